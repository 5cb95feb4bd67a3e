<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name></name>
    <message>
        <source>choose a piece ({count} can move)</source>
        <translation>scegli un pezzo ({count} si possono muovere)</translation>
    </message>
    <message>
        <source>choose where it goes ({count} possible)</source>
        <translation>scegli dove va ({count} possibilità)</translation>
    </message>
    <message>
        <source>choose ({count} possible)</source>
        <translation>scegli ({count} possibilità)</translation>
    </message>
    <message>
        <source>{count} on the board</source>
        <translation>{count} sulla scacchiera</translation>
    </message>
    <message>
        <source>more room for the king, cells: {count}</source>
        <translation>più spazio per il re, caselle: {count}</translation>
    </message>
    <message>
        <source>less room for the king, cells: {count}</source>
        <translation>meno spazio per il re, caselle: {count}</translation>
    </message>
    <message>
        <source>{name}, the throne</source>
        <translation>{name}, il trono</translation>
    </message>
    <message>
        <source>{name}, a corner</source>
        <translation>{name}, un angolo</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>a man of the king</source>
        <translation>un uomo del re</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>il re</translation>
    </message>
    <message>
        <source>a raider</source>
        <translation>un razziatore</translation>
    </message>
    <message>
        <source>{place}: {who}</source>
        <translation>{place}: {who}</translation>
    </message>
    <message>
        <source>this card</source>
        <translation>questa carta</translation>
    </message>
    <message>
        <source>Turn about</source>
        <translation>Mezzo giro</translation>
    </message>
    <message>
        <source>Turn right (clockwise)</source>
        <translation>Gira a destra (orario)</translation>
    </message>
    <message>
        <source>Turn right twice</source>
        <translation>Gira due volte a destra</translation>
    </message>
    <message>
        <source>Turn left twice</source>
        <translation>Gira due volte a sinistra</translation>
    </message>
    <message>
        <source>Turn left (anticlockwise)</source>
        <translation>Gira a sinistra (antiorario)</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Basta così</translation>
    </message>
    <message>
        <source>choose which way it turns</source>
        <translation>scegli da che parte ruota</translation>
    </message>
    <message>
        <source>now rotate a piece ({count} can turn)</source>
        <translation>ora ruota un pezzo ({count} si possono ruotare)</translation>
    </message>
    <message>
        <source>move a piece, or cast a rune card</source>
        <translation>muovi un pezzo, o lancia una carta runica</translation>
    </message>
    <message>
        <source>land {land} of {goal}</source>
        <translation>terra {land} di {goal}</translation>
    </message>
    <message>
        <source> (held by {who})</source>
        <translation> (in mano a: {who})</translation>
    </message>
    <message>
        <source>{name}: empty{held}</source>
        <translation>{name}: vuota{held}</translation>
    </message>
    <message>
        <source>{name}: {colour}&apos;s {kind}, facing {facing}{held}</source>
        <translation>{name}: {kind}, colore {colour}, rivolto a {facing}{held}</translation>
    </message>
    <message>
        <source>{sigils} sigils, {spears} spears; it goes one cell.</source>
        <translation>{sigils} sigilli, {spears} lance; va di una casella.</translation>
    </message>
    <message>
        <source>{sigils} sigils, {spears} spears; it goes {cells} cells at most.</source>
        <translation>{sigils} sigilli, {spears} lance; va al massimo di {cells} caselle.</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sud-ovest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ovest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ovest</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>Al centro</translation>
    </message>
    <message>
        <source>{owner}: a rune card, face down</source>
        <translation>{owner}: una carta runica coperta</translation>
    </message>
    <message>
        <source>{owner}: {title}. {meaning}</source>
        <translation>{owner}: {title}. {meaning}</translation>
    </message>
    <message>
        <source>this</source>
        <translation>questo</translation>
    </message>
    <message>
        <source>choose your support action</source>
        <translation>scegli la tua azione di supporto</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuori</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} carte</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 carta</translation>
    </message>
    <message>
        <source>{who} {does}.</source>
        <translation>{who} {does}.</translation>
    </message>
    <message>
        <source>The last one left wins; cards: {near}</source>
        <translation>Vince chi resta per ultimo; carte: {near}</translation>
    </message>
    <message>
        <source>{place}: two cards, sealed</source>
        <translation>{place}: due carte sigillate</translation>
    </message>
    <message>
        <source>discards of {who}</source>
        <translation>scarti di {who}</translation>
    </message>
    <message>
        <source>Deck: {count}</source>
        <translation>Mazzo: {count}</translation>
    </message>
    <message>
        <source>The deck: {count} cards</source>
        <translation>Il mazzo: {count} carte</translation>
    </message>
    <message>
        <source>The deck: 1 card</source>
        <translation>Il mazzo: 1 carta</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>mazzo</translation>
    </message>
    <message>
        <source>Armory</source>
        <translation>Armeria</translation>
    </message>
    <message>
        <source>armory</source>
        <translation>armeria</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Pescate</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>pescate</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>Principale</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Supporto</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>la tua mano</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Scarti</translation>
    </message>
    <message>
        <source>your discards</source>
        <translation>i tuoi scarti</translation>
    </message>
    <message>
        <source>I. Strategy</source>
        <translation>I. Strategia</translation>
    </message>
    <message>
        <source>II. Clash</source>
        <translation>II. Scontro</translation>
    </message>
    <message>
        <source>III. End of the turn</source>
        <translation>III. Fine del turno</translation>
    </message>
    <message>
        <source>{phase}: now, {doing}</source>
        <translation>{phase}: ora, {doing}</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>in parità</translation>
    </message>
    <message>
        <source>played by {who}</source>
        <translation>giocata da {who}</translation>
    </message>
    <message>
        <source>{place}: nothing yet</source>
        <translation>{place}: ancora niente</translation>
    </message>
    <message>
        <source>{place}: open</source>
        <translation>{place}: scoperte</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>una carta coperta</translation>
    </message>
    <message>
        <source>{place}: {card}</source>
        <translation>{place}: {card}</translation>
    </message>
    <message>
        <source>hand of {who}</source>
        <translation>mano di {who}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tu</translation>
    </message>
    <message>
        <source>player {number}</source>
        <translation>giocatore {number}</translation>
    </message>
    <message>
        <source>open draw</source>
        <translation>pesca scoperta</translation>
    </message>
    <message>
        <source>draw of three</source>
        <translation>pesca di tre</translation>
    </message>
    <message>
        <source>leading</source>
        <translation>guida</translation>
    </message>
    <message>
        <source>who leads?</source>
        <translation>chi comincia?</translation>
    </message>
    <message>
        <source>cards are dealt</source>
        <translation>si danno le carte</translation>
    </message>
    <message>
        <source>hands are mixed</source>
        <translation>si mescolano le mani</translation>
    </message>
    <message>
        <source>all choose in secret</source>
        <translation>tutti scelgono in segreto</translation>
    </message>
    <message>
        <source>equals are tied</source>
        <translation>chi è pari aspetta</translation>
    </message>
    <message>
        <source>main actions fall</source>
        <translation>agiscono le principali</translation>
    </message>
    <message>
        <source>cards are drawn</source>
        <translation>si pescano le carte</translation>
    </message>
    <message>
        <source>supports are called</source>
        <translation>si chiamano i supporti</translation>
    </message>
    <message>
        <source>cards are turned up</source>
        <translation>si scoprono le carte</translation>
    </message>
    <message>
        <source>swords take first</source>
        <translation>le spade prendono prima</translation>
    </message>
    <message>
        <source>the tied take cards</source>
        <translation>chi è in parità prende</translation>
    </message>
    <message>
        <source>wolves take back</source>
        <translation>i lupi riprendono</translation>
    </message>
    <message>
        <source>supports return</source>
        <translation>i supporti tornano</translation>
    </message>
    <message>
        <source>the armory is trimmed</source>
        <translation>si sfoltisce l&apos;armeria</translation>
    </message>
    <message>
        <source>last cards are tested</source>
        <translation>prova dell&apos;ultima carta</translation>
    </message>
    <message>
        <source>Main: one player must draw three.
Support: a lone draugr costs two.</source>
        <translation>Principale: un giocatore deve pescarne tre.
Supporto: un draugr solo ne costa due.</translation>
    </message>
    <message>
        <source>Main: look at a player&apos;s cards.
Support: a lone draugr lets you take first.</source>
        <translation>Principale: guarda le carte di un giocatore.
Supporto: con un draugr solo prendi per primo.</translation>
    </message>
    <message>
        <source>Main: one player shows what he draws.
Support: two cards more are turned up.</source>
        <translation>Principale: un giocatore mostra ciò che pesca.
Supporto: si scoprono due carte in più.</translation>
    </message>
    <message>
        <source>Main: take all your discards back.
Support: take one back.</source>
        <translation>Principale: riprendi tutti i tuoi scarti.
Supporto: riprendine uno.</translation>
    </message>
    <message>
        <source>Nobody may keep it.</source>
        <translation>Nessuno può tenerlo.</translation>
    </message>
    <message>
        <source>Main: look at the two top cards.
Support: turn one up.</source>
        <translation>Principale: guarda le due carte in cima.
Supporto: scoprine una.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Consigli</translation>
    </message>
    <message>
        <source>Show them on their pages &amp;again</source>
        <translation>Mostrali di nuovo sulle loro p&amp;agine</translation>
    </message>
    <message>
        <source>Version {version}.</source>
        <translation>Versione {version}.</translation>
    </message>
    <message>
        <source>Norse board games for friends on one network: no server, no account.</source>
        <translation>Giochi da tavolo nordici per amici sulla stessa rete: nessun server, nessun account.</translation>
    </message>
    <message>
        <source>{game} was designed by {name}.</source>
        <translation>{game} è un gioco di {name}.</translation>
    </message>
    <message>
        <source>The letters are Alegreya and Alegreya Sans, under the SIL Open Font License.</source>
        <translation>I caratteri sono Alegreya e Alegreya Sans, con la SIL Open Font License.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>I am &amp;ready</source>
        <translation>Sono &amp;pronto</translation>
    </message>
    <message>
        <source>{name}, take the seat.</source>
        <translation>{name}, prendi posto.</translation>
    </message>
    <message>
        <source>{weight} of 5: {words}</source>
        <translation>{weight} su 5: {words}</translation>
    </message>
    <message>
        <source>How much there is to learn before the first match</source>
        <translation>Quanto c&apos;è da imparare prima della prima partita</translation>
    </message>
    <message>
        <source>Take a seat. The fire is lit.</source>
        <translation>Prendi posto. Il fuoco è acceso.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
    <message>
        <source>Played lately</source>
        <translation>Giocate di recente</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Gioca a {game}</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Impara</translation>
    </message>
    <message>
        <source>Learn {game} by playing</source>
        <translation>Impara {game} giocando</translation>
    </message>
    <message>
        <source>The rules of {game}</source>
        <translation>Le regole di {game}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>The next game, with the sides swapped, is to be played.</source>
        <translation>La partita seguente, a parti scambiate, è da giocare.</translation>
    </message>
    <message>
        <source>Nearby: {names}</source>
        <translation>Nelle vicinanze: {names}</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Guardala</translation>
    </message>
    <message>
        <source>Look at {title}, {people}</source>
        <translation>Guarda {title}, {people}</translation>
    </message>
    <message>
        <source>Learn from it</source>
        <translation>Impara da essa</translation>
    </message>
    <message>
        <source>Learn from {title}, {people}</source>
        <translation>Impara da {title}, {people}</translation>
    </message>
    <message>
        <source>Close what is new for ever</source>
        <translation>Chiudi le novità per sempre</translation>
    </message>
    <message>
        <source>Who is &amp;nearby?</source>
        <translation>Chi c&apos;è vici&amp;no?</translation>
    </message>
    <message>
        <source>Play with friends on this network. Meadhall keeps silent there until you look.</source>
        <translation>Gioca con gli amici su questa rete. Meadhall vi resta in silenzio finché non guardi.</translation>
    </message>
    <message>
        <source>Those who are nearby play with you.</source>
        <translation>Chi è nelle vicinanze gioca con te.</translation>
    </message>
    <message>
        <source>Nearby, at no table: {names}.</source>
        <translation>Nelle vicinanze, a nessun tavolo: {names}.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Siediti</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>very light</source>
        <translation>minimo</translation>
    </message>
    <message>
        <source>light</source>
        <translation>leggero</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>heavy</source>
        <translation>impegnativo</translation>
    </message>
    <message>
        <source>very heavy</source>
        <translation>molto impegnativo</translation>
    </message>
    <message>
        <source>{name}&#xa0;×&#xa0;{count}</source>
        <translation>{name}&#xa0;×&#xa0;{count}</translation>
    </message>
    <message>
        <source>all at this computer</source>
        <translation>tutti a questo computer</translation>
    </message>
    <message>
        <source>against {names}</source>
        <translation>contro {names}</translation>
    </message>
    <message>
        <source>You won. {reason}</source>
        <translation>Hai vinto. {reason}</translation>
    </message>
    <message>
        <source>You lost. {reason}</source>
        <translation>Hai perso. {reason}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Go on with {title}, {people}</source>
        <translation>Continua {title}, {people}</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Iniziata</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>cannot be opened: {reason}</source>
        <translation>non si può aprire: {reason}</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>non finita</translation>
    </message>
    <message>
        <source>Find a match: a game, a name, a result</source>
        <translation>Cerca una partita: un gioco, un nome, un risultato</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>Cerca una partita</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;pri</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Rimuovi</translation>
    </message>
    <message>
        <source>Moves the file into the folder {folder}.</source>
        <translation>Sposta il file nella cartella {folder}.</translation>
    </message>
    <message>
        <source>No match yet. Whatever you play is kept here by itself.</source>
        <translation>Ancora nessuna partita. Ciò che giochi viene conservato qui da sé.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>{file} cannot be moved: {reason}.</source>
        <translation>{file} non si può spostare: {reason}.</translation>
    </message>
    <message>
        <source>Nearby</source>
        <translation>Vicini</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <translation>Tavoli su questa rete</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Apri un tavolo</translation>
    </message>
    <message>
        <source>Choose a game and keep a seat for somebody nearby; they see it at once.</source>
        <translation>Scegli un gioco e tieni un posto per chi è vicino: lo vede subito.</translation>
    </message>
    <message>
        <source>&amp;Open a table</source>
        <translation>A&amp;pri un tavolo</translation>
    </message>
    <message>
        <source>Join by invitation</source>
        <translation>Unisciti con un invito</translation>
    </message>
    <message>
        <source>Where a network keeps its guests apart, tables cannot be seen. The other end shows an invitation and an address; either leads there.</source>
        <translation>Dove una rete tiene separati i suoi ospiti, i tavoli non si vedono. L&apos;altro computer mostra un invito e un indirizzo: entrambi portano al tavolo.</translation>
    </message>
    <message>
        <source>Join &amp;there</source>
        <translation>Unisciti &amp;lì</translation>
    </message>
    <message>
        <source>Nobody there?</source>
        <translation>Nessuno?</translation>
    </message>
    <message>
        <source>Meadhall looks at this computer&apos;s network and says what is in the way.</source>
        <translation>Meadhall guarda la rete di questo computer e dice che cosa impedisce l&apos;incontro.</translation>
    </message>
    <message>
        <source>Check my &amp;network</source>
        <translation>Controlla la mia &amp;rete</translation>
    </message>
    <message>
        <source>No table is to be seen yet. Tables appear here by themselves. Meanwhile you may open one, or play against the computer: the table stays open.</source>
        <translation>Non si vede ancora alcun tavolo. I tavoli appaiono qui da sé. Intanto puoi aprirne uno, o giocare contro il computer: il tavolo resta aperto.</translation>
    </message>
    <message>
        <source>{title}, at {person}&apos;s table</source>
        <translation>{title}, al tavolo di {person}</translation>
    </message>
    <message>
        <source>Join {title}</source>
        <translation>Unisciti a {title}</translation>
    </message>
    <message>
        <source>Watch {title}</source>
        <translation>Guarda {title}</translation>
    </message>
    <message>
        <source>A game that is unknown here</source>
        <translation>Un gioco che qui non si conosce</translation>
    </message>
    <message>
        <source>another version of Meadhall; update both to play together</source>
        <translation>un&apos;altra versione di Meadhall; aggiornate entrambi per giocare insieme</translation>
    </message>
    <message>
        <source>all seats are taken</source>
        <translation>tutti i posti sono presi</translation>
    </message>
    <message>
        <source>the next game, kept for those who have played the one before</source>
        <translation>la partita seguente, tenuta per chi ha giocato quella prima</translation>
    </message>
    <message>
        <source>{free} of {seats} seats free</source>
        <translation>posti liberi: {free} su {seats}</translation>
    </message>
    <message>
        <source>the match is on; you may watch</source>
        <translation>la partita è in corso; puoi guardare</translation>
    </message>
    <message>
        <source>{title}, at {person}&apos;s table: {state}</source>
        <translation>{title}, al tavolo di {person}: {state}</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>The next move; so does a click or Space on the board</source>
        <translation>La mossa successiva; anche con un clic o Spazio sul tavoliere</translation>
    </message>
    <message>
        <source>Return to &amp;now</source>
        <translation>Torna al &amp;presente</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Suggerimento</translation>
    </message>
    <message>
        <source>Show a good piece, and again: a good move</source>
        <translation>Mostra un buon pezzo e, di nuovo, una buona mossa</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Riprendi l&apos;ultima mossa</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Annu&amp;lla</translation>
    </message>
    <message>
        <source>Ma&amp;ke this move</source>
        <translation>&amp;Fai questa mossa</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>&amp;Suggerimento</translation>
    </message>
    <message>
        <source>&amp;Allow</source>
        <translation>&amp;Permetti</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>That cannot be: {reason}</source>
        <translation>Non si può: {reason}</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>computer, {level}</translation>
    </message>
    <message>
        <source>{points} so far</source>
        <translation>finora {points}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ha vinto</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>patta</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>ha perso</translation>
    </message>
    <message>
        <source>has sealed</source>
        <translation>ha sigillato</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>sta pensando</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>di turno</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Cerca un&apos;impostazione</translation>
    </message>
    <message>
        <source>&amp;Put Meadhall into the menu</source>
        <translation>Metti Meadhall nel me&amp;nù</translation>
    </message>
    <message>
        <source>Adds an entry to the desktop&apos;s menu, and opens match files by a double click.</source>
        <translation>Aggiunge una voce al menù del desktop e apre i file delle partite con un doppio clic.</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Nessuna impostazione contiene queste parole.</translation>
    </message>
    <message>
        <source>The settings cannot be kept: {reason}.</source>
        <translation>Le impostazioni non si possono conservare: {reason}.</translation>
    </message>
    <message>
        <source>Meadhall is in the menu now</source>
        <translation>Ora Meadhall è nel menù</translation>
    </message>
    <message>
        <source>&amp;Sit down and play</source>
        <translation>&amp;Siediti e gioca</translation>
    </message>
    <message>
        <source>&amp;Play this game</source>
        <translation>Gioca a &amp;questo gioco</translation>
    </message>
    <message>
        <source>&amp;Learn it by playing</source>
        <translation>Imparalo gi&amp;ocando</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>Two games, sides swapped</source>
        <translation>Due partite, a parti scambiate</translation>
    </message>
    <message>
        <source>The sides are unlike: play both, and the score of the two games is kept.</source>
        <translation>Le due parti sono diverse: giocatele entrambe, e si tiene il punteggio delle due partite.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
    <message>
        <source>a moment</source>
        <translation>un momento</translation>
    </message>
    <message>
        <source>{level} thinks for</source>
        <translation>{level} pensa per</translation>
    </message>
    <message>
        <source>a person at this computer</source>
        <translation>una persona a questo computer</translation>
    </message>
    <message>
        <source>somebody nearby, over the network</source>
        <translation>qualcuno vicino, attraverso la rete</translation>
    </message>
    <message>
        <source>computer: {level}</source>
        <translation>computer: {level}</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Ospite</translation>
    </message>
    <message>
        <source>Guest {number}</source>
        <translation>Ospite {number}</translation>
    </message>
    <message>
        <source>{seconds} s for each choice</source>
        <translation>{seconds} s per ogni scelta</translation>
    </message>
    <message>
        <source>More time makes it stronger. What it chooses by the clock cannot be checked.</source>
        <translation>Più tempo lo rende più forte. Ciò che sceglie a orologio non si può verificare.</translation>
    </message>
    <message>
        <source>It looks at equally many positions on every computer. So others can check it.</source>
        <translation>Guarda lo stesso numero di posizioni su ogni computer. Così gli altri possono verificarlo.</translation>
    </message>
    <message>
        <source>{level}: {meaning}</source>
        <translation>{level}: {meaning}</translation>
    </message>
    <message>
        <source>Paste a p&amp;osition</source>
        <translation>Incolla una p&amp;osizione</translation>
    </message>
    <message>
        <source>Begin from a position that was copied at a table, and not from the opening.</source>
        <translation>Comincia da una posizione copiata a un tavolo, e non dall&apos;apertura.</translation>
    </message>
    <message>
        <source>From the openin&amp;g again</source>
        <translation>Di nuovo dall&apos;a&amp;pertura</translation>
    </message>
    <message>
        <source>From a position, play at this computer. Nobody else has seen it.</source>
        <translation>Da una posizione si gioca a questo computer. Nessun altro l&apos;ha vista.</translation>
    </message>
    <message>
        <source>Name of {side}</source>
        <translation>Nome: {side}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>{side} played by</source>
        <translation>{side}: chi gioca</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>All&apos;inizio</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una mossa indietro</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>Mostra le mosse</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Una mossa avanti</translation>
    </message>
    <message>
        <source>To the present</source>
        <translation>Al presente</translation>
    </message>
    <message>
        <source>How fast the moves are played</source>
        <translation>Quanto velocemente scorrono le mosse</translation>
    </message>
    <message>
        <source>The moves of the match</source>
        <translation>Le mosse della partita</translation>
    </message>
    <message>
        <source>Whose knowledge is shown</source>
        <translation>Con gli occhi di chi si guarda</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>Have the computer judge the match, move by move</source>
        <translation>Fai valutare la partita al computer, mossa per mossa</translation>
    </message>
    <message>
        <source>{number} of {length}</source>
        <translation>{number} di {length}</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>La scacchiera</translation>
    </message>
    <message>
        <source>The board in words</source>
        <translation>La scacchiera in parole</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Conversazione</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>A parole</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Che cosa è stato detto</translation>
    </message>
    <message>
        <source>Say something to the table</source>
        <translation>Di&apos; qualcosa al tavolo</translation>
    </message>
    <message>
        <source>Looking on: {names}.</source>
        <translation>Guardano: {names}.</translation>
    </message>
    <message>
        <source>Say something to the others who look on</source>
        <translation>Di&apos; qualcosa agli altri che guardano</translation>
    </message>
    <message>
        <source>&amp;Learn from it</source>
        <translation>&amp;Impara da qui</translation>
    </message>
    <message>
        <source>Have the computer look for the choices that cost you most</source>
        <translation>Fa&apos; cercare al computer le scelte che ti sono costate di più</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Gioca an&amp;cora</translation>
    </message>
    <message>
        <source>Again, &amp;swap sides</source>
        <translation>Ancora, &amp;scambiando i lati</translation>
    </message>
    <message>
        <source>Ne&amp;xt game, sides swapped</source>
        <translation>Partita s&amp;uccessiva, parti scambiate</translation>
    </message>
    <message>
        <source>{side}: 1 point</source>
        <translation>{side}: 1 punto</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Continua da qui</translation>
    </message>
    <message>
        <source>Begin another match at the position shown. This one stays as it is.</source>
        <translation>Inizia un&apos;altra partita dalla posizione mostrata. Questa resta com&apos;è.</translation>
    </message>
    <message>
        <source>You are looking back. Return to now to play.</source>
        <translation>Stai guardando indietro. Torna al presente per giocare.</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>il tavolo</translation>
    </message>
    <message>
        <source>Space: next, Esc: all of it</source>
        <translation>Spazio: avanti, Esc: tutto</translation>
    </message>
    <message>
        <source>{side}: {points} points</source>
        <translation>{side}: {points} punti</translation>
    </message>
    <message>
        <source>The computer declines the draw: it thinks that it stands better.</source>
        <translation>Il computer rifiuta il pareggio: pensa di stare meglio.</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Abbandona</translation>
    </message>
    <message>
        <source>Offer the others a draw?</source>
        <translation>Proporre la patta agli altri?</translation>
    </message>
    <message>
        <source>&amp;Offer a draw</source>
        <translation>&amp;Proponi la patta</translation>
    </message>
    <message>
        <source>Do all at this table agree to a draw?</source>
        <translation>Tutti a questo tavolo sono d&apos;accordo sulla patta?</translation>
    </message>
    <message>
        <source>Resign? The match is lost then.</source>
        <translation>Abbandonare? La partita è persa, allora.</translation>
    </message>
    <message>
        <source>Resign? You have lost then. The computer plays on in your place.</source>
        <translation>Abbandonare? Allora hai perso. Il computer continua al posto tuo.</translation>
    </message>
    <message>
        <source>{who}: resign? The match is lost then.</source>
        <translation>{who}: abbandonare? La partita è persa, allora.</translation>
    </message>
    <message>
        <source>{who}: resign? You have lost then. The computer plays on in your place.</source>
        <translation>{who}: abbandonare? Allora hai perso. Il computer continua al posto tuo.</translation>
    </message>
    <message>
        <source>&amp;Agree</source>
        <translation>D&apos;&amp;accordo</translation>
    </message>
    <message>
        <source>{name} would like to take back move {number}.</source>
        <translation>{name} vorrebbe ritirare la mossa {number}.</translation>
    </message>
    <message>
        <source>{name} would like to take back all from move {number} on.</source>
        <translation>{name} vorrebbe ritirare tutto dalla mossa {number} in poi.</translation>
    </message>
    <message>
        <source>Offer the computer a draw?</source>
        <translation>Proporre la patta al computer?</translation>
    </message>
    <message>
        <source>{name} offers a draw.</source>
        <translation>{name} propone la patta.</translation>
    </message>
    <message>
        <source>{game}, the board. {asked}</source>
        <translation>{game}, la scacchiera. {asked}</translation>
    </message>
    <message>
        <source>The computer looks for a hint.</source>
        <translation>Il computer cerca un suggerimento.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Ripreso.</translation>
    </message>
    <message>
        <source>The others are asked. Play goes on if they say no.</source>
        <translation>Si chiede agli altri. Se dicono di no, si continua a giocare.</translation>
    </message>
    <message>
        <source>{name} says no. The match goes on.</source>
        <translation>{name} dice di no. La partita continua.</translation>
    </message>
    <message>
        <source>Agreed: the move is taken back.</source>
        <translation>D&apos;accordo: la mossa è ritirata.</translation>
    </message>
    <message>
        <source>Nobody has answered, and the match has gone on.</source>
        <translation>Nessuno ha risposto, e la partita è andata avanti.</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>tutte le carte scoperte</translation>
    </message>
    <message>
        <source>as {side} knew it</source>
        <translation>come la conosceva {side}</translation>
    </message>
    <message>
        <source>It would take: {places}.</source>
        <translation>Prenderebbe: {places}.</translation>
    </message>
    <message>
        <source>&amp;Turn away</source>
        <translation>&amp;Respingere</translation>
    </message>
    <message>
        <source>Leave this &amp;table</source>
        <translation>Lasciare questo &amp;tavolo</translation>
    </message>
    <message>
        <source>They &amp;are the same</source>
        <translation>&amp;Sono le stesse</translation>
    </message>
    <message>
        <source>The words of {name}</source>
        <translation>Le parole di {name}</translation>
    </message>
    <message>
        <source>The table gathers</source>
        <translation>Il tavolo si raduna</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>Mo&amp;strami</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Riprova</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Lascia</translation>
    </message>
    <message>
        <source>Lesson {at} of {count}</source>
        <translation>Lezione {at} di {count}</translation>
    </message>
    <message>
        <source>Choose {places}.</source>
        <translation>Scegli {places}.</translation>
    </message>
    <message>
        <source>That can be done, but something else was asked. Try again.</source>
        <translation>Si può fare, ma era chiesto altro. Riprova.</translation>
    </message>
    <message>
        <source>&amp;Play a match</source>
        <translation>&amp;Gioca una partita</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Invito</translation>
    </message>
    <message>
        <source>The network of this computer</source>
        <translation>La rete di questo computer</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Che cosa si è trovato</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>Well</source>
        <translation>Bene</translation>
    </message>
    <message>
        <source>Look here</source>
        <translation>Da guardare</translation>
    </message>
    <message>
        <source>or the address {addresses}</source>
        <translation>o l&apos;indirizzo {addresses}</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (tu)</translation>
    </message>
    <message>
        <source>has opened this table</source>
        <translation>ha aperto questo tavolo</translation>
    </message>
    <message>
        <source>is here</source>
        <translation>è qui</translation>
    </message>
    <message>
        <source>for the first who comes</source>
        <translation>per chi arriva per primo</translation>
    </message>
    <message>
        <source>for those who have played the game before</source>
        <translation>per chi ha giocato la partita precedente</translation>
    </message>
    <message>
        <source>A free seat</source>
        <translation>Un posto libero</translation>
    </message>
    <message>
        <source>The one who opened this table has left it. If they open it again, you are there; or leave, and look for another one.</source>
        <translation>Chi ha aperto questo tavolo se n&apos;è andato. Se lo riapre, ci sei; oppure lascia e cercane un altro.</translation>
    </message>
    <message>
        <source>Calling the table…</source>
        <translation>Chiamo il tavolo…</translation>
    </message>
    <message>
        <source>All seats are taken. You come in as soon as one is free.</source>
        <translation>Tutti i posti sono presi. Entri appena uno si libera.</translation>
    </message>
    <message>
        <source>People still to come: {count}.</source>
        <translation>Persone che mancano ancora: {count}.</translation>
    </message>
    <message>
        <source>Everybody is here. The match begins once all have said that they agree.</source>
        <translation>Ci sono tutti. La partita comincia quando tutti hanno detto di essere d’accordo.</translation>
    </message>
    <message>
        <source>A table on the network</source>
        <translation>Un tavolo sulla rete</translation>
    </message>
    <message>
        <source>Norse board games, by the fire or across the network</source>
        <translation>Giochi da tavolo nordici, accanto al fuoco o attraverso la rete</translation>
    </message>
    <message>
        <source>Welcome. What should others call you?</source>
        <translation>Benvenuto. Come ti devono chiamare gli altri?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>&amp;Play against the computer</source>
        <translation>Gioca &amp;contro il computer</translation>
    </message>
    <message>
        <source>&amp;Two at this computer</source>
        <translation>In &amp;due a questo computer</translation>
    </message>
    <message>
        <source>&amp;Learn to play, in three minutes</source>
        <translation>&amp;Impara a giocare, in tre minuti</translation>
    </message>
    <message>
        <source>Find players &amp;nearby</source>
        <translation>Cerca giocatori &amp;vicino</translation>
    </message>
    <message>
        <source>L&amp;ook around first</source>
        <translation>Prima guarda intor&amp;no</translation>
    </message>
    <message>
        <source>Your computer may ask whether Meadhall may use the local network. Say yes for private networks; nothing is sent before.</source>
        <translation>Il computer può chiedere se Meadhall può usare la rete locale. Rispondi di sì per le reti private; prima non viene inviato nulla.</translation>
    </message>
    <message>
        <source>Welcome to Meadhall, {name}. So others will call you; Shift+Tab leads to your name.</source>
        <translation>Benvenuto a Meadhall, {name}. Così ti chiameranno gli altri; Maiusc+Tab porta al tuo nome.</translation>
    </message>
    <message>
        <source>All of this can be changed later in the settings.</source>
        <translation>Tutto questo si può cambiare più tardi nelle impostazioni.</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Grandezza del testo</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Nulla si muove</translation>
    </message>
    <message>
        <source>You are looking at move {number} of {length}. The match is as it was.</source>
        <translation>Stai guardando la mossa {number} di {length}. La partita è com&apos;era.</translation>
    </message>
    <message>
        <source>{who}: {cards}. Press Enter to seal the choice.</source>
        <translation>{who}: {cards}. Premi Invio per sigillare la scelta.</translation>
    </message>
    <message>
        <source>{who}: {doubt} Press Enter to do it all the same. Esc: back.</source>
        <translation>{who}: {doubt} Premi Invio per farlo lo stesso. Esc: indietro.</translation>
    </message>
    <message>
        <source>{who}: {name}. Press Enter to make this move.</source>
        <translation>{who}: {name}. Premi Invio per fare questa mossa.</translation>
    </message>
    <message>
        <source>Your turn, {who}. {asked}</source>
        <translation>Tocca a te, {who}. {asked}</translation>
    </message>
    <message>
        <source>{who}, your turn. {asked}</source>
        <translation>{who}, tocca a te. {asked}</translation>
    </message>
    <message>
        <source>{who}, {taken}: {wanted} Esc: back.</source>
        <translation>{who}, {taken}: {wanted} Esc: indietro.</translation>
    </message>
    <message>
        <source>Your turn, {who}: {wanted}</source>
        <translation>Tocca a te, {who}: {wanted}</translation>
    </message>
    <message>
        <source>{who}, your turn: {wanted}</source>
        <translation>{who}, tocca a te: {wanted}</translation>
    </message>
    <message>
        <source>Hint: look at {place}. H again: the whole move.</source>
        <translation>Suggerimento: guarda {place}. Ancora H: tutta la mossa.</translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <translation>{start} verso {end}</translation>
    </message>
    <message>
        <source>{main} with {support}</source>
        <translation>{main} con {support}</translation>
    </message>
    <message>
        <source>Hint: {name}.</source>
        <translation>Suggerimento: {name}.</translation>
    </message>
    <message>
        <source>Hint: {name}. What it brings: {gains}.</source>
        <translation>Suggerimento: {name}. Che cosa porta: {gains}.</translation>
    </message>
    <message>
        <source>The match stops here; it was not played to its end.</source>
        <translation>La partita si ferma qui; non è stata giocata fino alla fine.</translation>
    </message>
    <message>
        <source>One moment.</source>
        <translation>Un momento.</translation>
    </message>
    <message>
        <source>One moment: the others have yet to hear of this.</source>
        <translation>Un momento: gli altri devono ancora saperlo.</translation>
    </message>
    <message>
        <source>{names} to move. You are looking on.</source>
        <translation>Tocca a {names}. Tu guardi.</translation>
    </message>
    <message>
        <source>{names} is thinking.</source>
        <translation>Sta pensando: {names}.</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>In attesa di: {names}.</translation>
    </message>
    <message>
        <source>{side} (computer, {level})</source>
        <translation>{side} (computer, {level})</translation>
    </message>
    <message>
        <source>{who} {points}</source>
        <translation>{who} {points}</translation>
    </message>
    <message>
        <source>Game {number} of {length}: {scores}.</source>
        <translation>Partita {number} di {length}: {scores}.</translation>
    </message>
    <message>
        <source>The match is drawn: {scores}.</source>
        <translation>L&apos;incontro finisce in parità: {scores}.</translation>
    </message>
    <message>
        <source>{who} wins the match: {scores}.</source>
        <translation>{who} vince l&apos;incontro: {scores}.</translation>
    </message>
    <message>
        <source>{person} (first {side})</source>
        <translation>{person} (prima {side})</translation>
    </message>
    <message>
        <source>{others}, over</source>
        <translation>{others}, finita</translation>
    </message>
    <message>
        <source>over</source>
        <translation>finita</translation>
    </message>
    <message>
        <source>{game}, {against}: it is over</source>
        <translation>{game}, {against}: è finita</translation>
    </message>
    <message>
        <source>{others}, move {number}</source>
        <translation>{others}, mossa {number}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>mossa {number}</translation>
    </message>
    <message>
        <source>{game}, {against}: your turn</source>
        <translation>{game}, {against}: tocca a te</translation>
    </message>
    <message>
        <source>{game}, {against}: the others are to move</source>
        <translation>{game}, {against}: tocca agli altri</translation>
    </message>
    <message>
        <source>Waiting room, {game}: everybody is there</source>
        <translation>Sala d&apos;attesa, {game}: ci sono tutti</translation>
    </message>
    <message>
        <source>Waiting room, {game}: still to come: {count}</source>
        <translation>Sala d&apos;attesa, {game}: ne mancano {count}</translation>
    </message>
    <message>
        <source>A draw. {reason}</source>
        <translation>Patta. {reason}</translation>
    </message>
    <message>
        <source>You win. {reason}</source>
        <translation>Hai vinto. {reason}</translation>
    </message>
    <message>
        <source>Victory for {sides}. {reason}</source>
        <translation>Vittoria: {sides}. {reason}</translation>
    </message>
    <message>
        <source>{file} is damaged: {reason}. It is shown up to move {number}, as far as it is whole.</source>
        <translation>{file} è danneggiato: {reason}. È mostrato fino alla mossa {number}, finché è intero.</translation>
    </message>
    <message>
        <source>{file} is damaged: {reason}. The match goes on after move {number}; the file as it was is kept as {copy}.</source>
        <translation>{file} è danneggiato: {reason}. La partita continua dopo la mossa {number}; il file com&apos;era è conservato come {copy}.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} e {last}</translation>
    </message>
    <message>
        <source>What went &amp;wrong</source>
        <translation>Che cosa è &amp;successo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Go to:</source>
        <translation>Vai a:</translation>
    </message>
    <message>
        <source>Move:</source>
        <translation>Mossa:</translation>
    </message>
    <message>
        <source>There is no place called {name}.</source>
        <translation>Non c&apos;è nessun luogo chiamato {name}.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>{game} has no board here yet.</source>
        <translation>{game} non ha ancora una scacchiera qui.</translation>
    </message>
    <message>
        <source>Choose a game; the other seats are kept for people nearby.</source>
        <translation>Scegli un gioco; gli altri posti sono tenuti per chi è vicino.</translation>
    </message>
    <message>
        <source>Choose a game to invite {name} to.</source>
        <translation>Scegli un gioco a cui invitare {name}.</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>Sala d&apos;attesa</translation>
    </message>
    <message>
        <source>Open a match file</source>
        <translation>Apri il file di una partita</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a match or a position first.</source>
        <translation>Non c&apos;è nessun testo da incollare. Prima copia una partita o una posizione.</translation>
    </message>
    <message>
        <source>The moves are on the clipboard.</source>
        <translation>Le mosse sono negli appunti.</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>La posizione è negli appunti.</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Salva una figura del tavoliere</translation>
    </message>
    <message>
        <source>Pictures ({kinds})</source>
        <translation>Figure ({kinds})</translation>
    </message>
    <message>
        <source>The picture is in {file}.</source>
        <translation>La figura è in {file}.</translation>
    </message>
    <message>
        <source>The picture cannot be written to {file}.</source>
        <translation>La figura non si può scrivere in {file}.</translation>
    </message>
    <message>
        <source>{game}, {against}</source>
        <translation>{game}, {against}</translation>
    </message>
    <message>
        <source>The language changes once shared tables and lessons are closed.</source>
        <translation>La lingua cambia quando i tavoli condivisi e le lezioni sono chiusi.</translation>
    </message>
    <message>
        <source>Matches (*.saga *.txt)</source>
        <translation>Partite (*.saga *.txt)</translation>
    </message>
    <message>
        <source>Back to the window</source>
        <translation>Torna alla finestra</translation>
    </message>
    <message>
        <source>Something went wrong ({reason}). Your matches are safe.</source>
        <translation>Qualcosa è andato storto ({reason}). Le tue partite sono al sicuro.</translation>
    </message>
    <message>
        <source>Meadhall ended unexpectedly the last time. Nothing of your matches is lost.</source>
        <translation>L&apos;ultima volta Meadhall si è chiuso in modo imprevisto. Delle tue partite nulla è perduto.</translation>
    </message>
    <message>
        <source>&amp;About Meadhall</source>
        <translation>&amp;Informazioni su Meadhall</translation>
    </message>
    <message>
        <source>&amp;Chances through the match</source>
        <translation>Pro&amp;babilità nella partita</translation>
    </message>
    <message>
        <source>&amp;Close this table</source>
        <translation>&amp;Chiudi questo tavolo</translation>
    </message>
    <message>
        <source>&amp;Daylight</source>
        <translation>&amp;Luce del giorno</translation>
    </message>
    <message>
        <source>&amp;Firelight</source>
        <translation>Luce del &amp;fuoco</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gioco</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contrasto</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasti</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Testo più &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Biblioteca</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mossa</translation>
    </message>
    <message>
        <source>Near&amp;by</source>
        <translation>&amp;Vicini</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Nuova partita</translation>
    </message>
    <message>
        <source>&amp;Open a match file…</source>
        <translation>&amp;Apri il file di una partita…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Regole del gioco</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Impo&amp;stazioni</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Testo più &amp;piccolo</translation>
    </message>
    <message>
        <source>&amp;Tips</source>
        <translation>&amp;Consigli</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>A &amp;place…</source>
        <translation>Un &amp;luogo…</translation>
    </message>
    <message>
        <source>A card is cast instead of a move, and only one in a turn.</source>
        <translation>Una carta si lancia al posto di una mossa, e una sola per turno.</translation>
    </message>
    <message>
        <source>A draugr cannot be kept.</source>
        <translation>Un draugr non si può tenere.</translation>
    </message>
    <message>
        <source>A draugr stays in the armory for ever.</source>
        <translation>Un draugr resta nell&apos;armeria per sempre.</translation>
    </message>
    <message>
        <source>A hostile gold tribe between two players, which they move by turns.</source>
        <translation>Una tribù d&apos;oro ostile fra due giocatori, che la muovono a turno.</translation>
    </message>
    <message>
        <source>A king breaks out to a corner; raiders shut him in. For two.</source>
        <translation>Un re tenta di raggiungere un angolo; i razziatori lo accerchiano. Per due.</translation>
    </message>
    <message>
        <source>A move that is pointed out waits for Enter or the button.</source>
        <translation>Una mossa già indicata aspetta Invio o il pulsante.</translation>
    </message>
    <message>
        <source>After a hundred turns the others still stand.</source>
        <translation>Dopo cento turni gli altri sono ancora in piedi.</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+9</source>
        <translation>da Alt+1 a Alt+9</translation>
    </message>
    <message>
        <source>Arrows; Q E A D Z C</source>
        <translation>Frecce; Q E A D Z C</translation>
    </message>
    <message>
        <source>Ask before a move is made</source>
        <translation>Chiedi prima di fare una mossa</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Attack with a warrior over any one corner, with or without a spear there.</source>
        <translation>Attacca con un guerriero oltre un vertice qualsiasi, con o senza lancia.</translation>
    </message>
    <message>
        <source>Attack with a warrior; enemies beside the corner do not block the jump.</source>
        <translation>Attacca con un guerriero; i nemici accanto al vertice non fermano il salto.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Scacchiera</translation>
    </message>
    <message>
        <source>Capture with a warrior; it may at once capture once more.</source>
        <translation>Cattura con un guerriero; può subito catturare ancora una volta.</translation>
    </message>
    <message>
        <source>Cards are not cast for the Jötunn.</source>
        <translation>Per lo Jötunn non si lanciano carte.</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Carte a testa</translation>
    </message>
    <message>
        <source>Choose what is under the cursor</source>
        <translation>Scegli ciò che è sotto il cursore</translation>
    </message>
    <message>
        <source>Cover the table between players</source>
        <translation>Copri il tavolo fra un giocatore e l&apos;altro</translation>
    </message>
    <message>
        <source>Daylight is bright, firelight dark; high contrast has plain grounds and strong outlines.</source>
        <translation>La luce del giorno è chiara, quella del fuoco scura; l&apos;alto contrasto ha fondi uniti e contorni forti.</translation>
    </message>
    <message>
        <source>Deadlock: for 100 turns each, nothing was taken and nobody held more land than before.</source>
        <translation>Stallo: per 100 turni a testa nulla è stato preso e nessuno ha tenuto più terra di prima.</translation>
    </message>
    <message>
        <source>Deadlock: nobody can move.</source>
        <translation>Stallo: nessuno può muovere.</translation>
    </message>
    <message>
        <source>Deadlock: the position has come up for the third time.</source>
        <translation>Stallo: la posizione si è presentata per la terza volta.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficoltà</translation>
    </message>
    <message>
        <source>Dots on all places that the chosen piece can reach, or nothing for those who want to see it for themselves.</source>
        <translation>Punti su tutti i posti che il pezzo scelto può raggiungere, o nulla per chi vuole vederlo da sé.</translation>
    </message>
    <message>
        <source>Enter, Space, S</source>
        <translation>Invio, Spazio, S</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Every action can have the key that you want.</source>
        <translation>Ogni azione può avere il tasto che vuoi.</translation>
    </message>
    <message>
        <source>Every seat can be a person at this computer, a player of the computer, or somebody nearby.</source>
        <translation>Ogni posto può essere di una persona a questo computer, di un giocatore del computer o di qualcuno nelle vicinanze.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Scambio</translation>
    </message>
    <message>
        <source>Extra Move Direction</source>
        <translation>Direzione in più</translation>
    </message>
    <message>
        <source>Extra Move Distance</source>
        <translation>Distanza in più</translation>
    </message>
    <message>
        <source>Extra Spear</source>
        <translation>Lancia in più</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Schermo intero</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Prima mossa</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Primo turno</translation>
    </message>
    <message>
        <source>Forfeits</source>
        <translation>Pegni</translation>
    </message>
    <message>
        <source>Full Turn</source>
        <translation>Giro completo</translation>
    </message>
    <message>
        <source>Fury</source>
        <translation>Furia</translation>
    </message>
    <message>
        <source>Gather, craft and sail, and slay Eikthyr together. For one or two heroes.</source>
        <translation>Raccogliete, costruite, navigate e uccidete insieme Eikthyr. Per uno o due eroi.</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>How many captured cells win the match.</source>
        <translation>Quante caselle conquistate vincono la partita.</translation>
    </message>
    <message>
        <source>How many cards each player gets in the Drawing of the Three.</source>
        <translation>Quante carte riceve ogni giocatore nella Pesca delle Tre.</translation>
    </message>
    <message>
        <source>How many cells each edge of the board has. On the large board the king slides like everybody else.</source>
        <translation>Quante caselle ha ogni lato della scacchiera. Su quella grande il re scorre come tutti gli altri.</translation>
    </message>
    <message>
        <source>How many pieces each tribe has, and where they stand.</source>
        <translation>Quanti pezzi ha ogni tribù, e dove stanno.</translation>
    </message>
    <message>
        <source>How strong the enemies are and how many turns there are. Except in a gentle match, the serpent attacks by itself.</source>
        <translation>Quanto sono forti i nemici e quanti turni ci sono. Tranne in una partita mite, il serpente attacca da sé.</translation>
    </message>
    <message>
        <source>In percent of the usual size.</source>
        <translation>In percento della grandezza solita.</translation>
    </message>
    <message>
        <source>In tenths of a second, so that nobody misses what happened.</source>
        <translation>In decimi di secondo, perché a nessuno sfugga ciò che è successo.</translation>
    </message>
    <message>
        <source>It is not your turn to choose.</source>
        <translation>Non tocca a te scegliere.</translation>
    </message>
    <message>
        <source>Jötunn</source>
        <translation>Jötunn</translation>
    </message>
    <message>
        <source>Land to win</source>
        <translation>Terra per vincere</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>A VPN is on ({names}). Turn it off if those nearby are not found.</source>
        <translation>È attiva una VPN ({names}). Spegnila se non si trovano le persone vicine.</translation>
    </message>
    <message>
        <source>A boss is fought when all heroes are on its hex: the serpent&apos;s, or the dungeon&apos;s with a boss key.</source>
        <translation>Un boss si combatte quando tutti gli eroi sono nel suo esagono: quello del serpente, o quello del dungeon con una chiave del boss.</translation>
    </message>
    <message>
        <source>A campfire burns here already.</source>
        <translation>Qui brucia già un fuoco da campo.</translation>
    </message>
    <message>
        <source>A draugr was kept, which nobody may do.</source>
        <translation>È stato tenuto un draugr, e nessuno può farlo.</translation>
    </message>
    <message>
        <source>A draugr: lose a card, of your hand or of your discards.</source>
        <translation>Un draugr: perdi una carta, della mano o degli scarti.</translation>
    </message>
    <message>
        <source>A draugr: lose {count} cards, one after the other, of your hand or of your discards.</source>
        <translation>Un draugr: perdi {count} carte, una dopo l&apos;altra, della mano o degli scarti.</translation>
    </message>
    <message>
        <source>A folder that holds settings, matches and logs, in place of the usual ones.</source>
        <translation>Una cartella che contiene impostazioni, partite e registri, al posto delle solite.</translation>
    </message>
    <message>
        <source>A goal of {colour}&apos;s own, as a handicap; 0 for the same as everybody&apos;s.</source>
        <translation>{colour}: un traguardo proprio, come vantaggio; 0 per lo stesso di tutti.</translation>
    </message>
    <message>
        <source>A hero floats on the raft.</source>
        <translation>Un eroe galleggia sulla zattera.</translation>
    </message>
    <message>
        <source>A link was closed: {reason}.</source>
        <translation>Un collegamento è stato chiuso: {reason}.</translation>
    </message>
    <message>
        <source>A raft is made beside the sea.</source>
        <translation>Una zattera si costruisce accanto al mare.</translation>
    </message>
    <message>
        <source>A rule was broken that nobody saw: {why}.</source>
        <translation>Una regola è stata infranta senza che nessuno lo vedesse: {why}.</translation>
    </message>
    <message>
        <source>A setting was not understood: {reason}.</source>
        <translation>Un&apos;impostazione non è stata capita: {reason}.</translation>
    </message>
    <message>
        <source>All is well on this computer. Perhaps nobody else has opened Meadhall&apos;s page of people nearby, or the network keeps its computers apart, as networks for guests do: then a cable, another network or a phone&apos;s hotspot helps, or an invitation.</source>
        <translation>Su questo computer va tutto bene. Forse nessun altro ha aperto la pagina delle persone vicine di Meadhall, oppure la rete tiene separati i suoi computer, come fanno le reti per ospiti: allora aiuta un cavo, un&apos;altra rete o l&apos;hotspot di un telefono, oppure un invito.</translation>
    </message>
    <message>
        <source>An invitation does not stand any more.</source>
        <translation>Un invito non vale più.</translation>
    </message>
    <message>
        <source>Answer {number} of the text cannot be: {reason}</source>
        <translation>La risposta {number} del testo non è possibile: {reason}</translation>
    </message>
    <message>
        <source>Archery: flanks from two zones away, across free grass or forest.</source>
        <translation>Tiro con l&apos;arco: aggira da due zone di distanza, attraverso erba o foresta libere.</translation>
    </message>
    <message>
        <source>At the end, one point for every two units you have on the field, rounded up.</source>
        <translation>Alla fine, un punto ogni due unità che hai sul campo, arrotondato per eccesso.</translation>
    </message>
    <message>
        <source>At the table: {names}.</source>
        <translation>Al tavolo: {names}.</translation>
    </message>
    <message>
        <source>Back to before answer {number}.</source>
        <translation>Si torna a prima della risposta {number}.</translation>
    </message>
    <message>
        <source>Baldr</source>
        <translation>Baldr</translation>
    </message>
    <message>
        <source>Battle Forged: one movement point more for each card you lay.</source>
        <translation>Forgiati in battaglia: un punto movimento in più per ogni carta che posi.</translation>
    </message>
    <message>
        <source>Berserker&apos;s Rage: after a kill, lose all movement points; you may lay another card of the pool and gain its points.</source>
        <translation>Furia del berserker: dopo un&apos;uccisione perdi tutti i punti movimento; puoi posare un&apos;altra carta della riserva e averne i punti.</translation>
    </message>
    <message>
        <source>Berserker&apos;s Rage: all movement points are gone</source>
        <translation>Furia del berserker: tutti i punti movimento sono persi</translation>
    </message>
    <message>
        <source>Berserker&apos;s Rage: you may lay another card of the pool and gain its movement points.</source>
        <translation>Furia del berserker: puoi posare un&apos;altra carta della riserva e averne i punti movimento.</translation>
    </message>
    <message>
        <source>Bloodlust: one movement point more for each kill.</source>
        <translation>Sete di sangue: un punto movimento in più per ogni uccisione.</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Incatenato</translation>
    </message>
    <message>
        <source>Bragi</source>
        <translation>Bragi</translation>
    </message>
    <message>
        <source>Calls to everybody on this network (multicast) are not heard, not even here: a firewall or the network keeps them back. Join by invitation or address instead.</source>
        <translation>Le chiamate a tutti in questa rete (multicast) non si sentono, neppure qui: le trattiene un firewall o la rete. Entra con un invito o un indirizzo.</translation>
    </message>
    <message>
        <source>Calls to everybody on this network are heard.</source>
        <translation>Le chiamate a tutti in questa rete si sentono.</translation>
    </message>
    <message>
        <source>Choose two cards in secret: your main action, with your support action.</source>
        <translation>Scegli due carte in segreto: la tua azione principale e quella di supporto.</translation>
    </message>
    <message>
        <source>Choose your warband. The fewer units it has, the stronger and harder to play it is.</source>
        <translation>Scegli la tua banda. Meno unità ha, più è forte e difficile da giocare.</translation>
    </message>
    <message>
        <source>Click what is marked, and then what is marked next. {hint} gives a hint, and {rules} has the rules.</source>
        <translation>Fai clic su ciò che è segnato, e poi su ciò che si segna dopo. {hint} dà un suggerimento, e {rules} mostra le regole.</translation>
    </message>
    <message>
        <source>Cop&amp;y the moves</source>
        <translation>C&amp;opia le mosse</translation>
    </message>
    <message>
        <source>Copy the pos&amp;ition</source>
        <translation>Copia la pos&amp;izione</translation>
    </message>
    <message>
        <source>Counts the ways to go on from a position. Secret choices of several seats count as one, in all their combinations; cards and dice fall the same each time.</source>
        <translation>Conta i modi di proseguire da una posizione. Le scelte segrete di più posti contano come una, in tutte le loro combinazioni; carte e dadi cadono ogni volta allo stesso modo.</translation>
    </message>
    <message>
        <source>Crone</source>
        <translation>Vecchia</translation>
    </message>
    <message>
        <source>Destroy a card of the field that no unit is on.</source>
        <translation>Distruggi una carta del campo su cui non c&apos;è nessuna unità.</translation>
    </message>
    <message>
        <source>Die Hard: killed only when flanked twice at the same time. Enrage: with three or more free Valknuts on the field she is enraged. Stomp: enraged, she may land on enemies and kills them.</source>
        <translation>Dura a morire: muore solo se aggirata due volte insieme. Ira: con tre o più Valknut liberi sul campo è infuriata. Calpestare: da infuriata può finire sui nemici e li uccide.</translation>
    </message>
    <message>
        <source>Dragons</source>
        <translation>Draghi</translation>
    </message>
    <message>
        <source>Draugar</source>
        <translation>Draugar</translation>
    </message>
    <message>
        <source>Draw two cards from the deck and keep one; or take a card from the armory onto your discards.</source>
        <translation>Pesca due carte dal mazzo e tienine una; o prendi una carta dall&apos;armeria fra i tuoi scarti.</translation>
    </message>
    <message>
        <source>Draw two cards from the deck, which all will see, and keep one; or take a card from the armory onto your discards.</source>
        <translation>Pesca due carte dal mazzo, che tutti vedranno, e tienine una; o prendi una carta dall&apos;armeria fra i tuoi scarti.</translation>
    </message>
    <message>
        <source>Drawing may be declined</source>
        <translation>Si può rinunciare a pescare</translation>
    </message>
    <message>
        <source>Dwarves</source>
        <translation>Nani</translation>
    </message>
    <message>
        <source>Eikthyr</source>
        <translation>Eikthyr</translation>
    </message>
    <message>
        <source>Eikthyr is slain in turn {turn}: {who}.</source>
        <translation>Eikthyr è ucciso nel turno {turn}: {who}.</translation>
    </message>
    <message>
        <source>Einherjar thinks for {seconds} s about each choice. By the clock no two computers think alike, so what it chooses cannot be checked.</source>
        <translation>Einherjar pensa per {seconds} s a ogni scelta. A orologio due computer non pensano mai allo stesso modo, perciò ciò che sceglie non si può verificare.</translation>
    </message>
    <message>
        <source>Elves</source>
        <translation>Elfi</translation>
    </message>
    <message>
        <source>Everybody has signed the end.</source>
        <translation>Tutti hanno firmato la fine.</translation>
    </message>
    <message>
        <source>Exit code: 0 all holds, 1 no match file, 3 the file is damaged, 4 somebody broke it.</source>
        <translation>Codice d&apos;uscita: 0 tutto è in ordine, 1 non è un file di partita, 3 il file è danneggiato, 4 qualcuno ha violato la partita.</translation>
    </message>
    <message>
        <source>Exit code: 0 it could be shown, 1 it is no match file, or has no such place.</source>
        <translation>Codice d&apos;uscita: 0 si è potuto mostrare, 1 non è un file di partita o non ha un tale punto.</translation>
    </message>
    <message>
        <source>Exit code: 0 stopped as asked, 1 nobody can be found on this network.</source>
        <translation>Codice d&apos;uscita: 0 fermato come richiesto, 1 su questa rete non si può trovare nessuno.</translation>
    </message>
    <message>
        <source>Exit code: 0 the match is signed by all; 1 it could not begin or go on; 2 wrong words; 3 left before the end; 4 somebody broke the match; 5 claimed by the table&apos;s time rule.</source>
        <translation>Codice d&apos;uscita: 0 la partita è firmata da tutti; 1 non è potuta cominciare o proseguire; 2 parole sbagliate; 3 lasciata prima della fine; 4 qualcuno ha violato la partita; 5 reclamata secondo la regola del tempo del tavolo.</translation>
    </message>
    <message>
        <source>Falcon</source>
        <translation>Falco</translation>
    </message>
    <message>
        <source>Fenrir</source>
        <translation>Fenrir</translation>
    </message>
    <message>
        <source>Five can play Valhalla only with the gods or the aspects of Loki.</source>
        <translation>In cinque si gioca a Valhalla soltanto con gli dèi o con gli aspetti di Loki.</translation>
    </message>
    <message>
        <source>Flame</source>
        <translation>Fiamma</translation>
    </message>
    <message>
        <source>Fly</source>
        <translation>Mosca</translation>
    </message>
    <message>
        <source>Flyter</source>
        <translation>Schernitore</translation>
    </message>
    <message>
        <source>For that you still need: {missing}.</source>
        <translation>Per questo ti serve ancora: {missing}.</translation>
    </message>
    <message>
        <source>Forfeits are set for gods, and none are in the deck.</source>
        <translation>I pegni si impongono per gli dèi, e nel mazzo non ce n&apos;è nessuno.</translation>
    </message>
    <message>
        <source>Freya</source>
        <translation>Freya</translation>
    </message>
    <message>
        <source>Freyja</source>
        <translation>Freyja</translation>
    </message>
    <message>
        <source>Freyr</source>
        <translation>Freyr</translation>
    </message>
    <message>
        <source>Frigg</source>
        <translation>Frigg</translation>
    </message>
    <message>
        <source>Getting ready for {system} ...</source>
        <translation>Si prepara il necessario per {system} ...</translation>
    </message>
    <message>
        <source>Giantess</source>
        <translation>Gigantessa</translation>
    </message>
    <message>
        <source>Goblins</source>
        <translation>Goblin</translation>
    </message>
    <message>
        <source>Gods &amp; Monsters is for 4 players, or for 2 in Ragnarok mode.</source>
        <translation>Dei e mostri è per 4 giocatori, o per 2 nel modo Ragnarok.</translation>
    </message>
    <message>
        <source>Gold does not begin where nobody plays it.</source>
        <translation>L&apos;Oro non comincia dove nessuno lo gioca.</translation>
    </message>
    <message>
        <source>Gold needs no goal where nobody plays it.</source>
        <translation>L&apos;Oro non ha bisogno di un traguardo dove nessuno lo gioca.</translation>
    </message>
    <message>
        <source>H home, . meadow, F forest, K rock, R river, M marsh, T house (t searched), D dungeon, ~ sea, S serpent; 1 2 heroes (&amp; both), * campfire, = raft, + grave</source>
        <translation>H casa, . prato, F foresta, K roccia, R fiume, M palude, T casa vecchia (t frugata), D dungeon, ~ mare, S serpente; 1 2 eroi (&amp; entrambi), * fuoco, = zattera, + tomba</translation>
    </message>
    <message>
        <source>Heimdall</source>
        <translation>Heimdall</translation>
    </message>
    <message>
        <source>Hel</source>
        <translation>Hel</translation>
    </message>
    <message>
        <source>Hel brings {unit} to {zone}</source>
        <translation>Hel porta {unit} in {zone}</translation>
    </message>
    <message>
        <source>How fast pieces move. Nothing blinks, and nothing needs to be seen moving. Step by step, the computer&apos;s players wait for you after each move.</source>
        <translation>Quanto in fretta si muovono i pezzi. Nulla lampeggia, e nulla va visto muoversi. Passo per passo, i giocatori del computer ti aspettano dopo ogni mossa.</translation>
    </message>
    <message>
        <source>How loud the table is, in percent; 0 is silent. Without Qt&apos;s part for sound it is silent too.</source>
        <translation>Quanto è forte il tavolo, in percento; 0 è il silenzio. Senza la parte di Qt per il suono tace comunque.</translation>
    </message>
    <message>
        <source>Idun</source>
        <translation>Idun</translation>
    </message>
    <message>
        <source>Idunn</source>
        <translation>Idunn</translation>
    </message>
    <message>
        <source>If a player does not choose for 1 hour, the computer plays on for them.</source>
        <translation>Se un giocatore non sceglie per 1 ora, il computer continua al suo posto.</translation>
    </message>
    <message>
        <source>If a player does not choose for 1 minute, the computer plays on for them.</source>
        <translation>Se un giocatore non sceglie per 1 minuto, il computer continua al suo posto.</translation>
    </message>
    <message>
        <source>If a player does not choose for 1 second, the computer plays on for them.</source>
        <translation>Se un giocatore non sceglie per 1 secondo, il computer continua al suo posto.</translation>
    </message>
    <message>
        <source>If a player does not choose for {count} hours, the computer plays on for them.</source>
        <translation>Se un giocatore non sceglie per {count} ore, il computer continua al suo posto.</translation>
    </message>
    <message>
        <source>If a player does not choose for {count} minutes, the computer plays on for them.</source>
        <translation>Se un giocatore non sceglie per {count} minuti, il computer continua al suo posto.</translation>
    </message>
    <message>
        <source>If a player does not choose for {count} seconds, the computer plays on for them.</source>
        <translation>Se un giocatore non sceglie per {count} secondi, il computer continua al suo posto.</translation>
    </message>
    <message>
        <source>If one of you leaves, the cards are lost and the match is over.</source>
        <translation>Se uno di voi se ne va, le carte sono perdute e la partita è finita.</translation>
    </message>
    <message>
        <source>If one of you leaves, the computer plays on with that hand open to the others.</source>
        <translation>Se uno di voi se ne va, il computer continua con quella mano scoperta agli altri.</translation>
    </message>
    <message>
        <source>If one of you leaves, the match waits: the cards need you both.</source>
        <translation>Se uno di voi se ne va, la partita aspetta: le carte hanno bisogno di entrambi.</translation>
    </message>
    <message>
        <source>If you did nothing: {moves}</source>
        <translation>Se non facessi nulla: {moves}</translation>
    </message>
    <message>
        <source>If you did nothing: {moves}, which leaves you {chance}</source>
        <translation>Se non facessi nulla: {moves}, e ti resterebbe {chance}</translation>
    </message>
    <message>
        <source>In a fight you attack, raise your shield, eat, run away or pass.</source>
        <translation>In un combattimento attacchi, alzi lo scudo, mangi, fuggi o passi.</translation>
    </message>
    <message>
        <source>In step {step}, {field} differs from {name}&apos;s: the match waits, for the rules are not the same (here {ours}, there {theirs}).</source>
        <translation>Al passo {step}, {field} è diverso da quello di {name}: la partita attende, perché le regole non sono le stesse (qui {ours}, là {theirs}).</translation>
    </message>
    <message>
        <source>In step {step}, {field} differs from {name}&apos;s: the match waits.</source>
        <translation>Al passo {step}, {field} è diverso da quello di {name}: la partita attende.</translation>
    </message>
    <message>
        <source>In step {step}, {field} differs from {name}&apos;s: this computer had gone astray, and is back.</source>
        <translation>Al passo {step}, {field} è diverso da quello di {name}: questo computer si era smarrito, ed è tornato.</translation>
    </message>
    <message>
        <source>Invitations</source>
        <translation>Inviti</translation>
    </message>
    <message>
        <source>It ends with Ctrl+C.</source>
        <translation>Si termina con Ctrl+C.</translation>
    </message>
    <message>
        <source>It speaks a protocol modelled on UGI: ugi, isready, setoption, position, go, stop, query and quit, a line each. docs/engine.md says what each line means.</source>
        <translation>Parla un protocollo sul modello di UGI: ugi, isready, setoption, position, go, stop, query e quit, una riga per volta. docs/engine.md dice che cosa significa ogni riga.</translation>
    </message>
    <message>
        <source>Jörmungandr</source>
        <translation>Jörmungandr</translation>
    </message>
    <message>
        <source>Keep one of the cards drawn; the others are put away openly.</source>
        <translation>Tieni una delle carte pescate; le altre si mettono via scoperte.</translation>
    </message>
    <message>
        <source>Keep one of the cards drawn; the others go to the bottom of the deck unseen.</source>
        <translation>Tieni una delle carte pescate; le altre vanno in fondo al mazzo senza che si vedano.</translation>
    </message>
    <message>
        <source>Kill an enemy unit that is on a Valknut.</source>
        <translation>Uccidi un&apos;unità nemica che è su un Valknut.</translation>
    </message>
    <message>
        <source>Lay a card of the pool beside any card of the field.</source>
        <translation>Posa una carta della riserva accanto a una carta qualsiasi del campo.</translation>
    </message>
    <message>
        <source>Lay a card of the pool, or your Ambush card, beside any card of the field.</source>
        <translation>Posa una carta della riserva, o la tua carta Imboscata, accanto a una carta qualsiasi del campo.</translation>
    </message>
    <message>
        <source>Leap</source>
        <translation>Balzo</translation>
    </message>
    <message>
        <source>Learn each game by playing, in three minutes.</source>
        <translation>Impara ogni gioco giocando, in tre minuti.</translation>
    </message>
    <message>
        <source>Line {number} of the text is neither a tag nor an answer: {line}</source>
        <translation>La riga {number} del testo non è né un&apos;etichetta né una risposta: {line}</translation>
    </message>
    <message>
        <source>Loki</source>
        <translation>Loki</translation>
    </message>
    <message>
        <source>Loki gives you {card}.</source>
        <translation>Loki ti dà {card}.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Look at the top three cards of the pile and put them in any order.</source>
        <translation>Guarda le prime tre carte della pila e mettile nell&apos;ordine che vuoi.</translation>
    </message>
    <message>
        <source>Look at what is played. If you need a moment, take away the mark at “I am ready”. A person who comes for the first time is trusted; those who want to be sure compare words.</source>
        <translation>Guarda che cosa si gioca. Se ti serve un momento, togli il segno a «Sono pronto». Di chi viene per la prima volta ci si fida; chi vuole essere sicuro confronta le parole.</translation>
    </message>
    <message>
        <source>Looking for people and tables nearby; stop with Ctrl+C.</source>
        <translation>Si cercano persone e tavoli qui vicino; Ctrl+C per smettere.</translation>
    </message>
    <message>
        <source>Looking on</source>
        <translation>Guardare</translation>
    </message>
    <message>
        <source>Maid</source>
        <translation>Fanciulla</translation>
    </message>
    <message>
        <source>Makes a match file of a text that `meadhall export` wrote, and prints where it is.</source>
        <translation>Fa un file di partita di un testo scritto da `meadhall export`, e dice dove si trova.</translation>
    </message>
    <message>
        <source>Mare</source>
        <translation>Cavalla</translation>
    </message>
    <message>
        <source>Marks where a piece may go</source>
        <translation>Segni dove può andare un pezzo</translation>
    </message>
    <message>
        <source>Massive Numbers: a card with a Valknut brings a Goblin to every free Valknut; with none left, one movement point for each.</source>
        <translation>Numero soverchiante: una carta con un Valknut porta un Goblin su ogni Valknut libero; se non ne restano, un punto movimento per ciascuno.</translation>
    </message>
    <message>
        <source>Megingjörð</source>
        <translation>Megingjörð</translation>
    </message>
    <message>
        <source>Move a piece along one of its sigils, up to one cell farther than its runes say.</source>
        <translation>Muovi un pezzo lungo uno dei suoi sigilli, fino a una casella oltre le sue rune.</translation>
    </message>
    <message>
        <source>Move a piece along one of its sigils; it may pass over one other piece.</source>
        <translation>Muovi un pezzo lungo uno dei suoi sigilli; può passare sopra un altro pezzo.</translation>
    </message>
    <message>
        <source>Move a piece up to its full range over a side that has no sigil.</source>
        <translation>Muovi un pezzo fino alla sua portata da un lato che non ha sigillo.</translation>
    </message>
    <message>
        <source>Move a piece up to its full range over the side opposite to one of its sigils.</source>
        <translation>Muovi un pezzo fino alla sua portata dal lato opposto a uno dei suoi sigilli.</translation>
    </message>
    <message>
        <source>Move a raider (A). You win when two of yours shut the king in; on the throne it takes three.</source>
        <translation>Muovi un razziatore (A). Vinci quando due dei tuoi chiudono il re; sul trono ne servono tre.</translation>
    </message>
    <message>
        <source>Move a unit for your last movement point, or end your turn.</source>
        <translation>Muovi un&apos;unità con il tuo ultimo punto movimento, o chiudi il turno.</translation>
    </message>
    <message>
        <source>Move a unit: {points} movement points are left, and {own}. Or end your turn.</source>
        <translation>Muovi un&apos;unità: restano {points} punti movimento, e {own}. O chiudi il turno.</translation>
    </message>
    <message>
        <source>Move a unit: {points} movement points are left. Or end your turn.</source>
        <translation>Muovi un&apos;unità: restano {points} punti movimento. O chiudi il turno.</translation>
    </message>
    <message>
        <source>Move a warrior as usual; nobody can take it until your next turn.</source>
        <translation>Muovi un guerriero come al solito; nessuno può prenderlo fino al tuo prossimo turno.</translation>
    </message>
    <message>
        <source>Move as usual; then you may rotate two different pieces.</source>
        <translation>Muovi come al solito; poi puoi ruotare due pezzi diversi.</translation>
    </message>
    <message>
        <source>Move one of the Jötunn&apos;s gold pieces, or cast a card:</source>
        <translation>Muovi uno dei pezzi d&apos;oro dello Jötunn, o lancia una carta:</translation>
    </message>
    <message>
        <source>Move one of the Jötunn&apos;s gold pieces.</source>
        <translation>Muovi uno dei pezzi d&apos;oro dello Jötunn.</translation>
    </message>
    <message>
        <source>Move one of your pieces, or cast a card:</source>
        <translation>Muovi uno dei tuoi pezzi, o lancia una carta:</translation>
    </message>
    <message>
        <source>Move one of your pieces.</source>
        <translation>Muovi uno dei tuoi pezzi.</translation>
    </message>
    <message>
        <source>Move one of your units once in a straight line, over everything in its way.</source>
        <translation>Muovi una tua unità una volta in linea retta, oltre tutto ciò che incontra.</translation>
    </message>
    <message>
        <source>Move the cursor over the board</source>
        <translation>Muovi il cursore sulla scacchiera</translation>
    </message>
    <message>
        <source>Move the king (K) or a man (D). You win when the king stands on a corner.</source>
        <translation>Muovi il re (K) o un uomo (D). Vinci quando il re è su un angolo.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Njord</source>
        <translation>Njord</translation>
    </message>
    <message>
        <source>No draugr: keep one of the cards turned up.</source>
        <translation>Nessun draugr: tieni una delle carte scoperte.</translation>
    </message>
    <message>
        <source>No program on this computer can be called ({reason}): a firewall keeps even this computer out.</source>
        <translation>Nessun programma di questo computer si può chiamare ({reason}): un firewall tiene fuori perfino questo computer.</translation>
    </message>
    <message>
        <source>Nobody can ever see your hand, not even all others together.</source>
        <translation>Nessuno può mai vedere la tua mano, nemmeno tutti gli altri insieme.</translation>
    </message>
    <message>
        <source>Nobody else is seen on this network.</source>
        <translation>In questa rete non si vede nessun altro.</translation>
    </message>
    <message>
        <source>Nobody is beside you.</source>
        <translation>Nessuno è accanto a te.</translation>
    </message>
    <message>
        <source>Nothing has been taken for 200 moves.</source>
        <translation>Da 200 mosse nulla è stato preso.</translation>
    </message>
    <message>
        <source>Nothing is left to spend: end your turn.</source>
        <translation>Non resta nulla da spendere: chiudi il turno.</translation>
    </message>
    <message>
        <source>Odin</source>
        <translation>Odino</translation>
    </message>
    <message>
        <source>Odin: say in which order the cards on top of the pile are put back.</source>
        <translation>Odino: di&apos; in che ordine rimettere le carte in cima alla pila.</translation>
    </message>
    <message>
        <source>Offer a &amp;draw…</source>
        <translation>&amp;Proponi la patta…</translation>
    </message>
    <message>
        <source>One does not eat that.</source>
        <translation>Questo non si mangia.</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Una mossa a&amp;vanti</translation>
    </message>
    <message>
        <source>One move b&amp;ack</source>
        <translation>Una mossa &amp;indietro</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>Onitama style: used cards go round</source>
        <translation>Alla maniera di Onitama: le carte usate girano</translation>
    </message>
    <message>
        <source>Only a forest has that.</source>
        <translation>Questo c&apos;è soltanto in una foresta.</translation>
    </message>
    <message>
        <source>Only a rock has that.</source>
        <translation>Questo c&apos;è soltanto in una roccia.</translation>
    </message>
    <message>
        <source>Only one player is left.</source>
        <translation>È rimasto un solo giocatore.</translation>
    </message>
    <message>
        <source>Only plain rules can be measured here ({mode}).</source>
        <translation>Qui si possono misurare solo le regole non compilate ({mode}).</translation>
    </message>
    <message>
        <source>Open a match to step through it, to play on from any move, or to learn from it.</source>
        <translation>Apri una partita per ripercorrerla, per proseguire da una mossa qualsiasi o per imparare da essa.</translation>
    </message>
    <message>
        <source>Open the window.</source>
        <translation>Apre la finestra.</translation>
    </message>
    <message>
        <source>Others are seen. If one of them cannot come in, send them an invitation.</source>
        <translation>Altri si vedono. Se uno di loro non riesce a entrare, mandagli un invito.</translation>
    </message>
    <message>
        <source>Others open {address} in a browser.</source>
        <translation>Gli altri aprono {address} in un browser.</translation>
    </message>
    <message>
        <source>Others that are seen on this network: {count}.</source>
        <translation>Altri che si vedono in questa rete: {count}.</translation>
    </message>
    <message>
        <source>Over the Shields</source>
        <translation>Oltre gli scudi</translation>
    </message>
    <message>
        <source>Page Down and Page Up go to what may be chosen, Enter chooses, and R tells what it can do. {hint} gives a hint, and {rules} has the rules. {read_last}, {read_turn}, {read_others} and {read_own} read out the last move, whose turn it is, what all have, and where your pieces are.</source>
        <translation>Pagina giù e Pagina su vanno a ciò che si può scegliere, Invio sceglie e R dice che cosa può fare. {hint} dà un suggerimento e {rules} ha le regole. {read_last}, {read_turn}, {read_others} e {read_own} leggono l’ultima mossa, di chi è il turno, che cosa hanno tutti e dove sono i tuoi pezzi.</translation>
    </message>
    <message>
        <source>Page Down, Page Up</source>
        <translation>Pag giù, Pag su</translation>
    </message>
    <message>
        <source>Pause before the computer moves</source>
        <translation>Pausa prima che il computer muova</translation>
    </message>
    <message>
        <source>Pla&amp;y the moves</source>
        <translation>Ripro&amp;duci le mosse</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Disposizione</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>C&amp;ontinua da qui</translation>
    </message>
    <message>
        <source>Play &amp;them faster</source>
        <translation>Riprod&amp;uci più veloce</translation>
    </message>
    <message>
        <source>Play them &amp;slower</source>
        <translation>Riprodu&amp;ci più lento</translation>
    </message>
    <message>
        <source>Prints a script for a shell. bash: meadhall completion bash &gt;&gt; ~/.bashrc. zsh: the same with ~/.zshrc. fish: meadhall completion fish &gt; ~/.config/fish/completions/meadhall.fish.</source>
        <translation>Stampa uno script per una shell. bash: meadhall completion bash &gt;&gt; ~/.bashrc. zsh: lo stesso con ~/.zshrc. fish: meadhall completion fish &gt; ~/.config/fish/completions/meadhall.fish.</translation>
    </message>
    <message>
        <source>Programs on this computer can be called.</source>
        <translation>I programmi di questo computer si possono chiamare.</translation>
    </message>
    <message>
        <source>Put a unit of your supply, or of a warband that nobody plays, on a free Valknut.</source>
        <translation>Metti un&apos;unità della tua scorta, o di una banda che nessuno gioca, su un Valknut libero.</translation>
    </message>
    <message>
        <source>Put a unit on one of your slots of the Parley card.</source>
        <translation>Metti un&apos;unità su uno dei tuoi posti della carta Parlamento.</translation>
    </message>
    <message>
        <source>Put another unit on one of your slots, or say that you are done.</source>
        <translation>Metti un&apos;altra unità su uno dei tuoi posti, o di&apos; che hai finito.</translation>
    </message>
    <message>
        <source>Qt finds no screen that it can use: {said} {terminal}</source>
        <translation>Qt non trova uno schermo che possa usare: {said} {terminal}</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>Abban&amp;dona…</translation>
    </message>
    <message>
        <source>--jobs is for this computer; the cluster at an address has as many processes as its workers</source>
        <translation>--jobs vale per questo computer; il cluster a un indirizzo ha tanti processi quanti i suoi worker</translation>
    </message>
    <message>
        <source>1 opening</source>
        <translation>1 apertura</translation>
    </message>
    <message>
        <source>No worker is at {address}; the work waits for one. A worker ends at once where it does not find Meadhall.</source>
        <translation>A {address} non c&apos;è nessun worker; il lavoro ne aspetta uno. Un worker finisce subito dove non trova Meadhall.</translation>
    </message>
    <message>
        <source>Ragnarok mode is for 2 players, not {seats}.</source>
        <translation>Il modo Ragnarok è per 2 giocatori, non per {seats}.</translation>
    </message>
    <message>
        <source>Rea&amp;d out</source>
        <translation>L&amp;eggi</translation>
    </message>
    <message>
        <source>Read out what is under the cursor</source>
        <translation>Leggi ad alta voce ciò che è sotto il cursore</translation>
    </message>
    <message>
        <source>Rotate another piece by one facing, or stop.</source>
        <translation>Ruota di un lato un altro pezzo, o smetti.</translation>
    </message>
    <message>
        <source>Rotate one of the Jötunn&apos;s gold pieces by one facing, clockwise or counter-clockwise.</source>
        <translation>Ruota di un lato uno dei pezzi d&apos;oro dello Jötunn, in senso orario o antiorario.</translation>
    </message>
    <message>
        <source>Rotate one of the Jötunn&apos;s gold pieces by one facing, r+ clockwise or r- back.</source>
        <translation>Ruota di un lato uno dei pezzi d&apos;oro dello Jötunn, r+ in senso orario o r- indietro.</translation>
    </message>
    <message>
        <source>Rotate one of your pieces by one facing, clockwise or counter-clockwise.</source>
        <translation>Ruota di un lato uno dei tuoi pezzi, in senso orario o antiorario.</translation>
    </message>
    <message>
        <source>Rotate one of your pieces by one facing, r+ clockwise or r- back.</source>
        <translation>Ruota di un lato uno dei tuoi pezzi, r+ in senso orario o r- indietro.</translation>
    </message>
    <message>
        <source>Rotate one of your pieces by one facing, r+ clockwise or r- back. Then you may rotate another.</source>
        <translation>Ruota di un lato uno dei tuoi pezzi, r+ in senso orario o r- indietro. Poi puoi ruotarne un altro.</translation>
    </message>
    <message>
        <source>Rune cards</source>
        <translation>Carte runiche</translation>
    </message>
    <message>
        <source>Salmon</source>
        <translation>Salmone</translation>
    </message>
    <message>
        <source>Sannligr is for two players.</source>
        <translation>Sannligr è per due giocatori.</translation>
    </message>
    <message>
        <source>Sannligr: two players get the same three cards</source>
        <translation>Sannligr: due giocatori ricevono le stesse tre carte</translation>
    </message>
    <message>
        <source>Save a &amp;picture of the board…</source>
        <translation>Salva una &amp;figura del tavoliere…</translation>
    </message>
    <message>
        <source>Say on whom your main action falls, or decline.</source>
        <translation>Di&apos; su chi cade la tua azione principale, o rinuncia.</translation>
    </message>
    <message>
        <source>Say whether you use this, or decline.</source>
        <translation>Di&apos; se lo usi, o rinuncia.</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Foca</translation>
    </message>
    <message>
        <source>Secret plays against the draugar; the last one in wins. For two to five.</source>
        <translation>Giocate segrete contro i draugar; vince chi resta per ultimo. Da due a cinque.</translation>
    </message>
    <message>
        <source>Serpent-father</source>
        <translation>Padre del serpente</translation>
    </message>
    <message>
        <source>Serves a page from which the others on this network install Meadhall, without internet. Nothing is served before this command is given, and nothing after Ctrl+C.</source>
        <translation>Offre una pagina da cui gli altri su questa rete installano Meadhall, senza internet. Nulla è offerto prima di questo comando, e nulla dopo Ctrl+C.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Schieramento</translation>
    </message>
    <message>
        <source>Setting a table</source>
        <translation>Preparare un tavolo</translation>
    </message>
    <message>
        <source>Shove: for one point, push an enemy beside you one zone on and follow.</source>
        <translation>Spinta: per un punto spingi di una zona un nemico accanto a te e lo segui.</translation>
    </message>
    <message>
        <source>Show the score as it stands</source>
        <translation>Mostra il punteggio del momento</translation>
    </message>
    <message>
        <source>Show what a piece can do where the mouse rests</source>
        <translation>Mostra che cosa può fare un pezzo su cui si ferma il mouse</translation>
    </message>
    <message>
        <source>Show what is in &amp;danger</source>
        <translation>Mostra che cosa è in &amp;pericolo</translation>
    </message>
    <message>
        <source>Six-sided warriors invade each other&apos;s land and hold it. For two or three.</source>
        <translation>Guerrieri a sei lati invadono la terra altrui e la tengono. Per due o tre.</translation>
    </message>
    <message>
        <source>Slide across the throne</source>
        <translation>Scorrere attraverso il trono</translation>
    </message>
    <message>
        <source>So all others together could see your hand, but no fewer of them.</source>
        <translation>Così tutti gli altri insieme potrebbero vedere la tua mano, ma non di meno.</translation>
    </message>
    <message>
        <source>So far it was given; the match goes on after 1 answer.</source>
        <translation>Fin qui era dato; la partita prosegue dopo 1 risposta.</translation>
    </message>
    <message>
        <source>So far it was given; the match goes on after {count} answers.</source>
        <translation>Fin qui era dato; la partita prosegue dopo {count} risposte.</translation>
    </message>
    <message>
        <source>The computer at {seat}: {told}.</source>
        <translation>Il computer al posto {seat}: {told}.</translation>
    </message>
    <message>
        <source>The file ends early: {reason}.</source>
        <translation>Il file finisce troppo presto: {reason}.</translation>
    </message>
    <message>
        <source>The language of the terminal, it for instance, in place of the window&apos;s.</source>
        <translation>La lingua del terminale, it per esempio, al posto di quella della finestra.</translation>
    </message>
    <message>
        <source>The language of the windows. It waits while a shared table or a lesson is open.</source>
        <translation>La lingua delle finestre. Aspetta finché è aperto un tavolo condiviso o una lezione.</translation>
    </message>
    <message>
        <source>The match begins. {seats}.</source>
        <translation>La partita comincia. {seats}.</translation>
    </message>
    <message>
        <source>The match goes on after answer {number}.</source>
        <translation>La partita prosegue dopo la risposta {number}.</translation>
    </message>
    <message>
        <source>The match is over before answer {number} of the text.</source>
        <translation>La partita finisce prima della risposta {number} del testo.</translation>
    </message>
    <message>
        <source>The others have been asked already. They have not answered yet.</source>
        <translation>Agli altri è già stato chiesto. Non hanno ancora risposto.</translation>
    </message>
    <message>
        <source>The pictures are in {folder}.</source>
        <translation>Le immagini sono in {folder}.</translation>
    </message>
    <message>
        <source>The proof is in {file}.</source>
        <translation>La prova è in {file}.</translation>
    </message>
    <message>
        <source>The table plays {game} by other rules now: {rules}.</source>
        <translation>Il tavolo gioca ora a {game} con altre regole: {rules}.</translation>
    </message>
    <message>
        <source>The table plays {game} by other rules now: {rules}. Type ready if you agree.</source>
        <translation>Il tavolo gioca ora a {game} con altre regole: {rules}. Scrivi ready se sei d&apos;accordo.</translation>
    </message>
    <message>
        <source>The table waits for the choice of {names}. Type without to go on: once most of you have, the computer plays for them.</source>
        <translation>Il tavolo aspetta la scelta di {names}. Scrivi without per continuare: quando la maggioranza lo ha fatto, gioca il computer al posto loro.</translation>
    </message>
    <message>
        <source>The text does not fit its game: {reason}</source>
        <translation>Il testo non va d&apos;accordo con il suo gioco: {reason}</translation>
    </message>
    <message>
        <source>The {card} came out only at the call of the {rank}: its holder had kept silent.</source>
        <translation>{card}: è uscita solo alla chiamata di {rank}, perché chi la teneva aveva taciuto.</translation>
    </message>
    <message>
        <source>This is another {name} than the one you know.</source>
        <translation>Questa persona si chiama {name}, ma non è quella che conosci.</translation>
    </message>
    <message>
        <source>This match is your own now, in {file}. The one that you shared is kept.</source>
        <translation>Questa partita ora è soltanto tua, in {file}. Quella comune è conservata.</translation>
    </message>
    <message>
        <source>This text is longer than any match.</source>
        <translation>Questo testo è più lungo di qualsiasi partita.</translation>
    </message>
    <message>
        <source>This text is no match of Meadhall. Its first line would be [Meadhall &quot;1&quot;].</source>
        <translation>Questo testo non è una partita di Meadhall. La sua prima riga sarebbe [Meadhall &quot;1&quot;].</translation>
    </message>
    <message>
        <source>This text was written by a newer Meadhall. Install that version to read it.</source>
        <translation>Questo testo è stato scritto da un Meadhall più recente. Installa quella versione per leggerlo.</translation>
    </message>
    <message>
        <source>Type yes to play with them, or no.</source>
        <translation>Scrivi yes per giocare con questa persona, oppure no.</translation>
    </message>
    <message>
        <source>WHO is a level, a mover or a search, as in meadhall duel, or program:COMMAND: a program that speaks the protocol of docs/engine.md.</source>
        <translation>WHO è un livello, un giocatore semplice o una ricerca, come in meadhall duel, oppure program:COMMAND: un programma che parla il protocollo di docs/engine.md.</translation>
    </message>
    <message>
        <source>What everybody would score if the match ended now, where the rules count points only at the end.</source>
        <translation>Quanto farebbe ciascuno se la partita finisse ora, dove le regole contano i punti solo alla fine.</translation>
    </message>
    <message>
        <source>Whether a player who is not tied may go without a new card in the strategic phase. A hammer still makes its target draw.</source>
        <translation>Se chi non è in parità può restare senza una carta nuova nella fase strategica. Un martello fa comunque pescare il suo bersaglio.</translation>
    </message>
    <message>
        <source>With two areas in play, {most} cells are all the land there is to win.</source>
        <translation>Con due aree in gioco, {most} caselle sono tutta la terra che si può conquistare.</translation>
    </message>
    <message>
        <source>Without a command, the window opens.</source>
        <translation>Senza un comando si apre la finestra.</translation>
    </message>
    <message>
        <source>Writes a match for others. A target that ends in .html becomes a page that replays in any browser, without a network; one that ends in .apng an animated picture. Anything else becomes a text: tags, and a line for each answer. docs/match-text.md explains it, and `meadhall import` reads it back.</source>
        <translation>Scrive una partita per altri. Un nome che finisce in .html diventa una pagina da rivedere in qualunque browser, senza rete; uno che finisce in .apng un&apos;immagine animata. Tutto il resto diventa un testo: etichette, e una riga per ogni risposta. docs/match-text.md lo spiega, e `meadhall import` lo rilegge.</translation>
    </message>
    <message>
        <source>You are {name} ({words}), at port {port}. Invitation: {code}</source>
        <translation>Ti chiami {name} ({words}), alla porta {port}. Invito: {code}</translation>
    </message>
    <message>
        <source>You are {name} ({words}), at port {port}. Invitation: {code}; in three words: {said}</source>
        <translation>Ti chiami {name} ({words}), alla porta {port}. Invito: {code}; in tre parole: {said}</translation>
    </message>
    <message>
        <source>You face {enemy}, who has {health} health; you have {own}. Attack for {damage}, or choose what else to do. Combat points left: {points}.</source>
        <translation>Affronti un nemico ({enemy}) con salute {health}; la tua è {own}. Attacca per {damage}, o scegli che altro fare. Punti combattimento rimasti: {points}.</translation>
    </message>
    <message>
        <source>You face {enemy}, who has {health} health; you have {own}. You have attacked in this round: choose what else to do. Combat points left: {points}.</source>
        <translation>Affronti un nemico ({enemy}) con salute {health}; la tua è {own}. In questo giro hai già attaccato: scegli che altro fare. Punti combattimento rimasti: {points}.</translation>
    </message>
    <message>
        <source>You have not met {name} before; the words are: {words}.</source>
        <translation>Non hai mai incontrato {name}; le parole sono: {words}.</translation>
    </message>
    <message>
        <source>a file has the name that the folder should have</source>
        <translation>un file ha il nome che dovrebbe avere la cartella</translation>
    </message>
    <message>
        <source>a fuling, for its meat: end the turn in the marsh {place}</source>
        <translation>un fuling, per la sua carne: finisci il turno nella palude {place}</translation>
    </message>
    <message>
        <source>a match came to nothing: {reason}</source>
        <translation>una partita non è riuscita: {reason}</translation>
    </message>
    <message>
        <source>a match file</source>
        <translation>un file di partita</translation>
    </message>
    <message>
        <source>a match file, or a game&apos;s name as `meadhall games` lists it</source>
        <translation>un file di partita, o il nome di un gioco come lo elenca `meadhall games`</translation>
    </message>
    <message>
        <source>a match file, or the evidence against a peer</source>
        <translation>un file di partita, o la prova contro un partecipante</translation>
    </message>
    <message>
        <source>a match of several peers cannot begin with cards that are hidden already</source>
        <translation>una partita fra più computer non può cominciare con carte già nascoste</translation>
    </message>
    <message>
        <source>a match of two games, with sides swapped in between; the score counts both</source>
        <translation>una partita di due giochi, con le parti scambiate a metà; il punteggio conta entrambi</translation>
    </message>
    <message>
        <source>a name has at most {most} letters, this one {count}</source>
        <translation>un nome ha al massimo {most} lettere, questo {count}</translation>
    </message>
    <message>
        <source>a name stays on one line, and all of it can be seen</source>
        <translation>un nome sta su una riga, e si deve vedere per intero</translation>
    </message>
    <message>
        <source>a position as `meadhall show` draws it, or -</source>
        <translation>una posizione come la disegna `meadhall show`, oppure -</translation>
    </message>
    <message>
        <source>a position that was copied at a table, or - for standard input</source>
        <translation>una posizione copiata a un tavolo, oppure - per lo standard input</translation>
    </message>
    <message>
        <source>a table for several needs at least one seat for a person</source>
        <translation>un tavolo per più computer ha bisogno di almeno un posto per una persona</translation>
    </message>
    <message>
        <source>a text, or - for standard input</source>
        <translation>un testo, oppure - per lo standard input</translation>
    </message>
    <message>
        <source>a tournament needs two seats or more</source>
        <translation>un torneo ha bisogno di due o più posti</translation>
    </message>
    <message>
        <source>accepted: {elo} against what is in use ({openings})</source>
        <translation>accettati: {elo} contro ciò che è in uso ({openings})</translation>
    </message>
    <message>
        <source>after {count} random choices every match is over</source>
        <translation>dopo {count} scelte a caso ogni partita è finita</translation>
    </message>
    <message>
        <source>also print each proof with all that it is about</source>
        <translation>stampa anche ogni prova, con tutto ciò che riguarda</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opzione ambigua: %(option)s può valere per %(matches)s</translation>
    </message>
    <message>
        <source>announce nothing and look for nobody nearby</source>
        <translation>non annunciare nulla e non cercare nessuno qui vicino</translation>
    </message>
    <message>
        <source>are drawn by lot to begin</source>
        <translation>cominciano: così ha deciso la sorte</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argomento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>as 192.168.1.5:4000, without any discovery</source>
        <translation>come 192.168.1.5:4000, senza alcuna ricerca</translation>
    </message>
    <message>
        <source>as this seat saw it, from 1</source>
        <translation>come la vedeva questo posto, da 1</translation>
    </message>
    <message>
        <source>ask you about people you have not met, play with those you know alone, or with all; at a terminal ask, with --auto or in a script all</source>
        <translation>chiedere per chi non hai mai incontrato (ask), giocare solo con chi conosci (known) o con tutti (all); in un terminale ask, con --auto o in uno script all</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>a sorte</translation>
    </message>
    <message>
        <source>cannot move and is passed over</source>
        <translation>non può muovere, e il turno passa oltre</translation>
    </message>
    <message>
        <source>cards are shown</source>
        <translation>si mostrano delle carte</translation>
    </message>
    <message>
        <source>cards are shuffled</source>
        <translation>si mescolano le carte</translation>
    </message>
    <message>
        <source>do not compute again what the computer chose</source>
        <translation>non ricalcolare ciò che il computer ha scelto</translation>
    </message>
    <message>
        <source>does not come free ({value})</source>
        <translation>non si libera ({value})</translation>
    </message>
    <message>
        <source>does not use the power</source>
        <translation>non usa il potere</translation>
    </message>
    <message>
        <source>does not use {card}</source>
        <translation>non usa {card}</translation>
    </message>
    <message>
        <source>draw the ratings into this file</source>
        <translation>disegna le valutazioni in questo file</translation>
    </message>
    <message>
        <source>draws nothing</source>
        <translation>non pesca nulla</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>serve almeno un argomento</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>serve un argomento</translation>
    </message>
    <message>
        <source>first download what another system needs, windows-x86_64-cp312 say</source>
        <translation>prima scarica ciò che serve a un altro sistema, per esempio windows-x86_64-cp312</translation>
    </message>
    <message>
        <source>fitting a net to {count} positions</source>
        <translation>adatta una rete a {count} posizioni</translation>
    </message>
    <message>
        <source>for this seat, where several choose</source>
        <translation>per questo posto, dove scelgono in più</translation>
    </message>
    <message>
        <source>for which shell</source>
        <translation>per quale shell</translation>
    </message>
    <message>
        <source>get all ready, and serve nothing</source>
        <translation>prepara tutto, e non offrire nulla</translation>
    </message>
    <message>
        <source>give a --diagram or a --position, not both</source>
        <translation>dai --diagram o --position, non entrambi</translation>
    </message>
    <message>
        <source>gives up a card of the hand</source>
        <translation>rinuncia a una carta della mano</translation>
    </message>
    <message>
        <source>has {points} movement points</source>
        <translation>ha {points} punti movimento</translation>
    </message>
    <message>
        <source>hero {number}</source>
        <translation>eroe {number}</translation>
    </message>
    <message>
        <source>hero {number} on {hex}: health {health}/{most}, attack {attack}, defence {defence}</source>
        <translation>eroe {number} in {hex}: salute {health}/{most}, attacco {attack}, difesa {defence}</translation>
    </message>
    <message>
        <source>how long to wait for a lost peer before going on without it</source>
        <translation>quanto attendere chi si è perso prima di proseguire senza</translation>
    </message>
    <message>
        <source>how many choices to look ahead (1)</source>
        <translation>quante scelte guardare in avanti (1)</translation>
    </message>
    <message>
        <source>how many play (the fewest the game allows)</source>
        <translation>in quanti si gioca (il minimo che il gioco permette)</translation>
    </message>
    <message>
        <source>how many play; as few as possible if not given</source>
        <translation>in quanti si gioca; il minimo se non è detto</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>il valore %r qui non serve</translation>
    </message>
    <message>
        <source>in a terminal, play with: meadhall play GAME --text</source>
        <translation>in un terminale si gioca con: meadhall play GAME --text</translation>
    </message>
    <message>
        <source>in this language (the one that the window speaks)</source>
        <translation>in questa lingua (quella della finestra)</translation>
    </message>
    <message>
        <source>in this terminal, without a window</source>
        <translation>in questo terminale, senza finestra</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valore non valido (%(type)s): %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>scelta non valida: %(value)r (scegli fra %(choices)s)</translation>
    </message>
    <message>
        <source>is drawn by lot to begin</source>
        <translation>comincia: così ha deciso la sorte</translation>
    </message>
    <message>
        <source>it ends after its first line</source>
        <translation>finisce dopo la prima riga</translation>
    </message>
    <message>
        <source>it goes back again and again; what follows record {number} was not read</source>
        <translation>torna indietro di continuo; ciò che segue il blocco {number} non è stato letto</translation>
    </message>
    <message>
        <source>it holds a small net, which search:net=FILE reads</source>
        <translation>contiene una piccola rete, che si legge con search:net=FILE</translation>
    </message>
    <message>
        <source>it holds an evaluation, which search:weights=FILE reads</source>
        <translation>contiene una valutazione, che si legge con search:weights=FILE</translation>
    </message>
    <message>
        <source>it holds move priors, which search:priors=FILE reads</source>
        <translation>contiene preferenze di mossa, che si leggono con search:priors=FILE</translation>
    </message>
    <message>
        <source>it is not your turn to choose</source>
        <translation>non tocca a te scegliere</translation>
    </message>
    <message>
        <source>it is your turn.</source>
        <translation>tocca a te.</translation>
    </message>
    <message>
        <source>it was played by newer rules of {game} (version {played}; version {here} is installed)</source>
        <translation>è stata giocata con regole più nuove di {game} (versione {played}; è installata la versione {here})</translation>
    </message>
    <message>
        <source>it was played by older rules of {game} (version {played}; version {here} is installed)</source>
        <translation>è stata giocata con regole più vecchie di {game} (versione {played}; è installata la versione {here})</translation>
    </message>
    <message>
        <source>its choice</source>
        <translation>la sua scelta</translation>
    </message>
    <message>
        <source>its echo</source>
        <translation>la sua eco</translation>
    </message>
    <message>
        <source>its name, as `meadhall games` lists it</source>
        <translation>il suo nome, come lo elenca `meadhall games`</translation>
    </message>
    <message>
        <source>its name, as `meadhall games` lists it, or a match file</source>
        <translation>il suo nome, come lo elenca `meadhall games`, o un file di partita</translation>
    </message>
    <message>
        <source>its promise</source>
        <translation>la sua promessa</translation>
    </message>
    <message>
        <source>its signature of the end</source>
        <translation>la sua firma della fine</translation>
    </message>
    <message>
        <source>its word that it is ready</source>
        <translation>la sua parola che è pronto</translation>
    </message>
    <message>
        <source>its word that somebody is still there to choose</source>
        <translation>la conferma che c&apos;è ancora qualcuno che sceglie</translation>
    </message>
    <message>
        <source>keep every match in this folder</source>
        <translation>conserva ogni partita in questa cartella</translation>
    </message>
    <message>
        <source>keep its work there: after any end the same words go on where it was</source>
        <translation>conserva lì il suo lavoro: dopo qualsiasi fine le stesse parole continuano da dov&apos;era</translation>
    </message>
    <message>
        <source>keep the match here, or go on with it</source>
        <translation>conserva qui la partita, o prosegui con questa</translation>
    </message>
    <message>
        <source>learn a small net that evaluates positions</source>
        <translation>impara una piccola rete che valuta le posizioni</translation>
    </message>
    <message>
        <source>learn move priors instead of an evaluation</source>
        <translation>impara le preferenze di mossa invece di una valutazione</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>manca meno di un minuto</translation>
    </message>
    <message>
        <source>let others see you under this name, and invite you</source>
        <translation>fatti vedere con questo nome, e lasciati invitare</translation>
    </message>
    <message>
        <source>let several players and programs play for a ranking</source>
        <translation>fa giocare più giocatori e programmi per una classifica</translation>
    </message>
    <message>
        <source>let the computer play K of the seats</source>
        <translation>fai giocare al computer K dei posti</translation>
    </message>
    <message>
        <source>let the computer play for you: thrall, karl, huskarl, jarl, einherjar, random</source>
        <translation>fai giocare il computer per te: thrall, karl, huskarl, jarl, einherjar, random</translation>
    </message>
    <message>
        <source>listen here; any free port if not</source>
        <translation>ascolta qui; altrimenti su una porta libera qualunque</translation>
    </message>
    <message>
        <source>listen on this address alone</source>
        <translation>ascolta solo su questo indirizzo</translation>
    </message>
    <message>
        <source>look on, without a seat</source>
        <translation>guarda, senza un posto</translation>
    </message>
    <message>
        <source>looks at the cards dealt face down</source>
        <translation>guarda le carte ricevute coperte</translation>
    </message>
    <message>
        <source>matches of each pairing (20)</source>
        <translation>partite di ogni coppia (20)</translation>
    </message>
    <message>
        <source>milliseconds for each choice</source>
        <translation>millisecondi per ogni scelta</translation>
    </message>
    <message>
        <source>milliseconds for each choice (a program&apos;s: 1000; a level&apos;s: as it plays)</source>
        <translation>millisecondi per ogni scelta (di un programma: 1000; di un livello: come gioca)</translation>
    </message>
    <message>
        <source>milliseconds that a program may take beyond its time (2000)</source>
        <translation>millisecondi che un programma può prendersi oltre il suo tempo (2000)</translation>
    </message>
    <message>
        <source>milliseconds that einherjar thinks about each choice, with all processors; then nobody can compute its choices again</source>
        <translation>millisecondi per cui einherjar pensa a ogni scelta, con tutti i processori; allora nessuno può ricalcolare le sue scelte</translation>
    </message>
    <message>
        <source>milliseconds to think (2000)</source>
        <translation>millisecondi per pensare (2000)</translation>
    </message>
    <message>
        <source>name a game, or give a --position</source>
        <translation>di&apos; un gioco, o dai --position</translation>
    </message>
    <message>
        <source>no table was found nearby</source>
        <translation>qui vicino non si è trovato nessun tavolo</translation>
    </message>
    <message>
        <source>nobody can be found on this network: {reason}</source>
        <translation>su questa rete non si trova nessuno: {reason}</translation>
    </message>
    <message>
        <source>nobody can ever see your hand, and if one of you leaves the cards are lost</source>
        <translation>nessuno potrà mai vedere la tua mano, e se uno di voi se ne va le carte sono perse</translation>
    </message>
    <message>
        <source>nobody has asked for anything</source>
        <translation>nessuno ha chiesto nulla</translation>
    </message>
    <message>
        <source>nobody is called {player}; there are: {players}</source>
        <translation>nessuno si chiama {player}; ci sono: {players}</translation>
    </message>
    <message>
        <source>nobody is gone</source>
        <translation>non manca nessuno</translation>
    </message>
    <message>
        <source>nobody is here any more to talk with them</source>
        <translation>qui non c&apos;è più nessuno che gli parli</translation>
    </message>
    <message>
        <source>nobody is to choose there; name another position with --at</source>
        <translation>lì nessuno deve scegliere; di&apos; un&apos;altra posizione con --at</translation>
    </message>
    <message>
        <source>nobody waits for this answer</source>
        <translation>nessuno attende questa risposta</translation>
    </message>
    <message>
        <source>not accepted: {elo} against what is in use ({openings})</source>
        <translation>non accettati: {elo} contro ciò che è in uso ({openings})</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>non va insieme all&apos;argomento %s</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>non è deciso</translation>
    </message>
    <message>
        <source>not decided, so not accepted: {elo} against what is in use ({openings})</source>
        <translation>non deciso, quindi non accettati: {elo} contro ciò che è in uso ({openings})</translation>
    </message>
    <message>
        <source>not repeatable: thought for {seconds} s about each choice</source>
        <translation>non ripetibile: ha pensato per {seconds} s a ogni scelta</translation>
    </message>
    <message>
        <source>of the search, and of what is dealt (1)</source>
        <translation>della ricerca, e di ciò che si distribuisce (1)</translation>
    </message>
    <message>
        <source>of the window</source>
        <translation>della finestra</translation>
    </message>
    <message>
        <source>of {seats} seats the computer cannot take {count}, because none is left for a friend; play alone with: meadhall play</source>
        <translation>di {seats} posti il computer non può prenderne {count}, perché non ne resta nessuno per un amico; da soli si gioca con: meadhall play</translation>
    </message>
    <message>
        <source>of {seats} seats the computer cannot take {count}: you need one</source>
        <translation>di {seats} posti il computer non può prenderne {count}: uno serve a te</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>serve uno degli argomenti %s</translation>
    </message>
    <message>
        <source>one round could not be measured, as said above</source>
        <translation>un giro non si è potuto misurare, come detto sopra</translation>
    </message>
    <message>
        <source>one round in this process, as JSON</source>
        <translation>un giro in questo processo, come JSON</translation>
    </message>
    <message>
        <source>only this game, with all its options</source>
        <translation>solo questo gioco, con tutte le sue opzioni</translation>
    </message>
    <message>
        <source>only this look</source>
        <translation>solo questo aspetto</translation>
    </message>
    <message>
        <source>only this one</source>
        <translation>solo questo</translation>
    </message>
    <message>
        <source>only who has opened the table can change what is played</source>
        <translation>solo chi ha aperto il tavolo può cambiare ciò che si gioca</translation>
    </message>
    <message>
        <source>only who has opened the table can turn somebody away</source>
        <translation>solo chi ha aperto il tavolo può respingere qualcuno</translation>
    </message>
    <message>
        <source>open no hands when the match is over</source>
        <translation>non scoprire le mani alla fine della partita</translation>
    </message>
    <message>
        <source>openings</source>
        <translation>aperture</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opzioni</translation>
    </message>
    <message>
        <source>other endings</source>
        <translation>altri finali</translation>
    </message>
    <message>
        <source>play each opening from every side (or only as the seats are named)</source>
        <translation>gioca ogni apertura da ogni parte (o solo come sono detti i posti)</translation>
    </message>
    <message>
        <source>play on this address of the computer alone, and announce nothing</source>
        <translation>gioca solo su questo indirizzo del computer, e non annunciare nulla</translation>
    </message>
    <message>
        <source>play under the identity in this file</source>
        <translation>gioca con l&apos;identità in questo file</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argomenti</translation>
    </message>
    <message>
        <source>print a line that can be pasted elsewhere</source>
        <translation>stampa una riga da incollare altrove</translation>
    </message>
    <message>
        <source>print an object per game</source>
        <translation>stampa un oggetto per gioco</translation>
    </message>
    <message>
        <source>print an object per line</source>
        <translation>stampa un oggetto per riga</translation>
    </message>
    <message>
        <source>print one object for a program</source>
        <translation>stampa un oggetto per un programma</translation>
    </message>
    <message>
        <source>print one object, with the count behind each first choice</source>
        <translation>stampa un oggetto, con il conto dietro ogni prima scelta</translation>
    </message>
    <message>
        <source>print the count behind each first choice</source>
        <translation>stampa il conto dietro ogni prima scelta</translation>
    </message>
    <message>
        <source>print the position as a line to paste elsewhere</source>
        <translation>stampa la posizione come una riga da incollare altrove</translation>
    </message>
    <message>
        <source>print the tree, so deep</source>
        <translation>stampa l&apos;albero, fino a questa profondità</translation>
    </message>
    <message>
        <source>put Meadhall into the desktop&apos;s menu, and end</source>
        <translation>metti Meadhall nel menù del desktop, e termina</translation>
    </message>
    <message>
        <source>random choices at the beginning (4 if nothing is hidden)</source>
        <translation>scelte a caso all&apos;inizio (4 se nulla è nascosto)</translation>
    </message>
    <message>
        <source>record {number} at byte {at} claims to be {length} bytes long</source>
        <translation>il blocco {number} al byte {at} dice di essere lungo {length} byte</translation>
    </message>
    <message>
        <source>record {number} at byte {at} does not fit its checksum</source>
        <translation>il blocco {number} al byte {at} non corrisponde alla sua somma di controllo</translation>
    </message>
    <message>
        <source>record {number} at byte {at} is too short to hold anything</source>
        <translation>il blocco {number} al byte {at} è troppo corto per contenere qualcosa</translation>
    </message>
    <message>
        <source>record {number} is cut off at byte {at}</source>
        <translation>il blocco {number} è troncato al byte {at}</translation>
    </message>
    <message>
        <source>record {number} of the match file is not valid: {reason}</source>
        <translation>la voce {number} del file di partita non è valida: {reason}</translation>
    </message>
    <message>
        <source>repeat and take the median (3)</source>
        <translation>ripeti e prendi la mediana (3)</translation>
    </message>
    <message>
        <source>rolled {values}</source>
        <translation>dadi: {values}</translation>
    </message>
    <message>
        <source>round {number} of {count}, {mode} ...</source>
        <translation>giro {number} di {count}, {mode} ...</translation>
    </message>
    <message>
        <source>rounds of self-play</source>
        <translation>giri di partite contro sé stesso</translation>
    </message>
    <message>
        <source>rules (if not given), ai, client, deck or net</source>
        <translation>rules (se non è detto), ai, client, deck o net</translation>
    </message>
    <message>
        <source>say who plays: --player is to be given twice or more</source>
        <translation>di&apos; chi gioca: --player va dato due o più volte</translation>
    </message>
    <message>
        <source>say who plays: --seat is to be given 2 to {seats} times, not {count}</source>
        <translation>di&apos; chi gioca: --seat va dato da 2 a {seats} volte, non {count}</translation>
    </message>
    <message>
        <source>say who plays: --seat is to be given twice; each plays on all seats</source>
        <translation>di&apos; chi gioca: --seat va dato due volte; ognuno gioca a tutti i posti</translation>
    </message>
    <message>
        <source>score against those in use, without a search: {score} +-{error} (even: {even})</source>
        <translation>punteggio contro quelle in uso, senza ricerca: {score} +-{error} (pari: {even})</translation>
    </message>
    <message>
        <source>searches at the same time (1; for a time, all processors but one, which is left to the look at what threatens)</source>
        <translation>ricerche nello stesso tempo (1; con un tempo, tutti i processori meno uno, che resta per guardare che cosa minaccia)</translation>
    </message>
    <message>
        <source>sequential test: {verdict} (log ratio {ratio})</source>
        <translation>test sequenziale: {verdict} (logaritmo del rapporto {ratio})</translation>
    </message>
    <message>
        <source>serve here (8047)</source>
        <translation>offri a questa porta (8047)</translation>
    </message>
    <message>
        <source>serve on this address alone</source>
        <translation>offri solo a questo indirizzo</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostra questo aiuto e termina</translation>
    </message>
    <message>
        <source>simulations for each choice</source>
        <translation>simulazioni per ogni scelta</translation>
    </message>
    <message>
        <source>simulations for each of our choices</source>
        <translation>simulazioni per ognuna delle nostre scelte</translation>
    </message>
    <message>
        <source>simulations instead of a time</source>
        <translation>simulazioni invece di un tempo</translation>
    </message>
    <message>
        <source>six Norse board games for friends on one network</source>
        <translation>sei giochi da tavolo nordici per amici su una rete</translation>
    </message>
    <message>
        <source>so many matches at most (100)</source>
        <translation>al massimo tante partite (100)</translation>
    </message>
    <message>
        <source>so many of the best choices (5)</source>
        <translation>tante delle scelte migliori (5)</translation>
    </message>
    <message>
        <source>somebody else answers at this address</source>
        <translation>a questo indirizzo risponde qualcun altro</translation>
    </message>
    <message>
        <source>stop after this long</source>
        <translation>smetti dopo questo tempo</translation>
    </message>
    <message>
        <source>stop when it is clear which Elo is nearer, as 0,40</source>
        <translation>smetti quando è chiaro quale Elo è più vicino, come 0,40</translation>
    </message>
    <message>
        <source>takes the blow of {enemy} on the shield</source>
        <translation>para con lo scudo il colpo ({enemy})</translation>
    </message>
    <message>
        <source>takes the cards on top of the pile in hand</source>
        <translation>prende in mano le carte in cima alla pila</translation>
    </message>
    <message>
        <source>takes the top card of the pile as an Ambush card</source>
        <translation>prende la prima carta della pila come carta Imboscata</translation>
    </message>
    <message>
        <source>that is a lot of words; say more after the next move</source>
        <translation>sono molte parole; di&apos; il resto dopo la prossima mossa</translation>
    </message>
    <message>
        <source>the computer&apos;s cards are seen by its host alone</source>
        <translation>le carte del computer le vede solo chi lo ospita</translation>
    </message>
    <message>
        <source>the evaluation by which priors are learned</source>
        <translation>la valutazione con cui si imparano le preferenze</translation>
    </message>
    <message>
        <source>the evidence is damaged: {reason}</source>
        <translation>la prova è danneggiata: {reason}</translation>
    </message>
    <message>
        <source>the first player against each other one, no more</source>
        <translation>il primo giocatore contro ciascuno degli altri, e basta</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>mancano questi argomenti: %s</translation>
    </message>
    <message>
        <source>the game and its options are in the match file; name none beside it</source>
        <translation>il gioco e le sue opzioni sono nel file di partita; non dirne altri</translation>
    </message>
    <message>
        <source>the invitation code is incomplete or mistyped</source>
        <translation>il codice d&apos;invito è incompleto o scritto male</translation>
    </message>
    <message>
        <source>the invitation code leads nowhere</source>
        <translation>il codice d&apos;invito non porta a nulla</translation>
    </message>
    <message>
        <source>the invitation that the other end shows, or its three words in quotes</source>
        <translation>l&apos;invito mostrato dall&apos;altra parte, o le sue tre parole fra virgolette</translation>
    </message>
    <message>
        <source>the log {file} cannot be written: {reason}</source>
        <translation>il registro {file} non si può scrivere: {reason}</translation>
    </message>
    <message>
        <source>the match ended there; name an earlier position with --at</source>
        <translation>la partita è finita lì; di&apos; una posizione precedente con --at</translation>
    </message>
    <message>
        <source>the match file holds no match: {reason}</source>
        <translation>il file non contiene una partita: {reason}</translation>
    </message>
    <message>
        <source>the match file is cut off within its first line</source>
        <translation>il file della partita è troncato nella prima riga</translation>
    </message>
    <message>
        <source>the match file is damaged at its beginning: {reason}</source>
        <translation>il file della partita è danneggiato all&apos;inizio: {reason}</translation>
    </message>
    <message>
        <source>the match file is empty</source>
        <translation>il file della partita è vuoto</translation>
    </message>
    <message>
        <source>the match file tells no possible match: {reason}</source>
        <translation>il file di partita non racconta una partita possibile: {reason}</translation>
    </message>
    <message>
        <source>the match file was written by a newer Meadhall (format {version}); this one reads 1</source>
        <translation>il file della partita è stato scritto da un Meadhall più nuovo (formato {version}); questo legge il formato 1</translation>
    </message>
    <message>
        <source>the match goes on as it is: nobody you play with is gone</source>
        <translation>la partita prosegue così com&apos;è: non manca nessuno con cui giochi</translation>
    </message>
    <message>
        <source>the match has 1 answer</source>
        <translation>la partita ha 1 risposta</translation>
    </message>
    <message>
        <source>the match has not begun</source>
        <translation>la partita non è cominciata</translation>
    </message>
    <message>
        <source>the match has {count} answers</source>
        <translation>la partita ha {count} risposte</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>la partita è finita</translation>
    </message>
    <message>
        <source>the match stands still, because somebody broke it</source>
        <translation>la partita è ferma, perché qualcuno l&apos;ha violata</translation>
    </message>
    <message>
        <source>the matches had too few positions to learn from; let it play more of them, with another folder</source>
        <translation>le partite avevano troppo poche posizioni da cui imparare; fanne giocare di più, con un&apos;altra cartella</translation>
    </message>
    <message>
        <source>the network does not answer; nothing was changed</source>
        <translation>la rete non risponde; non è cambiato nulla</translation>
    </message>
    <message>
        <source>the opening of its choice</source>
        <translation>l&apos;apertura della sua scelta</translation>
    </message>
    <message>
        <source>the order of the cards was not known to the one who wrote it</source>
        <translation>chi l&apos;ha scritto non conosceva l&apos;ordine delle carte</translation>
    </message>
    <message>
        <source>the other computer did not answer in time</source>
        <translation>l&apos;altro computer non ha risposto in tempo</translation>
    </message>
    <message>
        <source>the other computer hung up</source>
        <translation>l&apos;altro computer ha chiuso il collegamento</translation>
    </message>
    <message>
        <source>the other peers have yet to tell what was said last</source>
        <translation>gli altri devono ancora dire che cosa è stato detto per ultimo</translation>
    </message>
    <message>
        <source>the others have gone on without you; you are on your way back</source>
        <translation>gli altri sono andati avanti senza di te; stai tornando</translation>
    </message>
    <message>
        <source>the position after N answers</source>
        <translation>la posizione dopo N risposte</translation>
    </message>
    <message>
        <source>the position after N answers (all)</source>
        <translation>la posizione dopo N risposte (tutte)</translation>
    </message>
    <message>
        <source>the position could not be searched: {reason}</source>
        <translation>la posizione non si è potuta esaminare: {reason}</translation>
    </message>
    <message>
        <source>the position tells its game and its options; name none beside it</source>
        <translation>la posizione dice il gioco e le sue opzioni; non dirne altri</translation>
    </message>
    <message>
        <source>the process that played a match has died each time</source>
        <translation>il processo che giocava una partita è morto ogni volta</translation>
    </message>
    <message>
        <source>the process that searched the position has died</source>
        <translation>il processo che esaminava la posizione è morto</translation>
    </message>
    <message>
        <source>the program {program} is not there, or cannot be run</source>
        <translation>il programma {program} non c&apos;è, o non si può avviare</translation>
    </message>
    <message>
        <source>the proof of what it claims to have heard</source>
        <translation>la prova di ciò che dice di avere sentito</translation>
    </message>
    <message>
        <source>the rules of {game} are not there yet</source>
        <translation>le regole di {game} non ci sono ancora</translation>
    </message>
    <message>
        <source>the same seed, the same matches (1)</source>
        <translation>lo stesso seme, le stesse partite (1)</translation>
    </message>
    <message>
        <source>the same seed, the same openings (1)</source>
        <translation>lo stesso seme, le stesse aperture (1)</translation>
    </message>
    <message>
        <source>the screen {name} (DISPLAY) does not answer; {terminal}</source>
        <translation>lo schermo {name} (DISPLAY) non risponde; {terminal}</translation>
    </message>
    <message>
        <source>the search has no dial {dial}; its dials are: {dials}</source>
        <translation>la ricerca non ha una regolazione {dial}; le sue sono: {dials}</translation>
    </message>
    <message>
        <source>the seat you would like, from 1</source>
        <translation>il posto che vorresti, da 1</translation>
    </message>
    <message>
        <source>the table is changing; try again in a moment</source>
        <translation>il tavolo sta cambiando; riprova fra un momento</translation>
    </message>
    <message>
        <source>the table that this person has opened</source>
        <translation>il tavolo aperto da questa persona</translation>
    </message>
    <message>
        <source>the table waits for nobody&apos;s choice for long</source>
        <translation>il tavolo non aspetta da molto la scelta di nessuno</translation>
    </message>
    <message>
        <source>the windows cannot be opened ({reason}); {terminal}</source>
        <translation>le finestre non si possono aprire ({reason}); {terminal}</translation>
    </message>
    <message>
        <source>the windows need {libraries}, which this system lacks: install what is missing (Debian and Ubuntu: {command}), or {terminal}</source>
        <translation>alle finestre serve {libraries}, che in questo sistema manca: installa ciò che manca (Debian e Ubuntu: {command}), oppure {terminal}</translation>
    </message>
    <message>
        <source>the windows need {libraries}, which this system lacks: install what is missing, or {terminal}</source>
        <translation>alle finestre serve {libraries}, che in questo sistema manca: installa ciò che manca, oppure {terminal}</translation>
    </message>
    <message>
        <source>there are too many onlookers already</source>
        <translation>ci sono già troppi spettatori</translation>
    </message>
    <message>
        <source>there is no command {word}; meadhall help lists them</source>
        <translation>non c&apos;è un comando {word}; meadhall help li elenca</translation>
    </message>
    <message>
        <source>there is no log level {level}; use one of {levels}</source>
        <translation>non c&apos;è un livello di registro {level}; usane uno fra {levels}</translation>
    </message>
    <message>
        <source>there is no match yet that another one could follow</source>
        <translation>non c&apos;è ancora una partita a cui ne possa seguire un&apos;altra</translation>
    </message>
    <message>
        <source>there is no screen to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set); {terminal}</source>
        <translation>non c&apos;è uno schermo su cui aprire una finestra (né DISPLAY né WAYLAND_DISPLAY ha un valore); {terminal}</translation>
    </message>
    <message>
        <source>there is no seat {seat}; the seats are: {seats}</source>
        <translation>non c&apos;è un posto {seat}; i posti sono: {seats}</translation>
    </message>
    <message>
        <source>there is no seat {word}; the seats are: {seats}</source>
        <translation>non c&apos;è un posto {word}; i posti sono: {seats}</translation>
    </message>
    <message>
        <source>there is nothing to take back</source>
        <translation>non c&apos;è nulla da ritirare</translation>
    </message>
    <message>
        <source>this cannot be done now</source>
        <translation>ora non si può fare</translation>
    </message>
    <message>
        <source>this choice has been told already</source>
        <translation>questa scelta è già stata comunicata</translation>
    </message>
    <message>
        <source>this computer has no network</source>
        <translation>questo computer non ha una rete</translation>
    </message>
    <message>
        <source>this file does not tell what that seat knew</source>
        <translation>questo file non dice che cosa sapeva quel posto</translation>
    </message>
    <message>
        <source>this game ends with a winner: there is no draw to agree on</source>
        <translation>questo gioco finisce con un vincitore: non c&apos;è un pareggio su cui accordarsi</translation>
    </message>
    <message>
        <source>this is no evidence of Meadhall</source>
        <translation>questa non è una prova di Meadhall</translation>
    </message>
    <message>
        <source>this is no invitation code</source>
        <translation>questo non è un codice d&apos;invito</translation>
    </message>
    <message>
        <source>this is no match file of Meadhall</source>
        <translation>questo non è un file di partita di Meadhall</translation>
    </message>
    <message>
        <source>this is the address of this very Meadhall</source>
        <translation>questo è l&apos;indirizzo di questo stesso Meadhall</translation>
    </message>
    <message>
        <source>this match begins with what the rules forbid: {reason}</source>
        <translation>questa partita comincia con ciò che le regole vietano: {reason}</translation>
    </message>
    <message>
        <source>this match cannot be set up here: {reason}</source>
        <translation>questa partita non si può preparare qui: {reason}</translation>
    </message>
    <message>
        <source>this match is between others, or it is open in another window</source>
        <translation>questa partita è fra altri, o è aperta in un&apos;altra finestra</translation>
    </message>
    <message>
        <source>this match is not over for everybody yet</source>
        <translation>questa partita non è ancora finita per tutti</translation>
    </message>
    <message>
        <source>this match is still being played by several; it can be analysed afterwards</source>
        <translation>questa partita è ancora in corso fra più persone; si potrà analizzare dopo</translation>
    </message>
    <message>
        <source>this network knows no computer of that name</source>
        <translation>questa rete non conosce un computer con quel nome</translation>
    </message>
    <message>
        <source>this peer sits at no table</source>
        <translation>questa persona non siede a nessun tavolo</translation>
    </message>
    <message>
        <source>this seat is not asked to choose now</source>
        <translation>a questo posto ora non tocca scegliere</translation>
    </message>
    <message>
        <source>this table is not gathering</source>
        <translation>questo tavolo non sta raccogliendo persone</translation>
    </message>
    <message>
        <source>to make {table} takes some {gigabytes} gigabytes of memory, which are not here</source>
        <translation>per fare {table} servono circa {gigabytes} gigabyte di memoria, che qui non ci sono</translation>
    </message>
    <message>
        <source>to the dungeon: {place}</source>
        <translation>alla segreta: {place}</translation>
    </message>
    <message>
        <source>tries to run away</source>
        <translation>prova a fuggire</translation>
    </message>
    <message>
        <source>two tables have these words; ask for the long invitation</source>
        <translation>due tavoli hanno queste parole; chiedi l&apos;invito lungo</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argomenti non riconosciuti: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>victories in {turns} turns</source>
        <translation>vittorie in {turns} turni</translation>
    </message>
    <message>
        <source>what a computer with hidden cards chose can only be checked if all is opened in the end</source>
        <translation>ciò che ha scelto un computer con carte nascoste si può controllare solo se alla fine si scopre tutto</translation>
    </message>
    <message>
        <source>what answers there does not hold the key that it shows</source>
        <translation>chi risponde lì non possiede la chiave che mostra</translation>
    </message>
    <message>
        <source>what answers there is not Meadhall; compare the address with the other computer</source>
        <translation>lì non risponde un Meadhall; confronta l&apos;indirizzo con l&apos;altro computer</translation>
    </message>
    <message>
        <source>what answers there sent what no Meadhall sends</source>
        <translation>chi risponde lì ha mandato ciò che nessun Meadhall manda</translation>
    </message>
    <message>
        <source>what answers there shows a certificate that its owner has not signed</source>
        <translation>chi risponde lì mostra un certificato non firmato da chi lo possiede</translation>
    </message>
    <message>
        <source>what answers there shows a certificate that nobody has signed</source>
        <translation>chi risponde lì mostra un certificato che nessuno ha firmato</translation>
    </message>
    <message>
        <source>what answers there shows another certificate than it announced</source>
        <translation>chi risponde lì mostra un certificato diverso da quello annunciato</translation>
    </message>
    <message>
        <source>what answers there shows no certificate of a peer</source>
        <translation>chi risponde lì non mostra il certificato di un Meadhall</translation>
    </message>
    <message>
        <source>what the others shall call you</source>
        <translation>come ti chiameranno gli altri</translation>
    </message>
    <message>
        <source>what the window speaks</source>
        <translation>la lingua della finestra</translation>
    </message>
    <message>
        <source>what was committed to cannot be found again with this identity</source>
        <translation>ciò per cui ci si era impegnati non si ritrova con questa identità</translation>
    </message>
    <message>
        <source>where it goes (a text: the screen)</source>
        <translation>dove va (un testo: sullo schermo)</translation>
    </message>
    <message>
        <source>where the pictures go</source>
        <translation>dove vanno le immagini</translation>
    </message>
    <message>
        <source>who plays</source>
        <translation>chi gioca</translation>
    </message>
    <message>
        <source>write the results there, or to - for the screen</source>
        <translation>scrivi lì i risultati, oppure - per lo schermo</translation>
    </message>
    <message>
        <source>you have claimed the match already</source>
        <translation>hai già reclamato la partita</translation>
    </message>
    <message>
        <source>{address} cannot be listened on: {reason}</source>
        <translation>non si può ascoltare su {address}: {reason}</translation>
    </message>
    <message>
        <source>{address} is no address; write it as 192.168.1.5:4000</source>
        <translation>{address} non è un indirizzo; scrivilo come 192.168.1.5:4000</translation>
    </message>
    <message>
        <source>{count} copies of Meadhall are running already</source>
        <translation>sono già aperte {count} copie di Meadhall</translation>
    </message>
    <message>
        <source>{count} in all</source>
        <translation>{count} in tutto</translation>
    </message>
    <message>
        <source>{count} openings</source>
        <translation>{count} aperture</translation>
    </message>
    <message>
        <source>{count} seats choose here</source>
        <translation>qui scelgono {count} posti</translation>
    </message>
    <message>
        <source>{file} cannot be kept: the disk is full</source>
        <translation>{file} non si può conservare: il disco è pieno</translation>
    </message>
    <message>
        <source>{file} cannot be kept: {reason}</source>
        <translation>{file} non si può conservare: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>{file} non si può leggere: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: its folder is closed to you</source>
        <translation>{file} non si può scrivere: la sua cartella ti è chiusa</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>{file} non si può scrivere: {reason}</translation>
    </message>
    <message>
        <source>{file} exists already</source>
        <translation>{file} esiste già</translation>
    </message>
    <message>
        <source>{file} is a file; name a folder</source>
        <translation>{file} è un file; indica una cartella</translation>
    </message>
    <message>
        <source>{file} is damaged, so the work beside it cannot go on; name another folder</source>
        <translation>{file} è danneggiato, quindi il lavoro accanto non può continuare; indica un&apos;altra cartella</translation>
    </message>
    <message>
        <source>{file} is damaged; remove it to begin with a new identity</source>
        <translation>{file} è danneggiato; toglilo per cominciare con una nuova identità</translation>
    </message>
    <message>
        <source>{file} is damaged; remove it, and the same words make it again</source>
        <translation>{file} è danneggiato; eliminalo, e le stesse parole lo rifanno</translation>
    </message>
    <message>
        <source>{file} is far too large for what it should be</source>
        <translation>{file} è troppo grande per ciò che dovrebbe essere</translation>
    </message>
    <message>
        <source>{file} is no file</source>
        <translation>{file} non è un file</translation>
    </message>
    <message>
        <source>{file} is no text in UTF-8</source>
        <translation>{file} non è un testo in UTF-8</translation>
    </message>
    <message>
        <source>{file} is open in another window, or in another program</source>
        <translation>{file} è aperto in un&apos;altra finestra, o in un altro programma</translation>
    </message>
    <message>
        <source>{file} is there already, from a duel with the same seed</source>
        <translation>{file} c&apos;è già, da un duello con lo stesso seme</translation>
    </message>
    <message>
        <source>{file} was just written to by another program</source>
        <translation>un altro programma ha appena scritto in {file}</translation>
    </message>
    <message>
        <source>{folder} does not hold the endgame tables that it held where the work began</source>
        <translation>{folder} non contiene le tabelle dei finali che conteneva dove il lavoro è cominciato</translation>
    </message>
    <message>
        <source>{folder} holds work of another version of the rules and the search, which would play other matches; name another folder</source>
        <translation>{folder} contiene il lavoro di un&apos;altra versione delle regole e della ricerca, che giocherebbe altre partite; indica un&apos;altra cartella</translation>
    </message>
    <message>
        <source>{game} has no move priors that can be learned</source>
        <translation>{game} non ha preferenze di mossa che si possano imparare</translation>
    </message>
    <message>
        <source>{game} is not played as a match of two games</source>
        <translation>{game} non si gioca come partita di due giochi</translation>
    </message>
    <message>
        <source>{game}, 1 match in {seconds} seconds</source>
        <translation>{game}, 1 partita in {seconds} secondi</translation>
    </message>
    <message>
        <source>{game}, {count} matches in {seconds} seconds</source>
        <translation>{game}, {count} partite in {seconds} secondi</translation>
    </message>
    <message>
        <source>{game}: move priors learned from {matches} matches</source>
        <translation>{game}: preferenze di mossa imparate da {matches} partite</translation>
    </message>
    <message>
        <source>{game}: move priors, {matches} matches</source>
        <translation>{game}: preferenze di mossa, {matches} partite</translation>
    </message>
    <message>
        <source>{hex}: a step goes to one of the six hexes beside {start}.</source>
        <translation>{hex}: un passo va in uno dei sei esagoni accanto a {start}.</translation>
    </message>
    <message>
        <source>{hex}: that is the sea, and no raft lies on your hex or on that one.</source>
        <translation>{hex}: quello è il mare, e né lì né nel tuo esagono c&apos;è una zattera.</translation>
    </message>
    <message>
        <source>{hex}: that takes {cost} steps, and you have {left}.</source>
        <translation>{hex}: servono {cost} passi, e ne hai {left}.</translation>
    </message>
    <message>
        <source>{hex}: the hero is there already.</source>
        <translation>{hex}: l&apos;eroe è già lì.</translation>
    </message>
    <message>
        <source>{level} follows a plan in this game and does not search, so --time would change nothing</source>
        <translation>in questo gioco {level} segue un piano e non cerca, perciò --time non cambierebbe nulla</translation>
    </message>
    <message>
        <source>{line}, gains {share} against doing nothing</source>
        <translation>{line}, guadagna {share} rispetto al non fare nulla</translation>
    </message>
    <message>
        <source>{line}, gives away {share} against doing nothing</source>
        <translation>{line}, cede {share} rispetto al non fare nulla</translation>
    </message>
    <message>
        <source>{line}, no better than doing nothing</source>
        <translation>{line}, non meglio che non fare nulla</translation>
    </message>
    <message>
        <source>{loser:capital} resigned.</source>
        <translation>{loser:capital}: abbandono.</translation>
    </message>
    <message>
        <source>{loser:capital} stayed away for too long.</source>
        <translation>{loser:capital}: assenza troppo lunga.</translation>
    </message>
    <message>
        <source>{loser} cannot move.</source>
        <translation>{loser} non può muovere.</translation>
    </message>
    <message>
        <source>{moves}: draws for certain</source>
        <translation>{moves}: pareggia di certo</translation>
    </message>
    <message>
        <source>{moves}: hardly looked at</source>
        <translation>{moves}: appena guardata</translation>
    </message>
    <message>
        <source>{moves}: loses for certain</source>
        <translation>{moves}: perde di certo</translation>
    </message>
    <message>
        <source>{moves}: no chance can be told before all have set up</source>
        <translation>{moves}: nessuna probabilità può essere detta prima che tutti abbiano preparato</translation>
    </message>
    <message>
        <source>{moves}: wins for certain</source>
        <translation>{moves}: vince di certo</translation>
    </message>
    <message>
        <source>{names} is gone. The match is kept. Type alone to go on now, in a match of your own: the computer plays for them, and the dice and the cards that nobody has seen are drawn anew.</source>
        <translation>Manca: {names}. La partita è conservata. Scrivi alone per proseguire ora, in una partita soltanto tua: il computer gioca per chi manca, e i dadi e le carte che nessuno ha visto si tirano di nuovo.</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{name} broke the match in step {step}: {reason}.</source>
        <translation>{name} ha violato la partita al passo {step}: {reason}.</translation>
    </message>
    <message>
        <source>{name} cannot be reached.</source>
        <translation>{name} non è raggiungibile.</translation>
    </message>
    <message>
        <source>{name} does not agree.</source>
        <translation>{name} non è d&apos;accordo.</translation>
    </message>
    <message>
        <source>{name} has come to watch.</source>
        <translation>È qui per guardare: {name}.</translation>
    </message>
    <message>
        <source>{name} has come.</source>
        <translation>È qui: {name}.</translation>
    </message>
    <message>
        <source>{name} has said no to that. Ask again after the next move.</source>
        <translation>{name} ha già detto di no. Chiedilo di nuovo dopo la prossima mossa.</translation>
    </message>
    <message>
        <source>{name} invites you to {game}. To come: {command}</source>
        <translation>{name} ti invita a {game}. Per andarci: {command}</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <translation>{name} è di nuovo qui</translation>
    </message>
    <message>
        <source>{name} is gone</source>
        <translation>{name} non c&apos;è più</translation>
    </message>
    <message>
        <source>{name} is linked, and its computer has yet to send {due}.</source>
        <translation>{name} ha il collegamento, e il suo computer deve ancora mandare {due}.</translation>
    </message>
    <message>
        <source>{name} is looking around.</source>
        <translation>{name} si guarda intorno.</translation>
    </message>
    <message>
        <source>{name} leaves the table.</source>
        <translation>{name} lascia il tavolo.</translation>
    </message>
    <message>
        <source>{name} lost 1 match: {reason}</source>
        <translation>{name} ha perso 1 partita: {reason}</translation>
    </message>
    <message>
        <source>{name} lost {count} matches: {reason}</source>
        <translation>{name} ha perso {count} partite: {reason}</translation>
    </message>
    <message>
        <source>{name} resigns.</source>
        <translation>{name} abbandona.</translation>
    </message>
    <message>
        <source>{name} sits at this table, whom you have not met</source>
        <translation>a questo tavolo siede {name}, che non hai mai incontrato</translation>
    </message>
    <message>
        <source>{name} stands at another position in step {step}.</source>
        <translation>{name} ha un&apos;altra posizione al passo {step}.</translation>
    </message>
    <message>
        <source>{name} waits at a table: {game}.</source>
        <translation>{name} attende a un tavolo: {game}.</translation>
    </message>
    <message>
        <source>{name} was turned away.</source>
        <translation>{name} non può sedersi qui: l&apos;ingresso è stato negato.</translation>
    </message>
    <message>
        <source>{name} would like to go back to before answer {number}. Type yes to agree, or no.</source>
        <translation>{name} vorrebbe tornare a prima della risposta {number}. Scrivi yes per accettare, oppure no.</translation>
    </message>
    <message>
        <source>{name} would like to leave the match at that. Type yes to agree, or no.</source>
        <translation>{name} vorrebbe lasciare la partita così. Scrivi yes per accettare, oppure no.</translation>
    </message>
    <message>
        <source>{name}: {game}, 1 seat free ({where}).</source>
        <translation>{name}: {game}, 1 posto libero ({where}).</translation>
    </message>
    <message>
        <source>{name}: {game}, the match has begun ({where}).</source>
        <translation>{name}: {game}, la partita è cominciata ({where}).</translation>
    </message>
    <message>
        <source>{name}: {game}, {count} seats free ({where}).</source>
        <translation>{name}: {game}, {count} posti liberi ({where}).</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>{number}. {line}</source>
        <translation>{number}. {line}</translation>
    </message>
    <message>
        <source>{number}. {what}</source>
        <translation>{number}. {what}</translation>
    </message>
    <message>
        <source>{one} - {other}: {points} of {count}</source>
        <translation>{one} - {other}: {points} di {count}</translation>
    </message>
    <message>
        <source>{player} takes no file; search:weights=FILE does, and :priors=FILE, and :tables=FOLDER</source>
        <translation>{player} non prende file; li prende search, con :weights=FILE, :priors=FILE o :tables=FOLDER</translation>
    </message>
    <message>
        <source>{player}: programs outside Meadhall take part in meadhall tournament only</source>
        <translation>{player}: i programmi esterni a Meadhall partecipano solo a meadhall tournament</translation>
    </message>
    <message>
        <source>{question} Type it after the word say.</source>
        <translation>{question} Scrivilo dopo la parola say.</translation>
    </message>
    <message>
        <source>{reason} {results}.</source>
        <translation>{reason} {results}.</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation>{reason}.</translation>
    </message>
    <message>
        <source>{score}  ({sides}; {time} ms a choice)</source>
        <translation>{score}  ({sides}; {time} ms per scelta)</translation>
    </message>
    <message>
        <source>{seat} drew</source>
        <translation>{seat}: pareggio</translation>
    </message>
    <message>
        <source>{seat} lost</source>
        <translation>{seat}: sconfitta</translation>
    </message>
    <message>
        <source>{seat} to choose; {count} simulations in {seconds} seconds</source>
        <translation>tocca a: {seat}; {count} simulazioni in {seconds} secondi</translation>
    </message>
    <message>
        <source>{seat} won</source>
        <translation>{seat}: vittoria</translation>
    </message>
    <message>
        <source>{seat} {move}</source>
        <translation>{seat} {move}</translation>
    </message>
    <message>
        <source>{seat}: computer ({level})</source>
        <translation>{seat}: computer ({level})</translation>
    </message>
    <message>
        <source>{seat}: {name}</source>
        <translation>{seat}: {name}</translation>
    </message>
    <message>
        <source>{seat}: {request}</source>
        <translation>{seat}: {request}</translation>
    </message>
    <message>
        <source>{share} of 1 opening</source>
        <translation>{share} di 1 apertura</translation>
    </message>
    <message>
        <source>{share} of {count} openings</source>
        <translation>{share} di {count} aperture</translation>
    </message>
    <message>
        <source>{wanted} comes here, not {line}</source>
        <translation>qui viene {wanted}, non {line}</translation>
    </message>
    <message>
        <source>{what}: nothing would move; choose another place.</source>
        <translation>{what}: nulla si muoverebbe; scegli un altro posto.</translation>
    </message>
    <message>
        <source>{who:capital}; the match goes on.</source>
        <translation>{who:capital}; la partita prosegue.</translation>
    </message>
    <message>
        <source>{winner} wins a close call: the move gave an opponent enough land, and {winner} more.</source>
        <translation>{winner} vince di misura: la mossa ha dato a un avversario terra a sufficienza, ma al vincitore ({winner}) di più.</translation>
    </message>
    <message>
        <source>{winner} wins the tie at {points} points with the larger warband.</source>
        <translation>{winner} vince lo spareggio a {points} punti con la banda più numerosa.</translation>
    </message>
    <message>
        <source>{winner} wins the tie at {points} points: same number of units, and later in turn.</source>
        <translation>{winner} vince lo spareggio a {points} punti: stesso numero di unità, e più tardi nel turno.</translation>
    </message>
    <message>
        <source>{winner} wins: nobody else has a unit on the field.</source>
        <translation>{winner} vince: nessun altro ha un&apos;unità sul campo.</translation>
    </message>
    <message>
        <source>{winner} wins: the last card is laid, and the score is {score}.</source>
        <translation>{winner} vince: l&apos;ultima carta è posata, e il punteggio è {score}.</translation>
    </message>
    <message>
        <source>{word} cannot be measured; what can is: {names}</source>
        <translation>{word} non si può misurare; si può: {names}</translation>
    </message>
    <message>
        <source>{word} cannot be negative</source>
        <translation>{word} non può essere negativo</translation>
    </message>
    <message>
        <source>{word} is given twice</source>
        <translation>{word} è dato due volte</translation>
    </message>
    <message>
        <source>{word} is named twice</source>
        <translation>{word} è nominato due volte</translation>
    </message>
    <message>
        <source>{word} is no command: {reason}</source>
        <translation>{word} non è un comando: {reason}</translation>
    </message>
    <message>
        <source>{word} is no number of seconds from {low} to {high}</source>
        <translation>{word} non è un numero di secondi da {low} a {high}</translation>
    </message>
    <message>
        <source>{word} is no number of simulations; give a whole number from 1 to {most}</source>
        <translation>{word} non è un numero di simulazioni; dai un numero intero da 1 a {most}</translation>
    </message>
    <message>
        <source>{word} is no option; write it as option=value</source>
        <translation>{word} non è un&apos;opzione; scrivila come opzione=valore</translation>
    </message>
    <message>
        <source>{word} is no port; ports go from 0 to 65535</source>
        <translation>{word} non è una porta; le porte vanno da 0 a 65535</translation>
    </message>
    <message>
        <source>{word} is no seat; seats are numbered from 1</source>
        <translation>{word} non è un posto; i posti sono numerati da 1</translation>
    </message>
    <message>
        <source>{word} is no time to think; give whole milliseconds, 1 or more, up to {most}</source>
        <translation>{word} non è un tempo per pensare; dai millisecondi interi, da 1 a {most}</translation>
    </message>
    <message>
        <source>{word} is no time; give seconds, more than 0</source>
        <translation>{word} non è un tempo; dai dei secondi, più di 0</translation>
    </message>
    <message>
        <source>{word} is not to choose there; who is: {seats}</source>
        <translation>lì non tocca a {word} scegliere; tocca a: {seats}</translation>
    </message>
    <message>
        <source>{word} must be at least {low}</source>
        <translation>{word} dev&apos;essere almeno {low}</translation>
    </message>
    <message>
        <source>{word} must be from {low} to {high}</source>
        <translation>{word} dev&apos;essere da {low} a {high}</translation>
    </message>
    <message>
        <source>{word} names no program; write program:COMMAND</source>
        <translation>{word} non nomina un programma; scrivi program:COMMAND</translation>
    </message>
    <message>
        <source>{word} needs a value</source>
        <translation>{word} ha bisogno di un valore</translation>
    </message>
    <message>
        <source>{word} says not how many; write x2 for two</source>
        <translation>{word} non dice quanti; scrivi x2 per due</translation>
    </message>
    <message>
        <source>{zone}: Thor strikes an enemy on a Valknut.</source>
        <translation>{zone}: Thor colpisce un nemico su un Valknut.</translation>
    </message>
    <message>
        <source>{zone}: no enemy has just died there.</source>
        <translation>{zone}: lì non è appena morto nessun nemico.</translation>
    </message>
    <message>
        <source>{zone}: no unit is there.</source>
        <translation>{zone}: lì non c&apos;è nessuna unità.</translation>
    </message>
    <message>
        <source>{zone}: only Vanir can shove.</source>
        <translation>{zone}: soltanto i Vanir possono spingere.</translation>
    </message>
    <message>
        <source>{zone}: the movement points that are left are for {warband} only.</source>
        <translation>{zone}: i punti movimento rimasti sono soltanto per: {warband}.</translation>
    </message>
    <message>
        <source>{zone}: the unit is there already.</source>
        <translation>{zone}: l&apos;unità è già lì.</translation>
    </message>
    <message>
        <source>{zone}: there is no Valknut.</source>
        <translation>{zone}: lì non c&apos;è un Valknut.</translation>
    </message>
    <message>
        <source>{zone}: this is no slot of yours.</source>
        <translation>{zone}: questo posto non è tuo.</translation>
    </message>
    <message>
        <source>{zone}: this unit cannot move, there is no free zone beside it that it may enter.</source>
        <translation>{zone}: questa unità non può muovere, accanto non c&apos;è una zona libera in cui possa entrare.</translation>
    </message>
    <message>
        <source>{zone}: this unit is not yours.</source>
        <translation>{zone}: questa unità non è tua.</translation>
    </message>
    <message>
        <source>{zone}: this unit no longer has its warband&apos;s ability.</source>
        <translation>{zone}: questa unità non ha più l&apos;abilità della sua banda.</translation>
    </message>
    <message>
        <source>{zone}: units come in by the Valknuts of the card just laid.</source>
        <translation>{zone}: le unità entrano dai Valknut della carta appena posata.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Tables of others appear here by themselves. If nobody is found, the network check says why.</source>
        <translation>I tavoli degli altri compaiono qui da soli. Se non si trova nessuno, il controllo della rete dice perché.</translation>
    </message>
    <message>
        <source>Take a card from the armory into your hand.</source>
        <translation>Prendi in mano una carta dall&apos;armeria.</translation>
    </message>
    <message>
        <source>That is not on the board.</source>
        <translation>Questo non è sulla scacchiera.</translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>L&apos;&amp;ultima mossa</translation>
    </message>
    <message>
        <source>The Trial of the Golden Throne</source>
        <translation>La Prova del Trono Dorato</translation>
    </message>
    <message>
        <source>The attackers cannot move.</source>
        <translation>Gli attaccanti non possono muovere.</translation>
    </message>
    <message>
        <source>The board nearer, farther, whole; the middle button moves it</source>
        <translation>Il tavoliere più vicino, più lontano, intero; il tasto centrale lo sposta</translation>
    </message>
    <message>
        <source>The computer plays with open cards.</source>
        <translation>Il computer gioca a carte scoperte.</translation>
    </message>
    <message>
        <source>The defenders cannot move.</source>
        <translation>I difensori non possono muovere.</translation>
    </message>
    <message>
        <source>The firewall firewalld is on. It lets friends in after: {command}</source>
        <translation>Il firewall firewalld è attivo. Fa entrare gli amici dopo: {command}</translation>
    </message>
    <message>
        <source>The firewall ufw is on. It lets friends in after: {command}</source>
        <translation>Il firewall ufw è attivo. Fa entrare gli amici dopo: {command}</translation>
    </message>
    <message>
        <source>The hammer makes you draw from the deck.</source>
        <translation>Il martello ti fa pescare dal mazzo.</translation>
    </message>
    <message>
        <source>The home page tells how every match stands, and whether it is your turn.</source>
        <translation>La pagina iniziale dice come sta ogni partita, e se tocca a te.</translation>
    </message>
    <message>
        <source>The king has reached a corner.</source>
        <translation>Il re ha raggiunto un angolo.</translation>
    </message>
    <message>
        <source>The king is taken.</source>
        <translation>Il re è preso.</translation>
    </message>
    <message>
        <source>The last players go out together.</source>
        <translation>Gli ultimi giocatori escono insieme.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The network has given this computer no address; it calls itself {address}. That works only where the others have none either: look at the cable or the router.</source>
        <translation>La rete non ha dato un indirizzo a questo computer; esso si chiama {address}. Funziona solo se anche gli altri non ne hanno uno: guarda il cavo o il router.</translation>
    </message>
    <message>
        <source>The position has come up for the third time.</source>
        <translation>La posizione si è presentata per la terza volta.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>Le regole ora non lo permettono.</translation>
    </message>
    <message>
        <source>The rune cards are shuffled.</source>
        <translation>Le carte runiche vengono mescolate.</translation>
    </message>
    <message>
        <source>The support action is another card than the main action.</source>
        <translation>L&apos;azione di supporto è un&apos;altra carta rispetto a quella principale.</translation>
    </message>
    <message>
        <source>The table agreed to leave it at that.</source>
        <translation>Il tavolo ha deciso di lasciare così.</translation>
    </message>
    <message>
        <source>The table in a &amp;window of its own</source>
        <translation>&amp;Il tavolo in una finestra sua</translation>
    </message>
    <message>
        <source>The tiles are shuffled.</source>
        <translation>Le tessere vengono mescolate.</translation>
    </message>
    <message>
        <source>There is no such card in this match.</source>
        <translation>In questa partita non c&apos;è una carta simile.</translation>
    </message>
    <message>
        <source>There is nothing to stop now: the turn goes on.</source>
        <translation>Ora non c&apos;è nulla da fermare: il turno continua.</translation>
    </message>
    <message>
        <source>This card has been used.</source>
        <translation>Questa carta è già stata usata.</translation>
    </message>
    <message>
        <source>This card is another player&apos;s.</source>
        <translation>Questa carta è di un altro giocatore.</translation>
    </message>
    <message>
        <source>This card is not dealt to a player.</source>
        <translation>Questa carta non è stata data a un giocatore.</translation>
    </message>
    <message>
        <source>This computer had gone astray. It is back, and nothing is lost.</source>
        <translation>Questo computer si era smarrito. È tornato sulla via giusta e nulla è perduto.</translation>
    </message>
    <message>
        <source>This computer is on no network. Plug in a cable or join a Wi-Fi.</source>
        <translation>Questo computer non è in nessuna rete. Collega un cavo o entra in una rete Wi-Fi.</translation>
    </message>
    <message>
        <source>This computer is on the network as {addresses}.</source>
        <translation>Questo computer è in rete come {addresses}.</translation>
    </message>
    <message>
        <source>Through the next player&apos;s &amp;eyes</source>
        <translation>Con &amp;gli occhi del prossimo giocatore</translation>
    </message>
    <message>
        <source>To the &amp;beginning</source>
        <translation>All&apos;ini&amp;zio</translation>
    </message>
    <message>
        <source>To the &amp;present</source>
        <translation>Al pr&amp;esente</translation>
    </message>
    <message>
        <source>To the first, second and so on of the open tables</source>
        <translation>Al primo, al secondo e così via dei tavoli aperti</translation>
    </message>
    <message>
        <source>To the next field or button</source>
        <translation>Al prossimo campo o pulsante</translation>
    </message>
    <message>
        <source>To the next or previous place that may be chosen</source>
        <translation>Al posto seguente o precedente che si può scegliere</translation>
    </message>
    <message>
        <source>Turn a piece by one facing, then move it.</source>
        <translation>Ruota un pezzo di un lato, poi muovilo.</translation>
    </message>
    <message>
        <source>Turn a piece to any facing instead of moving.</source>
        <translation>Ruota un pezzo come vuoi invece di muovere.</translation>
    </message>
    <message>
        <source>Turn and Go</source>
        <translation>Ruota e va&apos;</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Limite di turni</translation>
    </message>
    <message>
        <source>+, −, 0 or F; mouse wheel</source>
        <translation>+, −, 0 o F; rotella del mouse</translation>
    </message>
    <message>
        <source>, and . or R; mouse wheel</source>
        <translation>, e . oppure R; rotella del mouse</translation>
    </message>
    <message>
        <source>Fights, dice and reveals</source>
        <translation>Scontri, dadi e carte scoperte</translation>
    </message>
    <message>
        <source>Shown one after the other with a caption; Space goes on, Escape shows how it ends. With movement off they are told at once.</source>
        <translation>Mostrati uno dopo l&apos;altro con una didascalia; Spazio va avanti, Esc mostra come finisce. Senza movimento vengono detti subito.</translation>
    </message>
    <message>
        <source>Turn what is chosen left or right</source>
        <translation>Girare a sinistra o a destra ciò che è scelto</translation>
    </message>
    <message>
        <source>Twin Rotation</source>
        <translation>Doppia rotazione</translation>
    </message>
    <message>
        <source>Two of your pieces that stand side by side change places and keep their facings.</source>
        <translation>Due tuoi pezzi vicini si scambiano di posto e restano rivolti com&apos;erano.</translation>
    </message>
    <message>
        <source>Type &amp;in a move…</source>
        <translation>Scrivi u&amp;na mossa…</translation>
    </message>
    <message>
        <source>Type into the field at the top to find a setting or a key by its words.</source>
        <translation>Scrivi nel campo in alto per trovare un&apos;impostazione o un tasto dalle sue parole.</translation>
    </message>
    <message>
        <source>Waiting for others</source>
        <translation>Aspettare gli altri</translation>
    </message>
    <message>
        <source>Ward</source>
        <translation>Protezione</translation>
    </message>
    <message>
        <source>What others call you at the table.</source>
        <translation>Come ti chiamano gli altri al tavolo.</translation>
    </message>
    <message>
        <source>What the &amp;others have</source>
        <translation>&amp;Che cosa hanno gli altri</translation>
    </message>
    <message>
        <source>What was hidden stays hidden, even when the match is over.</source>
        <translation>Ciò che era nascosto resta nascosto, anche a partita finita.</translation>
    </message>
    <message>
        <source>Whatever you begin is kept by itself. Leave a table whenever you like, and go on from here.</source>
        <translation>Quello che cominci si conserva da sé. Lascia un tavolo quando vuoi, e riprendi da qui.</translation>
    </message>
    <message>
        <source>When several play at this computer and hands are secret, everything is hidden until the next player has sat down.</source>
        <translation>Quando più persone giocano a questo computer e le mani sono segrete, tutto è nascosto finché il prossimo giocatore non si è seduto.</translation>
    </message>
    <message>
        <source>When the match is over, all cards are opened.</source>
        <translation>A partita finita tutte le carte si scoprono.</translation>
    </message>
    <message>
        <source>Where &amp;your pieces are</source>
        <translation>Dove sono i tuoi &amp;pezzi</translation>
    </message>
    <message>
        <source>Where it could go and what it threatens, whosever it is, as long as nothing is chosen; cards that lie small are shown large.</source>
        <translation>Dove potrebbe andare e che cosa minaccia, di chiunque sia, finché non è scelto nulla; le carte piccole si vedono in grande.</translation>
    </message>
    <message>
        <source>Whether men and raiders may slide across the empty throne. Only the king may ever stop on it.</source>
        <translation>Se uomini e razziatori possono scorrere attraverso il trono vuoto. Solo il re può fermarvisi.</translation>
    </message>
    <message>
        <source>Whether rune cards are played, and in which way.</source>
        <translation>Se si gioca con le carte runiche, e in quale maniera.</translation>
    </message>
    <message>
        <source>Whether the others may set a forfeit, in their own words, to a player who discards a god.</source>
        <translation>Se gli altri possono imporre un pegno, con parole loro, a chi scarta un dio.</translation>
    </message>
    <message>
        <source>Whether the pieces stand in the fixed pattern, or tiles are drawn for all places but the Jöfurrs&apos;.</source>
        <translation>Se i pezzi stanno nello schema fisso, o si pescano tessere per tutti i posti tranne quelli degli Jöfurr.</translation>
    </message>
    <message>
        <source>Whether twelve gods, or twelve aspects of Loki, are shuffled into the deck. Five can play with them only.</source>
        <translation>Se nel mazzo si mescolano dodici dèi, o dodici aspetti di Loki. In cinque si gioca solo con loro.</translation>
    </message>
    <message>
        <source>Which side begins.</source>
        <translation>Quale lato comincia.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>When the match is lost. Without the limit of the difficulty there are {count} turns.</source>
        <translation>Quando la partita è perduta. Senza il limite della difficoltà i turni sono {count}.</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: errore: %(message)s
</translation>
    </message>
    <message>
        <source>--at is for match files</source>
        <translation>--at serve per i file di partita</translation>
    </message>
    <message>
        <source>--sprt is two numbers up to {most}, the greater one last</source>
        <translation>--sprt sono due numeri fino a {most}, il maggiore per ultimo</translation>
    </message>
    <message>
        <source>--sprt is two numbers, as 0,40, not {word}</source>
        <translation>--sprt sono due numeri, come 0,40, non {word}</translation>
    </message>
    <message>
        <source>--time is for {level}, and no seat of the computer&apos;s plays at that level</source>
        <translation>--time è per {level}, e nessun posto del computer gioca a quel livello</translation>
    </message>
    <message>
        <source>36 by 36</source>
        <translation>36 per 36</translation>
    </message>
    <message>
        <source>36 for two players, 48 for more</source>
        <translation>36 per due giocatori, 48 per più</translation>
    </message>
    <message>
        <source>48 by 36</source>
        <translation>48 per 36</translation>
    </message>
    <message>
        <source>80 to 250</source>
        <translation>da 80 a 250</translation>
    </message>
    <message>
        <source>Both sides of a skirmish have as many players: two, four or six in all.</source>
        <translation>In una schermaglia le due parti hanno lo stesso numero di giocatori: due, quattro o sei in tutto.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Gods &amp; Monsters</source>
        <translation>Dei e mostri</translation>
    </message>
    <message>
        <source>Heroes, warriors and archers on a measured table. For two, four or six.</source>
        <translation>Eroi, guerrieri e arcieri su un tavolo misurato. Per due, quattro o sei.</translation>
    </message>
    <message>
        <source>How the warbands are found. In a first match they are Vikings and Draugar, then Dwarves, then Goblins.</source>
        <translation>Come si trovano le bande. In una prima partita sono Vichinghi e Draugar, poi Nani, poi Goblin.</translation>
    </message>
    <message>
        <source>How wide the table is, in inches. From side to side it is always 36.</source>
        <translation>Quanto è largo il tavolo, in pollici. Da una parte all’altra sono sempre 36.</translation>
    </message>
    <message>
        <source>Meadhall {one} and Meadhall {other} do not understand each other; install the same version on both computers</source>
        <translation>Meadhall {one} e Meadhall {other} non si capiscono; installa la stessa versione su entrambi i computer</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Move the baggage up to 6 inches toward the far edge, or let it stay.</source>
        <translation>Sposta i bagagli fino a 6 pollici verso il bordo opposto, o lasciali dove sono.</translation>
    </message>
    <message>
        <source>On this system, the installer puts Meadhall into the menu.</source>
        <translation>Su questo sistema è il programma di installazione a mettere Meadhall nel menu.</translation>
    </message>
    <message>
        <source>Past&amp;e a match or a position</source>
        <translation>Incolla &amp;una partita o una posizione</translation>
    </message>
    <message>
        <source>Ragnarok: two warbands each</source>
        <translation>Ragnarok: due bande a testa</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>Shooters</source>
        <translation>Tiratori</translation>
    </message>
    <message>
        <source>Side {side} gets {coins} for {what} and has {all} of {goal}.</source>
        <translation>La parte {side} riceve {coins} ({what}) e ne ha {all} di {goal}.</translation>
    </message>
    <message>
        <source>Side {side} has {coins} coins.</source>
        <translation>La parte {side} ha {coins} monete.</translation>
    </message>
    <message>
        <source>Side {side} holds the hill, for the first turn.</source>
        <translation>La parte {side} tiene il colle, per il primo turno.</translation>
    </message>
    <message>
        <source>Side {side} wins by {score} to {other}, hits to save: {hits}.</source>
        <translation>La parte {side} vince {score} a {other}, colpi da parare: {hits}.</translation>
    </message>
    <message>
        <source>Size of the table</source>
        <translation>Misura del tavolo</translation>
    </message>
    <message>
        <source>Summoning Spell: for one point, a Dragon goes to any free Valknut.</source>
        <translation>Evocazione: per un punto un Drago va su un Valknut libero qualsiasi.</translation>
    </message>
    <message>
        <source>Surtr</source>
        <translation>Surtr</translation>
    </message>
    <message>
        <source>Surtr destroys {card}</source>
        <translation>Surtr distrugge {card}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Take a unit from another player&apos;s supply; it is yours from now on.</source>
        <translation>Prendi un&apos;unità dalla scorta di un altro giocatore; da ora è tua.</translation>
    </message>
    <message>
        <source>Take an Ambush card from another player.</source>
        <translation>Prendi una carta Imboscata a un altro giocatore.</translation>
    </message>
    <message>
        <source>Take the top card of the pile, unseen by the others, as one more Ambush card.</source>
        <translation>Prendi la prima carta della pila, senza che gli altri la vedano, come altra carta Imboscata.</translation>
    </message>
    <message>
        <source>That cannot be made at sea.</source>
        <translation>In mare questo non si può costruire.</translation>
    </message>
    <message>
        <source>That is not what you are asked for. {request}</source>
        <translation>Non è questo che ti si chiede. {request}</translation>
    </message>
    <message>
        <source>The Gjallarhorn sounds: you may take a god and use its power.</source>
        <translation>Il Gjallarhorn suona: puoi prendere un dio e usarne il potere.</translation>
    </message>
    <message>
        <source>The Jötunn is for two players: the third area is his.</source>
        <translation>Lo Jötunn è per due giocatori: la terza area è sua.</translation>
    </message>
    <message>
        <source>The baggage goes to {place}.</source>
        <translation>I bagagli vanno in {place}.</translation>
    </message>
    <message>
        <source>The baggage is set up at {place}.</source>
        <translation>I bagagli sono disposti in {place}.</translation>
    </message>
    <message>
        <source>The baggage is taken.</source>
        <translation>I bagagli sono presi.</translation>
    </message>
    <message>
        <source>The baggage stays.</source>
        <translation>I bagagli restano.</translation>
    </message>
    <message>
        <source>The call of the {rank} was answered with the {card}.</source>
        <translation>Alla chiamata ({rank}) si è risposto con: {card}.</translation>
    </message>
    <message>
        <source>The card has a Valknut: you may put a unit of your supply on it.</source>
        <translation>La carta ha un Valknut: puoi metterci un&apos;unità della tua scorta.</translation>
    </message>
    <message>
        <source>The card is {card}.</source>
        <translation>La carta è {card}.</translation>
    </message>
    <message>
        <source>The card you have taken is {card}.</source>
        <translation>La carta che hai preso è {card}.</translation>
    </message>
    <message>
        <source>The cards shown as draugar were not all draugar: one had to be kept.</source>
        <translation>Le carte mostrate come draugar non erano tutte draugar: una andava tenuta.</translation>
    </message>
    <message>
        <source>The cards went with those who left.</source>
        <translation>Le carte se ne sono andate con chi ha lasciato il tavolo.</translation>
    </message>
    <message>
        <source>The die of death shows {roll}: {figure} comes to no harm.</source>
        <translation>Il dado della morte mostra {roll}: {figure} resta illeso.</translation>
    </message>
    <message>
        <source>The die of death shows {roll}: {figure} goes to Valhalla.</source>
        <translation>Il dado della morte mostra {roll}: {figure} va nel Valhalla.</translation>
    </message>
    <message>
        <source>The die of death shows {roll}: {figure} is shocked, markers: {shock}.</source>
        <translation>Il dado della morte mostra {roll}: {figure} è scosso, segnalini: {shock}.</translation>
    </message>
    <message>
        <source>The die of death shows {roll}: {figure} is wounded.</source>
        <translation>Il dado della morte mostra {roll}: {figure} è ferito.</translation>
    </message>
    <message>
        <source>The die shows {roll}: it is played on {title}.</source>
        <translation>Il dado mostra {roll}: si gioca su {title}.</translation>
    </message>
    <message>
        <source>The die shows {roll}: {target} is hit.</source>
        <translation>Il dado mostra {roll}: {target} è colpito.</translation>
    </message>
    <message>
        <source>The die shows {roll}: {target} is missed.</source>
        <translation>Il dado mostra {roll}: {target} è mancato.</translation>
    </message>
    <message>
        <source>The fight is even at {score}: nobody is hit.</source>
        <translation>Lo scontro è pari a {score}: nessuno è colpito.</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation>La partita continua.</translation>
    </message>
    <message>
        <source>The other hero cannot take that many: {thing}.</source>
        <translation>L&apos;altro eroe non può prenderne tanti: {thing}.</translation>
    </message>
    <message>
        <source>The raft lies here already.</source>
        <translation>La zattera è già qui.</translation>
    </message>
    <message>
        <source>The rune cards: {cards}.</source>
        <translation>Le carte runiche: {cards}.</translation>
    </message>
    <message>
        <source>The set-up {setup} needs three areas in play.</source>
        <translation>La disposizione {setup} vuole tre aree in gioco.</translation>
    </message>
    <message>
        <source>The set-up {setup} needs two areas in play.</source>
        <translation>La disposizione {setup} vuole due aree in gioco.</translation>
    </message>
    <message>
        <source>The tiles for all players: {pieces}.</source>
        <translation>Le tessere per tutti i giocatori: {pieces}.</translation>
    </message>
    <message>
        <source>The tiles for {who}: {pieces}.</source>
        <translation>Le tessere ({who}): {pieces}.</translation>
    </message>
    <message>
        <source>The {card} activates {figure}.</source>
        <translation>La carta ({card}) attiva {figure}.</translation>
    </message>
    <message>
        <source>The {rank} are called: nobody answers.</source>
        <translation>Si chiama: {rank}. Nessuno risponde.</translation>
    </message>
    <message>
        <source>There is no campfire on your hex or beside it.</source>
        <translation>Non c&apos;è un fuoco da campo nel tuo esagono né accanto.</translation>
    </message>
    <message>
        <source>There is no fight now.</source>
        <translation>Ora non c&apos;è un combattimento.</translation>
    </message>
    <message>
        <source>There is no such warband.</source>
        <translation>Non c&apos;è una banda simile.</translation>
    </message>
    <message>
        <source>There is nobody to ask.</source>
        <translation>Non c’è nessuno a cui chiedere.</translation>
    </message>
    <message>
        <source>There is nothing to decline now: {request}</source>
        <translation>Ora non c&apos;è nulla da rifiutare: {request}</translation>
    </message>
    <message>
        <source>This card would allow nothing now, so it cannot be cast.</source>
        <translation>Questa carta ora non permetterebbe nulla, quindi non si può lanciare.</translation>
    </message>
    <message>
        <source>This moment has no text. Wait until somebody is to choose.</source>
        <translation>Questo momento non ha un testo. Aspetta che qualcuno debba scegliere.</translation>
    </message>
    <message>
        <source>This table&apos;s computer players are not those of your computer: what they choose cannot be checked here.</source>
        <translation>I giocatori-computer di questo tavolo non sono quelli del tuo computer: qui non si può controllare ciò che scelgono.</translation>
    </message>
    <message>
        <source>Thor</source>
        <translation>Thor</translation>
    </message>
    <message>
        <source>Three berries a turn are all one picks.</source>
        <translation>In un turno si colgono al massimo tre bacche.</translation>
    </message>
    <message>
        <source>Three foods act on you already.</source>
        <translation>Tre cibi hanno già effetto su di te.</translation>
    </message>
    <message>
        <source>Turn {turn} is over.</source>
        <translation>Il turno {turn} è finito.</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Turno {turn} di {turns}</translation>
    </message>
    <message>
        <source>Turn {turn}, {player}.</source>
        <translation>Turno {turn}, {player}.</translation>
    </message>
    <message>
        <source>Turn {turn}: the cards are shuffled.</source>
        <translation>Turno {turn}: si mescolano le carte.</translation>
    </message>
    <message>
        <source>Two of them together need a campfire, both foods, and no more than one acting now.</source>
        <translation>Per due insieme servono un fuoco da campo, entrambi i cibi, e non più di uno già in effetto.</translation>
    </message>
    <message>
        <source>Tyr</source>
        <translation>Tyr</translation>
    </message>
    <message>
        <source>Undead Outbreak: each unit killed becomes a Draugr; with none left, one movement point.</source>
        <translation>Contagio: ogni unità uccisa diventa un Draugr; se non ne restano, un punto movimento.</translation>
    </message>
    <message>
        <source>Undead Outbreak: where does a Draugr rise?</source>
        <translation>Contagio: dove si leva un Draugr?</translation>
    </message>
    <message>
        <source>Unlike warbands flank each other on a field that grows. For two to four.</source>
        <translation>Bande diverse si aggirano su un campo che cresce. Da due a quattro.</translation>
    </message>
    <message>
        <source>Valknut</source>
        <translation>Valknut</translation>
    </message>
    <message>
        <source>Valkyries</source>
        <translation>Valchirie</translation>
    </message>
    <message>
        <source>Vanir</source>
        <translation>Vanir</translation>
    </message>
    <message>
        <source>Vikings</source>
        <translation>Vichinghi</translation>
    </message>
    <message>
        <source>WHO is a level (thrall, karl, huskarl, jarl, einherjar), a mover without foresight (random, greedy), or a search with its dials, as in search:exploration=300 or plain:simulations=500. search:weights=FILE evaluates by what meadhall learn has found, search:net=FILE by a small net of meadhall learn --net, search:priors=FILE chooses first by what meadhall learn --priors has found, and search:tables=FOLDER reads the endgame tables of meadhall solve.</source>
        <translation>WHO è un livello (thrall, karl, huskarl, jarl, einherjar), un giocatore senza previsione (random, greedy), o una ricerca con le sue manopole, come search:exploration=300 o plain:simulations=500. search:weights=FILE valuta con ciò che ha trovato meadhall learn, search:net=FILE con una piccola rete di meadhall learn --net, search:priors=FILE prova per prime le scelte preferite da ciò che ha trovato meadhall learn --priors, e search:tables=FOLDER legge le tabelle dei finali di meadhall solve.</translation>
    </message>
    <message>
        <source>Warbands</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>What is hidden in this position cannot be dealt.</source>
        <translation>Ciò che è nascosto in questa posizione non può essere distribuito.</translation>
    </message>
    <message>
        <source>What must {who} do?</source>
        <translation>Che cosa deve fare: {who}?</translation>
    </message>
    <message>
        <source>What the sides are after, beside each other. In a raid and in an escort side 1 attacks and side 2 defends.</source>
        <translation>Che cosa cercano le parti, oltre a battersi. Nella razzia e nella scorta la parte 1 attacca e la parte 2 difende.</translation>
    </message>
    <message>
        <source>Where woods, village, hill and hedges lie.</source>
        <translation>Dove stanno boschi, villaggio, collina e siepi.</translation>
    </message>
    <message>
        <source>Whether Gjallarhorns call nine gods with powers of their own. For four players, or in Ragnarok mode.</source>
        <translation>Se i Gjallarhorn chiamano nove dèi con poteri propri. Per quattro giocatori, o nel modo Ragnarok.</translation>
    </message>
    <message>
        <source>Whether each player leads one warband, or two in the wars of Ragnarok, which are for two players.</source>
        <translation>Se ciascuno guida una banda, o due nelle guerre di Ragnarok, che sono per due giocatori.</translation>
    </message>
    <message>
        <source>Whether the cards of a turn are known to their holders only, and the ranks are called out, or lie open.</source>
        <translation>Se le carte di un turno sono note solo a chi le ha, e i valori si chiamano, o stanno scoperte.</translation>
    </message>
    <message>
        <source>Who begins; play goes on clockwise.</source>
        <translation>Chi comincia; si gioca in senso orario.</translation>
    </message>
    <message>
        <source>Who shoots for each player. They differ in name and looks only.</source>
        <translation>Chi tira per ogni giocatore. Cambiano solo il nome e l’aspetto.</translation>
    </message>
    <message>
        <source>The one who plays for the computer sees its cards; in the end all can see whether it chose by itself.</source>
        <translation>Chi gioca per il computer ne vede le carte; alla fine tutti possono vedere se ha scelto da sé.</translation>
    </message>
    <message>
        <source>A player who stays away for more than 1 hour forfeits the match.</source>
        <translation>Chi resta lontano per più di un&apos;ora perde la partita.</translation>
    </message>
    <message>
        <source>A player who stays away for more than 1 minute forfeits the match.</source>
        <translation>Chi resta lontano per più di un minuto perde la partita.</translation>
    </message>
    <message>
        <source>A player who stays away for more than 1 second forfeits the match.</source>
        <translation>Chi resta lontano per più di un secondo perde la partita.</translation>
    </message>
    <message>
        <source>A player who stays away for more than {count} hours forfeits the match.</source>
        <translation>Chi resta lontano per più di {count} ore perde la partita.</translation>
    </message>
    <message>
        <source>A player who stays away for more than {count} minutes forfeits the match.</source>
        <translation>Chi resta lontano per più di {count} minuti perde la partita.</translation>
    </message>
    <message>
        <source>A player who stays away for more than {count} seconds forfeits the match.</source>
        <translation>Chi resta lontano per più di {count} secondi perde la partita.</translation>
    </message>
    <message>
        <source>Whose &amp;turn it is</source>
        <translation>A chi &amp;tocca</translation>
    </message>
    <message>
        <source>Windows asks once whether Meadhall may be called: say yes for private networks.</source>
        <translation>Windows chiede una volta se Meadhall può essere chiamato: rispondi di sì per le reti private.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Ritirata</translation>
    </message>
    <message>
        <source>Wolf-father</source>
        <translation>Padre del lupo</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>You cannot hold more {thing}: {most} is the most.</source>
        <translation>Non puoi averne di più ({thing}): il massimo è {most}.</translation>
    </message>
    <message>
        <source>You cannot move, and no card helps: stop.</source>
        <translation>Non puoi muovere, e nessuna carta aiuta: smetti.</translation>
    </message>
    <message>
        <source>You cannot move, but you can cast a card, or stop:</source>
        <translation>Non puoi muovere, ma puoi lanciare una carta, o smettere:</translation>
    </message>
    <message>
        <source>You cannot move, but you can cast a card:</source>
        <translation>Non puoi muovere, ma puoi lanciare una carta:</translation>
    </message>
    <message>
        <source>You claim the match: the other has stayed away for longer than this table waits.</source>
        <translation>Reclami la partita: l&apos;altro è rimasto lontano più a lungo di quanto questo tavolo aspetti.</translation>
    </message>
    <message>
        <source>You draw from the deck, or take a weapon or a wolf from the armory.</source>
        <translation>Peschi dal mazzo, o prendi un&apos;arma o un lupo dall&apos;armeria.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Peschi {cards}.</translation>
    </message>
    <message>
        <source>You have asked for something in this turn already, or ask for that already.</source>
        <translation>In questo turno hai già chiesto qualcosa, o lo chiedi già.</translation>
    </message>
    <message>
        <source>You have attacked in this round already.</source>
        <translation>In questo assalto hai già attaccato.</translation>
    </message>
    <message>
        <source>You have drawn nothing but draugar, and have to show them.</source>
        <translation>Hai pescato soltanto draugar, e devi mostrarli.</translation>
    </message>
    <message>
        <source>You have made a bed already.</source>
        <translation>Hai già costruito un letto.</translation>
    </message>
    <message>
        <source>You have no action points left.</source>
        <translation>Non hai più punti azione.</translation>
    </message>
    <message>
        <source>You have no raw meat.</source>
        <translation>Non hai carne cruda.</translation>
    </message>
    <message>
        <source>You have no shield.</source>
        <translation>Non hai uno scudo.</translation>
    </message>
    <message>
        <source>You have no {thing}.</source>
        <translation>Non hai: {thing}.</translation>
    </message>
    <message>
        <source>You have not drawn draugar alone: keep another card, and they go unseen.</source>
        <translation>Non hai pescato soltanto draugar: tieni un&apos;altra carta, e loro vanno via senza essere visti.</translation>
    </message>
    <message>
        <source>You have not that many: {thing}.</source>
        <translation>Non ne hai tanti: {thing}.</translation>
    </message>
    <message>
        <source>You have seen the top of the deck. Have the deck shuffled, or leave it?</source>
        <translation>Hai visto la cima del mazzo. Lo fai rimescolare, o lo lasci com&apos;è?</translation>
    </message>
    <message>
        <source>You have taken from this rock in this turn already.</source>
        <translation>In questo turno hai già preso da questa roccia.</translation>
    </message>
    <message>
        <source>You have that already: {thing}.</source>
        <translation>Lo hai già: {thing}.</translation>
    </message>
    <message>
        <source>You keep one of the cards just drawn.</source>
        <translation>Tieni una delle carte appena pescate.</translation>
    </message>
    <message>
        <source>You keep one of the cards turned up.</source>
        <translation>Tieni una delle carte scoperte.</translation>
    </message>
    <message>
        <source>You look on. Step back and forth below the board; what you say in the talk beside it goes to the others who look on.</source>
        <translation>Tu guardi. Sotto il tavoliere si va avanti e indietro; quel che dici nelle parole accanto va agli altri che guardano.</translation>
    </message>
    <message>
        <source>You lose a card of your hand or of your discards.</source>
        <translation>Perdi una carta della tua mano o dei tuoi scarti.</translation>
    </message>
    <message>
        <source>You need a pickaxe to break a rock.</source>
        <translation>Per rompere una roccia ti serve un piccone.</translation>
    </message>
    <message>
        <source>You play two cards of your hand, first the main action, then the support.</source>
        <translation>Giochi due carte della tua mano, prima l&apos;azione principale, poi il supporto.</translation>
    </message>
    <message>
        <source>You see on top of the deck: {cards}.</source>
        <translation>Vedi in cima al mazzo: {cards}.</translation>
    </message>
    <message>
        <source>You see on top of the pile: {cards}.</source>
        <translation>Vedi in cima alla pila: {cards}.</translation>
    </message>
    <message>
        <source>You see the hand of {who}: {cards}.</source>
        <translation>Vedi la mano di {who}: {cards}.</translation>
    </message>
    <message>
        <source>You take a weapon or a wolf from the armory.</source>
        <translation>Prendi un&apos;arma o un lupo dall&apos;armeria.</translation>
    </message>
    <message>
        <source>You take back one of your discards, or decline.</source>
        <translation>Riprendi uno dei tuoi scarti, o rinuncia.</translation>
    </message>
    <message>
        <source>Your axe: have two more cards turned up in the clash?</source>
        <translation>La tua ascia: fai scoprire due carte in più nello scontro?</translation>
    </message>
    <message>
        <source>Your axe: who must show what he draws?</source>
        <translation>La tua ascia: chi deve mostrare ciò che pesca?</translation>
    </message>
    <message>
        <source>Your board and {name}&apos;s differ. The match waits, and nothing of it is lost; what differs is written down in {file}.</source>
        <translation>Il tuo tavoliere e quello di {name} sono diversi. La partita aspetta e nulla è perduto; ciò che è diverso è annotato in {file}.</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <translation>Le tue carte: {cards}.</translation>
    </message>
    <message>
        <source>Your hammer: let a lone draugr cost two cards in the clash?</source>
        <translation>Il tuo martello: un draugr solo costerà due carte nello scontro?</translation>
    </message>
    <message>
        <source>Your hammer: who must draw three cards from the deck?</source>
        <translation>Il tuo martello: chi deve pescare tre carte dal mazzo?</translation>
    </message>
    <message>
        <source>Your main action falls on another player.</source>
        <translation>La tua azione principale cade su un altro giocatore.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the usual ones are used.</source>
        <translation>Non si sono potute leggere le tue impostazioni, perciò valgono quelle consuete.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the usual ones are used. The old file is kept as {file}.</source>
        <translation>Non si sono potute leggere le tue impostazioni, perciò valgono quelle consuete. Il vecchio file è conservato come {file}.</translation>
    </message>
    <message>
        <source>Your shield is raised already.</source>
        <translation>Il tuo scudo è già alzato.</translation>
    </message>
    <message>
        <source>Your side has won the fight. Choose the enemy who is hit (hits: {hits}).</source>
        <translation>La tua parte ha vinto lo scontro. Scegli il nemico colpito (colpi: {hits}).</translation>
    </message>
    <message>
        <source>Your sword: take a card from the armory if a lone draugr shows in the clash?</source>
        <translation>La tua spada: prendi una carta dall&apos;armeria se nello scontro esce un draugr solo?</translation>
    </message>
    <message>
        <source>Your sword: whose hand do you look at?</source>
        <translation>La tua spada: di chi guardi la mano?</translation>
    </message>
    <message>
        <source>Your wolf: take all your discards back into your hand?</source>
        <translation>Il tuo lupo: riprendi in mano tutti i tuoi scarti?</translation>
    </message>
    <message>
        <source>Your wolf: take which of your discards back into your hand?</source>
        <translation>Il tuo lupo: quale dei tuoi scarti riprendi in mano?</translation>
    </message>
    <message>
        <source>Your {card} is played. Choose the figure that it activates.</source>
        <translation>La tua carta ({card}) è giocata. Scegli la figura che attiva.</translation>
    </message>
    <message>
        <source>Your {card}: look at the top of the deck?</source>
        <translation>{card}: guardi la cima del mazzo?</translation>
    </message>
    <message>
        <source>Your {card}: turn up a card of your own? A draugr bites you, another comes to your discards.</source>
        <translation>{card}: scopri una carta tua? Un draugr ti morde, un&apos;altra va fra i tuoi scarti.</translation>
    </message>
    <message>
        <source>a Dragon</source>
        <translation>un Drago</translation>
    </message>
    <message>
        <source>a Draugr</source>
        <translation>un Draugr</translation>
    </message>
    <message>
        <source>a Draugr rises on {zone}</source>
        <translation>un Draugr si leva in {zone}</translation>
    </message>
    <message>
        <source>a Dwarf</source>
        <translation>un Nano</translation>
    </message>
    <message>
        <source>a Goblin</source>
        <translation>un Goblin</translation>
    </message>
    <message>
        <source>a Parley card</source>
        <translation>una carta Parlamento</translation>
    </message>
    <message>
        <source>a Valkyrie</source>
        <translation>una Valchiria</translation>
    </message>
    <message>
        <source>a Vanir</source>
        <translation>un Vanir</translation>
    </message>
    <message>
        <source>a Viking</source>
        <translation>un Vichingo</translation>
    </message>
    <message>
        <source>a card unseen</source>
        <translation>una carta non vista</translation>
    </message>
    <message>
        <source>a deer, for leather, meat and antlers: end the turn in the forest {place}</source>
        <translation>un cervo, per cuoio, carne e corna: finisci il turno nella foresta {place}</translation>
    </message>
    <message>
        <source>a draw for each tribe</source>
        <translation>una pesca per ogni tribù</translation>
    </message>
    <message>
        <source>a hero in Valhalla</source>
        <translation>un eroe nel Valhalla</translation>
    </message>
    <message>
        <source>a hero who withdraws</source>
        <translation>un eroe che si ritira</translation>
    </message>
    <message>
        <source>a man</source>
        <translation>un uomo</translation>
    </message>
    <message>
        <source>a warrior in Valhalla</source>
        <translation>un guerriero nel Valhalla</translation>
    </message>
    <message>
        <source>a wounded hero</source>
        <translation>un eroe ferito</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>assi</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>tutto insieme</translation>
    </message>
    <message>
        <source>an Elf</source>
        <translation>un Elfo</translation>
    </message>
    <message>
        <source>an archer in Valhalla</source>
        <translation>un arciere nel Valhalla</translation>
    </message>
    <message>
        <source>an unseen card</source>
        <translation>una carta non vista</translation>
    </message>
    <message>
        <source>antler pickaxe</source>
        <translation>piccone di corno</translation>
    </message>
    <message>
        <source>archer</source>
        <translation>arciere</translation>
    </message>
    <message>
        <source>archers</source>
        <translation>arcieri</translation>
    </message>
    <message>
        <source>as the computer</source>
        <translation>come il computer</translation>
    </message>
    <message>
        <source>asks: {wish}</source>
        <translation>chiede: {wish}</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attacca</translation>
    </message>
    <message>
        <source>attackers</source>
        <translation>attaccanti</translation>
    </message>
    <message>
        <source>axe</source>
        <translation>ascia</translation>
    </message>
    <message>
        <source>back into the deck: {cards}</source>
        <translation>di nuovo nel mazzo: {cards}</translation>
    </message>
    <message>
        <source>back to the grave: {place}</source>
        <translation>torna alla tomba: {place}</translation>
    </message>
    <message>
        <source>battle berry</source>
        <translation>bacca di battaglia</translation>
    </message>
    <message>
        <source>bed</source>
        <translation>letto</translation>
    </message>
    <message>
        <source>begins the fight against {enemy}</source>
        <translation>comincia a combattere: {enemy}</translation>
    </message>
    <message>
        <source>blueberry</source>
        <translation>mirtillo</translation>
    </message>
    <message>
        <source>boss key</source>
        <translation>chiave del boss</translation>
    </message>
    <message>
        <source>both heroes have lost</source>
        <translation>entrambi gli eroi hanno perso</translation>
    </message>
    <message>
        <source>both heroes have won</source>
        <translation>entrambi gli eroi hanno vinto</translation>
    </message>
    <message>
        <source>bronze</source>
        <translation>bronzo</translation>
    </message>
    <message>
        <source>bronze axe</source>
        <translation>ascia di bronzo</translation>
    </message>
    <message>
        <source>bronze pickaxe</source>
        <translation>piccone di bronzo</translation>
    </message>
    <message>
        <source>bronze shield</source>
        <translation>scudo di bronzo</translation>
    </message>
    <message>
        <source>bronze sword</source>
        <translation>spada di bronzo</translation>
    </message>
    <message>
        <source>burns an action point for more steps</source>
        <translation>brucia un punto azione per altri passi</translation>
    </message>
    <message>
        <source>by a die</source>
        <translation>lo decide un dado</translation>
    </message>
    <message>
        <source>calls for an omen</source>
        <translation>chiama un presagio</translation>
    </message>
    <message>
        <source>meadow</source>
        <translation>prato</translation>
    </message>
    <message>
        <source>forest: wood, berries, mushrooms; who ends a turn here meets somebody</source>
        <translation>foresta: legno, bacche, funghi; chi finisce qui il turno incontra qualcuno</translation>
    </message>
    <message>
        <source>rock: stone, and metal with a pickaxe</source>
        <translation>roccia: pietra, e metallo con un piccone</translation>
    </message>
    <message>
        <source>river: two steps</source>
        <translation>fiume: due passi</translation>
    </message>
    <message>
        <source>marsh: two steps; who ends a turn here meets somebody</source>
        <translation>palude: due passi; chi finisce qui il turno incontra qualcuno</translation>
    </message>
    <message>
        <source>old house</source>
        <translation>vecchia casa</translation>
    </message>
    <message>
        <source>home</source>
        <translation>casa</translation>
    </message>
    <message>
        <source>dungeon: Eikthyr waits here</source>
        <translation>segreta: qui aspetta Eikthyr</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>mare</translation>
    </message>
    <message>
        <source>strait</source>
        <translation>stretto</translation>
    </message>
    <message>
        <source>{hex}: {land}</source>
        <translation>{hex}: {land}</translation>
    </message>
    <message>
        <source>searched</source>
        <translation>già frugata</translation>
    </message>
    <message>
        <source>nobody has searched it</source>
        <translation>nessuno l&apos;ha frugata</translation>
    </message>
    <message>
        <source>the serpent is slain</source>
        <translation>il serpente è stato ucciso</translation>
    </message>
    <message>
        <source>the serpent</source>
        <translation>il serpente</translation>
    </message>
    <message>
        <source>grave of {who}</source>
        <translation>tomba di {who}</translation>
    </message>
    <message>
        <source>campfire</source>
        <translation>fuoco da campo</translation>
    </message>
    <message>
        <source>nothing more here this turn</source>
        <translation>qui in questo turno non c&apos;è altro</translation>
    </message>
    <message>
        <source>From forests: 2 for an action point, more with an axe.</source>
        <translation>Dalle foreste: 2 per un punto azione, di più con un&apos;ascia.</translation>
    </message>
    <message>
        <source>From rocks: 2 for an action point, more with a better pickaxe.</source>
        <translation>Dalle rocce: 2 per un punto azione, di più con un piccone migliore.</translation>
    </message>
    <message>
        <source>From rocks beyond the sea with a pickaxe, and from fulings.</source>
        <translation>Dalle rocce oltre il mare con un piccone, e dai fuling.</translation>
    </message>
    <message>
        <source>From deer.</source>
        <translation>Dai cervi.</translation>
    </message>
    <message>
        <source>From deer. Three make the key, two the first pickaxe.</source>
        <translation>Dai cervi. Tre fanno la chiave, due il primo piccone.</translation>
    </message>
    <message>
        <source>From forests. 1 health, and 2 action points at once.</source>
        <translation>Dalle foreste. 1 salute, e subito 2 punti azione.</translation>
    </message>
    <message>
        <source>From forests. 1 health; rivers and marshes cost one step.</source>
        <translation>Dalle foreste. 1 salute; fiumi e paludi costano un passo.</translation>
    </message>
    <message>
        <source>From forests. 2 health, and 2 steps more.</source>
        <translation>Dalle foreste. 2 salute, e 2 passi in più.</translation>
    </message>
    <message>
        <source>From forests. Nobody meets you at the end of your turn.</source>
        <translation>Dalle foreste. Alla fine del turno nessuno ti incontra.</translation>
    </message>
    <message>
        <source>5 health, and 2 action points at once.</source>
        <translation>5 salute, e subito 2 punti azione.</translation>
    </message>
    <message>
        <source>From forests. 1 health; your blows do 1 more.</source>
        <translation>Dalle foreste. 1 salute; i tuoi colpi fanno 1 in più.</translation>
    </message>
    <message>
        <source>Any weapon does 2 more.</source>
        <translation>Ogni arma fa 2 in più.</translation>
    </message>
    <message>
        <source>5 health more.</source>
        <translation>5 salute in più.</translation>
    </message>
    <message>
        <source>Any shield is better by 1.</source>
        <translation>Ogni scudo è migliore di 1.</translation>
    </message>
    <message>
        <source>Breaks rocks: {metal} metal, or {stone} stone.</source>
        <translation>Rompe le rocce: {metal} di metallo, o {stone} di pietra.</translation>
    </message>
    <message>
        <source>Attack {attack}; chops {wood} wood.</source>
        <translation>Attacco {attack}; taglia {wood} di legno.</translation>
    </message>
    <message>
        <source>Attack {attack}.</source>
        <translation>Attacco {attack}.</translation>
    </message>
    <message>
        <source>Defence {defence}, for a raised shield.</source>
        <translation>Difesa {defence}, a scudo alzato.</translation>
    </message>
    <message>
        <source>Opens the fight in the dungeon.</source>
        <translation>Apre la lotta nella segreta.</translation>
    </message>
    <message>
        <source>After death you wake at your last campfire.</source>
        <translation>Dopo la morte ti svegli al tuo ultimo fuoco.</translation>
    </message>
    <message>
        <source>Carries you over the sea. Made beside it.</source>
        <translation>Ti porta sul mare. Si fa accanto ad esso.</translation>
    </message>
    <message>
        <source>Cook here, and eat two foods together.</source>
        <translation>Qui cuoci, e mangi due cibi insieme.</translation>
    </message>
    <message>
        <source>{thing}: {costs}</source>
        <translation>{thing}: {costs}</translation>
    </message>
    <message>
        <source>{sentence}; missing: {missing}</source>
        <translation>{sentence}; mancano: {missing}</translation>
    </message>
    <message>
        <source>{sentence}; not here, or made already</source>
        <translation>{sentence}; non qui, o già fatto</translation>
    </message>
    <message>
        <source>{health} of {most} health</source>
        <translation>{health} di {most} salute</translation>
    </message>
    <message>
        <source>attack {attack}</source>
        <translation>attacco {attack}</translation>
    </message>
    <message>
        <source>defence {defence}</source>
        <translation>difesa {defence}</translation>
    </message>
    <message>
        <source>on {hex}</source>
        <translation>su {hex}</translation>
    </message>
    <message>
        <source>Carries: {things}</source>
        <translation>Porta: {things}</translation>
    </message>
    <message>
        <source>Carries nothing.</source>
        <translation>Non porta niente.</translation>
    </message>
    <message>
        <source>Acting: {things}</source>
        <translation>Agiscono: {things}</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 passo</translation>
    </message>
    <message>
        <source>{steps} steps</source>
        <translation>{steps} passi</translation>
    </message>
    <message>
        <source>burns 1 point</source>
        <translation>brucia 1 punto</translation>
    </message>
    <message>
        <source>burns {points} points</source>
        <translation>brucia {points} punti</translation>
    </message>
    <message>
        <source>{sixths} in 6</source>
        <translation>{sixths} su 6</translation>
    </message>
    <message>
        <source>{odds}: {damage} damage, {health} health left</source>
        <translation>{odds}: {damage} danni, restano {health} salute</translation>
    </message>
    <message>
        <source>{enemy}: {health} of {most} health, round {round}. It strikes {victim}: {threats}.</source>
        <translation>{enemy}: {health} di {most} salute, giro {round}. Colpisce {victim}: {threats}.</translation>
    </message>
    <message>
        <source>Attack: {health} health left to {enemy}.</source>
        <translation>Attacco: restano {health} salute a {enemy}.</translation>
    </message>
    <message>
        <source>Run: {odds}.</source>
        <translation>Fuga: {odds}.</translation>
    </message>
    <message>
        <source>{odds}: {damage} damage</source>
        <translation>{odds}: {damage} danni</translation>
    </message>
    <message>
        <source>With a raised shield: {blows}.</source>
        <translation>A scudo alzato: {blows}.</translation>
    </message>
    <message>
        <source>{health} health</source>
        <translation>{health} salute</translation>
    </message>
    <message>
        <source>card {name}</source>
        <translation>carta {name}</translation>
    </message>
    <message>
        <source>casts a card that lay face down</source>
        <translation>lancia una carta che era coperta</translation>
    </message>
    <message>
        <source>casts {card}</source>
        <translation>lancia {card}</translation>
    </message>
    <message>
        <source>chooses first</source>
        <translation>sceglie per primo</translation>
    </message>
    <message>
        <source>chosen one after the other</source>
        <translation>scelte uno dopo l&apos;altro</translation>
    </message>
    <message>
        <source>clash: coins for figures alone</source>
        <translation>scontro: monete solo per le figure</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>cooked deer meat</source>
        <translation>carne di cervo cotta</translation>
    </message>
    <message>
        <source>cooks {amount} deer meat</source>
        <translation>cuoce carne di cervo: {amount}</translation>
    </message>
    <message>
        <source>daylight</source>
        <translation>luce del giorno</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>rinuncia</translation>
    </message>
    <message>
        <source>deer trophy</source>
        <translation>trofeo di cervo</translation>
    </message>
    <message>
        <source>defenders</source>
        <translation>difensori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>dies on {hex}</source>
        <translation>muore in {hex}</translation>
    </message>
    <message>
        <source>discards {cards}</source>
        <translation>scarta {cards}</translation>
    </message>
    <message>
        <source>do as you like</source>
        <translation>fa’ come vuoi</translation>
    </message>
    <message>
        <source>does no more</source>
        <translation>si ferma</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>draugr</source>
        <translation>draugr</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>tirate a sorte</translation>
    </message>
    <message>
        <source>draws from the deck</source>
        <translation>pesca dal mazzo</translation>
    </message>
    <message>
        <source>draws {cards}</source>
        <translation>pesca {cards}</translation>
    </message>
    <message>
        <source>eat something: {thing}</source>
        <translation>mangia qualcosa: {thing}</translation>
    </message>
    <message>
        <source>eat well by a fire, then fight Eikthyr</source>
        <translation>mangia bene presso un fuoco, poi combatti Eikthyr</translation>
    </message>
    <message>
        <source>eat: {thing}</source>
        <translation>mangia: {thing}</translation>
    </message>
    <message>
        <source>eats: {things}</source>
        <translation>mangia: {things}</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>chiude il turno</translation>
    </message>
    <message>
        <source>escort: bring the baggage across</source>
        <translation>scorta: porta il carico dall’altra parte</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>coperta</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>veloce</translation>
    </message>
    <message>
        <source>firelight</source>
        <translation>luce del fuoco</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>follow me</source>
        <translation>seguimi</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>tua</translation>
    </message>
    <message>
        <source>of player {number}</source>
        <translation>del giocatore {number}</translation>
    </message>
    <message>
        <source>grass of a Parley card</source>
        <translation>erba di una carta Parlamento</translation>
    </message>
    <message>
        <source>grass of the Bifrost</source>
        <translation>erba del Bifrost</translation>
    </message>
    <message>
        <source>enraged</source>
        <translation>infuriata</translation>
    </message>
    <message>
        <source>captive, without its ability</source>
        <translation>prigioniera, senza la sua abilità</translation>
    </message>
    <message>
        <source>{zone}: {what}</source>
        <translation>{zone}: {what}</translation>
    </message>
    <message>
        <source>Ambush card of the {warband}</source>
        <translation>carta Imboscata: {warband}</translation>
    </message>
    <message>
        <source>a Gjallarhorn</source>
        <translation>un Gjallarhorn</translation>
    </message>
    <message>
        <source>{terrain} × {count}</source>
        <translation>{terrain} × {count}</translation>
    </message>
    <message>
        <source>all grass</source>
        <translation>tutta erba</translation>
    </message>
    <message>
        <source>1 movement point</source>
        <translation>1 punto movimento</translation>
    </message>
    <message>
        <source>{count} movement points</source>
        <translation>{count} punti movimento</translation>
    </message>
    <message>
        <source>{spot}: a card may lie here</source>
        <translation>{spot}: qui può stare una carta</translation>
    </message>
    <message>
        <source>{count} east</source>
        <translation>{count} a est</translation>
    </message>
    <message>
        <source>{count} west</source>
        <translation>{count} a ovest</translation>
    </message>
    <message>
        <source>{count} north</source>
        <translation>{count} a nord</translation>
    </message>
    <message>
        <source>{count} south</source>
        <translation>{count} a sud</translation>
    </message>
    <message>
        <source>{place}: {god}, {points}. {power}</source>
        <translation>{place}: {god}, {points}. {power}</translation>
    </message>
    <message>
        <source>{points} victory point</source>
        <translation>{points} punto vittoria</translation>
    </message>
    <message>
        <source>{points} victory points</source>
        <translation>{points} punti vittoria</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>foresta</translation>
    </message>
    <message>
        <source>enemy units</source>
        <translation>unità nemiche</translation>
    </message>
    <message>
        <source>Crosses nothing.</source>
        <translation>Non attraversa niente.</translation>
    </message>
    <message>
        <source>Crosses {terrains}.</source>
        <translation>Attraversa {terrains}.</translation>
    </message>
    <message>
        <source>{points} points, {enraged} enraged</source>
        <translation>{points} punti, {enraged} da infuriata</translation>
    </message>
    <message>
        <source>1 point each</source>
        <translation>1 punto ciascuna</translation>
    </message>
    <message>
        <source>{points} points each</source>
        <translation>{points} punti ciascuna</translation>
    </message>
    <message>
        <source>1 unit</source>
        <translation>1 unità</translation>
    </message>
    <message>
        <source>{count} units</source>
        <translation>{count} unità</translation>
    </message>
    <message>
        <source>chosen by {who}</source>
        <translation>presa da: {who}</translation>
    </message>
    <message>
        <source>{warband}: {facts}</source>
        <translation>{warband}: {facts}</translation>
    </message>
    <message>
        <source>{count} on the field</source>
        <translation>{count} sul campo</translation>
    </message>
    <message>
        <source>{count} in the supply</source>
        <translation>{count} nella scorta</translation>
    </message>
    <message>
        <source>{count} movement points of its own</source>
        <translation>{count} punti movimento propri</translation>
    </message>
    <message>
        <source>{warband} {whose}: {facts}</source>
        <translation>{warband} ({whose}): {facts}</translation>
    </message>
    <message>
        <source>{who}: out</source>
        <translation>{who}: fuori</translation>
    </message>
    <message>
        <source>1 Ambush card</source>
        <translation>1 carta Imboscata</translation>
    </message>
    <message>
        <source>{count} Ambush cards</source>
        <translation>{count} carte Imboscata</translation>
    </message>
    <message>
        <source>worships {gods}</source>
        <translation>venera {gods}</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>di turno</translation>
    </message>
    <message>
        <source>{who}: {facts}</source>
        <translation>{who}: {facts}</translation>
    </message>
    <message>
        <source>1 point now</source>
        <translation>1 punto ora</translation>
    </message>
    <message>
        <source>{points} points now</source>
        <translation>{points} punti ora</translation>
    </message>
    <message>
        <source>{warband} {field} + {supply}</source>
        <translation>{warband} {field} + {supply}</translation>
    </message>
    <message>
        <source>{count} for the {warband} only</source>
        <translation>{count} solo per: {warband}</translation>
    </message>
    <message>
        <source>Left: {points}</source>
        <translation>Restano: {points}</translation>
    </message>
    <message>
        <source>The pile: 1 card</source>
        <translation>Il mazzo: 1 carta</translation>
    </message>
    <message>
        <source>The pile: {count} cards</source>
        <translation>Il mazzo: {count} carte</translation>
    </message>
    <message>
        <source>forfeit</source>
        <translation>pegno</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>four cells</source>
        <translation>quattro caselle</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>gather stone</source>
        <translation>raccogli pietra</translation>
    </message>
    <message>
        <source>gather wood</source>
        <translation>raccogli legna</translation>
    </message>
    <message>
        <source>gathers {things}</source>
        <translation>raccoglie {things}</translation>
    </message>
    <message>
        <source>gentle</source>
        <translation>mite</translation>
    </message>
    <message>
        <source>gives {things}</source>
        <translation>dà {things}</translation>
    </message>
    <message>
        <source>gods</source>
        <translation>dèi</translation>
    </message>
    <message>
        <source>gods: {cards}</source>
        <translation>dèi: {cards}</translation>
    </message>
    <message>
        <source>goes to {hex}</source>
        <translation>va in {hex}</translation>
    </message>
    <message>
        <source>grass</source>
        <translation>erba</translation>
    </message>
    <message>
        <source>grave on {hex}</source>
        <translation>tomba in {hex}</translation>
    </message>
    <message>
        <source>hammer</source>
        <translation>martello</translation>
    </message>
    <message>
        <source>harsh</source>
        <translation>dura</translation>
    </message>
    <message>
        <source>has drawn nothing but draugar</source>
        <translation>ha pescato soltanto draugar</translation>
    </message>
    <message>
        <source>has no unit left and is out</source>
        <translation>non ha più unità ed è fuori</translation>
    </message>
    <message>
        <source>has set up</source>
        <translation>ha preparato</translation>
    </message>
    <message>
        <source>has the deck shuffled</source>
        <translation>fa rimescolare il mazzo</translation>
    </message>
    <message>
        <source>has too few cards left and turns up {cards}</source>
        <translation>ha troppo poche carte e scopre {cards}</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>here</source>
        <translation>qui</translation>
    </message>
    <message>
        <source>hero</source>
        <translation>eroe</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>coperte</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>alto contrasto</translation>
    </message>
    <message>
        <source>hold the hill for two turns</source>
        <translation>tenere la collina per due turni</translation>
    </message>
    <message>
        <source>holds {things}</source>
        <translation>ha {things}</translation>
    </message>
    <message>
        <source>hunt deer</source>
        <translation>caccia i cervi</translation>
    </message>
    <message>
        <source>in the next game of a series everybody sits one seat further</source>
        <translation>nella partita seguente di una serie tutti siedono un posto più in là</translation>
    </message>
    <message>
        <source>into the pool: {cards}</source>
        <translation>nella riserva: {cards}</translation>
    </message>
    <message>
        <source>iron</source>
        <translation>ferro</translation>
    </message>
    <message>
        <source>iron axe</source>
        <translation>ascia di ferro</translation>
    </message>
    <message>
        <source>iron pickaxe</source>
        <translation>piccone di ferro</translation>
    </message>
    <message>
        <source>iron sword</source>
        <translation>spada di ferro</translation>
    </message>
    <message>
        <source>is carried to {hex}</source>
        <translation>è portato in {hex}</translation>
    </message>
    <message>
        <source>is drawn by lot to lead</source>
        <translation>è estratto a sorte per cominciare</translation>
    </message>
    <message>
        <source>is hit by {enemy} for {damage}: {health} health left</source>
        <translation>è colpito ({enemy}) per {damage}: salute rimasta {health}</translation>
    </message>
    <message>
        <source>is met by {enemy}</source>
        <translation>incontra {enemy}</translation>
    </message>
    <message>
        <source>is not hurt by {enemy}</source>
        <translation>non è ferito ({enemy})</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>è fuori</translation>
    </message>
    <message>
        <source>is tied and waits for the clash</source>
        <translation>è in parità e aspetta lo scontro</translation>
    </message>
    <message>
        <source>it is the turn of {hero}</source>
        <translation>è il turno: {hero}</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>fanti</translation>
    </message>
    <message>
        <source>keeps {cards}</source>
        <translation>tiene {cards}</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>re</translation>
    </message>
    <message>
        <source>large, 61 cells</source>
        <translation>grande, 61 caselle</translation>
    </message>
    <message>
        <source>lays a card that lay face down</source>
        <translation>posa una carta che era coperta</translation>
    </message>
    <message>
        <source>lays no more cards</source>
        <translation>non posa altre carte</translation>
    </message>
    <message>
        <source>lays {card} at {spot}</source>
        <translation>posa {card} in {spot}</translation>
    </message>
    <message>
        <source>lays {card} turned at {spot}</source>
        <translation>posa {card} girata in {spot}</translation>
    </message>
    <message>
        <source>leather</source>
        <translation>cuoio</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>lascia</translation>
    </message>
    <message>
        <source>leaves a grave on {hex}</source>
        <translation>lascia una tomba in {hex}</translation>
    </message>
    <message>
        <source>leaves the deck as it is</source>
        <translation>lascia il mazzo com&apos;è</translation>
    </message>
    <message>
        <source>lets no more units come in</source>
        <translation>non fa entrare altre unità</translation>
    </message>
    <message>
        <source>long with a second Seiðkona, 13 pieces; two areas only</source>
        <translation>lungo con una seconda Seiðkona, 13 pezzi; solo due aree</translation>
    </message>
    <message>
        <source>long, 12 pieces; 14 where three areas are in play</source>
        <translation>lungo, 12 pezzi; 14 dove si gioca su tre aree</translation>
    </message>
    <message>
        <source>look</source>
        <translation>guarda</translation>
    </message>
    <message>
        <source>looks at the top of the pile</source>
        <translation>guarda la cima della pila</translation>
    </message>
    <message>
        <source>looks deep and seldom errs</source>
        <translation>guarda lontano e sbaglia di rado</translation>
    </message>
    <message>
        <source>loses {cards} from the discards</source>
        <translation>perde {cards} dagli scarti</translation>
    </message>
    <message>
        <source>loses {cards} from the hand</source>
        <translation>perde {cards} dalla mano</translation>
    </message>
    <message>
        <source>loses {cards} from the table</source>
        <translation>perde {cards} dal tavolo</translation>
    </message>
    <message>
        <source>macOS asks once: System Settings, Privacy, Local Network must allow it.</source>
        <translation>macOS chiede una volta: Impostazioni di Sistema, Privacy, Rete locale deve consentirlo.</translation>
    </message>
    <message>
        <source>make the {purpose}</source>
        <translation>costruisci: {purpose}</translation>
    </message>
    <message>
        <source>makes this: {thing}</source>
        <translation>costruisce: {thing}</translation>
    </message>
    <message>
        <source>medium with three Seiðkonas, 10 pieces; three areas only</source>
        <translation>medio con tre Seiðkona, 10 pezzi; solo tre aree</translation>
    </message>
    <message>
        <source>medium, 10 pieces</source>
        <translation>medio, 10 pezzi</translation>
    </message>
    <message>
        <source>meet me at the ship</source>
        <translation>raggiungimi alla nave</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>montagna</translation>
    </message>
    <message>
        <source>mushroom</source>
        <translation>fungo</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>senza carte</translation>
    </message>
    <message>
        <source>no forfeit</source>
        <translation>nessun pegno</translation>
    </message>
    <message>
        <source>no longer feels: {things}</source>
        <translation>non sente più: {things}</translation>
    </message>
    <message>
        <source>nobody answers there</source>
        <translation>là non risponde nessuno</translation>
    </message>
    <message>
        <source>nobody can be reached at {where}: {reason}</source>
        <translation>nessuno si raggiunge a {where}: {reason}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>nothing more today: end the turn where nobody comes</source>
        <translation>per oggi basta: finisci il turno dove non viene nessuno</translation>
    </message>
    <message>
        <source>on {hex}, across the sea to the {bearing}</source>
        <translation>in {hex}, oltre il mare verso {bearing}</translation>
    </message>
    <message>
        <source>on {hex}, one step {bearing}</source>
        <translation>in {hex}, un passo a {bearing}</translation>
    </message>
    <message>
        <source>on {hex}, {steps} steps {bearing}</source>
        <translation>in {hex}, {steps} passi a {bearing}</translation>
    </message>
    <message>
        <source>one cell</source>
        <translation>una casella</translation>
    </message>
    <message>
        <source>one draw for all tribes</source>
        <translation>una pesca per tutte le tribù</translation>
    </message>
    <message>
        <source>one warband each</source>
        <translation>una banda a testa</translation>
    </message>
    <message>
        <source>still to choose</source>
        <translation>deve ancora scegliere</translation>
    </message>
    <message>
        <source>Choice {number}: {who}, {what}</source>
        <translation>Scelta {number}: {who}, {what}</translation>
    </message>
    <message>
        <source>{card} at {spot}</source>
        <translation>{card} in {spot}</translation>
    </message>
    <message>
        <source>{unit}, on {zone} and {below}</source>
        <translation>{unit}, su {zone} e {below}</translation>
    </message>
    <message>
        <source>The Gjallarhorn sounds: whom do you worship?</source>
        <translation>Il Gjallarhorn suona: chi veneri?</translation>
    </message>
    <message>
        <source>Fenrir: which Ambush card do you take?</source>
        <translation>Fenrir: quale carta Imboscata prendi?</translation>
    </message>
    <message>
        <source>Odin: the top of the pile, the topmost card first</source>
        <translation>Odino: la cima del mazzo, dalla prima carta</translation>
    </message>
    <message>
        <source>cards to choose from</source>
        <translation>carte fra cui scegliere</translation>
    </message>
    <message>
        <source>card {number} from the top</source>
        <translation>carta {number} dall&apos;alto</translation>
    </message>
    <message>
        <source>open</source>
        <translation>scoperte</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Riserva</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>riserva</translation>
    </message>
    <message>
        <source>Your Ambush card</source>
        <translation>La tua carta Imboscata</translation>
    </message>
    <message>
        <source>Your Ambush cards</source>
        <translation>Le tue carte Imboscata</translation>
    </message>
    <message>
        <source>pile</source>
        <translation>mazzo</translation>
    </message>
    <message>
        <source>movement points</source>
        <translation>punti movimento</translation>
    </message>
    <message>
        <source>open gods: {cards}</source>
        <translation>dèi scoperti: {cards}</translation>
    </message>
    <message>
        <source>opens the grave and takes back {things}</source>
        <translation>apre la tomba e riprende {things}</translation>
    </message>
    <message>
        <source>opens {card}</source>
        <translation>scopre {card}</translation>
    </message>
    <message>
        <source>over the sea to the dungeon {place}; the raft is made on the coast</source>
        <translation>oltre il mare fino alla segreta {place}; la zattera si costruisce sulla costa</translation>
    </message>
    <message>
        <source>pile: {count} cards</source>
        <translation>pila: {count} carte</translation>
    </message>
    <message>
        <source>plans a little, and errs now and then</source>
        <translation>pianifica un poco, e ogni tanto sbaglia</translation>
    </message>
    <message>
        <source>plays the {warband}</source>
        <translation>gioca: {warband}</translation>
    </message>
    <message>
        <source>plays {main}, with {support}</source>
        <translation>gioca {main}, con {support}</translation>
    </message>
    <message>
        <source>pool: {cards}</source>
        <translation>riserva: {cards}</translation>
    </message>
    <message>
        <source>puts the cards on top back, in an order of their choice</source>
        <translation>rimette le carte in cima, nell&apos;ordine che vuole</translation>
    </message>
    <message>
        <source>puts the rest to the bottom of the deck unseen</source>
        <translation>mette il resto in fondo al mazzo senza mostrarlo</translation>
    </message>
    <message>
        <source>puts {cards} on the discards</source>
        <translation>mette {cards} fra gli scarti</translation>
    </message>
    <message>
        <source>puts {unit} on {zone}</source>
        <translation>mette {unit} in {zone}</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>regina</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>regine</translation>
    </message>
    <message>
        <source>raft</source>
        <translation>zattera</translation>
    </message>
    <message>
        <source>raid: carry the loot off the table</source>
        <translation>razzia: porta via il bottino</translation>
    </message>
    <message>
        <source>raise the shield</source>
        <translation>alza lo scudo</translation>
    </message>
    <message>
        <source>raises the axe: two more cards will be turned up</source>
        <translation>alza l&apos;ascia: si scopriranno due carte in più</translation>
    </message>
    <message>
        <source>raises the hammer: a lone draugr will cost two cards</source>
        <translation>alza il martello: un draugr solo costerà due carte</translation>
    </message>
    <message>
        <source>raises the shield</source>
        <translation>alza lo scudo</translation>
    </message>
    <message>
        <source>raises the sword: a lone draugr will yield a card</source>
        <translation>alza la spada: un draugr solo darà una carta</translation>
    </message>
    <message>
        <source>raspberry</source>
        <translation>lampone</translation>
    </message>
    <message>
        <source>raw meat</source>
        <translation>carne cruda</translation>
    </message>
    <message>
        <source>reshuffle</source>
        <translation>rimescola</translation>
    </message>
    <message>
        <source>reveal</source>
        <translation>mostra</translation>
    </message>
    <message>
        <source>river</source>
        <translation>fiume</translation>
    </message>
    <message>
        <source>run away: this fight is lost</source>
        <translation>scappa: questo combattimento è perso</translation>
    </message>
    <message>
        <source>runs away ({value})</source>
        <translation>fugge ({value})</translation>
    </message>
    <message>
        <source>sails to {hex}</source>
        <translation>naviga fino a {hex}</translation>
    </message>
    <message>
        <source>searches the old house and finds {things}</source>
        <translation>fruga la vecchia casa e trova {things}</translation>
    </message>
    <message>
        <source>serpent scale</source>
        <translation>squama di serpente</translation>
    </message>
    <message>
        <source>sets a forfeit for {who}</source>
        <translation>impone un pegno a {who}</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>shard of Mjölnir</source>
        <translation>scheggia di Mjölnir</translation>
    </message>
    <message>
        <source>short, 7 pieces</source>
        <translation>breve, 7 pezzi</translation>
    </message>
    <message>
        <source>side {side}</source>
        <translation>parte {side}</translation>
    </message>
    <message>
        <source>side {side}, player {number}</source>
        <translation>parte {side}, giocatore {number}</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>slays {enemy}</source>
        <translation>uccide {enemy}</translation>
    </message>
    <message>
        <source>slinger</source>
        <translation>fromboliere</translation>
    </message>
    <message>
        <source>slingers</source>
        <translation>frombolieri</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lento</translation>
    </message>
    <message>
        <source>small, 37 cells</source>
        <translation>piccola, 37 caselle</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>step by step</source>
        <translation>passo per passo</translation>
    </message>
    <message>
        <source>stink berry</source>
        <translation>bacca puzzolente</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>pietra</translation>
    </message>
    <message>
        <source>stone axe</source>
        <translation>ascia di pietra</translation>
    </message>
    <message>
        <source>strikes {enemy} for {damage}: {health} health left</source>
        <translation>colpisce {enemy} per {damage}: salute rimasta {health}</translation>
    </message>
    <message>
        <source>summoned from {start} to {target}</source>
        <translation>evocato da {start} a {target}</translation>
    </message>
    <message>
        <source>sword</source>
        <translation>spada</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>riprendi</translation>
    </message>
    <message>
        <source>takes back {cards}</source>
        <translation>riprende {cards}</translation>
    </message>
    <message>
        <source>takes {cards} from the armory</source>
        <translation>prende {cards} dall&apos;armeria</translation>
    </message>
    <message>
        <source>takes {cards} from the armory onto the discards</source>
        <translation>prende {cards} dall&apos;armeria e lo mette fra gli scarti</translation>
    </message>
    <message>
        <source>takes {card} from {player}</source>
        <translation>prende {card}, di: {player}</translation>
    </message>
    <message>
        <source>takes {piece} on {at}</source>
        <translation>prende {piece} in {at}</translation>
    </message>
    <message>
        <source>takes {things}</source>
        <translation>prende {things}</translation>
    </message>
    <message>
        <source>takes {unit} from {player}</source>
        <translation>prende {unit}, di: {player}</translation>
    </message>
    <message>
        <source>takes {who}&apos;s {piece} on {at}</source>
        <translation>prende {piece} (colore: {who}) in {at}</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>terrain cards</source>
        <translation>carte terreno</translation>
    </message>
    <message>
        <source>the Ambush card of the {warband}</source>
        <translation>la carta Imboscata: {warband}</translation>
    </message>
    <message>
        <source>the Bifrost</source>
        <translation>il Bifrost</translation>
    </message>
    <message>
        <source>the Drawing of the Three, face down</source>
        <translation>la Pesca delle Tre, coperte</translation>
    </message>
    <message>
        <source>the Drawing of the Three, face up</source>
        <translation>la Pesca delle Tre, scoperte</translation>
    </message>
    <message>
        <source>the Giantess</source>
        <translation>la Gigantessa</translation>
    </message>
    <message>
        <source>the Giantess is calm again</source>
        <translation>la Gigantessa è di nuovo calma</translation>
    </message>
    <message>
        <source>the Giantess is enraged</source>
        <translation>la Gigantessa è infuriata</translation>
    </message>
    <message>
        <source>the aspects of Loki</source>
        <translation>gli aspetti di Loki</translation>
    </message>
    <message>
        <source>the attackers</source>
        <translation>gli attaccanti</translation>
    </message>
    <message>
        <source>the clash turns up {cards}</source>
        <translation>lo scontro scopre {cards}</translation>
    </message>
    <message>
        <source>the deathsquito</source>
        <translation>la zanzara mortale</translation>
    </message>
    <message>
        <source>the deck is shuffled</source>
        <translation>il mazzo viene mescolato</translation>
    </message>
    <message>
        <source>the deer</source>
        <translation>il cervo</translation>
    </message>
    <message>
        <source>the defenders</source>
        <translation>i difensori</translation>
    </message>
    <message>
        <source>the die shows {value}</source>
        <translation>il dado mostra {value}</translation>
    </message>
    <message>
        <source>the fence</source>
        <translation>lo steccato</translation>
    </message>
    <message>
        <source>the fixed pattern</source>
        <translation>lo schema fisso</translation>
    </message>
    <message>
        <source>the fuling</source>
        <translation>il fuling</translation>
    </message>
    <message>
        <source>the game before this one is not kept here any more</source>
        <translation>la partita prima di questa non è più conservata qui</translation>
    </message>
    <message>
        <source>the game before this one is not kept here, so nobody can check its score</source>
        <translation>la partita prima di questa non è conservata qui, perciò nessuno può verificarne il punteggio</translation>
    </message>
    <message>
        <source>the games before gave another score than this table says</source>
        <translation>le partite prima hanno dato un altro punteggio da quello che dice questo tavolo</translation>
    </message>
    <message>
        <source>the games of a series are played by the same rules</source>
        <translation>le partite di una serie si giocano con le stesse regole</translation>
    </message>
    <message>
        <source>the goal</source>
        <translation>la meta</translation>
    </message>
    <message>
        <source>the gods</source>
        <translation>gli dèi</translation>
    </message>
    <message>
        <source>the greydwarf</source>
        <translation>il greydwarf</translation>
    </message>
    <message>
        <source>the hedge</source>
        <translation>la siepe</translation>
    </message>
    <message>
        <source>the hill</source>
        <translation>il colle</translation>
    </message>
    <message>
        <source>the match has begun with others; it can be watched</source>
        <translation>la partita è cominciata con altri; la si può guardare</translation>
    </message>
    <message>
        <source>the mega-serpent</source>
        <translation>il megaserpente</translation>
    </message>
    <message>
        <source>the old grave on {hex} is gone, with all that lay in it</source>
        <translation>la vecchia tomba in {hex} è sparita, con tutto ciò che conteneva</translation>
    </message>
    <message>
        <source>the old house {place}</source>
        <translation>la vecchia casa {place}</translation>
    </message>
    <message>
        <source>the opener of this table has not let you in</source>
        <translation>chi ha aperto questo tavolo non ti ha fatto entrare</translation>
    </message>
    <message>
        <source>the village</source>
        <translation>il villaggio</translation>
    </message>
    <message>
        <source>the wood</source>
        <translation>il bosco</translation>
    </message>
    <message>
        <source>the {cards} are shuffled</source>
        <translation>si mescola: {cards}</translation>
    </message>
    <message>
        <source>this invitation does not stand any more</source>
        <translation>questo invito non vale più</translation>
    </message>
    <message>
        <source>this peer sits at another table</source>
        <translation>questa persona siede a un altro tavolo</translation>
    </message>
    <message>
        <source>everybody is ready, but there is no signature yet of {names}</source>
        <translation>tutti sono pronti, ma manca ancora la firma di {names}</translation>
    </message>
    <message>
        <source>this table is kept for those who played the game before</source>
        <translation>questo tavolo è tenuto per chi ha giocato la partita prima</translation>
    </message>
    <message>
        <source>those of a first match</source>
        <translation>quelle di una prima partita</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>three cells</source>
        <translation>tre caselle</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>to the other hero: {place}</source>
        <translation>dall’altro eroe: {place}</translation>
    </message>
    <message>
        <source>to the ship: {place}</source>
        <translation>alla nave: {place}</translation>
    </message>
    <message>
        <source>turn {number} begins, and {who} leads</source>
        <translation>comincia il turno {number}, di mano: {who}</translation>
    </message>
    <message>
        <source>turn {turn} begins</source>
        <translation>comincia il turno {turn}</translation>
    </message>
    <message>
        <source>turns up {cards}</source>
        <translation>scopre {cards}</translation>
    </message>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>two cells</source>
        <translation>due caselle</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>due</translation>
    </message>
    <message>
        <source>use</source>
        <translation>usa</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>aspetta</translation>
    </message>
    <message>
        <source>wait for the other hero at the dungeon</source>
        <translation>aspetta l’altro eroe alla segreta</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>aspetta</translation>
    </message>
    <message>
        <source>wakes on {hex}</source>
        <translation>si sveglia in {hex}</translation>
    </message>
    <message>
        <source>warrior</source>
        <translation>guerriero</translation>
    </message>
    <message>
        <source>with Freya&apos;s help {start} to {target}</source>
        <translation>con l&apos;aiuto di Freya, da {start} a {target}</translation>
    </message>
    <message>
        <source>without gods</source>
        <translation>senza dèi</translation>
    </message>
    <message>
        <source>wolf</source>
        <translation>lupo</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>legno</translation>
    </message>
    <message>
        <source>wood shield</source>
        <translation>scudo di legno</translation>
    </message>
    <message>
        <source>worships nobody</source>
        <translation>non venera nessuno</translation>
    </message>
    <message>
        <source>worships {god}</source>
        <translation>venera {god}</translation>
    </message>
    <message>
        <source>worships {god}, who leaves {player}</source>
        <translation>venera {god}, che lascia: {player}</translation>
    </message>
    <message>
        <source>you have lost</source>
        <translation>hai perso</translation>
    </message>
    <message>
        <source>you have won</source>
        <translation>hai vinto</translation>
    </message>
    <message>
        <source>{amount} {thing}</source>
        <translation>{amount} {thing}</translation>
    </message>
    <message>
        <source>{card} was cast, and it allowed nothing then.</source>
        <translation>{card} è stata lanciata, e allora non permetteva nulla.</translation>
    </message>
    <message>
        <source>{card} would allow nothing now, so it cannot be cast.</source>
        <translation>{card} ora non permetterebbe nulla, quindi non si può lanciare.</translation>
    </message>
    <message>
        <source>{card}: Surtr destroys no Parley card and no Bifrost.</source>
        <translation>{card}: Surtr non distrugge né una carta Parlamento né un Bifrost.</translation>
    </message>
    <message>
        <source>{card}: a unit is on this card.</source>
        <translation>{card}: su questa carta c&apos;è un&apos;unità.</translation>
    </message>
    <message>
        <source>{card}: an Ambush card can only replace the card of your turn.</source>
        <translation>{card}: una carta Imboscata può soltanto sostituire la carta del tuo turno.</translation>
    </message>
    <message>
        <source>{card}: capture once more with the piece on {at}, or stop.</source>
        <translation>{card}: cattura ancora una volta con il pezzo in {at}, o smetti.</translation>
    </message>
    <message>
        <source>{card}: looks at the hand of {who}</source>
        <translation>{card}: guarda la mano di {who}</translation>
    </message>
    <message>
        <source>{card}: looks at the top of the deck</source>
        <translation>{card}: guarda la cima del mazzo</translation>
    </message>
    <message>
        <source>{card}: no other player has this Ambush card.</source>
        <translation>{card}: nessun altro giocatore ha questa carta Imboscata.</translation>
    </message>
    <message>
        <source>{card}: now move the piece on {at}.</source>
        <translation>{card}: ora muovi il pezzo in {at}.</translation>
    </message>
    <message>
        <source>{card}: rotate another piece, or stop.</source>
        <translation>{card}: ruota un altro pezzo, o smetti.</translation>
    </message>
    <message>
        <source>{card}: this Ambush card is not yours.</source>
        <translation>{card}: questa carta Imboscata non è tua.</translation>
    </message>
    <message>
        <source>{card}: this card is not in the pool, nor in your hand.</source>
        <translation>{card}: questa carta non è nella riserva né nella tua mano.</translation>
    </message>
    <message>
        <source>{card}: this god is neither open nor worshipped by another player.</source>
        <translation>{card}: questo dio non è né scoperto né venerato da un altro giocatore.</translation>
    </message>
    <message>
        <source>{card}: turned round it looks the same, so it is laid upright.</source>
        <translation>{card}: girata è uguale, quindi si posa diritta.</translation>
    </message>
    <message>
        <source>{card}: without it the field would fall apart.</source>
        <translation>{card}: senza di essa il campo si spezzerebbe.</translation>
    </message>
    <message>
        <source>{card}: you worship this god already.</source>
        <translation>{card}: veneri già questo dio.</translation>
    </message>
    <message>
        <source>{card}: {meaning}</source>
        <translation>{card}: {meaning}</translation>
    </message>
    <message>
        <source>{card}: {who} must draw openly</source>
        <translation>{card}: {who} deve pescare allo scoperto</translation>
    </message>
    <message>
        <source>{card}: {who} must draw three cards</source>
        <translation>{card}: {who} deve pescare tre carte</translation>
    </message>
    <message>
        <source>{colour}&apos;s goal</source>
        <translation>{colour}: traguardo</translation>
    </message>
    <message>
        <source>{count} cards unseen</source>
        <translation>{count} carte non viste</translation>
    </message>
    <message>
        <source>{dial} is a whole number from {low} to {high}, not {given}</source>
        <translation>{dial} è un numero intero da {low} a {high}, non {given}</translation>
    </message>
    <message>
        <source>{enemy} is left alone</source>
        <translation>{enemy} è lasciato in pace</translation>
    </message>
    <message>
        <source>{enemy} strikes ({value})</source>
        <translation>{enemy} colpisce ({value})</translation>
    </message>
    <message>
        <source>{enemy} strikes with all its might ({value})</source>
        <translation>{enemy} colpisce con tutte le forze ({value})</translation>
    </message>
    <message>
        <source>{enemy}: health {health}/{most}</source>
        <translation>{enemy}: salute {health}/{most}</translation>
    </message>
    <message>
        <source>{figure} charges {enemies}.</source>
        <translation>{figure} carica {enemies}.</translation>
    </message>
    <message>
        <source>{figure} crosses a hedge or fence to {place}.</source>
        <translation>{figure} supera una siepe o uno steccato fino a {place}.</translation>
    </message>
    <message>
        <source>{figure} drops the loot.</source>
        <translation>{figure} lascia cadere il bottino.</translation>
    </message>
    <message>
        <source>{figure} fights on.</source>
        <translation>{figure} continua a combattere.</translation>
    </message>
    <message>
        <source>{figure} is set up at {place}.</source>
        <translation>{figure} è disposto in {place}.</translation>
    </message>
    <message>
        <source>{figure} leaves it at that.</source>
        <translation>{figure} si ferma qui.</translation>
    </message>
    <message>
        <source>{figure} moves to {place}.</source>
        <translation>{figure} muove in {place}.</translation>
    </message>
    <message>
        <source>{figure} picks up the loot.</source>
        <translation>{figure} raccoglie il bottino.</translation>
    </message>
    <message>
        <source>{figure} recovers from one shock.</source>
        <translation>{figure} si riprende da uno shock.</translation>
    </message>
    <message>
        <source>{figure} rolls {roll} of {sides}, which makes {score}.</source>
        <translation>{figure} tira {roll} su {sides}, che fa {score}.</translation>
    </message>
    <message>
        <source>{figure} shoots at {target}, {needed} or more hits.</source>
        <translation>{figure} tira a {target}, colpisce con {needed} o più.</translation>
    </message>
    <message>
        <source>{figure} takes the hits.</source>
        <translation>{figure} subisce i colpi.</translation>
    </message>
    <message>
        <source>{figure} withdraws to {place}.</source>
        <translation>{figure} si ritira in {place}.</translation>
    </message>
    <message>
        <source>{figure}, your {kind}, is in combat: fight on, withdraw, or leave it at that.</source>
        <translation>{figure} ({kind}) è in combattimento: continua, ritirati, o fermati qui.</translation>
    </message>
    <message>
        <source>{figure}, your {kind}, is in combat: withdraw, or leave it at that.</source>
        <translation>{figure} ({kind}) è in combattimento: ritirati, o fermati qui.</translation>
    </message>
    <message>
        <source>{figure}, your {kind}, is shocked or wounded and may do one thing.</source>
        <translation>{figure} ({kind}) è scosso o ferito e può fare una cosa sola.</translation>
    </message>
    <message>
        <source>{figure}, your {kind}, may do one thing more.</source>
        <translation>{figure} ({kind}) può fare ancora una cosa.</translation>
    </message>
    <message>
        <source>{figure}, your {kind}, may do two things. Move, charge or do something else.</source>
        <translation>{figure} ({kind}) può fare due cose. Muovi, carica o fai altro.</translation>
    </message>
    <message>
        <source>{figure}, your {kind}, may do two things. Move, shoot or do something else.</source>
        <translation>{figure} ({kind}) può fare due cose. Muovi, tira o fai altro.</translation>
    </message>
    <message>
        <source>{game} has no inputs for a small net, or not with so many players and these options</source>
        <translation>{game} non ha ingressi per una piccola rete, o non con così tanti giocatori e queste opzioni</translation>
    </message>
    <message>
        <source>{game} has no option {option}; its options are: {options}</source>
        <translation>{game} non ha un&apos;opzione {option}; le sue opzioni sono: {options}</translation>
    </message>
    <message>
        <source>{game} is for {count} players, not {given}</source>
        <translation>{game} è per {count} giocatori, non {given}</translation>
    </message>
    <message>
        <source>{game} is for {low} to {high} players, not {given}</source>
        <translation>{game} è per {low}-{high} giocatori, non {given}</translation>
    </message>
    <message>
        <source>{game}, 1 match in {seconds} seconds, of {wanted}</source>
        <translation>{game}, 1 partita in {seconds} secondi, di {wanted}</translation>
    </message>
    <message>
        <source>{game}, {count} matches in {seconds} seconds, of {wanted}</source>
        <translation>{game}, {count} partite in {seconds} secondi, di {wanted}</translation>
    </message>
    <message>
        <source>{name} cannot be heard any more. The match is kept.</source>
        <translation>{name} non si sente più. La partita è conservata.</translation>
    </message>
    <message>
        <source>{name} claims the match: you stayed away for longer than this table waits.</source>
        <translation>{name} reclama la partita: sei rimasto lontano più a lungo di quanto questo tavolo aspetti.</translation>
    </message>
    <message>
        <source>{name} has another Meadhall than you ({theirs}; yours is {ours}). Install the same version on both computers: by other rules no match begins, or the boards come to differ.</source>
        <translation>{name} ha un altro Meadhall ({theirs}; il tuo è {ours}). Installate la stessa versione su entrambi i computer: con regole diverse nessuna partita comincia, o i tabelloni finiscono per divergere.</translation>
    </message>
    <message>
        <source>{name} is gone.</source>
        <translation>{name} se n&apos;è andato.</translation>
    </message>
    <message>
        <source>{name} is here.</source>
        <translation>{name} è qui.</translation>
    </message>
    <message>
        <source>{name} looks on.</source>
        <translation>{name} guarda.</translation>
    </message>
    <message>
        <source>{name} would rather go on than wait for the choice of {other}.</source>
        <translation>{name} preferisce continuare senza aspettare la scelta di {other}.</translation>
    </message>
    <message>
        <source>{one} and {other} change places</source>
        <translation>{one} e {other} si scambiano di posto</translation>
    </message>
    <message>
        <source>{option} cannot be {value}; it may be {values}</source>
        <translation>{option} non può essere {value}; può essere {values}</translation>
    </message>
    <message>
        <source>{piece} {at} turns about</source>
        <translation>{piece} {at} si volta</translation>
    </message>
    <message>
        <source>{piece} {at} turns left</source>
        <translation>{piece} {at} gira a sinistra</translation>
    </message>
    <message>
        <source>{piece} {at} turns left twice</source>
        <translation>{piece} {at} gira due volte a sinistra</translation>
    </message>
    <message>
        <source>{piece} {at} turns right</source>
        <translation>{piece} {at} gira a destra</translation>
    </message>
    <message>
        <source>{piece} {at} turns right twice</source>
        <translation>{piece} {at} gira due volte a destra</translation>
    </message>
    <message>
        <source>{piece} {start} to {end}</source>
        <translation>{piece} da {start} a {end}</translation>
    </message>
    <message>
        <source>{piece}: Fury allows another capture only.</source>
        <translation>{piece}: la Furia permette soltanto un&apos;altra cattura.</translation>
    </message>
    <message>
        <source>{piece}: a move comes first, then a rotation.</source>
        <translation>{piece}: prima viene una mossa, poi una rotazione.</translation>
    </message>
    <message>
        <source>{piece}: none of your pieces stands there.</source>
        <translation>{piece}: lì non c&apos;è nessuno dei tuoi pezzi.</translation>
    </message>
    <message>
        <source>{piece}: now one of the Jötunn&apos;s gold pieces is to be chosen.</source>
        <translation>{piece}: ora va scelto uno dei pezzi d&apos;oro dello Jötunn.</translation>
    </message>
    <message>
        <source>{piece}: the card serves the piece on {at} this turn.</source>
        <translation>{piece}: in questo turno la carta serve al pezzo in {at}.</translation>
    </message>
    <message>
        <source>{piece}: this piece cannot move now.</source>
        <translation>{piece}: questo pezzo ora non può muovere.</translation>
    </message>
    <message>
        <source>{piece}: this piece has been rotated; the second rotation is another&apos;s.</source>
        <translation>{piece}: questo pezzo è già stato ruotato; la seconda rotazione è di un altro.</translation>
    </message>
    <message>
        <source>{piece}: this piece is shut in and cannot move.</source>
        <translation>{piece}: questo pezzo è rinchiuso e non può muovere.</translation>
    </message>
    <message>
        <source>{piece}: {card} does not allow that. {meaning}</source>
        <translation>{piece}: {card} non lo permette. {meaning}</translation>
    </message>
    <message>
        <source>{player} has none of these in the supply.</source>
        <translation>{player} non ne ha nella scorta.</translation>
    </message>
    <message>
        <source>{player} has nothing to set</source>
        <translation>{player} non ha nulla da regolare</translation>
    </message>
    <message>
        <source>{player} is out</source>
        <translation>{player} è fuori</translation>
    </message>
    <message>
        <source>{player} {points}</source>
        <translation>{player} {points}</translation>
    </message>
    <message>
        <source>{player}: {bands}; ambush {hand}{gods}; {points} points</source>
        <translation>{player}: {bands}; imboscata {hand}{gods}; {points} punti</translation>
    </message>
    <message>
        <source>{points} for the {warband}</source>
        <translation>{points} per: {warband}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} di {suit}</translation>
    </message>
    <message>
        <source>{request}
  {name} {meaning}</source>
        <translation>{request}
  {name} {meaning}</translation>
    </message>
    <message>
        <source>{request} You may also decline.</source>
        <translation>{request} Puoi anche rinunciare.</translation>
    </message>
    <message>
        <source>{spot}: a card is laid edge to edge with a card of the field.</source>
        <translation>{spot}: una carta si posa lato contro lato con una carta del campo.</translation>
    </message>
    <message>
        <source>{spot}: a card lies there.</source>
        <translation>{spot}: lì c&apos;è una carta.</translation>
    </message>
    <message>
        <source>{start} shoves the enemy on {target} to {ahead}</source>
        <translation>{start} spinge il nemico in {target} fino a {ahead}</translation>
    </message>
    <message>
        <source>{start} to {target}</source>
        <translation>da {start} a {target}</translation>
    </message>
    <message>
        <source>{start} to {target}: a unit at {at} is in the way.</source>
        <translation>da {start} a {target}: un&apos;unità in {at} sbarra la via.</translation>
    </message>
    <message>
        <source>{start} to {target}: the field has a hole between, or ends there.</source>
        <translation>da {start} a {target}: in mezzo il campo ha un vuoto, o lì finisce.</translation>
    </message>
    <message>
        <source>{start} to {target}: units move in a straight line, never diagonally.</source>
        <translation>da {start} a {target}: le unità muovono in linea retta, mai in diagonale.</translation>
    </message>
    <message>
        <source>{start} to {target}: {warband} cannot cross the {terrain} at {at}.</source>
        <translation>da {start} a {target}: {warband}, terreno che non si attraversa ({terrain}) in {at}.</translation>
    </message>
    <message>
        <source>{target}: a Vanir shoves an enemy right beside it.</source>
        <translation>{target}: un Vanir spinge un nemico che gli è accanto.</translation>
    </message>
    <message>
        <source>{target}: a unit is there.</source>
        <translation>{target}: lì c&apos;è un&apos;unità.</translation>
    </message>
    <message>
        <source>{target}: the Giantess needs two free zones, this one and the one below.</source>
        <translation>{target}: alla Gigantessa servono due zone libere, questa e quella sotto.</translation>
    </message>
    <message>
        <source>{target}: there is no enemy to shove.</source>
        <translation>{target}: lì non c&apos;è un nemico da spingere.</translation>
    </message>
    <message>
        <source>{target}: there is no free grass behind this enemy.</source>
        <translation>{target}: dietro questo nemico non c&apos;è erba libera.</translation>
    </message>
    <message>
        <source>{target}: units may not end on {terrain}, even where they may cross it.</source>
        <translation>{target}: le unità non possono fermarsi qui ({terrain}), nemmeno dove lo attraversano.</translation>
    </message>
    <message>
        <source>{thing} acts ({turns})</source>
        <translation>{thing} ha effetto ({turns})</translation>
    </message>
    <message>
        <source>{thing} for the journey: {place}</source>
        <translation>{thing} per il viaggio: {place}</translation>
    </message>
    <message>
        <source>{thing} for the {purpose}: {place}</source>
        <translation>{thing} per {purpose}: {place}</translation>
    </message>
    <message>
        <source>{title}</source>
        <translation>{title}</translation>
    </message>
    <message>
        <source>{turns} turns have been played, and both sides have {coins} coins.</source>
        <translation>Sono stati giocati {turns} turni, ed entrambe le parti hanno {coins} monete.</translation>
    </message>
    <message>
        <source>{turns} turns have been played; at {coins} coins each, the baggage has not got through.</source>
        <translation>Sono stati giocati {turns} turni; con {coins} monete a testa, i bagagli non sono passati.</translation>
    </message>
    <message>
        <source>{turns} turns have been played; at {coins} coins each, the raiders have failed.</source>
        <translation>Sono stati giocati {turns} turni; con {coins} monete a testa, i razziatori hanno fallito.</translation>
    </message>
    <message>
        <source>{turns} turns have been played; side {side} has more coins, {coins} to {others}.</source>
        <translation>Sono stati giocati {turns} turni; la parte {side} ha più monete, {coins} a {others}.</translation>
    </message>
    <message>
        <source>{turns} turns have passed and Eikthyr still lives: {who}.</source>
        <translation>sono passati {turns} turni ed Eikthyr vive ancora: {who}.</translation>
    </message>
    <message>
        <source>{typed} is not possible now.</source>
        <translation>{typed} ora non è possibile.</translation>
    </message>
    <message>
        <source>{unit} comes in at {zone}</source>
        <translation>{unit} entra in {zone}</translation>
    </message>
    <message>
        <source>{unit} of {player} dies on {zone}</source>
        <translation>{unit} ({player}) muore in {zone}</translation>
    </message>
    <message>
        <source>{unit} of {player} is stomped on {zone}</source>
        <translation>{unit} ({player}) è calpestato in {zone}</translation>
    </message>
    <message>
        <source>{warband}: another player has this warband, or you have it yourself.</source>
        <translation>{warband}: questa banda ce l&apos;ha un altro giocatore, o l&apos;hai già tu.</translation>
    </message>
    <message>
        <source>{warband}: none is left in your supply.</source>
        <translation>{warband}: non ne resta nessuno nella tua scorta.</translation>
    </message>
    <message>
        <source>{warband}: one movement point more</source>
        <translation>{warband}: un punto movimento in più</translation>
    </message>
    <message>
        <source>{warband}: with none of them on the field, none can come in by a Valknut.</source>
        <translation>{warband}: se non ce n&apos;è nessuno sul campo, nessuno può entrare da un Valknut.</translation>
    </message>
    <message>
        <source>{warband}: {points} movement points more</source>
        <translation>{warband}: altri {points} punti movimento</translation>
    </message>
    <message>
        <source>{way}</source>
        <translation>{way}</translation>
    </message>
    <message>
        <source>{way}: a jump is an attack, and no enemy stands there.</source>
        <translation>{way}: un salto è un attacco, e lì non c&apos;è alcun nemico.</translation>
    </message>
    <message>
        <source>{way}: a ward keeps this piece from being taken.</source>
        <translation>{way}: una protezione impedisce di prendere questo pezzo.</translation>
    </message>
    <message>
        <source>{way}: a {piece} cannot be attacked.</source>
        <translation>{way}: {piece} non si può attaccare.</translation>
    </message>
    <message>
        <source>{way}: a {piece} does not attack.</source>
        <translation>{way}: {piece} non attacca.</translation>
    </message>
    <message>
        <source>{way}: in this match only the king crosses the throne.</source>
        <translation>{way}: in questa partita solo il re attraversa il trono.</translation>
    </message>
    <message>
        <source>{way}: on this board the king moves one step at a time.</source>
        <translation>{way}: su questa scacchiera il re muove di un passo alla volta.</translation>
    </message>
    <message>
        <source>{way}: only the king may stop on the throne.</source>
        <translation>{way}: solo il re può fermarsi sul trono.</translation>
    </message>
    <message>
        <source>{way}: pieces go straight along their sigils, or jump over a spear.</source>
        <translation>{way}: i pezzi vanno dritti lungo i loro sigilli, o saltano oltre una lancia.</translation>
    </message>
    <message>
        <source>{way}: pieces move along straight lines only.</source>
        <translation>{way}: i pezzi muovono soltanto in linea retta.</translation>
    </message>
    <message>
        <source>{way}: that would give {who} the victory.</source>
        <translation>{way}: questo darebbe la vittoria a: {who}.</translation>
    </message>
    <message>
        <source>{way}: that would put the Jötunn&apos;s piece on {at} in danger.</source>
        <translation>{way}: questo metterebbe in pericolo il pezzo dello Jötunn in {at}.</translation>
    </message>
    <message>
        <source>{way}: the jump would pass an enemy on {at}.</source>
        <translation>{way}: il salto passerebbe un nemico in {at}.</translation>
    </message>
    <message>
        <source>{way}: the piece stands there already.</source>
        <translation>{way}: il pezzo sta già lì.</translation>
    </message>
    <message>
        <source>{way}: the way is blocked at {at}.</source>
        <translation>{way}: la via è chiusa in {at}.</translation>
    </message>
    <message>
        <source>{way}: the {piece} goes {cells} at most.</source>
        <translation>{way}: {piece} va al massimo di {cells}.</translation>
    </message>
    <message>
        <source>{way}: the {piece} on {at} has no sigil on that side.</source>
        <translation>{way}: {piece} in {at} non ha un sigillo da quel lato.</translation>
    </message>
    <message>
        <source>{way}: the {piece} on {at} has no spear at that corner.</source>
        <translation>{way}: {piece} in {at} non ha una lancia in quel vertice.</translation>
    </message>
    <message>
        <source>{what}: a charge must end in contact with an enemy.</source>
        <translation>{what}: una carica deve finire a contatto con un nemico.</translation>
    </message>
    <message>
        <source>{what}: a hedge or fence is in the way; crossing it is an action of its own.</source>
        <translation>{what}: una siepe o uno steccato sbarra la via; superarlo è un&apos;azione a sé.</translation>
    </message>
    <message>
        <source>{what}: a move must stop 2 inches from {enemy}.</source>
        <translation>{what}: un movimento deve fermarsi a 2 pollici da {enemy}.</translation>
    </message>
    <message>
        <source>{what}: a withdrawal ends in contact with nobody.</source>
        <translation>{what}: una ritirata non finisce a contatto con nessuno.</translation>
    </message>
    <message>
        <source>{what}: a withdrawal ends within 2 inches of an enemy it leaves.</source>
        <translation>{what}: una ritirata finisce entro 2 pollici da un nemico che si lascia.</translation>
    </message>
    <message>
        <source>{what}: a withdrawal leads away from every enemy in contact.</source>
        <translation>{what}: una ritirata allontana da ogni nemico a contatto.</translation>
    </message>
    <message>
        <source>{what}: an enemy&apos;s base is in the way.</source>
        <translation>{what}: la base di un nemico sbarra la via.</translation>
    </message>
    <message>
        <source>{what}: in combat a figure may only go on fighting or withdraw.</source>
        <translation>{what}: in combattimento una figura può soltanto continuare o ritirarsi.</translation>
    </message>
    <message>
        <source>{what}: it begins within 2 inches of {enemy} and may not go nearer.</source>
        <translation>{what}: comincia entro 2 pollici da {enemy} e non può avvicinarsi.</translation>
    </message>
    <message>
        <source>{what}: it carries nothing.</source>
        <translation>{what}: non porta nulla.</translation>
    </message>
    <message>
        <source>{what}: it carries something already.</source>
        <translation>{what}: porta già qualcosa.</translation>
    </message>
    <message>
        <source>{what}: it carries something and must drop that first.</source>
        <translation>{what}: porta qualcosa e prima deve lasciarlo.</translation>
    </message>
    <message>
        <source>{what}: it has just withdrawn from that enemy.</source>
        <translation>{what}: si è appena ritirata da quel nemico.</translation>
    </message>
    <message>
        <source>{what}: no figure may stand on the line of a hedge or fence.</source>
        <translation>{what}: nessuna figura può stare sulla linea di una siepe o di uno steccato.</translation>
    </message>
    <message>
        <source>{what}: nobody recovers within 2 inches of an enemy.</source>
        <translation>{what}: nessuno si riprende entro 2 pollici da un nemico.</translation>
    </message>
    <message>
        <source>{what}: nobody shoots at a figure in combat.</source>
        <translation>{what}: nessuno tira a una figura in combattimento.</translation>
    </message>
    <message>
        <source>{what}: nothing lies within reach there.</source>
        <translation>{what}: lì non c&apos;è nulla a portata.</translation>
    </message>
    <message>
        <source>{what}: only archers and slingers shoot.</source>
        <translation>{what}: tirano soltanto arcieri e frombolieri.</translation>
    </message>
    <message>
        <source>{what}: only one hedge or fence is crossed at a time.</source>
        <translation>{what}: si supera una sola siepe o un solo steccato alla volta.</translation>
    </message>
    <message>
        <source>{what}: that costs {cost} inches; a move has 6.</source>
        <translation>{what}: costa {cost} pollici; un movimento ne ha 6.</translation>
    </message>
    <message>
        <source>{what}: that is no action; a move is written like move 12.5,4.</source>
        <translation>{what}: non è un&apos;azione; un movimento si scrive come move 12.5,4.</translation>
    </message>
    <message>
        <source>{what}: that is no card of this hand.</source>
        <translation>{what}: non è una carta di questa mano.</translation>
    </message>
    <message>
        <source>{what}: that is not one of your figures.</source>
        <translation>{what}: non è una delle tue figure.</translation>
    </message>
    <message>
        <source>{what}: that is not what is asked now.</source>
        <translation>{what}: non è ciò che si chiede ora.</translation>
    </message>
    <message>
        <source>{what}: that is outside of the zone in which this side sets up.</source>
        <translation>{what}: è fuori dalla zona in cui questa parte si dispone.</translation>
    </message>
    <message>
        <source>{what}: that is {cost} inches away; it may be 2 at most.</source>
        <translation>{what}: è a {cost} pollici; possono essere al massimo 2.</translation>
    </message>
    <message>
        <source>{what}: that would touch an enemy; only a charge may.</source>
        <translation>{what}: toccherebbe un nemico; può farlo soltanto una carica.</translation>
    </message>
    <message>
        <source>{what}: the hits go to an enemy in contact with a winner of this fight.</source>
        <translation>{what}: i colpi vanno a un nemico a contatto con un vincitore di questo scontro.</translation>
    </message>
    <message>
        <source>{what}: the target is {cost} inches away; the range is 12.</source>
        <translation>{what}: il bersaglio è a {cost} pollici; la gittata è 12.</translation>
    </message>
    <message>
        <source>{what}: the whole base must stay on the table.</source>
        <translation>{what}: tutta la base deve restare sul tavolo.</translation>
    </message>
    <message>
        <source>{what}: there is no hedge or fence to cross on this way.</source>
        <translation>{what}: su questa via non c&apos;è una siepe né uno steccato da superare.</translation>
    </message>
    <message>
        <source>{what}: there is no living enemy.</source>
        <translation>{what}: lì non c&apos;è un nemico vivo.</translation>
    </message>
    <message>
        <source>{what}: there is no place for that from here.</source>
        <translation>{what}: da qui non c&apos;è posto per farlo.</translation>
    </message>
    <message>
        <source>{what}: there is no room, another base is in the way.</source>
        <translation>{what}: non c&apos;è spazio, un&apos;altra base sbarra la via.</translation>
    </message>
    <message>
        <source>{what}: there is no such place on the field.</source>
        <translation>{what}: sul campo non c&apos;è un posto simile.</translation>
    </message>
    <message>
        <source>{what}: this figure has gone to Valhalla.</source>
        <translation>{what}: questa figura è andata nel Valhalla.</translation>
    </message>
    <message>
        <source>{what}: this figure has no shock to recover from.</source>
        <translation>{what}: questa figura non ha shock da cui riprendersi.</translation>
    </message>
    <message>
        <source>{what}: this figure is not in combat.</source>
        <translation>{what}: questa figura non è in combattimento.</translation>
    </message>
    <message>
        <source>{what}: this figure was activated already in this turn.</source>
        <translation>{what}: questa figura è già stata attivata in questo turno.</translation>
    </message>
    <message>
        <source>{what}: to go on fighting is the only action of an activation.</source>
        <translation>{what}: continuare a combattere è l&apos;unica azione di un&apos;attivazione.</translation>
    </message>
    <message>
        <source>{what}: your cards say otherwise; a called card must be shown.</source>
        <translation>{what}: le tue carte dicono altro; una carta chiamata va mostrata.</translation>
    </message>
    <message>
        <source>{what}: {terrain} hides the target; one sees through 2 inches of it.</source>
        <translation>{what}: {terrain} nasconde il bersaglio; si vede attraverso 2 pollici.</translation>
    </message>
    <message>
        <source>{who:capital} broke a rule: {rule}</source>
        <translation>{who:capital} ha infranto una regola: {rule}</translation>
    </message>
    <message>
        <source>{who:capital} has discarded a god. Set a forfeit?</source>
        <translation>{who:capital} ha scartato un dio. Imponi un pegno?</translation>
    </message>
    <message>
        <source>{who:capital} has no hand to look at.</source>
        <translation>{who:capital} non ha una mano da guardare.</translation>
    </message>
    <message>
        <source>{who:capital} is out.</source>
        <translation>{who:capital} è fuori.</translation>
    </message>
    <message>
        <source>{who:capital} is tied and draws nothing now.</source>
        <translation>{who:capital} è in parità e ora non pesca.</translation>
    </message>
    <message>
        <source>{winner} holds all the land that was to be won.</source>
        <translation>{winner} tiene tutta la terra da conquistare.</translation>
    </message>
    <message>
        <source>The door opens…</source>
        <translation>La porta si apre…</translation>
    </message>
    <message>
        <source>Chances through the match</source>
        <translation>Probabilità nella partita</translation>
    </message>
    <message>
        <source>Before move {number}, {side}: too little was tried to tell.</source>
        <translation>Prima della mossa {number}, {side}: troppo pochi tentativi per dirlo.</translation>
    </message>
    <message>
        <source>Before move {number}, {side}: {chance} for certain.</source>
        <translation>Prima della mossa {number}, {side}: {chance} con certezza.</translation>
    </message>
    <message>
        <source>{reason} The match waits until it can be written down again; all before is safe.</source>
        <translation>{reason} La partita aspetta finché si potrà di nuovo scrivere; tutto ciò che precede è al sicuro.</translation>
    </message>
    <message>
        <source>{name} broke the match: {reason}. It stands still, and is kept as far as it went.</source>
        <translation>{name} ha infranto la partita: {reason}. Essa resta ferma ed è conservata fin dove è arrivata.</translation>
    </message>
    <message>
        <source>This computer is on no network. The match is kept, and goes on by itself once the network is back.</source>
        <translation>Questo computer non è in rete. La partita è conservata e riprende da sola quando la rete ritorna.</translation>
    </message>
    <message>
        <source>The others have gone on without you, and the computer plays for you. You are back as soon as one of them is heard.</source>
        <translation>Gli altri sono andati avanti senza di te, e il computer gioca al tuo posto. Rientri appena si sente uno di loro.</translation>
    </message>
    <message>
        <source>Looking for {names}. The match is kept, and goes on as soon as they answer.</source>
        <translation>Cerco {names}. La partita è conservata e riprende appena rispondono.</translation>
    </message>
    <message>
        <source>{names} is not answering ({time}).</source>
        <translation>Nessuna risposta da {names} ({time}).</translation>
    </message>
    <message>
        <source>{names} is gone. The computer plays on until they are back.</source>
        <translation>Non è più al tavolo: {names}. Il computer gioca finché non ritorna.</translation>
    </message>
    <message>
        <source>Your board and {name}&apos;s are not the same any more. The match waits, nothing of it is lost, and what differs is written down beside it.</source>
        <translation>Il tuo tabellone e quello di {name} non sono più uguali. La partita aspetta, nulla va perso, e ciò che differisce è annotato accanto ad essa.</translation>
    </message>
    <message>
        <source>You do not play by the same Meadhall: {here} here, {there} there. Install the same version on both computers, then go on with the match from Home.</source>
        <translation>Non giocate con lo stesso Meadhall: qui {here}, là {there}. Installate la stessa versione su entrambi i computer, poi continuate la partita dalla pagina iniziale.</translation>
    </message>
    <message>
        <source>an unknown one</source>
        <translation>uno sconosciuto</translation>
    </message>
    <message>
        <source>Close Meadhall on both computers and go on with the match from Home: both boards are then set up anew from the moves that you share.</source>
        <translation>Chiudete Meadhall su entrambi i computer e continuate la partita dalla pagina iniziale: i due tabelloni si ricostruiscono allora dalle mosse che avete in comune.</translation>
    </message>
    <message>
        <source>Nothing has been heard of {names} for {time}. The match is kept, and goes on as soon as they start Meadhall again.</source>
        <translation>Da {time} non si sente nulla di {names}. La partita è conservata e riprende appena Meadhall viene riavviato là.</translation>
    </message>
    <message>
        <source>After {time} the computer plays on for them.</source>
        <translation>Dopo {time} il computer gioca al loro posto.</translation>
    </message>
    <message>
        <source>Go on &amp;without waiting</source>
        <translation>Continua &amp;senza aspettare</translation>
    </message>
    <message>
        <source>What to learn</source>
        <translation>Che cosa imparare</translation>
    </message>
    <message>
        <source>Show &amp;better</source>
        <translation>Mostra il &amp;meglio</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Prova</translation>
    </message>
    <message>
        <source>Begin another match at this moment, and play on from it</source>
        <translation>Comincia un&apos;altra partita in questo momento e continua da qui</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Avan&amp;ti</translation>
    </message>
    <message>
        <source>The computer looks through the match: {judged} of {asked}.</source>
        <translation>Il computer riguarda la partita: {judged} di {asked}.</translation>
    </message>
    <message>
        <source>No choice of yours cost much. Well played.</source>
        <translation>Nessuna tua scelta è costata molto. Ben giocato.</translation>
    </message>
    <message>
        <source>{at} of {count}. Move {number}, {side}: {name} cost {cost}. What would be better?</source>
        <translation>{at} di {count}. Mossa {number}, {side}: {name} è costata il {cost}. Che cosa sarebbe meglio?</translation>
    </message>
    <message>
        <source>It would have been better to play {better} than {played}.</source>
        <translation>Sarebbe stato meglio giocare {better} che {played}.</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Che cosa si gioca</translation>
    </message>
    <message>
        <source>Read the &amp;rules</source>
        <translation>Leggi le &amp;regole</translation>
    </message>
    <message>
        <source>{option}: {choice}</source>
        <translation>{option}: {choice}</translation>
    </message>
    <message>
        <source>The usual rules.</source>
        <translation>Le regole consuete.</translation>
    </message>
    <message>
        <source>{side}: computer, {level}</source>
        <translation>{side}: computer, {level}</translation>
    </message>
    <message>
        <source>Game {number} of {count}, with the sides swapped.</source>
        <translation>Partita {number} di {count}, a parti scambiate.</translation>
    </message>
    <message>
        <source>A match of two games: in the second the sides are swapped.</source>
        <translation>Un incontro di due partite: nella seconda le parti si scambiano.</translation>
    </message>
    <message>
        <source>A match of {count} games: after each, the sides are swapped.</source>
        <translation>Un incontro di {count} partite: dopo ognuna le parti si scambiano.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocate</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perse</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <translation>{share} ({low}–{high})</translation>
    </message>
    <message>
        <source>Of 100 such shares, about 95 lie in truth between the two numbers in brackets.</source>
        <translation>Di 100 quote come questa, circa 95 stanno davvero fra i due numeri in parentesi.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>Your matches are safe. If you tell somebody of it, copy this for them: it is not sent by itself. It stands in {folder}.</source>
        <translation>Le tue partite sono al sicuro. Se ne parli con qualcuno, copia questo: non viene inviato da solo. Si trova in {folder}.</translation>
    </message>
    <message>
        <source>the match waits</source>
        <translation>la partita aspetta</translation>
    </message>
    <message>
        <source>Who does not choose</source>
        <translation>Chi non sceglie</translation>
    </message>
    <message>
        <source>forfeits after {count} minutes</source>
        <translation>perde dopo {count} minuti</translation>
    </message>
    <message>
        <source>Who stays away</source>
        <translation>Chi resta lontano</translation>
    </message>
    <message>
        <source>Go on when somebody leaves</source>
        <translation>Continuare se qualcuno va via</translation>
    </message>
    <message>
        <source>Open all cards in the end</source>
        <translation>Alla fine scoprire tutte le carte</translation>
    </message>
    <message>
        <source>The computer hides its cards</source>
        <translation>Il computer nasconde le sue carte</translation>
    </message>
    <message>
        <source>The computer takes that hand. So all others together could open yours.</source>
        <translation>Il computer prende quella mano. Così tutti gli altri insieme potrebbero aprire la tua.</translation>
    </message>
    <message>
        <source>Replays then show every hand, and a broken rule comes to light.</source>
        <translation>Poi ogni replica mostra tutte le mani, e una regola violata viene alla luce.</translation>
    </message>
    <message>
        <source>Only the computer that opens the table knows them until the end.</source>
        <translation>Fino alla fine le conosce solo il computer che apre il tavolo.</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>Con altri</translation>
    </message>
    <message>
        <source>the computer plays after {count} minutes</source>
        <translation>dopo {count} minuti gioca il computer</translation>
    </message>
    <message>
        <source>{name} is ready for the next game, with the sides swapped.</source>
        <translation>{name} aspetta per la partita seguente, a parti scambiate.</translation>
    </message>
    <message>
        <source>{name} has begun the next game, and you may look on.</source>
        <translation>{name} ha cominciato la partita seguente, e puoi guardare.</translation>
    </message>
    <message>
        <source>{name} would like to play {game} again.</source>
        <translation>{name} vorrebbe giocare di nuovo a {game}.</translation>
    </message>
    <message>
        <source>{name} would like to play {game} again, with the sides swapped.</source>
        <translation>{name} vorrebbe giocare di nuovo a {game}, a parti scambiate.</translation>
    </message>
    <message>
        <source>{name} invites you to {game}.</source>
        <translation>{name} ti invita a {game}.</translation>
    </message>
    <message>
        <source>Another {name} than the one you know invites you to {game}.</source>
        <translation>Qualcuno di nome {name}, ma non chi conosci, ti invita a {game}.</translation>
    </message>
    <message>
        <source>{name}, whom you have not met, invites you to {game}.</source>
        <translation>{name}, che non hai ancora incontrato, ti invita a {game}.</translation>
    </message>
    <message>
        <source>Jo&amp;in</source>
        <translation>&amp;Vieni</translation>
    </message>
    <message>
        <source>N&amp;ot now</source>
        <translation>N&amp;on ora</translation>
    </message>
    <message>
        <source>No &amp;more</source>
        <translation>&amp;Mai più</translation>
    </message>
    <message>
        <source>Hear nothing of them until Meadhall is closed</source>
        <translation>Non sentirne più nulla finché Meadhall non viene chiuso</translation>
    </message>
    <message>
        <source>W&amp;atch</source>
        <translation>Gu&amp;arda</translation>
    </message>
    <message>
        <source>Join {name}</source>
        <translation>Vieni da {name}</translation>
    </message>
    <message>
        <source>Nearby, at no table:</source>
        <translation>Nelle vicinanze, senza tavolo:</translation>
    </message>
    <message>
        <source>Invite {name}</source>
        <translation>Invita {name}</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Invita</translation>
    </message>
    <message>
        <source>has another version of Meadhall; update both to play together</source>
        <translation>ha un&apos;altra versione di Meadhall; aggiornate entrambi per giocare insieme</translation>
    </message>
    <message>
        <source>is being called…</source>
        <translation>viene chiamato…</translation>
    </message>
    <message>
        <source>cannot be reached; perhaps a firewall is in the way</source>
        <translation>non si raggiunge; forse c&apos;è di mezzo un firewall</translation>
    </message>
    <message>
        <source>has been invited</source>
        <translation>ha ricevuto l&apos;invito</translation>
    </message>
    <message>
        <source>sees your invitation</source>
        <translation>vede il tuo invito</translation>
    </message>
    <message>
        <source>will not come now</source>
        <translation>ora non viene</translation>
    </message>
    <message>
        <source>is coming</source>
        <translation>sta arrivando</translation>
    </message>
    <message>
        <source>plays {game} meanwhile, and may be asked</source>
        <translation>intanto gioca a {game}, e si può invitare</translation>
    </message>
    <message>
        <source>looks around</source>
        <translation>si guarda intorno</translation>
    </message>
    <message>
        <source>looks around, and takes no invitations</source>
        <translation>si guarda intorno e non accetta inviti</translation>
    </message>
    <message>
        <source>{name}: {state}</source>
        <translation>{name}: {state}</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>proprio ora</translation>
    </message>
    <message>
        <source>{count} minutes ago</source>
        <translation>{count} minuti fa</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>oggi alle {time}</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ieri</translation>
    </message>
    <message>
        <source>{count} days ago</source>
        <translation>{count} giorni fa</translation>
    </message>
    <message>
        <source>Others on the network do not see you.</source>
        <translation>Gli altri sulla rete non ti vedono.</translation>
    </message>
    <message>
        <source>Saved at {time}</source>
        <translation>Salvata alle {time}</translation>
    </message>
    <message>
        <source>Visible as {name} at {address}. Nobody nearby.</source>
        <translation>Visibile come {name} a {address}. Nessuno nelle vicinanze.</translation>
    </message>
    <message>
        <source>Visible as {name} at {address}. One person nearby.</source>
        <translation>Visibile come {name} a {address}. Una persona nelle vicinanze.</translation>
    </message>
    <message>
        <source>Visible as {name} at {address}. {count} people nearby.</source>
        <translation>Visibile come {name} a {address}. {count} persone nelle vicinanze.</translation>
    </message>
    <message>
        <source>Key for: {action}</source>
        <translation>Tasto per: {action}</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Tasto consueto</translation>
    </message>
    <message>
        <source>Back to {key}</source>
        <translation>Di nuovo {key}</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>nessun tasto</translation>
    </message>
    <message>
        <source>Usual key for: {action}</source>
        <translation>Tasto consueto per: {action}</translation>
    </message>
    <message>
        <source>{key} is taken already: {action}.</source>
        <translation>{key} è già occupato: {action}.</translation>
    </message>
    <message>
        <source>Click into a field and press the key that you want; it holds at once.</source>
        <translation>Fai clic in un campo e premi il tasto che vuoi; vale subito.</translation>
    </message>
    <message>
        <source>All &amp;usual keys</source>
        <translation>Tutti i tasti &amp;consueti</translation>
    </message>
    <message>
        <source>Page Down leads to {count} buttons.</source>
        <translation>Pagina giù porta a {count} pulsanti.</translation>
    </message>
    <message>
        <source>Page Down leads also to: {names}.</source>
        <translation>Pagina giù porta anche a: {names}.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Non è ancora successo nulla.</translation>
    </message>
    <message>
        <source>{side}, {who}: {notes}</source>
        <translation>{side}, {who}: {notes}</translation>
    </message>
    <message>
        <source>In danger: {places}.</source>
        <translation>In pericolo: {places}.</translation>
    </message>
    <message>
        <source>The board shows how far the others come.</source>
        <translation>Il tavolo mostra fin dove arrivano gli altri.</translation>
    </message>
    <message>
        <source>Nothing of yours could be taken now.</source>
        <translation>Niente di tuo può essere preso adesso.</translation>
    </message>
    <message>
        <source>It could go to: {places}.</source>
        <translation>Potrebbe andare in: {places}.</translation>
    </message>
    <message>
        <source>It threatens: {places}.</source>
        <translation>Minaccia: {places}.</translation>
    </message>
    <message>
        <source>The way there: {costs}.</source>
        <translation>La via fin lì: {costs}.</translation>
    </message>
    <message>
        <source>You have nothing on the board.</source>
        <translation>Non hai nulla sulla plancia.</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Capito</translation>
    </message>
    <message>
        <source>Got it: close this tip for ever</source>
        <translation>Capito: chiudi questo consiglio per sempre</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Niente più consigli</translation>
    </message>
    <message>
        <source>{name} ({side})</source>
        <translation>{name} ({side})</translation>
    </message>
    <message>
        <source>{winners}: {reason}</source>
        <translation>{winners}: {reason}</translation>
    </message>
    <message>
        <source>That is enough</source>
        <translation>Basta così</translation>
    </message>
    <message>
        <source>Burn a point: 5 steps</source>
        <translation>Brucia un punto: 5 passi</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Fine del turno</translation>
    </message>
    <message>
        <source>Begin the fight</source>
        <translation>Comincia la lotta</translation>
    </message>
    <message>
        <source>Chop wood</source>
        <translation>Taglia legna</translation>
    </message>
    <message>
        <source>Take stone</source>
        <translation>Prendi pietra</translation>
    </message>
    <message>
        <source>Break the rock</source>
        <translation>Rompi la roccia</translation>
    </message>
    <message>
        <source>Pick berries</source>
        <translation>Cogli bacche</translation>
    </message>
    <message>
        <source>Pick a mushroom</source>
        <translation>Cogli un fungo</translation>
    </message>
    <message>
        <source>Cook the meat</source>
        <translation>Cuoci la carne</translation>
    </message>
    <message>
        <source>Eat</source>
        <translation>Mangia</translation>
    </message>
    <message>
        <source>Eat with another</source>
        <translation>Mangia con un altro</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Dai</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attacca</translation>
    </message>
    <message>
        <source>Raise the shield</source>
        <translation>Alza lo scudo</translation>
    </message>
    <message>
        <source>Run away</source>
        <translation>Fuggi</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Ask the other hero</source>
        <translation>Chiedi all&apos;altro eroe</translation>
    </message>
    <message>
        <source>Do as you like</source>
        <translation>Fa&apos; come vuoi</translation>
    </message>
    <message>
        <source>Follow me</source>
        <translation>Seguimi</translation>
    </message>
    <message>
        <source>Gather wood</source>
        <translation>Raccogli legna</translation>
    </message>
    <message>
        <source>Gather stone</source>
        <translation>Raccogli pietra</translation>
    </message>
    <message>
        <source>Hunt deer</source>
        <translation>Caccia cervi</translation>
    </message>
    <message>
        <source>Meet me at the ship</source>
        <translation>Vediamoci alla zattera</translation>
    </message>
    <message>
        <source>choose a berry, or stop</source>
        <translation>scegli una bacca, o basta</translation>
    </message>
    <message>
        <source>choose what to do with it</source>
        <translation>scegli che cosa farne</translation>
    </message>
    <message>
        <source>choose what to eat with it</source>
        <translation>scegli che cosa mangiare insieme</translation>
    </message>
    <message>
        <source>choose what to ask for</source>
        <translation>scegli che cosa chiedere</translation>
    </message>
    <message>
        <source>choose how many</source>
        <translation>scegli quanti</translation>
    </message>
    <message>
        <source>1 action point is left if you end the turn.</source>
        <translation>Se finisci il turno, resta 1 punto azione.</translation>
    </message>
    <message>
        <source>{points} action points are left if you end the turn.</source>
        <translation>Se finisci il turno, restano {points} punti azione.</translation>
    </message>
    <message>
        <source>{who}: {what}.</source>
        <translation>{who}: {what}.</translation>
    </message>
    <message>
        <source>Your bag</source>
        <translation>La tua borsa</translation>
    </message>
    <message>
        <source>The bag of {who}</source>
        <translation>La borsa di {who}</translation>
    </message>
    <message>
        <source>{thing}: {amount} of {most}</source>
        <translation>{thing}: {amount} di {most}</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>Costruisci</translation>
    </message>
    <message>
        <source>{thing}: you have it</source>
        <translation>{thing}: ce l&apos;hai</translation>
    </message>
    <message>
        <source>Round {round}, combat points: {points}</source>
        <translation>Giro {round}, punti combattimento: {points}</translation>
    </message>
    <message>
        <source>Attack: {health} health left to it</source>
        <translation>Attacco: gli restano {health} salute</translation>
    </message>
    <message>
        <source>Run: {sixths} in 6</source>
        <translation>Fuga: {sixths} su 6</translation>
    </message>
    <message>
        <source>Shield: {defence} less from the next blow</source>
        <translation>Scudo: {defence} in meno dal prossimo colpo</translation>
    </message>
    <message>
        <source>{sixths} in 6: it strikes {hero} for {damage}</source>
        <translation>{sixths} su 6: colpisce {hero} per {damage}</translation>
    </message>
    <message>
        <source>Go without</source>
        <translation>Fanne a meno</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Girata</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Dritta</translation>
    </message>
    <message>
        <source>All are set up</source>
        <translation>Tutte schierate</translation>
    </message>
    <message>
        <source>No more card</source>
        <translation>Nessun&apos;altra carta</translation>
    </message>
    <message>
        <source>Worship nobody</source>
        <translation>Non venerare nessuno</translation>
    </message>
    <message>
        <source>No more unit</source>
        <translation>Nessun&apos;altra unità</translation>
    </message>
    <message>
        <source>choose where it lies ({count} places); R or the wheel turns it</source>
        <translation>scegli dove va ({count} posti); R o la rotella la gira</translation>
    </message>
    <message>
        <source>choose where it lies ({count} places)</source>
        <translation>scegli dove va ({count} posti)</translation>
    </message>
    <message>
        <source>choose how it lies</source>
        <translation>scegli come va girata</translation>
    </message>
    <message>
        <source>choose the warband</source>
        <translation>scegli la banda</translation>
    </message>
    <message>
        <source>Parley</source>
        <translation>Parlamento</translation>
    </message>
    <message>
        <source>Bifrost</source>
        <translation>Bifrost</translation>
    </message>
    <message>
        <source>Arrows scroll the page</source>
        <translation>Le frecce fanno scorrere la pagina</translation>
    </message>
    <message>
        <source>Up to {count} letters</source>
        <translation>Fino a {count} lettere</translation>
    </message>
    <message>
        <source>Somebody without Meadhall?</source>
        <translation>Qualcuno senza Meadhall?</translation>
    </message>
    <message>
        <source>They can install it from this computer, without internet.</source>
        <translation>Può installarlo da questo computer, senza internet.</translation>
    </message>
    <message>
        <source>&amp;Share Meadhall</source>
        <translation>Condividi Mead&amp;hall</translation>
    </message>
    <message>
        <source>Both computers show the same digits: {fingerprint}.</source>
        <translation>I due computer mostrano le stesse cifre: {fingerprint}.</translation>
    </message>
    <message>
        <source>If you install from this page, you run programs that this computer gives out. Do it only if you trust the person who sits at it.</source>
        <translation>Chi installa da questa pagina esegue programmi che gli dà questo computer. Fallo solo se ti fidi di chi ci siede davanti.</translation>
    </message>
    <message>
        <source>S&amp;hare Meadhall…</source>
        <translation>Condividi &amp;Meadhall…</translation>
    </message>
    <message>
        <source>the packages for {system} could not be downloaded: {reason}</source>
        <translation>non è stato possibile scaricare i pacchetti per {system}: {reason}</translation>
    </message>
    <message>
        <source>the page</source>
        <translation>la pagina</translation>
    </message>
    <message>
        <source>the port {port} cannot be used: {reason}</source>
        <translation>la porta {port} non si può usare: {reason}</translation>
    </message>
    <message>
        <source>the program that installs it</source>
        <translation>il programma che lo installa</translation>
    </message>
    <message>
        <source>this Meadhall is one packed program, and cannot be taken apart for others. Hand on the file from which you installed it.</source>
        <translation>questo Meadhall è un programma in un solo pezzo e non si può smontare per gli altri. Passa loro il file da cui l&apos;hai installato.</translation>
    </message>
    <message>
        <source>{address} fetched {what}.</source>
        <translation>{address} ha preso: {what}.</translation>
    </message>
    <message>
        <source>{address} has everything now.</source>
        <translation>{address} ora ha tutto.</translation>
    </message>
    <message>
        <source>{system} is no system that can be served. One is a machine ({machines}), a hyphen, and a Python from cp311 to cp314.</source>
        <translation>{system} non è un sistema che si possa servire. Si scrive una macchina ({machines}), un trattino e un Python da cp311 a cp314.</translation>
    </message>
    <message>
        <source>Share Meadhall</source>
        <translation>Condividi Meadhall</translation>
    </message>
    <message>
        <source>Getting ready; this takes a few seconds…</source>
        <translation>Preparazione; ci vuole qualche secondo…</translation>
    </message>
    <message>
        <source>&amp;Copy the address</source>
        <translation>&amp;Copia l&apos;indirizzo</translation>
    </message>
    <message>
        <source>Who has fetched what</source>
        <translation>Chi ha preso che cosa</translation>
    </message>
    <message>
        <source>Closing this stops it. You can play meanwhile.</source>
        <translation>Chiudendo questa finestra si smette. Intanto si può giocare.</translation>
    </message>
    <message>
        <source>On the other computer, open this in a browser:</source>
        <translation>Sull&apos;altro computer, apri questo in un browser:</translation>
    </message>
    <message>
        <source>or {addresses}</source>
        <translation>oppure {addresses}</translation>
    </message>
    <message>
        <source>Bring the baggage on to {place}, with your figures around it.</source>
        <translation>Porta i bagagli a {place}, con le tue figure intorno.</translation>
    </message>
    <message>
        <source>Charge {enemies}: of 100 such fights {figure}&apos;s side hits in {win} and is hit in {lose}.</source>
        <translation>Carica {enemies}: su 100 scontri così la parte di {figure} colpisce in {win} e viene colpita in {lose}.</translation>
    </message>
    <message>
        <source>Choose {figure}: it has the most to gain or to lose now.</source>
        <translation>Scegli {figure}: ora ha più da guadagnare o da perdere.</translation>
    </message>
    <message>
        <source>Drop the loot: it forbids {figure} to charge and to shoot.</source>
        <translation>Posa il bottino: con quello {figure} non può caricare né tirare.</translation>
    </message>
    <message>
        <source>Fight on: of 100 such fights your side hits in {win} and is hit in {lose}.</source>
        <translation>Continua a combattere: su 100 scontri così la tua parte colpisce in {win} e viene colpita in {lose}.</translation>
    </message>
    <message>
        <source>Go to {place}, and keep near your friends.</source>
        <translation>Va&apos; a {place} e resta vicino ai tuoi.</translation>
    </message>
    <message>
        <source>Go to {place}, nearer to the baggage.</source>
        <translation>Va&apos; a {place}, più vicino ai bagagli.</translation>
    </message>
    <message>
        <source>Go to {place}, nearer to the loot.</source>
        <translation>Va&apos; a {place}, più vicino al bottino.</translation>
    </message>
    <message>
        <source>Go to {place}, nearer to your edge with the loot.</source>
        <translation>Va&apos; a {place}, più vicino al tuo bordo con il bottino.</translation>
    </message>
    <message>
        <source>Go to {place}: from there {figure} can charge {enemy}.</source>
        <translation>Va&apos; a {place}: da lì {figure} può caricare {enemy}.</translation>
    </message>
    <message>
        <source>Go to {place}: from there {figure} can shoot at {enemy}.</source>
        <translation>Va&apos; a {place}: da lì {figure} può tirare a {enemy}.</translation>
    </message>
    <message>
        <source>Go to {place}: the hill is what this match is about.</source>
        <translation>Va&apos; a {place}: in questa partita conta la collina.</translation>
    </message>
    <message>
        <source>Go to {place}: where {figure} stands, {enemy} can come and charge.</source>
        <translation>Va&apos; a {place}: dove sta {figure}, {enemy} può arrivare e caricare.</translation>
    </message>
    <message>
        <source>Leave it at that: {figure} stands well.</source>
        <translation>Lascia così: {figure} è ben piazzata.</translation>
    </message>
    <message>
        <source>Leave the baggage where it is.</source>
        <translation>Lascia i bagagli dove sono.</translation>
    </message>
    <message>
        <source>Pick up the loot.</source>
        <translation>Raccogli il bottino.</translation>
    </message>
    <message>
        <source>Recover: shock costs an action, and a point in each fight.</source>
        <translation>Riprenditi: lo shock costa un&apos;azione, e un punto in ogni scontro.</translation>
    </message>
    <message>
        <source>Set up the baggage within {zone} inches of your edge, for instance at {example}.</source>
        <translation>Piazza i bagagli entro {zone} pollici dal tuo bordo, per esempio in {example}.</translation>
    </message>
    <message>
        <source>Set up your {kind} {figure} within {zone} inches of your edge, for instance at {example}.</source>
        <translation>Piazza {figure} ({kind}) entro {zone} pollici dal tuo bordo, per esempio in {example}.</translation>
    </message>
    <message>
        <source>Set your figures up near each other, and the archer behind them.</source>
        <translation>Piazza le tue figure vicine tra loro, e l&apos;arciere dietro.</translation>
    </message>
    <message>
        <source>Shoot at {enemy}: the die hits from {needed} on.</source>
        <translation>Tira a {enemy}: il dado colpisce da {needed} in su.</translation>
    </message>
    <message>
        <source>The cards of this turn are dealt.</source>
        <translation>Le carte di questo turno sono distribuite.</translation>
    </message>
    <message>
        <source>The {rank} are called, and answered by {seats}.</source>
        <translation>Si chiama: {rank}. Risponde: {seats}.</translation>
    </message>
    <message>
        <source>Withdraw: of 100 such fights your side would be hit in {lose} and hit in {win}.</source>
        <translation>Ritirati: su 100 scontri così la tua parte sarebbe colpita in {lose} e colpirebbe in {win}.</translation>
    </message>
    <message>
        <source>{figure} suffers most from a hit.</source>
        <translation>Un colpo farebbe più male a {figure}.</translation>
    </message>
    <message>
        <source>the match has begun, and {name} in it has another key than you; only with that key can the seat be taken again</source>
        <translation>la partita è cominciata, e {name} vi siede con un&apos;altra chiave; solo con quella chiave si può riprendere il posto</translation>
    </message>
    <message>
        <source>The {first} and the {last} are called: nobody answers.</source>
        <translation>Si chiama: {first} e {last}. Nessuno risponde.</translation>
    </message>
    <message>
        <source>The {first} to the {last} are called: nobody answers.</source>
        <translation>Si chiama: da {first} a {last}. Nessuno risponde.</translation>
    </message>
    <message>
        <source>This place</source>
        <translation>Questo posto</translation>
    </message>
    <message>
        <source>Leave it at that</source>
        <translation>Lascia così</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Attraversa</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Carica</translation>
    </message>
    <message>
        <source>Fight on</source>
        <translation>Continua a combattere</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Raccogli</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Posa</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Riprenditi</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Move the baggage</source>
        <translation>Muovi i bagagli</translation>
    </message>
    <message>
        <source>choose the enemy</source>
        <translation>scegli il nemico</translation>
    </message>
    <message>
        <source>choose where it goes, on the table or by typing it</source>
        <translation>scegli dove va, sul tavolo o scrivendolo</translation>
    </message>
    <message>
        <source>choose the figure</source>
        <translation>scegli la figura</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>{kind} {code}</source>
        <translation>{kind} {code}</translation>
    </message>
    <message>
        <source>in the open</source>
        <translation>allo scoperto</translation>
    </message>
    <message>
        <source>on the hill</source>
        <translation>sulla collina</translation>
    </message>
    <message>
        <source>in the village</source>
        <translation>nel villaggio</translation>
    </message>
    <message>
        <source>in woods</source>
        <translation>nel bosco</translation>
    </message>
    <message>
        <source>shock {count}</source>
        <translation>shock {count}</translation>
    </message>
    <message>
        <source>wounded</source>
        <translation>ferito</translation>
    </message>
    <message>
        <source>carries the loot</source>
        <translation>porta il bottino</translation>
    </message>
    <message>
        <source>in combat</source>
        <translation>in combattimento</translation>
    </message>
    <message>
        <source>acts now</source>
        <translation>agisce ora</translation>
    </message>
    <message>
        <source>has had its turn</source>
        <translation>ha già agito</translation>
    </message>
    <message>
        <source>an ally&apos;s</source>
        <translation>di un alleato</translation>
    </message>
    <message>
        <source>an enemy</source>
        <translation>nemica</translation>
    </message>
    <message>
        <source>{name}, {whose}</source>
        <translation>{name}, {whose}</translation>
    </message>
    <message>
        <source>at {x}, {y}</source>
        <translation>a {x}, {y}</translation>
    </message>
    <message>
        <source>in sight</source>
        <translation>in vista</translation>
    </message>
    <message>
        <source>in contact with {code}, {way}</source>
        <translation>a contatto con {code}, a {way}</translation>
    </message>
    <message>
        <source>charge: {odds}</source>
        <translation>carica: {odds}</translation>
    </message>
    <message>
        <source>cannot be hit</source>
        <translation>non può essere colpita</translation>
    </message>
    <message>
        <source>hits on {needed} ({share}, kills {kill})</source>
        <translation>colpisce con {needed} ({share}, uccide {kill})</translation>
    </message>
    <message>
        <source>wins {win}, loses {lose}, kills {kill}</source>
        <translation>vince {win}, perde {lose}, uccide {kill}</translation>
    </message>
    <message>
        <source>Hill, crest at {where}: half speed uphill, +1 for who stands higher</source>
        <translation>Collina, cima a {where}: metà velocità in salita, +1 a chi sta più in alto</translation>
    </message>
    <message>
        <source>Village around {where}: half speed, cover, +1 in defence</source>
        <translation>Villaggio intorno a {where}: metà velocità, riparo, +1 in difesa</translation>
    </message>
    <message>
        <source>Wood around {where}: half speed, cover, +1 in defence</source>
        <translation>Bosco intorno a {where}: metà velocità, riparo, +1 in difesa</translation>
    </message>
    <message>
        <source>Fence from {start} to {end}: crossing it is an action</source>
        <translation>Staccionata da {start} a {end}: attraversarla è un&apos;azione</translation>
    </message>
    <message>
        <source>Hedge from {start} to {end}: crossing it is an action</source>
        <translation>Siepe da {start} a {end}: attraversarla è un&apos;azione</translation>
    </message>
    <message>
        <source>1 inch</source>
        <translation>1 pollice</translation>
    </message>
    <message>
        <source>{count} inches</source>
        <translation>{count} pollici</translation>
    </message>
    <message>
        <source>{far} {way} of {code} ({where})</source>
        <translation>un punto {far} a {way} di {code} ({where})</translation>
    </message>
    <message>
        <source>{far} {way} of {code}</source>
        <translation>{far} a {way} di {code}</translation>
    </message>
    <message>
        <source>{far} {way}, costs {cost} of 6</source>
        <translation>{far} a {way}, costa {cost} di 6</translation>
    </message>
    <message>
        <source>{name} {far} {way}</source>
        <translation>{name} a {far} a {way}</translation>
    </message>
    <message>
        <source>Clash</source>
        <translation>Scontro</translation>
    </message>
    <message>
        <source>Hold the hill</source>
        <translation>Tenere la collina</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Razzia</translation>
    </message>
    <message>
        <source>Escort</source>
        <translation>Scorta</translation>
    </message>
    <message>
        <source>Coins are for figures alone.</source>
        <translation>Monete solo per le figure.</translation>
    </message>
    <message>
        <source>Who holds the hill at the end of two turns in a row gets 3 coins.</source>
        <translation>Chi tiene la collina alla fine di due turni di seguito riceve 3 monete.</translation>
    </message>
    <message>
        <source>Side 1 gets 3 coins for loot carried off its own edge.</source>
        <translation>La parte 1 riceve 3 monete per il bottino portato oltre il proprio bordo.</translation>
    </message>
    <message>
        <source>Side 2 gets 3 coins for the baggage at the far edge, side 1 for baggage in contact with nobody of side 2 within 4 inches at the end of a turn.</source>
        <translation>La parte 2 riceve 3 monete per i bagagli al bordo opposto, l’1 per i bagagli a contatto alla fine di un turno, con nessuno del 2 entro 4 pollici.</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>schieramento</translation>
    </message>
    <message>
        <source>turn {turn} of {last}</source>
        <translation>turno {turn} di {last}</translation>
    </message>
    <message>
        <source>{side}: {coins} of {goal} coins</source>
        <translation>{side}: {coins} monete di {goal}</translation>
    </message>
    <message>
        <source>{words}, has held the hill for a turn</source>
        <translation>{words}, tiene la collina da un turno</translation>
    </message>
    <message>
        <source>The cards are dealt when everybody has been set up</source>
        <translation>Le carte si danno quando tutti sono schierati</translation>
    </message>
    <message>
        <source>The {rank} are called</source>
        <translation>Si chiamano: {rank}</translation>
    </message>
    <message>
        <source>The {card} is played</source>
        <translation>Si gioca: {card}</translation>
    </message>
    <message>
        <source>The call has come to the {rank}</source>
        <translation>La chiamata è arrivata a: {rank}</translation>
    </message>
    <message>
        <source>{who}: no cards in hand</source>
        <translation>{who}: nessuna carta in mano</translation>
    </message>
    <message>
        <source>{who}: hidden cards {count}</source>
        <translation>{who}: carte nascoste {count}</translation>
    </message>
    <message>
        <source>{who}: {cards}</source>
        <translation>{who}: {cards}</translation>
    </message>
    <message>
        <source>{who}: a hidden card</source>
        <translation>{who}: una carta nascosta</translation>
    </message>
    <message>
        <source>{who}: the {card}</source>
        <translation>{who}: {card}</translation>
    </message>
    <message>
        <source>Nobody is activated</source>
        <translation>Nessuno è attivo</translation>
    </message>
    <message>
        <source>{name}, in combat</source>
        <translation>{name}, in combattimento</translation>
    </message>
    <message>
        <source>{name}, actions left: {count}</source>
        <translation>{name}, azioni rimaste: {count}</translation>
    </message>
    <message>
        <source>{coins} of {goal} coins</source>
        <translation>{coins} monete di {goal}</translation>
    </message>
    <message>
        <source>{count} figures</source>
        <translation>{count} figure</translation>
    </message>
    <message>
        <source>gone to Valhalla</source>
        <translation>nel Valhalla</translation>
    </message>
    <message>
        <source>The call</source>
        <translation>La chiamata</translation>
    </message>
    <message>
        <source>Who acts</source>
        <translation>Chi agisce</translation>
    </message>
    <message>
        <source>Loot</source>
        <translation>Bottino</translation>
    </message>
    <message>
        <source>Baggage</source>
        <translation>Bagagli</translation>
    </message>
    <message>
        <source>charging</source>
        <translation>carica</translation>
    </message>
    <message>
        <source>uphill</source>
        <translation>più in alto</translation>
    </message>
    <message>
        <source>defending</source>
        <translation>difesa</translation>
    </message>
    <message>
        <source>shock</source>
        <translation>shock</translation>
    </message>
    <message>
        <source>Arrows on a measured table</source>
        <translation>Frecce su un tavolo misurato</translation>
    </message>
    <message>
        <source>Ask before a move on a measured table</source>
        <translation>Chiedi prima di una mossa su un tavolo misurato</translation>
    </message>
    <message>
        <source>Move the cursor by a quarter of an inch; with Shift a sixteenth, with Ctrl an inch</source>
        <translation>Muovi il cursore di un quarto di pollice; con Maiusc di un sedicesimo, con Ctrl di un pollice</translation>
    </message>
    <message>
        <source>On a measured table: go there, and on from there</source>
        <translation>Su un tavolo misurato: va’ lì, e poi oltre</translation>
    </message>
    <message>
        <source>Shift+Enter, Shift+click</source>
        <translation>Maiusc+Invio, Maiusc+clic</translation>
    </message>
    <message>
        <source>Where there is no grid a click is easily a little beside. The first one shows where the move ends and what it costs; Enter, or a second one there, makes it.</source>
        <translation>Dove non c’è una griglia un clic cade facilmente un po’ accanto. Il primo mostra dove finisce la mossa e quanto costa; Invio, o un secondo clic lì, la fa.</translation>
    </message>
    <message>
        <source>&amp;Measure from here</source>
        <translation>&amp;Misura da qui</translation>
    </message>
    <message>
        <source>It {odds}.</source>
        <translation>Probabilità: {odds}.</translation>
    </message>
    <message>
        <source>Odds: {odds}.</source>
        <translation>Probabilità: {odds}.</translation>
    </message>
    <message>
        <source>Dies {kill}, is wounded {wound}.</source>
        <translation>Muore {kill}, resta ferita {wound}.</translation>
    </message>
    <message>
        <source>hidden by {terrain}</source>
        <translation>la nasconde {terrain}</translation>
    </message>
    <message>
        <source>{gap}&quot; from base to base</source>
        <translation>{gap}&quot; da base a base</translation>
    </message>
    <message>
        <source>{way}; {far}&quot; to here</source>
        <translation>{way}; {far}&quot; fin qui</translation>
    </message>
    <message>
        <source>{length}&quot; of 6&quot;</source>
        <translation>{length}&quot; di 6&quot;</translation>
    </message>
    <message>
        <source>{length}&quot;, costs {cost}&quot; of 6&quot;</source>
        <translation>{length}&quot;, costa {cost}&quot; di 6&quot;</translation>
    </message>
    <message>
        <source>Here it would stand: {what}</source>
        <translation>Qui starebbe: {what}</translation>
    </message>
    <message>
        <source>half speed uphill</source>
        <translation>metà velocità in salita</translation>
    </message>
    <message>
        <source>half speed</source>
        <translation>metà velocità</translation>
    </message>
    <message>
        <source>a card: its rows from the top, then its movement points; . grass, F forest, R river, M mountain, V Valknut, _ Parley card</source>
        <translation>una carta: le sue righe dall’alto, poi i suoi punti movimento; . erba, F foresta, R fiume, M montagna, V Valknut, _ carta Parlamento</translation>
    </message>
    <message>
        <source>{warband} ({sign}) {field} on the field, {supply} in the supply</source>
        <translation>{warband} ({sign}) {field} in campo, {supply} nella scorta</translation>
    </message>
    <message>
        <source>has one movement point</source>
        <translation>ha un punto movimento</translation>
    </message>
    <message>
        <source>defeat</source>
        <translation>sconfitta</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>con {names}</translation>
    </message>
    <message>
        <source>Victory. {reason}</source>
        <translation>Vittoria. {reason}</translation>
    </message>
    <message>
        <source>Defeat. {reason}</source>
        <translation>Sconfitta. {reason}</translation>
    </message>
    <message>
        <source>Nobody wins. {reason}</source>
        <translation>Non vince nessuno. {reason}</translation>
    </message>
    <message>
        <source>you slay Eikthyr</source>
        <translation>uccidiate Eikthyr</translation>
    </message>
    <message>
        <source>the chance that {goal}</source>
        <translation>la probabilità che {goal}</translation>
    </message>
    <message>
        <source>Side, or difficulty</source>
        <translation>Parte, o difficoltà</translation>
    </message>
    <message>
        <source>With or against</source>
        <translation>Con o contro</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Migliore</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>da soli</translation>
    </message>
    <message>
        <source>Hint: {what}. H again: the whole move.</source>
        <translation>Suggerimento: {what}. Ancora H: tutta la mossa.</translation>
    </message>
    <message>
        <source>{name} broke the match: {reason}. The proof is kept in {file}.</source>
        <translation>{name} ha violato la partita: {reason}. La prova è conservata in {file}.</translation>
    </message>
    <message>
        <source>{names} is linked, but the computer there has not sent {part} for {time}.</source>
        <translation>{names} è in collegamento, ma da {time} quel computer non manda {part}.</translation>
    </message>
    <message>
        <source>Once most of you would rather go on, the computer plays for them.</source>
        <translation>Quando la maggioranza preferisce continuare, gioca il computer al posto loro.</translation>
    </message>
    <message>
        <source>The match waits for it, and is kept.</source>
        <translation>La partita aspetta ed è conservata.</translation>
    </message>
    <message>
        <source>its hidden choice</source>
        <translation>la sua scelta nascosta</translation>
    </message>
    <message>
        <source>its part of the cards or dice</source>
        <translation>la sua parte delle carte o dei dadi</translation>
    </message>
    <message>
        <source>its signature of the result</source>
        <translation>la sua firma del risultato</translation>
    </message>
    <message>
        <source>its word about who plays on</source>
        <translation>la sua parola su chi continua a giocare</translation>
    </message>
    <message>
        <source>its word that it has received the last choice</source>
        <translation>la conferma di aver ricevuto l’ultima scelta</translation>
    </message>
    <message>
        <source>Goes one cell along its lines.</source>
        <translation>Va di una casella lungo le sue linee.</translation>
    </message>
    <message>
        <source>Goes up to {cells} cells along its lines.</source>
        <translation>Va fino a {cells} caselle lungo le sue linee.</translation>
    </message>
    <message>
        <source>{goes} It has no spear.</source>
        <translation>{goes} Non ha lance.</translation>
    </message>
    <message>
        <source>Its spear strikes over a corner, between two cells.</source>
        <translation>La sua lancia colpisce oltre un angolo, fra due caselle.</translation>
    </message>
    <message>
        <source>Its {spears} spears strike over corners, between two cells.</source>
        <translation>Le sue {spears} lance colpiscono oltre gli angoli, fra due caselle.</translation>
    </message>
    <message>
        <source>This match is your own now. The one that you shared is kept.</source>
        <translation>Ora questa partita è solo tua. Quella che condividevi è conservata.</translation>
    </message>
    <message>
        <source>You can also go on now, in a match of your own: the computer plays for them, and the dice and the cards that nobody has seen are drawn anew.</source>
        <translation>Puoi anche continuare subito, in una partita tua: il computer gioca al loro posto, e i dadi e le carte che nessuno ha visto vengono sorteggiati di nuovo.</translation>
    </message>
    <message>
        <source>{names} has left the table. The match is kept, and goes on if they come back.</source>
        <translation>Ha lasciato il tavolo: {names}. La partita è conservata, e continua se ritorna.</translation>
    </message>
    <message>
        <source>The table has waited for the choice of {names} for {time}.</source>
        <translation>Il tavolo aspetta la scelta di {names} da {time}.</translation>
    </message>
    <message>
        <source>Go on &amp;with the computer</source>
        <translation>Continua col &amp;computer</translation>
    </message>
    <message>
        <source>The king&apos;s way to the corners is shut.</source>
        <translation>La via del re verso gli angoli è chiusa.</translation>
    </message>
    <message>
        <source>King to a corner: {count} cells to go</source>
        <translation>Il re a un angolo: mancano {count} caselle</translation>
    </message>
    <message>
        <source>King to a corner: 1 cell to go</source>
        <translation>Il re a un angolo: manca 1 casella</translation>
    </message>
    <message>
        <source>Land wins: {near}</source>
        <translation>Vince la terra: {near}</translation>
    </message>
    <message>
        <source>Slay Eikthyr on the eastern island.</source>
        <translation>Uccidete Eikthyr sull&apos;isola orientale.</translation>
    </message>
    <message>
        <source>The highest score at the end wins.</source>
        <translation>Vince il punteggio più alto alla fine.</translation>
    </message>
    <message>
        <source>The highest score wins; now: {near}</source>
        <translation>Vince il punteggio più alto; ora: {near}</translation>
    </message>
    <message>
        <source>{goal} coins win: {one} and {other}</source>
        <translation>Vincono {goal} monete: {one} e {other}</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Novità</translation>
    </message>
    <message>
        <source>{amount} × {thing}</source>
        <translation>{amount} × {thing}</translation>
    </message>
    <message>
        <source>Fight {enemy}, or go on. Left: action points {points}, steps {steps}.</source>
        <translation>Combatti ({enemy}) o prosegui. Restano: punti azione {points}, passi {steps}.</translation>
    </message>
    <message>
        <source>Go, gather, craft or eat. Left: action points {points}, steps {steps}.</source>
        <translation>Vai, raccogli, costruisci o mangia. Restano: punti azione {points}, passi {steps}.</translation>
    </message>
    <message>
        <source>action points {points}, steps {steps}</source>
        <translation>punti azione {points}, passi {steps}</translation>
    </message>
    <message>
        <source>{thing} (turns left: {turns})</source>
        <translation>{thing} (turni rimasti: {turns})</translation>
    </message>
    <message>
        <source>turns: {turns}</source>
        <translation>turni: {turns}</translation>
    </message>
    <message>
        <source>1 figure</source>
        <translation>1 figura</translation>
    </message>
    <message>
        <source>1 piece taken</source>
        <translation>1 pezzo preso</translation>
    </message>
    <message>
        <source>{count} pieces taken</source>
        <translation>{count} pezzi presi</translation>
    </message>
    <message>
        <source>1 player out</source>
        <translation>1 giocatore eliminato</translation>
    </message>
    <message>
        <source>{count} players out</source>
        <translation>{count} giocatori eliminati</translation>
    </message>
    <message>
        <source>{who} is out.</source>
        <translation>{who} è fuori.</translation>
    </message>
    <message>
        <source>All have sealed their choice. The seals break.</source>
        <translation>Tutti hanno sigillato la loro scelta. I sigilli si rompono.</translation>
    </message>
    <message>
        <source>Nobody is tied: every main action takes effect.</source>
        <translation>Nessuno è in parità: ogni azione principale ha effetto.</translation>
    </message>
    <message>
        <source>a god</source>
        <translation>un dio</translation>
    </message>
    <message>
        <source>Tied with {card}: {who}. They wait for the clash.</source>
        <translation>In parità con {card}: {who}. Attendono lo scontro.</translation>
    </message>
    <message>
        <source>Tied main actions go to the discards, their supports back to the hand.</source>
        <translation>Le azioni principali in parità vanno negli scarti, i loro supporti tornano in mano.</translation>
    </message>
    <message>
        <source>The clash: {count} cards are turned up for {who}.</source>
        <translation>Lo scontro: si scoprono {count} carte per {who}.</translation>
    </message>
    <message>
        <source>A draugr! It costs a card: {who}.</source>
        <translation>Un draugr! Costa una carta: {who}.</translation>
    </message>
    <message>
        <source>A draugr! It costs {count} cards each: {who}.</source>
        <translation>Un draugr! Costa {count} carte a testa: {who}.</translation>
    </message>
    <message>
        <source>No draugr this time. The tied take a card each from the armory.</source>
        <translation>Nessun draugr questa volta. Chi è in parità prende una carta dall&apos;armeria.</translation>
    </message>
    <message>
        <source>A lone draugr: the sword takes a card first, for {who}.</source>
        <translation>Un draugr solo: la spada prende per prima una carta, per {who}.</translation>
    </message>
    <message>
        <source>The draugar stay in the armory for ever.</source>
        <translation>I draugar restano per sempre nell&apos;armeria.</translation>
    </message>
    <message>
        <source>{card}: back into the deck.</source>
        <translation>{card}: torna nel mazzo.</translation>
    </message>
    <message>
        <source>{card}: to the armory, to be taken.</source>
        <translation>{card}: va nell&apos;armeria, e si può prendere.</translation>
    </message>
    <message>
        <source>{who} turns up: {card}.</source>
        <translation>{who} scopre: {card}.</translation>
    </message>
    <message>
        <source>{players} players, {short} to {long} minutes.</source>
        <translation>{players} giocatori, da {short} a {long} minuti.</translation>
    </message>
    <message>
        <source>Seal the choice</source>
        <translation>Sigilla la scelta</translation>
    </message>
    <message>
        <source>More rules</source>
        <translation>Altre regole</translation>
    </message>
    <message>
        <source>Fewer rules</source>
        <translation>Meno regole</translation>
    </message>
    <message>
        <source>Show the rules that few tables change</source>
        <translation>Mostra le regole che pochi tavoli cambiano</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Guarda il tavoliere</translation>
    </message>
    <message>
        <source>Show the turning points</source>
        <translation>Mostra i momenti decisivi</translation>
    </message>
    <message>
        <source>1 move.</source>
        <translation>1 mossa.</translation>
    </message>
    <message>
        <source>{count} moves.</source>
        <translation>{count} mosse.</translation>
    </message>
    <message>
        <source>{count} moves in 1 minute.</source>
        <translation>{count} mosse in 1 minuto.</translation>
    </message>
    <message>
        <source>{count} moves in {minutes} minutes.</source>
        <translation>{count} mosse in {minutes} minuti.</translation>
    </message>
    <message>
        <source>{what} (move {moves}).</source>
        <translation>{what} (mossa {moves}).</translation>
    </message>
    <message>
        <source>{what} (moves {moves}).</source>
        <translation>{what} (mosse {moves}).</translation>
    </message>
    <message>
        <source>1 slain</source>
        <translation>1 abbattuto</translation>
    </message>
    <message>
        <source>{count} slain</source>
        <translation>{count} abbattuti</translation>
    </message>
    <message>
        <source>Page for any browser ({kind})</source>
        <translation>Pagina per ogni browser ({kind})</translation>
    </message>
    <message>
        <source>Animated picture ({kind})</source>
        <translation>Immagine animata ({kind})</translation>
    </message>
    <message>
        <source>Save the match for a browser</source>
        <translation>Salva la partita per un browser</translation>
    </message>
    <message>
        <source>Save the &amp;match for a browser…</source>
        <translation>Salva la par&amp;tita per un browser…</translation>
    </message>
    <message>
        <source>One moment back</source>
        <translation>Un momento indietro</translation>
    </message>
    <message>
        <source>One moment forward</source>
        <translation>Un momento avanti</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>Arrow keys step, Space plays. This page needs no network.</source>
        <translation>Le frecce fanno un passo, lo spazio riproduce. Questa pagina non usa la rete.</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>L&apos;inizio</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>The match was taken back while it was written. Save it once more.</source>
        <translation>La partita è stata ritirata mentre veniva scritta. Salvala di nuovo.</translation>
    </message>
    <message>
        <source>The match cannot be written to {file}.</source>
        <translation>La partita non può essere scritta in {file}.</translation>
    </message>
    <message>
        <source>The match is in {file}.</source>
        <translation>La partita è in {file}.</translation>
    </message>
    <message>
        <source>Writing the match: {done} of {all}</source>
        <translation>Scrivo la partita: {done} di {all}</translation>
    </message>
    <message>
        <source>{file}: {reason}. With MEADHALL_HOME=FOLDER, everything is kept in a folder you name.</source>
        <translation>{file}: {reason}. Con MEADHALL_HOME=CARTELLA, tutto sta nella cartella che indichi.</translation>
    </message>
    <message>
        <source>threatens {pieces}</source>
        <translation>minaccia {pieces}</translation>
    </message>
    <message>
        <source>takes out of danger what was on {pieces}</source>
        <translation>toglie dal pericolo ciò che era in {pieces}</translation>
    </message>
    <message>
        <source>threatens the corner {corner} at once</source>
        <translation>minaccia subito l&apos;angolo {corner}</translation>
    </message>
    <message>
        <source>threatens the corner {corner} in {count} moves</source>
        <translation>minaccia l&apos;angolo {corner} in {count} mosse</translation>
    </message>
    <message>
        <source>shuts the king&apos;s way to the corner {corner}</source>
        <translation>chiude al re la via per l&apos;angolo {corner}</translation>
    </message>
    <message>
        <source>Moments to try again</source>
        <translation>Momenti da riprovare</translation>
    </message>
    <message>
        <source>Move {number}: {words}</source>
        <translation>Mossa {number}: {words}</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Provalo</translation>
    </message>
    <message>
        <source>Try again: {title}, {words}</source>
        <translation>Riprova: {title}, {words}</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Dimenticalo</translation>
    </message>
    <message>
        <source>Forget: {title}, {words}</source>
        <translation>Dimentica: {title}, {words}</translation>
    </message>
    <message>
        <source>No one nearby yet. People who come are shown here.</source>
        <translation>Ancora nessuno nelle vicinanze. Chi arriva compare qui.</translation>
    </message>
    <message>
        <source>The moment cannot be kept: the disk takes nothing.</source>
        <translation>Il momento non può essere tenuto: il disco non accetta nulla.</translation>
    </message>
    <message>
        <source>The moment is kept. It is on the home page.</source>
        <translation>Il momento è tenuto. È nella pagina iniziale.</translation>
    </message>
    <message>
        <source>The {rank} are called. All who hold one show it.</source>
        <translation>Si chiama: {rank}. Chi ne ha uno lo mostra.</translation>
    </message>
    <message>
        <source>People who see you look around nearby may invite you to a table. Nothing opens by itself.</source>
        <translation>Chi ti vede guardarti intorno nelle vicinanze può invitarti a un tavolo. Nulla si apre da sé.</translation>
    </message>
    <message>
        <source>Show how the other side makes use of the mistake</source>
        <translation>Mostra come l&apos;altra parte sfrutta l&apos;errore</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostra la risposta</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tienilo</translation>
    </message>
    <message>
        <source>Keep this moment on the home page, and try it again another day</source>
        <translation>Tieni questo momento nella pagina iniziale, e riprovalo un altro giorno</translation>
    </message>
    <message>
        <source> It allows: {line}.</source>
        <translation> Permette: {line}.</translation>
    </message>
    <message>
        <source>{name} cost {cost}.</source>
        <translation>{name} è costato {cost}.</translation>
    </message>
    <message>
        <source>{person} ({side})</source>
        <translation>{person} ({side})</translation>
    </message>
    <message>
        <source>The sign beside your name, here and on the computers of the others.</source>
        <translation>Il segno accanto al tuo nome, qui e sui computer degli altri.</translation>
    </message>
    <message>
        <source>Your emblem</source>
        <translation>Il tuo emblema</translation>
    </message>
    <message>
        <source>drinking horn</source>
        <translation>corno per bere</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>pesce</translation>
    </message>
    <message>
        <source>flame</source>
        <translation>fiamma</translation>
    </message>
    <message>
        <source>key</source>
        <translation>chiave</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>luna</translation>
    </message>
    <message>
        <source>one that your key gives you</source>
        <translation>uno che ti dà la tua chiave</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>nave</translation>
    </message>
    <message>
        <source>star</source>
        <translation>stella</translation>
    </message>
    <message>
        <source>sun</source>
        <translation>sole</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>albero</translation>
    </message>
    <message>
        <source>Three words, an invitation, or an address such as 192.168.1.5:4000</source>
        <translation>Tre parole, un invito o un indirizzo come 192.168.1.5:4000</translation>
    </message>
    <message>
        <source>Three words, invitation or address</source>
        <translation>Tre parole, invito o indirizzo</translation>
    </message>
    <message>
        <source>Compare &amp;words</source>
        <translation>Confronta le &amp;parole</translation>
    </message>
    <message>
        <source>You need not: a person who comes for the first time is trusted, and known from then on. If you want to be sure, read these words to each other. They must be the same on both screens, in the same language.</source>
        <translation>Non è necessario: di chi viene per la prima volta ci si fida, e da allora è conosciuto. Se vuoi essere sicuro, leggetevi queste parole ad alta voce. Devono essere le stesse su entrambi gli schermi, nella stessa lingua.</translation>
    </message>
    <message>
        <source>Words in</source>
        <translation>Parole in</translation>
    </message>
    <message>
        <source>This is not the key of the {name} whom you know. Perhaps {name} has a new computer; perhaps it is somebody else. Ask {name} to read out the words below.</source>
        <translation>Questa non è la chiave di {name} che conosci. Forse {name} ha un computer nuovo; forse è qualcun altro. Chiedi a {name} di leggere ad alta voce le parole qui sotto.</translation>
    </message>
    <message>
        <source>Turn away</source>
        <translation>Allontana</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>pronto</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>non ancora pronto</translation>
    </message>
    <message>
        <source>{part}, {state}</source>
        <translation>{part}, {state}</translation>
    </message>
    <message>
        <source>Turn {name} away</source>
        <translation>Allontana {name}</translation>
    </message>
    <message>
        <source>I am read&amp;y</source>
        <translation>Sono pron&amp;to</translation>
    </message>
    <message>
        <source>Change what is &amp;played</source>
        <translation>Cam&amp;bia il gioco</translation>
    </message>
    <message>
        <source>To anybody else, show or give this:</source>
        <translation>A tutti gli altri mostra o dai questo:</translation>
    </message>
    <message>
        <source>The invitation as a QR code</source>
        <translation>L&apos;invito come codice QR</translation>
    </message>
    <message>
        <source>Everybody is here, but one of them has another key than you know.</source>
        <translation>Ci sono tutti, ma uno ha una chiave diversa da quella che conosci.</translation>
    </message>
    <message>
        <source>Look at what is played, and say that you are ready.</source>
        <translation>Guarda che cosa si gioca, e di&apos; che sei pronto.</translation>
    </message>
    <message>
        <source>All are ready. The match begins in {count}…</source>
        <translation>Tutti sono pronti. La partita comincia tra {count}…</translation>
    </message>
    <message>
        <source>Not ready yet: {names}.</source>
        <translation>Non ancora pronti: {names}.</translation>
    </message>
    <message>
        <source>Others on this network see the table. These three words also lead to it:</source>
        <translation>Gli altri su questa rete vedono il tavolo. Vi portano anche queste tre parole:</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>&amp;Usa queste regole</translation>
    </message>
    <message>
        <source>Keep a seat for somebody nearby.</source>
        <translation>Tieni un posto per qualcuno nelle vicinanze.</translation>
    </message>
    <message>
        <source>That is no invitation, no three words of a table, and no address such as 192.168.1.5:4000.</source>
        <translation>Non è un invito, né le tre parole di un tavolo, né un indirizzo come 192.168.1.5:4000.</translation>
    </message>
    <message>
        <source>The table plays by other rules now. Look at them, and say that you are ready.</source>
        <translation>Il tavolo gioca ora con altre regole. Guardale, e di&apos; che sei pronto.</translation>
    </message>
    <message>
        <source>Two tables have these words, and one of them may be false. Choose the table from the list, or ask for the long invitation.</source>
        <translation>Due tavoli hanno queste parole, e uno dei due può essere falso. Scegli il tavolo dall&apos;elenco, o chiedi l&apos;invito lungo.</translation>
    </message>
    <message>
        <source>&amp;Follow</source>
        <translation>S&amp;egui</translation>
    </message>
    <message>
        <source>A&amp;rrow between marks</source>
        <translation>&amp;Freccia tra i segni</translation>
    </message>
    <message>
        <source>&amp;Clear my marks</source>
        <translation>Ca&amp;ncella i miei segni</translation>
    </message>
    <message>
        <source>{name} leads through the match.</source>
        <translation>{name} guida nella partita.</translation>
    </message>
    <message>
        <source>&amp;Follow {name}</source>
        <translation>S&amp;egui {name}</translation>
    </message>
    <message>
        <source>{name} points at {place}.</source>
        <translation>{name} indica {place}.</translation>
    </message>
    <message>
        <source>{name} draws an arrow from {start} to {end}.</source>
        <translation>{name} disegna una freccia da {start} a {end}.</translation>
    </message>
    <message>
        <source>You lead: the others see what you see. Point at the board to mark and to draw.</source>
        <translation>Guidi tu: gli altri vedono quello che vedi tu. Indica sulla tavola per segnare e disegnare.</translation>
    </message>
    <message>
        <source>Look at the match together: one leads, and all see the same.</source>
        <translation>Guardate insieme la partita: uno guida, e tutti vedono la stessa cosa.</translation>
    </message>
    <message>
        <source>{name} leads. Go elsewhere, and you are on your own.</source>
        <translation>{name} guida. Se vai altrove, guardi per conto tuo.</translation>
    </message>
    <message>
        <source>{name} leads, and looks at move {number}. You are on your own.</source>
        <translation>{name} guida e guarda la mossa {number}. Tu guardi per conto tuo.</translation>
    </message>
    <message>
        <source>Lead th&amp;e others through it</source>
        <translation>G&amp;uida gli altri nella partita</translation>
    </message>
    <message>
        <source>Look on m&amp;y own</source>
        <translation>Guarda per conto mi&amp;o</translation>
    </message>
    <message>
        <source>After that, {count} envelopes wait for one that is not there.</source>
        <translation>Dopo, {count} buste ne aspettano una che non c&apos;è.</translation>
    </message>
    <message>
        <source>All cards have been opened, and every choice was checked against the cards behind it.</source>
        <translation>Tutte le carte sono state scoperte, e ogni scelta è stata controllata con le carte che c&apos;erano dietro.</translation>
    </message>
    <message>
        <source>All have signed that; the file of the game before is not beside this one.</source>
        <translation>Tutti l&apos;hanno firmato; il file della partita precedente non è accanto a questo.</translation>
    </message>
    <message>
        <source>Do all at this keyboard agree to a draw? Type yes or no.</source>
        <translation>Tutti a questa tastiera sono d&apos;accordo sul pareggio? Scrivi yes o no.</translation>
    </message>
    <message>
        <source>Exit code: 0 it was done, 1 it could not be done, 2 the words are wrong.</source>
        <translation>Codice di uscita: 0 fatto, 1 non si è potuto fare, 2 parole sbagliate.</translation>
    </message>
    <message>
        <source>Game {number} of {length} is over: {scores}.</source>
        <translation>La partita {number} di {length} è finita: {scores}.</translation>
    </message>
    <message>
        <source>Meadhall: six Norse board games for friends on one network.</source>
        <translation>Meadhall: sei giochi da tavolo nordici per amici sulla stessa rete.</translation>
    </message>
    <message>
        <source>Not all cards have been opened; a choice that only they could forbid is not checked.</source>
        <translation>Non tutte le carte sono state scoperte; una scelta che solo quelle potevano vietare non è controllata.</translation>
    </message>
    <message>
        <source>Press Enter for the next game, with sides swapped; Ctrl+D leaves.</source>
        <translation>Premi Invio per la prossima partita, a parti scambiate; Ctrl+D esce.</translation>
    </message>
    <message>
        <source>Shown: {what}.</source>
        <translation>Dimostrato: {what}.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Interrotto.</translation>
    </message>
    <message>
        <source>That does not fit the file of the game before: {why}.</source>
        <translation>Non corrisponde al file della partita precedente: {why}.</translation>
    </message>
    <message>
        <source>The computer at {seat}, hosted by {host}: {told}.</source>
        <translation>Il computer al posto {seat}, ospitato da {host}: {told}.</translation>
    </message>
    <message>
        <source>The file is damaged; what is left of the match holds, {count} answers.</source>
        <translation>Il file è danneggiato; ciò che resta della partita è in ordine, {count} risposte.</translation>
    </message>
    <message>
        <source>The file of the game before says the same.</source>
        <translation>Il file della partita precedente dice lo stesso.</translation>
    </message>
    <message>
        <source>The file: {reason}.</source>
        <translation>Il file: {reason}.</translation>
    </message>
    <message>
        <source>The match holds as far as it goes: {count} answers.</source>
        <translation>La partita è in ordine fin dove arriva: {count} risposte.</translation>
    </message>
    <message>
        <source>The match holds to its end: {count} answers.</source>
        <translation>La partita è in ordine fino alla fine: {count} risposte.</translation>
    </message>
    <message>
        <source>The next game can be begun in the window, from this one in the library.</source>
        <translation>La prossima partita si può cominciare nella finestra, da questa nella biblioteca.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Non c&apos;è niente da annullare.</translation>
    </message>
    <message>
        <source>This game ends with a winner: there is no draw to agree on.</source>
        <translation>Questo gioco finisce con un vincitore: non c&apos;è un pareggio su cui accordarsi.</translation>
    </message>
    <message>
        <source>This game is kept in {file}.</source>
        <translation>Questa partita è conservata in {file}.</translation>
    </message>
    <message>
        <source>This is game {number} of {length}. Before it: {scores}.</source>
        <translation>Questa è la partita {number} di {length}. Prima: {scores}.</translation>
    </message>
    <message>
        <source>This is not the {name} whom you have met: the key is another.</source>
        <translation>Non è {name} che hai già incontrato: la chiave è un&apos;altra.</translation>
    </message>
    <message>
        <source>This match is kept in {file}.</source>
        <translation>Questa partita è conservata in {file}.</translation>
    </message>
    <message>
        <source>This match was broken.</source>
        <translation>Qualcuno ha violato questa partita.</translation>
    </message>
    <message>
        <source>This proves nothing.</source>
        <translation>Questo non dimostra nulla.</translation>
    </message>
    <message>
        <source>Type a move as the list shows it; its beginning alone lists what can follow.
  moves   list every move      undo   take the last move back     log    what has happened
  show    draw the board       help   this text                   quit   leave; the match is kept
  resign  give the match up    draw   agree that nobody wins      rules  the rules of the game
  hint    hear what the computer would think of, and what the others threaten</source>
        <translation>Scrivi una mossa come la mostra l&apos;elenco; solo l&apos;inizio elenca ciò che può seguire.
  moves   elenca le mosse      undo   annulla l&apos;ultima mossa      log    che cosa è successo
  show    disegna il tavolo    help   questo testo                quit   esci; la partita resta
  resign  abbandona            draw   accordatevi sul pareggio    rules  le regole del gioco
  hint    che cosa farebbe il computer, e che cosa minacciano gli altri</translation>
    </message>
    <message>
        <source>What the computer chose is computed again; --quick leaves that out.</source>
        <translation>Le scelte del computer vengono calcolate di nuovo; --quick lo evita.</translation>
    </message>
    <message>
        <source>You have met this key as {name}.</source>
        <translation>Hai già incontrato questa chiave come {name}.</translation>
    </message>
    <message>
        <source>You leave the match.</source>
        <translation>Lasci la partita.</translation>
    </message>
    <message>
        <source>a designer the rulebook does not name</source>
        <translation>un autore che il regolamento non nomina</translation>
    </message>
    <message>
        <source>broke the match: {fault}</source>
        <translation>ha violato la partita: {fault}</translation>
    </message>
    <message>
        <source>check a match file, seat by seat</source>
        <translation>controlla un file di partita, posto per posto</translation>
    </message>
    <message>
        <source>count the ways a game can begin, to check the rules</source>
        <translation>conta i modi in cui una partita può cominciare, per controllare le regole</translation>
    </message>
    <message>
        <source>draw a game&apos;s opening position</source>
        <translation>disegna la posizione iniziale di un gioco</translation>
    </message>
    <message>
        <source>draw the positions of a match file</source>
        <translation>disegna le posizioni di un file di partita</translation>
    </message>
    <message>
        <source>explain a command, or list them all</source>
        <translation>spiega un comando, o li elenca tutti</translation>
    </message>
    <message>
        <source>has not signed an end</source>
        <translation>non ha firmato una fine</translation>
    </message>
    <message>
        <source>let computer players play against each other</source>
        <translation>fa giocare i computer l&apos;uno contro l&apos;altro</translation>
    </message>
    <message>
        <source>let the others on this network install Meadhall from here</source>
        <translation>permette agli altri su questa rete di installare Meadhall da qui</translation>
    </message>
    <message>
        <source>list people and tables on this network as they come and go</source>
        <translation>elenca persone e tavoli su questa rete, mentre vanno e vengono</translation>
    </message>
    <message>
        <source>list the games, their players and their options</source>
        <translation>elenca i giochi, i giocatori e le opzioni</translation>
    </message>
    <message>
        <source>make a match file of such a text</source>
        <translation>fa di un tale testo un file di partita</translation>
    </message>
    <message>
        <source>match files to open, or a link to a table</source>
        <translation>file di partite da aprire, o un link a un tavolo</translation>
    </message>
    <message>
        <source>matches at the same time (1; with --cluster local one for each processor)</source>
        <translation>partite nello stesso tempo (1; con --cluster local una per ogni processore)</translation>
    </message>
    <message>
        <source>meadhall --install-desktop puts it into the menu; its files open by a double click.</source>
        <translation>meadhall --install-desktop lo mette nel menu; i suoi file si aprono con un doppio clic.</translation>
    </message>
    <message>
        <source>meadhall help COMMAND explains one of them; meadhall --version tells what runs.</source>
        <translation>meadhall help COMANDO ne spiega uno; meadhall --version dice che cosa è in uso.</translation>
    </message>
    <message>
        <source>meadhall: {reason}.</source>
        <translation>meadhall: {reason}.</translation>
    </message>
    <message>
        <source>measure how fast this computer plays</source>
        <translation>misura quanto è veloce a giocare questo computer</translation>
    </message>
    <message>
        <source>no seat</source>
        <translation>nessun posto</translation>
    </message>
    <message>
        <source>open a table for friends on this network</source>
        <translation>apre un tavolo per gli amici su questa rete</translation>
    </message>
    <message>
        <source>play at this computer</source>
        <translation>gioca a questo computer</translation>
    </message>
    <message>
        <source>print the page for the system&apos;s manual</source>
        <translation>stampa la pagina per il manuale del sistema</translation>
    </message>
    <message>
        <source>print the rules of a game, with its drawings</source>
        <translation>stampa le regole di un gioco, con i disegni</translation>
    </message>
    <message>
        <source>print what completes these commands in a shell</source>
        <translation>stampa ciò che completa questi comandi in una shell</translation>
    </message>
    <message>
        <source>print what happened in a match file</source>
        <translation>stampa che cosa è successo in un file di partita</translation>
    </message>
    <message>
        <source>render every page and board of the window as pictures</source>
        <translation>disegna come immagini ogni pagina e ogni tavolo della finestra</translation>
    </message>
    <message>
        <source>say what the computer thinks of a position</source>
        <translation>dice che cosa pensa il computer di una posizione</translation>
    </message>
    <message>
        <source>say who plays: --seat is to be given twice, not {count}</source>
        <translation>di&apos; chi gioca: --seat va dato due volte, non {count}</translation>
    </message>
    <message>
        <source>signed the end</source>
        <translation>ha firmato la fine</translation>
    </message>
    <message>
        <source>sit down at a friend&apos;s table, or look on</source>
        <translation>siediti al tavolo di un amico, o guarda</translation>
    </message>
    <message>
        <source>there is no command {name}</source>
        <translation>non c&apos;è un comando {name}</translation>
    </message>
    <message>
        <source>there is no game called {game}; did you mean {near}?</source>
        <translation>non c&apos;è un gioco di nome {game}; intendevi {near}?</translation>
    </message>
    <message>
        <source>there is no game called {game}; the games are: {games}</source>
        <translation>non c&apos;è un gioco di nome {game}; i giochi sono: {games}</translation>
    </message>
    <message>
        <source>there is no level {level}; the levels are: {levels}</source>
        <translation>non c&apos;è un livello {level}; i livelli sono: {levels}</translation>
    </message>
    <message>
        <source>they are not the computer players of this installation</source>
        <translation>non sono i giocatori artificiali di questa installazione</translation>
    </message>
    <message>
        <source>those who began as {side} {points}</source>
        <translation>chi ha cominciato come {side} {points}</translation>
    </message>
    <message>
        <source>usage: meadhall [COMMAND] [...]     without a command: open the window
       meadhall FILE.saga           open a match in it</source>
        <translation>uso: meadhall [COMANDO] [...]     senza un comando: apre la finestra
     meadhall FILE.saga           vi apre una partita</translation>
    </message>
    <message>
        <source>what it chose cannot be computed again: {why}</source>
        <translation>le sue scelte non si possono calcolare di nuovo: {why}</translation>
    </message>
    <message>
        <source>where two play: who stays away for longer forfeits the match; where more play, the others go on without one who has not chosen for so long</source>
        <translation>dove giocano in due: chi resta via più a lungo perde la partita; dove si è in più, gli altri continuano senza chi non ha scelto per tanto tempo</translation>
    </message>
    <message>
        <source>write a match as a text, as a page for a browser or as an animated picture</source>
        <translation>scrive una partita come testo, come pagina per un browser o come immagine animata</translation>
    </message>
    <message>
        <source>{count} choices, each computed again and found the same</source>
        <translation>{count} scelte, ognuna calcolata di nuovo e trovata uguale</translation>
    </message>
    <message>
        <source>{count} envelopes, all signed, linked and within the rules; {end}</source>
        <translation>{count} buste, tutte firmate, concatenate e secondo le regole; {end}</translation>
    </message>
    <message>
        <source>{default} unless you say otherwise</source>
        <translation>{default} se non dici altro</translation>
    </message>
    <message>
        <source>{file} is a match among several computers. `meadhall join --saga FILE` or `meadhall host` goes on with it, `meadhall replay FILE` shows it.</source>
        <translation>{file} è una partita fra più computer. `meadhall join --saga FILE` o `meadhall host` la continua, `meadhall replay FILE` la mostra.</translation>
    </message>
    <message>
        <source>{file} is somebody else&apos;s match, or cannot be written to. `meadhall replay FILE` shows it.</source>
        <translation>{file} è la partita di qualcun altro, o non si può scrivere. `meadhall replay FILE` la mostra.</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>da {low} a {high}</translation>
    </message>
    <message>
        <source>{name} ({seats}; {words}): {told}.</source>
        <translation>{name} ({seats}; {words}): {told}.</translation>
    </message>
    <message>
        <source>{name} claims the match, because the other has stayed away for too long.</source>
        <translation>{name} reclama la partita, perché l&apos;altro è rimasto assente troppo a lungo.</translation>
    </message>
    <message>
        <source>{name} told two stories in step {step}: two envelopes in one place, both signed.</source>
        <translation>{name} ha raccontato due storie al passo {step}: due buste in un posto solo, entrambe firmate.</translation>
    </message>
    <message>
        <source>{option} writes what it does into {file}, for a report of a bug.</source>
        <translation>{option} scrive in {file} che cosa fa, per segnalare un errore.</translation>
    </message>
    <message>
        <source>{option}, with any of these, writes what the program does into a log.</source>
        <translation>{option}, con qualunque di questi, scrive in un registro che cosa fa il programma.</translation>
    </message>
    <message>
        <source>{reason} Nobody won.</source>
        <translation>{reason} Nessuno ha vinto.</translation>
    </message>
    <message>
        <source>{reason} {winners:capital} won.</source>
        <translation>{reason} Vittoria: {winners}.</translation>
    </message>
    <message>
        <source>{reason}. Type moves to see what is possible.</source>
        <translation>{reason}. Scrivi moves per vedere che cosa è possibile.</translation>
    </message>
    <message>
        <source>{side}, take the keyboard and press Enter.</source>
        <translation>{side}, prendi la tastiera e premi Invio.</translation>
    </message>
    <message>
        <source>{title}, by {designer}</source>
        <translation>{title}, di {designer}</translation>
    </message>
    <message>
        <source>{why} (step {step})</source>
        <translation>{why} (passo {step})</translation>
    </message>
    <message>
        <source>{word} is not understood here</source>
        <translation>{word} qui non si capisce</translation>
    </message>
    <message>
        <source>answer another program that wants a computer player</source>
        <translation>risponde a un altro programma che vuole un giocatore artificiale</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}: {what}</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>ha abbandonato</translation>
    </message>
    <message>
        <source>{who} has resigned. The computer plays on there.</source>
        <translation>{who}: abbandono. Il computer continua al suo posto.</translation>
    </message>
    <message>
        <source>of {name}</source>
        <translation>di {name}</translation>
    </message>
    <message>
        <source>Resign for {side}? The match is lost and over then. Type yes or no.</source>
        <translation>Abbandonare per {side}? Allora la partita è persa e finisce. Scrivi yes o no.</translation>
    </message>
    <message>
        <source>Resign for {side}? You have lost then; the computer plays on there, and the others go on. Type yes or no.</source>
        <translation>Abbandonare per {side}? Allora hai perso; lì continua il computer, e gli altri vanno avanti. Scrivi yes o no.</translation>
    </message>
    <message>
        <source>There is nobody here who could resign now.</source>
        <translation>Qui ora non c&apos;è nessuno che possa abbandonare.</translation>
    </message>
    <message>
        <source>begins turn {turn}</source>
        <translation>comincia il turno {turn}</translation>
    </message>
    <message>
        <source>{loser:capital} resigned, and has lost. The computer plays on there.</source>
        <translation>{loser:capital}: abbandono, e quindi sconfitta. Il computer continua al suo posto.</translation>
    </message>
    <message>
        <source>{reason} But {who} had resigned, and the computer played on, so the others share it.</source>
        <translation>{reason} Ma {who} aveva abbandonato e continuava il computer, quindi gli altri se la dividono.</translation>
    </message>
    <message>
        <source>{who:capital} has nobody left to activate with the {card}.</source>
        <translation>{who:capital} non ha più nessuno da attivare: {card}.</translation>
    </message>
    <message>
        <source>{who:capital} shows the {card}.</source>
        <translation>{who:capital} mostra: {card}.</translation>
    </message>
    <message>
        <source>The aim: {plan}.</source>
        <translation>Lo scopo: {plan}.</translation>
    </message>
    <message>
        <source>Next: {plan}.</source>
        <translation>Poi: {plan}.</translation>
    </message>
    <message>
        <source>One more round wins, if all strike.</source>
        <translation>Se colpiscono tutti, basta ancora un round per vincere.</translation>
    </message>
    <message>
        <source>{count} more rounds win, if all strike.</source>
        <translation>Se colpiscono tutti, bastano ancora {count} round per vincere.</translation>
    </message>
    <message>
        <source>The worst next blow takes {blow} of {health} health.</source>
        <translation>Il prossimo colpo toglie al massimo {blow} punti di vita su {health}.</translation>
    </message>
    <message>
        <source>nobody stands ready to flank a unit of yours</source>
        <translation>nessuno è pronto ad aggirare una tua unità</translation>
    </message>
    <message>
        <source>your points rise from {old} to {new}</source>
        <translation>i tuoi punti salgono da {old} a {new}</translation>
    </message>
    <message>
        <source>{who} falls from {old} to {new} points</source>
        <translation>{who} scende da {old} a {new} punti</translation>
    </message>
    <message>
        <source>shuts one side of {units}: one more opposite flanks it</source>
        <translation>chiude un lato di {units}: un&apos;altra unità di fronte l&apos;aggira</translation>
    </message>
    <message>
        <source>nobody stands ready to flank it there</source>
        <translation>lì nessuno è pronto ad aggirarla</translation>
    </message>
    <message>
        <source>{unit} on {zone}</source>
        <translation>{unit} su {zone}</translation>
    </message>
    <message>
        <source>then there is one move</source>
        <translation>poi c&apos;è una mossa</translation>
    </message>
    <message>
        <source>moves then: {count}</source>
        <translation>mosse possibili poi: {count}</translation>
    </message>
    <message>
        <source>From rocks of the home island with a pickaxe.</source>
        <translation>Dalle rocce dell&apos;isola di casa con un piccone.</translation>
    </message>
    <message>
        <source>From deer, and from fulings. Cook it at a campfire.</source>
        <translation>Dai cervi e dai fuling. Cuocila a un fuoco.</translation>
    </message>
    <message>
        <source>{who} plans: {plan}.</source>
        <translation>Il piano di {who}: {plan}.</translation>
    </message>
    <message>
        <source>{who} asks: “{wish}”</source>
        <translation>{who} chiede: «{wish}»</translation>
    </message>
    <message>
        <source>choose where it lies (1 place); R or the wheel turns it</source>
        <translation>scegli dove va (1 posto); R o la rotella la gira</translation>
    </message>
    <message>
        <source>choose where it lies (1 place)</source>
        <translation>scegli dove va (1 posto)</translation>
    </message>
    <message>
        <source>The beginning of the match.</source>
        <translation>L&apos;inizio della partita.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Move {number}.</source>
        <translation>Mossa {number}.</translation>
    </message>
    <message>
        <source>It could go to {count} places.</source>
        <translation>Può andare in {count} posti.</translation>
    </message>
    <message>
        <source>about {share}</source>
        <translation>circa {share}</translation>
    </message>
    <message>
        <source>over {share}</source>
        <translation>oltre {share}</translation>
    </message>
    <message>
        <source>under {share}</source>
        <translation>meno di {share}</translation>
    </message>
    <message>
        <source>{moves}: {chance}</source>
        <translation>{moves}: {chance}</translation>
    </message>
    <message>
        <source>Before move {number}, {side}: {chance} ({visits} tries).</source>
        <translation>Prima della mossa {number}, {side}: {chance} ({visits} tentativi).</translation>
    </message>
    <message>
        <source>Positions that are mirror images of each other are counted once.</source>
        <translation>Le posizioni speculari tra loro sono contate una volta sola.</translation>
    </message>
    <message>
        <source>The cluster shows what runs at {link}</source>
        <translation>Il cluster mostra che cosa è in corso su {link}</translation>
    </message>
    <message>
        <source>a worker runs other rules or another search than this computer</source>
        <translation>un worker usa regole o una ricerca diverse da quelle di questo computer</translation>
    </message>
    <message>
        <source>about {count} minutes left</source>
        <translation>mancano circa {count} minuti</translation>
    </message>
    <message>
        <source>accept if this Elo is nearer to HIGH (0,40)</source>
        <translation>accetta se l&apos;Elo è più vicino a HIGH (0,40)</translation>
    </message>
    <message>
        <source>check N positions by an independent walk</source>
        <translation>controlla N posizioni con un percorso indipendente</translation>
    </message>
    <message>
        <source>docs/lab.md says what comes of it, what it costs, and how to start a cluster.</source>
        <translation>docs/lab.md dice che cosa se ne ottiene, quanto costa e come si avvia un cluster.</translation>
    </message>
    <message>
        <source>find the weights of a game&apos;s evaluation by self-play</source>
        <translation>trova i pesi della valutazione di un gioco facendolo giocare contro sé stesso</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>non si può leggere</translation>
    </message>
    <message>
        <source>it counts other things than the game does now</source>
        <translation>conta cose diverse da quelle che il gioco conta ora</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>è danneggiato</translation>
    </message>
    <message>
        <source>it is for another game or other options</source>
        <translation>è per un altro gioco o altre opzioni</translation>
    </message>
    <message>
        <source>it was learned for {game}</source>
        <translation>è stato appreso per {game}</translation>
    </message>
    <message>
        <source>it was learned with other options</source>
        <translation>è stato appreso con altre opzioni</translation>
    </message>
    <message>
        <source>let a Dask cluster do the work: the address of its scheduler, or local</source>
        <translation>fai lavorare un cluster Dask: l&apos;indirizzo del suo scheduler, oppure local</translation>
    </message>
    <message>
        <source>log loss on matches left out: {learned}; weights in use {used}; nothing {nothing}</source>
        <translation>perdita logaritmica sulle partite tenute da parte: {learned}; pesi in uso {used}; senza sapere nulla {nothing}</translation>
    </message>
    <message>
        <source>matches of the deciding duel at most (400)</source>
        <translation>partite al massimo del duello che decide (400)</translation>
    </message>
    <message>
        <source>matches to learn from (1000)</source>
        <translation>partite da cui imparare (1000)</translation>
    </message>
    <message>
        <source>no endgame tables can be made of {game} with these options; heXentafl 4x4 has some</source>
        <translation>di {game} con queste opzioni non si possono fare tabelle dei finali; heXentafl 4x4 ne ha</translation>
    </message>
    <message>
        <source>no scheduler answers at {address}; start one with: dask scheduler</source>
        <translation>nessuno scheduler risponde su {address}; avviane uno con: dask scheduler</translation>
    </message>
    <message>
        <source>print objects for a program</source>
        <translation>stampa oggetti per un programma</translation>
    </message>
    <message>
        <source>proven: neither side can force a win; what keeps it so: {moves}</source>
        <translation>dimostrato: nessuno dei due può forzare la vittoria; ciò che la mantiene: {moves}</translation>
    </message>
    <message>
        <source>say what these endgame tables have proven</source>
        <translation>di&apos; che cosa hanno dimostrato queste tabelle dei finali</translation>
    </message>
    <message>
        <source>self-play, round {number}</source>
        <translation>partite contro sé stesso, giro {number}</translation>
    </message>
    <message>
        <source>simulations for each choice (60)</source>
        <translation>simulazioni per ogni scelta (60)</translation>
    </message>
    <message>
        <source>so often; from the second round on by the weights of the round before (1)</source>
        <translation>quanti giri; dal secondo in poi con i pesi del giro precedente (1)</translation>
    </message>
    <message>
        <source>solve the endgames of a game, backwards</source>
        <translation>risolvi i finali di un gioco, all&apos;indietro</translation>
    </message>
    <message>
        <source>the cluster at {address} was lost; what was finished is safe</source>
        <translation>il cluster su {address} è perduto; ciò che era finito è salvo</translation>
    </message>
    <message>
        <source>the duel that decides</source>
        <translation>il duello che decide</translation>
    </message>
    <message>
        <source>the endgame tables do not tell: this position is not in them</source>
        <translation>le tabelle dei finali non dicono nulla: questa posizione non c&apos;è</translation>
    </message>
    <message>
        <source>the same seed, the same numbers (1)</source>
        <translation>lo stesso seme, gli stessi numeri (1)</translation>
    </message>
    <message>
        <source>the table that is wanted, as 1m3r: one man and three raiders; without it, a list</source>
        <translation>la tabella voluta, come 1m3r: un uomo e tre razziatori; senza, un elenco</translation>
    </message>
    <message>
        <source>there is no endgame table in {folder}; make some with: meadhall solve</source>
        <translation>in {folder} non c&apos;è nessuna tabella dei finali; falle con: meadhall solve</translation>
    </message>
    <message>
        <source>there is no table {table}; the tables are: {tables}</source>
        <translation>non c&apos;è la tabella {table}; le tabelle sono: {tables}</translation>
    </message>
    <message>
        <source>where its work is kept</source>
        <translation>dove si conserva il suo lavoro</translation>
    </message>
    <message>
        <source>where the tables are kept</source>
        <translation>dove si conservano le tabelle</translation>
    </message>
    <message>
        <source>who plays the first round, as in meadhall duel (search)</source>
        <translation>chi gioca il primo giro, come in meadhall duel (search)</translation>
    </message>
    <message>
        <source>workers were lost over one piece of work each time</source>
        <translation>per uno stesso lavoro ogni volta un worker è andato perduto</translation>
    </message>
    <message>
        <source>{file} cannot be used as an endgame table: {reason}</source>
        <translation>{file} non si può usare come tabella dei finali: {reason}</translation>
    </message>
    <message>
        <source>{file} is no file of weights for {game}: {reason}</source>
        <translation>{file} non è un file di pesi per {game}: {reason}</translation>
    </message>
    <message>
        <source>{folder} holds work of another plan ({what} is different); go on with the same words, or name another folder</source>
        <translation>{folder} contiene il lavoro di un altro piano ({what} è diverso); continua con le stesse parole, o indica un&apos;altra cartella</translation>
    </message>
    <message>
        <source>{game} counts nothing in a position, so there is nothing to learn</source>
        <translation>{game} non conta nulla in una posizione, quindi non c&apos;è nulla da imparare</translation>
    </message>
    <message>
        <source>{game}: 1 position of {matches} matches</source>
        <translation>{game}: 1 posizione di {matches} partite</translation>
    </message>
    <message>
        <source>{game}: learning curve, {matches} matches</source>
        <translation>{game}: curva di apprendimento, {matches} partite</translation>
    </message>
    <message>
        <source>{game}: {count} positions of {matches} matches</source>
        <translation>{game}: {count} posizioni di {matches} partite</translation>
    </message>
    <message>
        <source>{seat} to move: wins {wins}, loses {loses}, neither {open}</source>
        <translation>muove {seat}: vince {wins}, perde {loses}, nessuno dei due {open}</translation>
    </message>
    <message>
        <source>{table}: 1 position checked, its code follows from the moves</source>
        <translation>{table}: 1 posizione controllata, il suo codice segue dalle mosse</translation>
    </message>
    <message>
        <source>{table}: first look</source>
        <translation>{table}: primo sguardo</translation>
    </message>
    <message>
        <source>{table}: one move from the end</source>
        <translation>{table}: a una mossa dalla fine</translation>
    </message>
    <message>
        <source>{table}: the code of this position does not follow from the moves</source>
        <translation>{table}: il codice di questa posizione non segue dalle mosse</translation>
    </message>
    <message>
        <source>{table}: {count} moves from the end</source>
        <translation>{table}: a {count} mosse dalla fine</translation>
    </message>
    <message>
        <source>{table}: {count} positions checked, each code follows from the moves</source>
        <translation>{table}: {count} posizioni controllate, ogni codice segue dalle mosse</translation>
    </message>
    <message>
        <source>{table}: {count} positions, the longest win in {moves} moves; {seconds} seconds</source>
        <translation>{table}: {count} posizioni, la vittoria più lunga in {moves} mosse; {seconds} secondi</translation>
    </message>
    <message>
        <source>--cluster needs Dask, which is not installed here; install it with: pip install meadhall[lab]</source>
        <translation>--cluster ha bisogno di Dask, che qui non è installato; installalo con: pip install meadhall[lab]</translation>
    </message>
    <message>
        <source>it was made by other rules; make it again</source>
        <translation>è stata fatta con altre regole; rifalla</translation>
    </message>
    <message>
        <source>proven: won for {seat} with the next move; best: {moves}</source>
        <translation>dimostrato: vinta per {seat} con la prossima mossa; meglio: {moves}</translation>
    </message>
    <message>
        <source>proven: won for {seat}, in {count} moves; best: {moves}</source>
        <translation>dimostrato: vinta per {seat}, in {count} mosse; meglio: {moves}</translation>
    </message>
    <message>
        <source>Move there</source>
        <translation>Muovi lì</translation>
    </message>
    <message>
        <source>looks a move ahead, and overlooks quiet moves and second threats</source>
        <translation>guarda una mossa avanti e non vede le mosse quiete e le seconde minacce</translation>
    </message>
    <message>
        <source>overlooks much, most of all what is far, quiet or threatened twice</source>
        <translation>non vede molto, soprattutto ciò che è lontano, quieto o minacciato due volte</translation>
    </message>
    <message>
        <source>overlooks nothing, and gets better with time</source>
        <translation>non trascura nulla e migliora con il tempo</translation>
    </message>
    <message>
        <source>Styles of play</source>
        <translation>Stili di gioco</translation>
    </message>
    <message>
        <source>no style of its own</source>
        <translation>nessuno stile</translation>
    </message>
    <message>
        <source>Choose what each computer player likes to do</source>
        <translation>Scegli che cosa piace fare a ciascun giocatore del computer</translation>
    </message>
    <message>
        <source>Hide the styles</source>
        <translation>Nascondi gli stili</translation>
    </message>
    <message>
        <source>{side} plays</source>
        <translation>{side} gioca</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>audace</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>prudente</translation>
    </message>
    <message>
        <source>leaves you little to gain</source>
        <translation>ti lascia poco da guadagnare</translation>
    </message>
    <message>
        <source>seeks positions in which it is easy to go wrong</source>
        <translation>cerca posizioni in cui è facile sbagliare</translation>
    </message>
    <message>
        <source>takes and attacks where it can</source>
        <translation>cattura e attacca dove può</translation>
    </message>
    <message>
        <source>there is no style {style}; the styles are: {styles}</source>
        <translation>non c&apos;è uno stile {style}; gli stili sono: {styles}</translation>
    </message>
    <message>
        <source>tricky</source>
        <translation>astuto</translation>
    </message>
    <message>
        <source>{level}, {style}</source>
        <translation>{level}, {style}</translation>
    </message>
    <message>
        <source>{player} has no style; only levels and searches have</source>
        <translation>{player} non ha stile; ne hanno soltanto i livelli e le ricerche</translation>
    </message>
    <message>
        <source>let the computer play this seat, given by number or name; may be given several times. The levels are thrall, karl, huskarl, jarl, einherjar; the styles bold, careful, tricky, or none</source>
        <translation>fai giocare al computer questo posto, indicato con numero o nome; si può ripetere. I livelli sono thrall, karl, huskarl, jarl, einherjar; gli stili bold, careful, tricky, o nessuno</translation>
    </message>
    <message>
        <source>in this game a computer player has no style</source>
        <translation>in questo gioco un giocatore del computer non ha stile</translation>
    </message>
    <message>
        <source>in this game no computer player is {style}; the styles are: {styles}</source>
        <translation>in questo gioco nessun giocatore del computer è {style}; gli stili sono: {styles}</translation>
    </message>
    <message>
        <source>a part of the way there is no folder</source>
        <translation>una parte del percorso non è una cartella</translation>
    </message>
    <message>
        <source>another program uses it already</source>
        <translation>un altro programma lo usa già</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>no answer has come in time</source>
        <translation>non è arrivata una risposta in tempo</translation>
    </message>
    <message>
        <source>no way leads there from this network</source>
        <translation>da questa rete non c&apos;è una via fin lì</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>lì non si può scrivere niente</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>il sistema non lo permette</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>non c&apos;è un file o una cartella con questo nome</translation>
    </message>
    <message>
        <source>this computer does not have that address</source>
        <translation>questo computer non ha quell&apos;indirizzo</translation>
    </message>
</context>
</TS>
