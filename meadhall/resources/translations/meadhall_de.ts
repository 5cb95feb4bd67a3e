<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name></name>
    <message>
        <source>choose a piece ({count} can move)</source>
        <translation>wähle eine Figur ({count} können ziehen)</translation>
    </message>
    <message>
        <source>choose where it goes ({count} possible)</source>
        <translation>wähle, wohin sie geht ({count} möglich)</translation>
    </message>
    <message>
        <source>choose ({count} possible)</source>
        <translation>wähle ({count} möglich)</translation>
    </message>
    <message>
        <source>{count} on the board</source>
        <translation>{count} auf dem Brett</translation>
    </message>
    <message>
        <source>The king&apos;s way to the corners is shut.</source>
        <translation>Der Weg des Königs zu den Ecken ist versperrt.</translation>
    </message>
    <message>
        <source>King to a corner: {count} cells to go</source>
        <translation>König zu einer Ecke: noch {count} Felder</translation>
    </message>
    <message>
        <source>King to a corner: 1 cell to go</source>
        <translation>König zu einer Ecke: noch 1 Feld</translation>
    </message>
    <message>
        <source>more room for the king, cells: {count}</source>
        <translation>mehr Raum für den König, Felder: {count}</translation>
    </message>
    <message>
        <source>less room for the king, cells: {count}</source>
        <translation>weniger Raum für den König, Felder: {count}</translation>
    </message>
    <message>
        <source>{name}, the throne</source>
        <translation>{name}, der Thron</translation>
    </message>
    <message>
        <source>{name}, a corner</source>
        <translation>{name}, eine Ecke</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>a man of the king</source>
        <translation>ein Mann des Königs</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>der König</translation>
    </message>
    <message>
        <source>a raider</source>
        <translation>ein Räuber</translation>
    </message>
    <message>
        <source>{place}: {who}</source>
        <translation>{place}: {who}</translation>
    </message>
    <message>
        <source>this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn right (clockwise)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn right twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn left twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn left (anticlockwise)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose which way it turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now rotate a piece ({count} can turn)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move a piece, or cast a rune card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>land {land} of {goal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land wins: {near}</source>
        <translation>Land gewinnt: {near}</translation>
    </message>
    <message>
        <source> (held by {who})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: empty{held}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {colour}&apos;s {kind}, facing {facing}{held}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sigils} sigils, {spears} spears; it goes one cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sigils} sigils, {spears} spears; it goes {cells} cells at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes one cell along its lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes up to {cells} cells along its lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{goes} It has no spear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its spear strikes over a corner, between two cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its {spears} spears strike over corners, between two cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>north-east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>south-east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>south-west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>north-west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{owner}: a rune card, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{owner}: {title}. {meaning}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose your support action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {does}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last one left wins; cards: {near}</source>
        <translation>Wer zuletzt übrig ist, gewinnt; Karten: {near}</translation>
    </message>
    <message>
        <source>{place}: two cards, sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discards of {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck: {count} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck: 1 card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Armory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>armory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>Main</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I. Strategy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>II. Clash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>III. End of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{phase}: now, {doing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played by {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand of {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>open draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw of three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who leads?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands are mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all choose in secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equals are tied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>main actions fall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supports are called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards are turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swords take first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tied take cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wolves take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supports return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the armory is trimmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last cards are tested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main: one player must draw three.
Support: a lone draugr costs two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main: look at a player&apos;s cards.
Support: a lone draugr lets you take first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main: one player shows what he draws.
Support: two cards more are turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main: take all your discards back.
Support: take one back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main: look at the two top cards.
Support: turn one up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Show them on their pages &amp;again</source>
        <translation>Auf ihren Seiten &amp;wieder zeigen</translation>
    </message>
    <message>
        <source>Version {version}.</source>
        <translation>Version {version}.</translation>
    </message>
    <message>
        <source>Norse board games for friends on one network: no server, no account.</source>
        <translation>Nordische Brettspiele für Freunde in einem Netz: kein Server, kein Konto.</translation>
    </message>
    <message>
        <source>{game} was designed by {name}.</source>
        <translation>{game} wurde von {name} entworfen.</translation>
    </message>
    <message>
        <source>The letters are Alegreya and Alegreya Sans, under the SIL Open Font License.</source>
        <translation>Die Schriften sind Alegreya und Alegreya Sans, unter der SIL Open Font License.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>I am &amp;ready</source>
        <translation>Ich bin &amp;bereit</translation>
    </message>
    <message>
        <source>{name}, take the seat.</source>
        <translation>{name}, nimm Platz.</translation>
    </message>
    <message>
        <source>{weight} of 5: {words}</source>
        <translation>{weight} von 5: {words}</translation>
    </message>
    <message>
        <source>How much there is to learn before the first match</source>
        <translation>Wie viel es vor der ersten Partie zu lernen gibt</translation>
    </message>
    <message>
        <source>Take a seat. The fire is lit.</source>
        <translation>Nimm Platz. Das Feuer brennt.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Played lately</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game} spielen</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Learn {game} by playing</source>
        <translation>{game} spielend lernen</translation>
    </message>
    <message>
        <source>The rules of {game}</source>
        <translation>Die Regeln von {game}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>The next game, with the sides swapped, is to be played.</source>
        <translation>Das nächste Spiel, mit getauschten Seiten, steht noch aus.</translation>
    </message>
    <message>
        <source>Nearby: {names}</source>
        <translation>In der Nähe: {names}</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Look at {title}, {people}</source>
        <translation>{title} ansehen, {people}</translation>
    </message>
    <message>
        <source>Learn from it</source>
        <translation>Daraus lernen</translation>
    </message>
    <message>
        <source>Learn from {title}, {people}</source>
        <translation>Aus {title} lernen, {people}</translation>
    </message>
    <message>
        <source>Close what is new for ever</source>
        <translation>Neues für immer schließen</translation>
    </message>
    <message>
        <source>Who is &amp;nearby?</source>
        <translation>Wer ist in der &amp;Nähe?</translation>
    </message>
    <message>
        <source>Play with friends on this network. Meadhall keeps silent there until you look.</source>
        <translation>Spiele mit Freunden in diesem Netz. Meadhall schweigt dort, bis du nachsiehst.</translation>
    </message>
    <message>
        <source>Those who are nearby play with you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearby, at no table: {names}.</source>
        <translation>In der Nähe, an keinem Tisch: {names}.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Mitspielen</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>very light</source>
        <translation>sehr leicht</translation>
    </message>
    <message>
        <source>light</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>heavy</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>very heavy</source>
        <translation>sehr schwer</translation>
    </message>
    <message>
        <source>{name}&#xa0;×&#xa0;{count}</source>
        <translation>{name} × {count}</translation>
    </message>
    <message>
        <source>all at this computer</source>
        <translation>alle an diesem Computer</translation>
    </message>
    <message>
        <source>against {names}</source>
        <translation>gegen {names}</translation>
    </message>
    <message>
        <source>You won. {reason}</source>
        <translation>Du hast gewonnen. {reason}</translation>
    </message>
    <message>
        <source>You lost. {reason}</source>
        <translation>Du hast verloren. {reason}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go on with {title}, {people}</source>
        <translation>Weiter mit {title}, {people}</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>cannot be opened: {reason}</source>
        <translation>lässt sich nicht öffnen: {reason}</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>Find a match: a game, a name, a result</source>
        <translation>Finde eine Partie: ein Spiel, einen Namen, ein Ergebnis</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>Partie suchen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Entfe&amp;rnen</translation>
    </message>
    <message>
        <source>Moves the file into the folder {folder}.</source>
        <translation>Verschiebt die Datei in den Ordner {folder}.</translation>
    </message>
    <message>
        <source>No match yet. Whatever you play is kept here by itself.</source>
        <translation>Noch keine Partie. Was du spielst, wird hier von selbst aufbewahrt.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>{file} cannot be moved: {reason}.</source>
        <translation>{file} lässt sich nicht verschieben: {reason}.</translation>
    </message>
    <message>
        <source>Nearby</source>
        <translation>In der Nähe</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <translation>Tische in diesem Netz</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Tisch eröffnen</translation>
    </message>
    <message>
        <source>Choose a game and keep a seat for somebody nearby; they see it at once.</source>
        <translation>Wähle ein Spiel und halte einen Platz für jemanden in der Nähe frei; man sieht es dort sofort.</translation>
    </message>
    <message>
        <source>&amp;Open a table</source>
        <translation>&amp;Tisch eröffnen</translation>
    </message>
    <message>
        <source>Join by invitation</source>
        <translation>Mit Einladung mitspielen</translation>
    </message>
    <message>
        <source>Where a network keeps its guests apart, tables cannot be seen. The other end shows an invitation and an address; either leads there.</source>
        <translation>Wo ein Netz seine Gäste voneinander trennt, sind Tische nicht zu sehen. Die Gegenseite zeigt eine Einladung und eine Adresse; beide führen dorthin.</translation>
    </message>
    <message>
        <source>Join &amp;there</source>
        <translation>&amp;Dort mitspielen</translation>
    </message>
    <message>
        <source>Nobody there?</source>
        <translation>Niemand da?</translation>
    </message>
    <message>
        <source>Meadhall looks at this computer&apos;s network and says what is in the way.</source>
        <translation>Meadhall sieht sich das Netz dieses Computers an und sagt, was im Weg ist.</translation>
    </message>
    <message>
        <source>Check my &amp;network</source>
        <translation>Mein &amp;Netz prüfen</translation>
    </message>
    <message>
        <source>No table is to be seen yet. Tables appear here by themselves. Meanwhile you may open one, or play against the computer: the table stays open.</source>
        <translation>Noch ist kein Tisch zu sehen. Tische erscheinen hier von selbst. Inzwischen kannst du einen eröffnen oder gegen den Computer spielen: der Tisch bleibt offen.</translation>
    </message>
    <message>
        <source>{title}, at {person}&apos;s table</source>
        <translation>{title}, am Tisch von {person}</translation>
    </message>
    <message>
        <source>Join {title}</source>
        <translation>Bei {title} mitspielen</translation>
    </message>
    <message>
        <source>Watch {title}</source>
        <translation>Bei {title} zuschauen</translation>
    </message>
    <message>
        <source>A game that is unknown here</source>
        <translation>Ein Spiel, das hier unbekannt ist</translation>
    </message>
    <message>
        <source>another version of Meadhall; update both to play together</source>
        <translation>eine andere Version von Meadhall; bringt beide auf denselben Stand, um zusammen zu spielen</translation>
    </message>
    <message>
        <source>all seats are taken</source>
        <translation>alle Plätze sind besetzt</translation>
    </message>
    <message>
        <source>the next game, kept for those who have played the one before</source>
        <translation>das nächste Spiel, denen vorbehalten, die das vorige gespielt haben</translation>
    </message>
    <message>
        <source>{free} of {seats} seats free</source>
        <translation>{free} von {seats} Plätzen frei</translation>
    </message>
    <message>
        <source>the match is on; you may watch</source>
        <translation>die Partie läuft; du kannst zuschauen</translation>
    </message>
    <message>
        <source>{title}, at {person}&apos;s table: {state}</source>
        <translation>{title}, am Tisch von {person}: {state}</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>The next move; so does a click or Space on the board</source>
        <translation>Der nächste Zug; ebenso ein Klick aufs Brett oder die Leertaste</translation>
    </message>
    <message>
        <source>Return to &amp;now</source>
        <translation>Zum &amp;jetzigen Stand</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Show a good piece, and again: a good move</source>
        <translation>Zeigt eine gute Figur, und noch einmal: einen guten Zug</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Nimmt den letzten Zug zurück</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Z&amp;urücknehmen</translation>
    </message>
    <message>
        <source>Ma&amp;ke this move</source>
        <translation>Zug &amp;machen</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Allow</source>
        <translation>E&amp;rlauben</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>That cannot be: {reason}</source>
        <translation>Das geht nicht: {reason}</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>{points} so far</source>
        <translation>{points} bis jetzt</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>has sealed</source>
        <translation>hat versiegelt</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>denkt nach</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Einstellung suchen</translation>
    </message>
    <message>
        <source>&amp;Put Meadhall into the menu</source>
        <translation>&amp;Meadhall ins Menü aufnehmen</translation>
    </message>
    <message>
        <source>Adds an entry to the desktop&apos;s menu, and opens match files by a double click.</source>
        <translation>Fügt dem Menü des Desktops einen Eintrag hinzu und öffnet Partiedateien mit einem Doppelklick.</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Keine Einstellung enthält diese Wörter.</translation>
    </message>
    <message>
        <source>The settings cannot be kept: {reason}.</source>
        <translation>Die Einstellungen lassen sich nicht speichern: {reason}.</translation>
    </message>
    <message>
        <source>Meadhall is in the menu now</source>
        <translation>Meadhall steht jetzt im Menü</translation>
    </message>
    <message>
        <source>&amp;Sit down and play</source>
        <translation>&amp;Platz nehmen und spielen</translation>
    </message>
    <message>
        <source>&amp;Play this game</source>
        <translation>&amp;Dieses Spiel spielen</translation>
    </message>
    <message>
        <source>&amp;Learn it by playing</source>
        <translation>Spielend &amp;lernen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Z&amp;urück</translation>
    </message>
    <message>
        <source>Two games, sides swapped</source>
        <translation>Zwei Spiele, Seiten getauscht</translation>
    </message>
    <message>
        <source>The sides are unlike: play both, and the score of the two games is kept.</source>
        <translation>Die Seiten sind ungleich: spielt beide, und der Stand der zwei Spiele wird mitgezählt.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>a moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level} thinks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a person at this computer</source>
        <translation>jemand an diesem Computer</translation>
    </message>
    <message>
        <source>somebody nearby, over the network</source>
        <translation>jemand in der Nähe, über das Netz</translation>
    </message>
    <message>
        <source>computer: {level}</source>
        <translation>Computer: {level}</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Guest {number}</source>
        <translation>Gast {number}</translation>
    </message>
    <message>
        <source>{seconds} s for each choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More time makes it stronger. What it chooses by the clock cannot be checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It looks at equally many positions on every computer. So others can check it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level}: {meaning}</source>
        <translation>{level}: {meaning}</translation>
    </message>
    <message>
        <source>Paste a p&amp;osition</source>
        <translation>Stellung einf&amp;ügen</translation>
    </message>
    <message>
        <source>Begin from a position that was copied at a table, and not from the opening.</source>
        <translation>Mit einer Stellung beginnen, die an einem Tisch kopiert wurde, statt mit der Eröffnung.</translation>
    </message>
    <message>
        <source>From the openin&amp;g again</source>
        <translation>Wieder von der Eröffnun&amp;g</translation>
    </message>
    <message>
        <source>From a position, play at this computer. Nobody else has seen it.</source>
        <translation>Eine Stellung wird an diesem Computer gespielt. Niemand sonst hat sie gesehen.</translation>
    </message>
    <message>
        <source>Name of {side}</source>
        <translation>Name: {side}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>{side} played by</source>
        <translation>{side}: wer spielt</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>Züge abspielen</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>To the present</source>
        <translation>Zum jetzigen Stand</translation>
    </message>
    <message>
        <source>How fast the moves are played</source>
        <translation>Wie schnell die Züge abgespielt werden</translation>
    </message>
    <message>
        <source>The moves of the match</source>
        <translation>Die Züge der Partie</translation>
    </message>
    <message>
        <source>Whose knowledge is shown</source>
        <translation>Wessen Wissen gezeigt wird</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Have the computer judge the match, move by move</source>
        <translation>Den Computer die Partie Zug für Zug beurteilen lassen</translation>
    </message>
    <message>
        <source>{number} of {length}</source>
        <translation>{number} von {length}</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Das Brett</translation>
    </message>
    <message>
        <source>The board in words</source>
        <translation>Das Brett in Worten</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Gespräch</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Was gesagt wurde</translation>
    </message>
    <message>
        <source>Say something to the table</source>
        <translation>Sag etwas zum Tisch</translation>
    </message>
    <message>
        <source>Looking on: {names}.</source>
        <translation>Es schauen zu: {names}.</translation>
    </message>
    <message>
        <source>Say something to the others who look on</source>
        <translation>Sag etwas zu den anderen, die zuschauen</translation>
    </message>
    <message>
        <source>&amp;Learn from it</source>
        <translation>Daraus &amp;lernen</translation>
    </message>
    <message>
        <source>Have the computer look for the choices that cost you most</source>
        <translation>Den Computer die Entscheidungen suchen lassen, die dich am meisten gekostet haben</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>Again, &amp;swap sides</source>
        <translation>Noch einmal, Seiten &amp;tauschen</translation>
    </message>
    <message>
        <source>Ne&amp;xt game, sides swapped</source>
        <translation>Nä&amp;chstes Spiel, Seiten getauscht</translation>
    </message>
    <message>
        <source>{side}: 1 point</source>
        <translation>{side}: 1 Punkt</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>Ab hier weiters&amp;pielen</translation>
    </message>
    <message>
        <source>Begin another match at the position shown. This one stays as it is.</source>
        <translation>Eine andere Partie mit der gezeigten Stellung beginnen. Diese bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>You are looking back. Return to now to play.</source>
        <translation>Du blickst zurück. Kehre zum jetzigen Stand zurück, um zu spielen.</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>der Tisch</translation>
    </message>
    <message>
        <source>Space: next, Esc: all of it</source>
        <translation>Leertaste: weiter, Esc: alles</translation>
    </message>
    <message>
        <source>{side}: {points} points</source>
        <translation>{side}: {points} Punkte</translation>
    </message>
    <message>
        <source>The computer declines the draw: it thinks that it stands better.</source>
        <translation>Der Computer lehnt das Remis ab: er meint, er stehe besser.</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>Aufge&amp;ben</translation>
    </message>
    <message>
        <source>Offer the others a draw?</source>
        <translation>Den anderen Remis anbieten?</translation>
    </message>
    <message>
        <source>&amp;Offer a draw</source>
        <translation>Remis an&amp;bieten</translation>
    </message>
    <message>
        <source>Do all at this table agree to a draw?</source>
        <translation>Sind alle an diesem Tisch mit Remis einverstanden?</translation>
    </message>
    <message>
        <source>Resign? The match is lost then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign? You have lost then. The computer plays on in your place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: resign? The match is lost then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: resign? You have lost then. The computer plays on in your place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Agree</source>
        <translation>Einverstan&amp;den</translation>
    </message>
    <message>
        <source>{name} would like to take back move {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} would like to take back all from move {number} on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer the computer a draw?</source>
        <translation>Dem Computer Remis anbieten?</translation>
    </message>
    <message>
        <source>{name} offers a draw.</source>
        <translation>{name} bietet Remis an.</translation>
    </message>
    <message>
        <source>{game}, the board. {asked}</source>
        <translation>{game}, das Brett. {asked}</translation>
    </message>
    <message>
        <source>The computer looks for a hint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>The others are asked. Play goes on if they say no.</source>
        <translation>Die anderen werden gefragt. Sagen sie Nein, geht es weiter.</translation>
    </message>
    <message>
        <source>{name} says no. The match goes on.</source>
        <translation>{name} sagt Nein. Die Partie geht weiter.</translation>
    </message>
    <message>
        <source>Agreed: the move is taken back.</source>
        <translation>Einverstanden: der Zug ist zurückgenommen.</translation>
    </message>
    <message>
        <source>Nobody has answered, and the match has gone on.</source>
        <translation>Niemand hat geantwortet, und die Partie ist weitergegangen.</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>alle Karten offen</translation>
    </message>
    <message>
        <source>as {side} knew it</source>
        <translation>wie {side} sie kannte</translation>
    </message>
    <message>
        <source>It would take: {places}.</source>
        <translation>Das würde geschlagen: {places}.</translation>
    </message>
    <message>
        <source>&amp;Turn away</source>
        <translation>A&amp;bweisen</translation>
    </message>
    <message>
        <source>Leave this &amp;table</source>
        <translation>Diesen Tisch ver&amp;lassen</translation>
    </message>
    <message>
        <source>They &amp;are the same</source>
        <translation>Sie sind &amp;gleich</translation>
    </message>
    <message>
        <source>The words of {name}</source>
        <translation>Die Wörter von {name}</translation>
    </message>
    <message>
        <source>The table gathers</source>
        <translation>Der Tisch füllt sich</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>Zei&amp;g es mir</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Neuer Versuch</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>Ver&amp;lassen</translation>
    </message>
    <message>
        <source>Lesson {at} of {count}</source>
        <translation>Lektion {at} von {count}</translation>
    </message>
    <message>
        <source>Choose {places}.</source>
        <translation>Wähle {places}.</translation>
    </message>
    <message>
        <source>That can be done, but something else was asked. Try again.</source>
        <translation>Das ist möglich, aber gefragt war etwas anderes. Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>&amp;Play a match</source>
        <translation>Eine &amp;Partie spielen</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Einladung</translation>
    </message>
    <message>
        <source>The network of this computer</source>
        <translation>Das Netz dieses Computers</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Augenblick…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>K&amp;opieren</translation>
    </message>
    <message>
        <source>Well</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Look here</source>
        <translation>Hier nachsehen</translation>
    </message>
    <message>
        <source>or the address {addresses}</source>
        <translation>oder die Adresse {addresses}</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (du)</translation>
    </message>
    <message>
        <source>has opened this table</source>
        <translation>hat diesen Tisch eröffnet</translation>
    </message>
    <message>
        <source>is here</source>
        <translation>ist da</translation>
    </message>
    <message>
        <source>for the first who comes</source>
        <translation>für die Person, die zuerst kommt</translation>
    </message>
    <message>
        <source>for those who have played the game before</source>
        <translation>für die Person, die das vorige Spiel gespielt hat</translation>
    </message>
    <message>
        <source>A free seat</source>
        <translation>Ein freier Platz</translation>
    </message>
    <message>
        <source>The one who opened this table has left it. If they open it again, you are there; or leave, and look for another one.</source>
        <translation>Wer diesen Tisch eröffnet hat, ist gegangen. Wird er wieder eröffnet, bist du dabei; oder geh und such dir einen anderen.</translation>
    </message>
    <message>
        <source>Calling the table…</source>
        <translation>Der Tisch wird gerufen…</translation>
    </message>
    <message>
        <source>All seats are taken. You come in as soon as one is free.</source>
        <translation>Alle Plätze sind besetzt. Du kommst hinein, sobald einer frei wird.</translation>
    </message>
    <message>
        <source>People still to come: {count}.</source>
        <translation>Personen, die noch fehlen: {count}.</translation>
    </message>
    <message>
        <source>Everybody is here. The match begins once all have said that they agree.</source>
        <translation>Alle sind da. Die Partie beginnt, sobald alle zugestimmt haben.</translation>
    </message>
    <message>
        <source>A table on the network</source>
        <translation>Ein Tisch im Netz</translation>
    </message>
    <message>
        <source>Norse board games, by the fire or across the network</source>
        <translation>Nordische Brettspiele, am Feuer oder über das Netz</translation>
    </message>
    <message>
        <source>Welcome. What should others call you?</source>
        <translation>Willkommen. Wie sollen andere dich nennen?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>&amp;Play against the computer</source>
        <translation>Gegen den Computer s&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;Two at this computer</source>
        <translation>Zu z&amp;weit an diesem Computer</translation>
    </message>
    <message>
        <source>&amp;Learn to play, in three minutes</source>
        <translation>Spielen &amp;lernen, in drei Minuten</translation>
    </message>
    <message>
        <source>Find players &amp;nearby</source>
        <translation>Spieler in der &amp;Nähe finden</translation>
    </message>
    <message>
        <source>L&amp;ook around first</source>
        <translation>Erst &amp;umsehen</translation>
    </message>
    <message>
        <source>Your computer may ask whether Meadhall may use the local network. Say yes for private networks; nothing is sent before.</source>
        <translation>Vielleicht fragt dein Computer, ob Meadhall das lokale Netz nutzen darf. Sag Ja für private Netze; vorher wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Welcome to Meadhall, {name}. So others will call you; Shift+Tab leads to your name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of this can be changed later in the settings.</source>
        <translation>All das lässt sich später in den Einstellungen ändern.</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Größe der Schrift</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Nichts bewegt sich</translation>
    </message>
    <message>
        <source>You are looking at move {number} of {length}. The match is as it was.</source>
        <translation>Du siehst Zug {number} von {length}. Die Partie ist, wie sie war.</translation>
    </message>
    <message>
        <source>{who}: {cards}. Press Enter to seal the choice.</source>
        <translation>{who}: {cards}. Mit der Eingabetaste versiegeln.</translation>
    </message>
    <message>
        <source>{who}: {doubt} Press Enter to do it all the same. Esc: back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {name}. Press Enter to make this move.</source>
        <translation>{who}: {name}. Drücke die Eingabetaste, um diesen Zug zu machen.</translation>
    </message>
    <message>
        <source>Your turn, {who}. {asked}</source>
        <translation>Du bist am Zug, {who}. {asked}</translation>
    </message>
    <message>
        <source>{who}, your turn. {asked}</source>
        <translation>{who}, du bist am Zug. {asked}</translation>
    </message>
    <message>
        <source>{who}, {taken}: {wanted} Esc: back.</source>
        <translation>{who}, {taken}: {wanted} Esc: zurück.</translation>
    </message>
    <message>
        <source>Your turn, {who}: {wanted}</source>
        <translation>Du bist am Zug, {who}: {wanted}</translation>
    </message>
    <message>
        <source>{who}, your turn: {wanted}</source>
        <translation>{who}, du bist am Zug: {wanted}</translation>
    </message>
    <message>
        <source>Hint: look at {place}. H again: the whole move.</source>
        <translation>Tipp: sieh dir {place} an. Noch einmal H: der ganze Zug.</translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <translation>{start} nach {end}</translation>
    </message>
    <message>
        <source>{main} with {support}</source>
        <translation>{main} mit {support}</translation>
    </message>
    <message>
        <source>Hint: {name}.</source>
        <translation>Tipp: {name}.</translation>
    </message>
    <message>
        <source>Hint: {name}. What it brings: {gains}.</source>
        <translation>Tipp: {name}. Was es bringt: {gains}.</translation>
    </message>
    <message>
        <source>The match stops here; it was not played to its end.</source>
        <translation>Hier endet die Partie; sie wurde nicht zu Ende gespielt.</translation>
    </message>
    <message>
        <source>One moment.</source>
        <translation>Einen Augenblick.</translation>
    </message>
    <message>
        <source>One moment: the others have yet to hear of this.</source>
        <translation>Einen Augenblick: die anderen müssen noch davon erfahren.</translation>
    </message>
    <message>
        <source>{names} to move. You are looking on.</source>
        <translation>Am Zug: {names}. Du schaust zu.</translation>
    </message>
    <message>
        <source>{names} is thinking.</source>
        <translation>Es denkt nach: {names}.</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>Warten auf {names}.</translation>
    </message>
    <message>
        <source>{side} (computer, {level})</source>
        <translation>{side} (Computer, {level})</translation>
    </message>
    <message>
        <source>{who} {points}</source>
        <translation>{who} {points}</translation>
    </message>
    <message>
        <source>Game {number} of {length}: {scores}.</source>
        <translation>Spiel {number} von {length}: {scores}.</translation>
    </message>
    <message>
        <source>The match is drawn: {scores}.</source>
        <translation>Die Partie endet remis: {scores}.</translation>
    </message>
    <message>
        <source>{who} wins the match: {scores}.</source>
        <translation>{who} gewinnt die Partie: {scores}.</translation>
    </message>
    <message>
        <source>{person} (first {side})</source>
        <translation>{person} (zuerst {side})</translation>
    </message>
    <message>
        <source>{others}, over</source>
        <translation>{others}, beendet</translation>
    </message>
    <message>
        <source>over</source>
        <translation>zu Ende</translation>
    </message>
    <message>
        <source>{game}, {against}: it is over</source>
        <translation>{game}, {against}: beendet</translation>
    </message>
    <message>
        <source>{others}, move {number}</source>
        <translation>{others}, Zug {number}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>{game}, {against}: your turn</source>
        <translation>{game}, {against}: du bist am Zug</translation>
    </message>
    <message>
        <source>{game}, {against}: the others are to move</source>
        <translation>{game}, {against}: die anderen sind am Zug</translation>
    </message>
    <message>
        <source>Waiting room, {game}: everybody is there</source>
        <translation>Warteraum, {game}: alle sind da</translation>
    </message>
    <message>
        <source>Waiting room, {game}: still to come: {count}</source>
        <translation>Warteraum, {game}: es fehlen noch: {count}</translation>
    </message>
    <message>
        <source>A draw. {reason}</source>
        <translation>Remis. {reason}</translation>
    </message>
    <message>
        <source>You win. {reason}</source>
        <translation>Du gewinnst. {reason}</translation>
    </message>
    <message>
        <source>Victory for {sides}. {reason}</source>
        <translation>Sieg für {sides}. {reason}</translation>
    </message>
    <message>
        <source>{file} is damaged: {reason}. It is shown up to move {number}, as far as it is whole.</source>
        <translation>{file} ist beschädigt: {reason}. Gezeigt wird sie bis Zug {number}, so weit sie heil ist.</translation>
    </message>
    <message>
        <source>{file} is damaged: {reason}. The match goes on after move {number}; the file as it was is kept as {copy}.</source>
        <translation>{file} ist beschädigt: {reason}. Die Partie geht nach Zug {number} weiter; die Datei, wie sie war, bleibt als {copy} erhalten.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>What went &amp;wrong</source>
        <translation>Was &amp;ging schief?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Go to:</source>
        <translation>Gehe zu:</translation>
    </message>
    <message>
        <source>Move:</source>
        <translation>Zug:</translation>
    </message>
    <message>
        <source>There is no place called {name}.</source>
        <translation>Es gibt keinen Ort namens {name}.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>{game} has no board here yet.</source>
        <translation>{game} hat hier noch kein Brett.</translation>
    </message>
    <message>
        <source>Choose a game; the other seats are kept for people nearby.</source>
        <translation>Wähle ein Spiel; die anderen Plätze bleiben für Leute in der Nähe frei.</translation>
    </message>
    <message>
        <source>Choose a game to invite {name} to.</source>
        <translation>Wähle ein Spiel, zu dem du {name} einlädst.</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>Warteraum</translation>
    </message>
    <message>
        <source>Open a match file</source>
        <translation>Partiedatei öffnen</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a match or a position first.</source>
        <translation>Es gibt keinen Text zum Einfügen. Kopiere zuerst eine Partie oder eine Stellung.</translation>
    </message>
    <message>
        <source>This match is your own now. The one that you shared is kept.</source>
        <translation>Diese Partie gehört jetzt dir allein. Die gemeinsame ist aufbewahrt.</translation>
    </message>
    <message>
        <source>The moves are on the clipboard.</source>
        <translation>Die Züge sind in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>Die Stellung ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Bild des Bretts speichern</translation>
    </message>
    <message>
        <source>Pictures ({kinds})</source>
        <translation>Bilder ({kinds})</translation>
    </message>
    <message>
        <source>The picture is in {file}.</source>
        <translation>Das Bild ist in {file}.</translation>
    </message>
    <message>
        <source>The picture cannot be written to {file}.</source>
        <translation>Das Bild lässt sich nicht nach {file} schreiben.</translation>
    </message>
    <message>
        <source>{game}, {against}</source>
        <translation>{game}, {against}</translation>
    </message>
    <message>
        <source>The language changes once shared tables and lessons are closed.</source>
        <translation>Die Sprache wechselt, sobald geteilte Tische und Lektionen geschlossen sind.</translation>
    </message>
    <message>
        <source>Matches (*.saga *.txt)</source>
        <translation>Partien (*.saga *.txt)</translation>
    </message>
    <message>
        <source>Back to the window</source>
        <translation>Zurück ins Fenster</translation>
    </message>
    <message>
        <source>Something went wrong ({reason}). Your matches are safe.</source>
        <translation>Etwas ist schiefgegangen ({reason}). Deine Partien sind sicher.</translation>
    </message>
    <message>
        <source>Meadhall ended unexpectedly the last time. Nothing of your matches is lost.</source>
        <translation>Meadhall ist beim letzten Mal unerwartet beendet worden. Von deinen Partien ist nichts verloren.</translation>
    </message>
    <message>
        <source>&amp;About Meadhall</source>
        <translation>Ü&amp;ber Meadhall</translation>
    </message>
    <message>
        <source>&amp;Chances through the match</source>
        <translation>&amp;Chancen im Verlauf der Partie</translation>
    </message>
    <message>
        <source>&amp;Close this table</source>
        <translation>Diesen Tisch &amp;schließen</translation>
    </message>
    <message>
        <source>&amp;Daylight</source>
        <translation>&amp;Tageslicht</translation>
    </message>
    <message>
        <source>&amp;Firelight</source>
        <translation>&amp;Feuerschein</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Hoher Kontrast</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Bibliothek</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>Near&amp;by</source>
        <translation>&amp;In der Nähe</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Open a match file…</source>
        <translation>Partiedatei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>Spiel&amp;regeln</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Einste&amp;llungen</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>&amp;Tips</source>
        <translation>&amp;Hinweise</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>A &amp;place…</source>
        <translation>Ein &amp;Ort…</translation>
    </message>
    <message>
        <source>A card is cast instead of a move, and only one in a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draugr cannot be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draugr stays in the armory for ever.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hostile gold tribe between two players, which they move by turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A king breaks out to a corner; raiders shut him in. For two.</source>
        <translation>Ein König bricht zu einer Ecke durch; Räuber schließen ihn ein. Für zwei.</translation>
    </message>
    <message>
        <source>A move that is pointed out waits for Enter or the button.</source>
        <translation>Ein angezeigter Zug wartet auf die Eingabetaste oder den Knopf.</translation>
    </message>
    <message>
        <source>After a hundred turns the others still stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+1 to Alt+9</source>
        <translation>Alt+1 bis Alt+9</translation>
    </message>
    <message>
        <source>Arrows; Q E A D Z C</source>
        <translation>Pfeile; Q E A D Z C</translation>
    </message>
    <message>
        <source>Ask before a move is made</source>
        <translation>Vor jedem Zug nachfragen</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Attack with a warrior over any one corner, with or without a spear there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack with a warrior; enemies beside the corner do not block the jump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Capture with a warrior; it may at once capture once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are not cast for the Jötunn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what is under the cursor</source>
        <translation>Wählen, was unter dem Zeiger ist</translation>
    </message>
    <message>
        <source>Cover the table between players</source>
        <translation>Den Tisch zwischen Spielern verdecken</translation>
    </message>
    <message>
        <source>Daylight is bright, firelight dark; high contrast has plain grounds and strong outlines.</source>
        <translation>Tageslicht ist hell, Feuerschein dunkel; hoher Kontrast hat ruhige Flächen und kräftige Umrisse.</translation>
    </message>
    <message>
        <source>Deadlock: for 100 turns each, nothing was taken and nobody held more land than before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadlock: nobody can move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadlock: the position has come up for the third time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dots on all places that the chosen piece can reach, or nothing for those who want to see it for themselves.</source>
        <translation>Punkte auf allen Orten, die die gewählte Figur erreichen kann, oder nichts für alle, die es selbst sehen wollen.</translation>
    </message>
    <message>
        <source>Enter, Space, S</source>
        <translation>Eingabe, Leertaste, S</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Every action can have the key that you want.</source>
        <translation>Jede Handlung kann die Taste haben, die du willst.</translation>
    </message>
    <message>
        <source>Every seat can be a person at this computer, a player of the computer, or somebody nearby.</source>
        <translation>Auf jedem Platz kann jemand an diesem Computer sitzen, ein Spieler des Computers oder jemand in der Nähe.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra Move Direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra Move Distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra Spear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Erster Zug</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forfeits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fury</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gather, craft and sail, and slay Eikthyr together. For one or two heroes.</source>
        <translation>Sammelt, fertigt und segelt, und erlegt gemeinsam Eikthyr. Für einen oder zwei Helden.</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many captured cells win the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards each player gets in the Drawing of the Three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cells each edge of the board has. On the large board the king slides like everybody else.</source>
        <translation>Wie viele Felder jede Kante des Bretts hat. Auf dem großen Brett gleitet der König wie alle anderen.</translation>
    </message>
    <message>
        <source>How many pieces each tribe has, and where they stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How strong the enemies are and how many turns there are. Except in a gentle match, the serpent attacks by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In percent of the usual size.</source>
        <translation>In Prozent der üblichen Größe.</translation>
    </message>
    <message>
        <source>In tenths of a second, so that nobody misses what happened.</source>
        <translation>In Zehntelsekunden, damit niemand verpasst, was geschah.</translation>
    </message>
    <message>
        <source>It is not your turn to choose.</source>
        <translation>Du bist nicht an der Reihe zu wählen.</translation>
    </message>
    <message>
        <source>Jötunn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>A VPN is on ({names}). Turn it off if those nearby are not found.</source>
        <translation>Ein VPN ist an ({names}). Schalte es aus, wenn Leute in der Nähe nicht gefunden werden.</translation>
    </message>
    <message>
        <source>A boss is fought when all heroes are on its hex: the serpent&apos;s, or the dungeon&apos;s with a boss key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A campfire burns here already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draugr was kept, which nobody may do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draugr: lose a card, of your hand or of your discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draugr: lose {count} cards, one after the other, of your hand or of your discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder that holds settings, matches and logs, in place of the usual ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A goal of {colour}&apos;s own, as a handicap; 0 for the same as everybody&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hero floats on the raft.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A link was closed: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A raft is made beside the sea.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule was broken that nobody saw: {why}.</source>
        <translation>Eine Regel wurde gebrochen, was niemand sah: {why}.</translation>
    </message>
    <message>
        <source>A setting was not understood: {reason}.</source>
        <translation>Eine Einstellung wurde nicht verstanden: {reason}.</translation>
    </message>
    <message>
        <source>All is well on this computer. Perhaps nobody else has opened Meadhall&apos;s page of people nearby, or the network keeps its computers apart, as networks for guests do: then a cable, another network or a phone&apos;s hotspot helps, or an invitation.</source>
        <translation>An diesem Computer ist alles in Ordnung. Vielleicht hat sonst niemand in Meadhall die Seite In der Nähe geöffnet, oder das Netz trennt seine Computer, wie es Gästenetze tun: dann hilft ein Kabel, ein anderes Netz, der Hotspot eines Telefons oder eine Einladung.</translation>
    </message>
    <message>
        <source>An invitation does not stand any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer {number} of the text cannot be: {reason}</source>
        <translation>Antwort {number} des Textes ist nicht möglich: {reason}</translation>
    </message>
    <message>
        <source>Archery: flanks from two zones away, across free grass or forest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end, one point for every two units you have on the field, rounded up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to before answer {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baldr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle Forged: one movement point more for each card you lay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Berserker&apos;s Rage: after a kill, lose all movement points; you may lay another card of the pool and gain its points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Berserker&apos;s Rage: all movement points are gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Berserker&apos;s Rage: you may lay another card of the pool and gain its movement points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bloodlust: one movement point more for each kill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bragi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls to everybody on this network (multicast) are not heard, not even here: a firewall or the network keeps them back. Join by invitation or address instead.</source>
        <translation>Rufe an alle in diesem Netz (Multicast) sind nicht zu hören, nicht einmal hier: eine Firewall oder das Netz hält sie zurück. Spiele stattdessen mit einer Einladung oder Adresse mit.</translation>
    </message>
    <message>
        <source>Calls to everybody on this network are heard.</source>
        <translation>Rufe an alle in diesem Netz sind zu hören.</translation>
    </message>
    <message>
        <source>Choose two cards in secret: your main action, with your support action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your warband. The fewer units it has, the stronger and harder to play it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click what is marked, and then what is marked next. {hint} gives a hint, and {rules} has the rules.</source>
        <translation>Klicke an, was markiert ist, und dann, was als Nächstes markiert ist. {hint} gibt einen Tipp, und {rules} zeigt die Regeln.</translation>
    </message>
    <message>
        <source>Cop&amp;y the moves</source>
        <translation>Züge &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the pos&amp;ition</source>
        <translation>Stell&amp;ung kopieren</translation>
    </message>
    <message>
        <source>Counts the ways to go on from a position. Secret choices of several seats count as one, in all their combinations; cards and dice fall the same each time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Destroy a card of the field that no unit is on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die Hard: killed only when flanked twice at the same time. Enrage: with three or more free Valknuts on the field she is enraged. Stomp: enraged, she may land on enemies and kills them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dragons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draugar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw two cards from the deck and keep one; or take a card from the armory onto your discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw two cards from the deck, which all will see, and keep one; or take a card from the armory onto your discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing may be declined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dwarves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eikthyr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eikthyr is slain in turn {turn}: {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Einherjar thinks for {seconds} s about each choice. By the clock no two computers think alike, so what it chooses cannot be checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has signed the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit code: 0 all holds, 1 no match file, 3 the file is damaged, 4 somebody broke it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit code: 0 it could be shown, 1 it is no match file, or has no such place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit code: 0 stopped as asked, 1 nobody can be found on this network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit code: 0 the match is signed by all; 1 it could not begin or go on; 2 wrong words; 3 left before the end; 4 somebody broke the match; 5 claimed by the table&apos;s time rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Falcon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fenrir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five can play Valhalla only with the gods or the aspects of Loki.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flyter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For that you still need: {missing}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forfeits are set for gods, and none are in the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freya</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freyja</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freyr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frigg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Getting ready for {system} ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giantess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goblins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gods &amp; Monsters is for 4 players, or for 2 in Ragnarok mode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold does not begin where nobody plays it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold needs no goal where nobody plays it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H home, . meadow, F forest, K rock, R river, M marsh, T house (t searched), D dungeon, ~ sea, S serpent; 1 2 heroes (&amp; both), * campfire, = raft, + grave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heimdall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hel brings {unit} to {zone}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast pieces move. Nothing blinks, and nothing needs to be seen moving. Step by step, the computer&apos;s players wait for you after each move.</source>
        <translation>Wie schnell sich Figuren bewegen. Nichts blinkt, und keine Bewegung muss man gesehen haben. Schritt für Schritt warten die Spieler des Computers nach jedem Zug auf dich.</translation>
    </message>
    <message>
        <source>How loud the table is, in percent; 0 is silent. Without Qt&apos;s part for sound it is silent too.</source>
        <translation>Wie laut der Tisch ist, in Prozent; 0 ist still. Ohne den Teil von Qt für Klänge ist er auch still.</translation>
    </message>
    <message>
        <source>Idun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idunn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a player does not choose for 1 hour, the computer plays on for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a player does not choose for 1 minute, the computer plays on for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a player does not choose for 1 second, the computer plays on for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a player does not choose for {count} hours, the computer plays on for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a player does not choose for {count} minutes, the computer plays on for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a player does not choose for {count} seconds, the computer plays on for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If one of you leaves, the cards are lost and the match is over.</source>
        <translation>Geht einer von euch, sind die Karten verloren, und die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>If one of you leaves, the computer plays on with that hand open to the others.</source>
        <translation>Geht einer von euch, spielt der Computer mit diesem Blatt weiter, offen für die anderen.</translation>
    </message>
    <message>
        <source>If one of you leaves, the match waits: the cards need you both.</source>
        <translation>Geht einer von euch, wartet die Partie: die Karten brauchen euch beide.</translation>
    </message>
    <message>
        <source>If you did nothing: {moves}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you did nothing: {moves}, which leaves you {chance}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a fight you attack, raise your shield, eat, run away or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In step {step}, {field} differs from {name}&apos;s: the match waits, for the rules are not the same (here {ours}, there {theirs}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In step {step}, {field} differs from {name}&apos;s: the match waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In step {step}, {field} differs from {name}&apos;s: this computer had gone astray, and is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invitations</source>
        <translation>Einladungen</translation>
    </message>
    <message>
        <source>It ends with Ctrl+C.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It speaks a protocol modelled on UGI: ugi, isready, setoption, position, go, stop, query and quit, a line each. docs/engine.md says what each line means.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jörmungandr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one of the cards drawn; the others are put away openly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one of the cards drawn; the others go to the bottom of the deck unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kill an enemy unit that is on a Valknut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a card of the pool beside any card of the field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a card of the pool, or your Ambush card, beside any card of the field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn each game by playing, in three minutes.</source>
        <translation>Lerne jedes Spiel beim Spielen, in drei Minuten.</translation>
    </message>
    <message>
        <source>Line {number} of the text is neither a tag nor an answer: {line}</source>
        <translation>Zeile {number} des Textes ist weder eine Angabe noch eine Antwort: {line}</translation>
    </message>
    <message>
        <source>Loki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loki gives you {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Look at the top three cards of the pile and put them in any order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at what is played. If you need a moment, take away the mark at “I am ready”. A person who comes for the first time is trusted; those who want to be sure compare words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for people and tables nearby; stop with Ctrl+C.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking on</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>Maid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes a match file of a text that `meadhall export` wrote, and prints where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks where a piece may go</source>
        <translation>Zeigt, wohin eine Figur gehen kann</translation>
    </message>
    <message>
        <source>Massive Numbers: a card with a Valknut brings a Goblin to every free Valknut; with none left, one movement point for each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Megingjörð</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a piece along one of its sigils, up to one cell farther than its runes say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a piece along one of its sigils; it may pass over one other piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a piece up to its full range over a side that has no sigil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a piece up to its full range over the side opposite to one of its sigils.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a raider (A). You win when two of yours shut the king in; on the throne it takes three.</source>
        <translation>Ziehe einen Räuber (A). Du gewinnst, wenn zwei von deinen den König einschließen; auf dem Thron braucht es drei.</translation>
    </message>
    <message>
        <source>Move a unit for your last movement point, or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a unit: {points} movement points are left, and {own}. Or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a unit: {points} movement points are left. Or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a warrior as usual; nobody can take it until your next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move as usual; then you may rotate two different pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move one of the Jötunn&apos;s gold pieces, or cast a card:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move one of the Jötunn&apos;s gold pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move one of your pieces, or cast a card:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move one of your pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move one of your units once in a straight line, over everything in its way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the cursor over the board</source>
        <translation>Den Zeiger über das Brett bewegen</translation>
    </message>
    <message>
        <source>Move the king (K) or a man (D). You win when the king stands on a corner.</source>
        <translation>Ziehe den König (K) oder einen Mann (D). Du gewinnst, wenn der König auf einer Ecke steht.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Njord</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No draugr: keep one of the cards turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No program on this computer can be called ({reason}): a firewall keeps even this computer out.</source>
        <translation>Kein Programm auf diesem Computer ist erreichbar ({reason}): eine Firewall sperrt sogar diesen Computer selbst aus.</translation>
    </message>
    <message>
        <source>Nobody can ever see your hand, not even all others together.</source>
        <translation>Niemand kann je dein Blatt sehen, auch nicht alle anderen zusammen.</translation>
    </message>
    <message>
        <source>Nobody else is seen on this network.</source>
        <translation>Sonst ist niemand in diesem Netz zu sehen.</translation>
    </message>
    <message>
        <source>Nobody is beside you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been taken for 200 moves.</source>
        <translation>Seit 200 Zügen ist nichts geschlagen worden.</translation>
    </message>
    <message>
        <source>Nothing is left to spend: end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odin: say in which order the cards on top of the pile are put back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer a &amp;draw…</source>
        <translation>&amp;Remis anbieten…</translation>
    </message>
    <message>
        <source>One does not eat that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Einen Zug &amp;vor</translation>
    </message>
    <message>
        <source>One move b&amp;ack</source>
        <translation>Einen Zug &amp;zurück</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Onitama style: used cards go round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a forest has that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a rock has that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one player is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only plain rules can be measured here ({mode}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a match to step through it, to play on from any move, or to learn from it.</source>
        <translation>Öffne eine Partie, um sie durchzugehen, ab jedem Zug weiterzuspielen oder daraus zu lernen.</translation>
    </message>
    <message>
        <source>Open the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others are seen. If one of them cannot come in, send them an invitation.</source>
        <translation>Andere sind zu sehen. Wenn jemand von ihnen nicht hereinkommt, schicke eine Einladung.</translation>
    </message>
    <message>
        <source>Others open {address} in a browser.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others that are seen on this network: {count}.</source>
        <translation>Andere, die in diesem Netz zu sehen sind: {count}.</translation>
    </message>
    <message>
        <source>Over the Shields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page Down and Page Up go to what may be chosen, Enter chooses, and R tells what it can do. {hint} gives a hint, and {rules} has the rules. {read_last}, {read_turn}, {read_others} and {read_own} read out the last move, whose turn it is, what all have, and where your pieces are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page Down, Page Up</source>
        <translation>Bild ab, Bild auf</translation>
    </message>
    <message>
        <source>Pause before the computer moves</source>
        <translation>Pause, bevor der Computer zieht</translation>
    </message>
    <message>
        <source>Pla&amp;y the moves</source>
        <translation>Züge abspie&amp;len</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>Ab &amp;hier weiterspielen</translation>
    </message>
    <message>
        <source>Play &amp;them faster</source>
        <translation>&amp;Schneller abspielen</translation>
    </message>
    <message>
        <source>Play them &amp;slower</source>
        <translation>Langsamer a&amp;bspielen</translation>
    </message>
    <message>
        <source>Prints a script for a shell. bash: meadhall completion bash &gt;&gt; ~/.bashrc. zsh: the same with ~/.zshrc. fish: meadhall completion fish &gt; ~/.config/fish/completions/meadhall.fish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Programs on this computer can be called.</source>
        <translation>Programme auf diesem Computer sind erreichbar.</translation>
    </message>
    <message>
        <source>Put a unit of your supply, or of a warband that nobody plays, on a free Valknut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a unit on one of your slots of the Parley card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put another unit on one of your slots, or say that you are done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt finds no screen that it can use: {said} {terminal}</source>
        <translation>Qt findet keinen Bildschirm, den es verwenden kann: {said} {terminal}</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>&amp;Aufgeben…</translation>
    </message>
    <message>
        <source>--jobs is for this computer; the cluster at an address has as many processes as its workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No worker is at {address}; the work waits for one. A worker ends at once where it does not find Meadhall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ragnarok mode is for 2 players, not {seats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rea&amp;d out</source>
        <translation>&amp;Vorlesen</translation>
    </message>
    <message>
        <source>Read out what is under the cursor</source>
        <translation>Vorlesen, was unter dem Zeiger ist</translation>
    </message>
    <message>
        <source>Rotate another piece by one facing, or stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate one of the Jötunn&apos;s gold pieces by one facing, clockwise or counter-clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate one of the Jötunn&apos;s gold pieces by one facing, r+ clockwise or r- back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate one of your pieces by one facing, clockwise or counter-clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate one of your pieces by one facing, r+ clockwise or r- back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate one of your pieces by one facing, r+ clockwise or r- back. Then you may rotate another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rune cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salmon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sannligr is for two players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sannligr: two players get the same three cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a &amp;picture of the board…</source>
        <translation>Bild des Bretts s&amp;peichern…</translation>
    </message>
    <message>
        <source>Say on whom your main action falls, or decline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say whether you use this, or decline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret plays against the draugar; the last one in wins. For two to five.</source>
        <translation>Verdecktes Spiel gegen die Draugar; wer zuletzt hineinkommt, gewinnt. Für zwei bis fünf.</translation>
    </message>
    <message>
        <source>Serpent-father</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serves a page from which the others on this network install Meadhall, without internet. Nothing is served before this command is given, and nothing after Ctrl+C.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting a table</source>
        <translation>Einen Tisch vorbereiten</translation>
    </message>
    <message>
        <source>Shove: for one point, push an enemy beside you one zone on and follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the score as it stands</source>
        <translation>Den Punktestand laufend zeigen</translation>
    </message>
    <message>
        <source>Show what a piece can do where the mouse rests</source>
        <translation>Zeigen, was eine Figur kann, auf der die Maus ruht</translation>
    </message>
    <message>
        <source>Show what is in &amp;danger</source>
        <translation>&amp;Gefahren zeigen</translation>
    </message>
    <message>
        <source>Six-sided warriors invade each other&apos;s land and hold it. For two or three.</source>
        <translation>Sechsseitige Krieger fallen ins Land der anderen ein und halten es. Für zwei oder drei.</translation>
    </message>
    <message>
        <source>Slide across the throne</source>
        <translation>Über den Thron gleiten</translation>
    </message>
    <message>
        <source>So all others together could see your hand, but no fewer of them.</source>
        <translation>So könnten alle anderen zusammen dein Blatt sehen, aber keiner weniger.</translation>
    </message>
    <message>
        <source>So far it was given; the match goes on after 1 answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So far it was given; the match goes on after {count} answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer at {seat}: {told}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends early: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language of the terminal, it for instance, in place of the window&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language of the windows. It waits while a shared table or a lesson is open.</source>
        <translation>Die Sprache der Fenster. Sie wartet, solange ein geteilter Tisch oder eine Lektion offen ist.</translation>
    </message>
    <message>
        <source>The match begins. {seats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match goes on after answer {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over before answer {number} of the text.</source>
        <translation>Die Partie ist vor Antwort {number} des Textes zu Ende.</translation>
    </message>
    <message>
        <source>The others have been asked already. They have not answered yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pictures are in {folder}.</source>
        <translation>Die Bilder sind in {folder}.</translation>
    </message>
    <message>
        <source>The proof is in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table plays {game} by other rules now: {rules}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table plays {game} by other rules now: {rules}. Type ready if you agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table waits for the choice of {names}. Type without to go on: once most of you have, the computer plays for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text does not fit its game: {reason}</source>
        <translation>Der Text passt nicht zu seinem Spiel: {reason}</translation>
    </message>
    <message>
        <source>The {card} came out only at the call of the {rank}: its holder had kept silent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is another {name} than the one you know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is your own now, in {file}. The one that you shared is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text is longer than any match.</source>
        <translation>Dieser Text ist länger als jede Partie.</translation>
    </message>
    <message>
        <source>This text is no match of Meadhall. Its first line would be [Meadhall &quot;1&quot;].</source>
        <translation>Dieser Text ist keine Partie von Meadhall. Seine erste Zeile wäre [Meadhall &quot;1&quot;].</translation>
    </message>
    <message>
        <source>This text was written by a newer Meadhall. Install that version to read it.</source>
        <translation>Dieser Text stammt von einem neueren Meadhall. Installiere diese Version, um ihn zu lesen.</translation>
    </message>
    <message>
        <source>Type yes to play with them, or no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WHO is a level, a mover or a search, as in meadhall duel, or program:COMMAND: a program that speaks the protocol of docs/engine.md.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What everybody would score if the match ended now, where the rules count points only at the end.</source>
        <translation>Was alle bekämen, wenn die Partie jetzt endete, wo die Regeln erst am Ende Punkte zählen.</translation>
    </message>
    <message>
        <source>Whether a player who is not tied may go without a new card in the strategic phase. A hammer still makes its target draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two areas in play, {most} cells are all the land there is to win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a command, the window opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes a match for others. A target that ends in .html becomes a page that replays in any browser, without a network; one that ends in .apng an animated picture. Anything else becomes a text: tags, and a line for each answer. docs/match-text.md explains it, and `meadhall import` reads it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are {name} ({words}), at port {port}. Invitation: {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are {name} ({words}), at port {port}. Invitation: {code}; in three words: {said}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You face {enemy}, who has {health} health; you have {own}. Attack for {damage}, or choose what else to do. Combat points left: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You face {enemy}, who has {health} health; you have {own}. You have attacked in this round: choose what else to do. Combat points left: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not met {name} before; the words are: {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file has the name that the folder should have</source>
        <translation>eine Datei hat den Namen, den der Ordner haben soll</translation>
    </message>
    <message>
        <source>a fuling, for its meat: end the turn in the marsh {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a match came to nothing: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a match file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a match file, or a game&apos;s name as `meadhall games` lists it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a match file, or the evidence against a peer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a match of several peers cannot begin with cards that are hidden already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a match of two games, with sides swapped in between; the score counts both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name has at most {most} letters, this one {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name stays on one line, and all of it can be seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a position as `meadhall show` draws it, or -</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a position that was copied at a table, or - for standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table for several needs at least one seat for a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text, or - for standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tournament needs two seats or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted: {elo} against what is in use ({openings})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after {count} random choices every match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>also print each proof with all that it is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>mehrdeutige Option: %(option)s kann für %(matches)s stehen</translation>
    </message>
    <message>
        <source>announce nothing and look for nobody nearby</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>are drawn by lot to begin</source>
        <translation>beginnen: so hat das Los entschieden</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>Argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>as 192.168.1.5:4000, without any discovery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as this seat saw it, from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask you about people you have not met, play with those you know alone, or with all; at a terminal ask, with --auto or in a script all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>durch das Los</translation>
    </message>
    <message>
        <source>cannot move and is passed over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards are shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do not compute again what the computer chose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not come free ({value})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not use the power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not use {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw the ratings into this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>mindestens ein Wert wird gebraucht</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>ein Wert wird gebraucht</translation>
    </message>
    <message>
        <source>first download what another system needs, windows-x86_64-cp312 say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fitting a net to {count} positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for this seat, where several choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for which shell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>get all ready, and serve nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give a --diagram or a --position, not both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives up a card of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has {points} movement points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hero {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hero {number} on {hex}: health {health}/{most}, attack {attack}, defence {defence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how long to wait for a lost peer before going on without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many choices to look ahead (1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many play (the fewest the game allows)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many play; as few as possible if not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>der Wert %r wird hier nicht gebraucht</translation>
    </message>
    <message>
        <source>in a terminal, play with: meadhall play GAME --text</source>
        <translation>im Terminal spielt man mit: meadhall play GAME --text</translation>
    </message>
    <message>
        <source>in this language (the one that the window speaks)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in this terminal, without a window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>ungültiger Wert (%(type)s): %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>ungültige Wahl: %(value)r (möglich: %(choices)s)</translation>
    </message>
    <message>
        <source>is drawn by lot to begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it ends after its first line</source>
        <translation>sie endet nach ihrer ersten Zeile</translation>
    </message>
    <message>
        <source>it goes back again and again; what follows record {number} was not read</source>
        <translation>es geht immer wieder zurück; was auf Eintrag {number} folgt, wurde nicht gelesen</translation>
    </message>
    <message>
        <source>it holds a small net, which search:net=FILE reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds an evaluation, which search:weights=FILE reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds move priors, which search:priors=FILE reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not your turn to choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was played by newer rules of {game} (version {played}; version {here} is installed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was played by older rules of {game} (version {played}; version {here} is installed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its echo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its name, as `meadhall games` lists it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its name, as `meadhall games` lists it, or a match file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its promise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its signature of the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its word that it is ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its word that somebody is still there to choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep every match in this folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep its work there: after any end the same words go on where it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep the match here, or go on with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learn a small net that evaluates positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learn move priors instead of an evaluation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let others see you under this name, and invite you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let several players and programs play for a ranking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let the computer play K of the seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let the computer play for you: thrall, karl, huskarl, jarl, einherjar, random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>listen here; any free port if not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>listen on this address alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look on, without a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looks at the cards dealt face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches of each pairing (20)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>milliseconds for each choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>milliseconds for each choice (a program&apos;s: 1000; a level&apos;s: as it plays)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>milliseconds that a program may take beyond its time (2000)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>milliseconds that einherjar thinks about each choice, with all processors; then nobody can compute its choices again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>milliseconds to think (2000)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name a game, or give a --position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no table was found nearby</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody can be found on this network: {reason}</source>
        <translation>in diesem Netz ist niemand zu finden: {reason}</translation>
    </message>
    <message>
        <source>nobody can ever see your hand, and if one of you leaves the cards are lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody has asked for anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is called {player}; there are: {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is here any more to talk with them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is to choose there; name another position with --at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody waits for this answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not accepted: {elo} against what is in use ({openings})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>geht nicht zusammen mit dem Argument %s</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not decided, so not accepted: {elo} against what is in use ({openings})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not repeatable: thought for {seconds} s about each choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the search, and of what is dealt (1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of {seats} seats the computer cannot take {count}, because none is left for a friend; play alone with: meadhall play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of {seats} seats the computer cannot take {count}: you need one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>eines der Argumente %s wird gebraucht</translation>
    </message>
    <message>
        <source>one round could not be measured, as said above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one round in this process, as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only this game, with all its options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only this look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only who has opened the table can change what is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only who has opened the table can turn somebody away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open no hands when the match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>openings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>other endings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play each opening from every side (or only as the seats are named)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play on this address of the computer alone, and announce nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play under the identity in this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>print a line that can be pasted elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print an object per game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print an object per line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print one object for a program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print one object, with the count behind each first choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print the count behind each first choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print the position as a line to paste elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print the tree, so deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put Meadhall into the desktop&apos;s menu, and end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random choices at the beginning (4 if nothing is hidden)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record {number} at byte {at} claims to be {length} bytes long</source>
        <translation>Eintrag {number} bei Byte {at} gibt an, {length} Bytes lang zu sein</translation>
    </message>
    <message>
        <source>record {number} at byte {at} does not fit its checksum</source>
        <translation>Eintrag {number} bei Byte {at} passt nicht zu seiner Prüfsumme</translation>
    </message>
    <message>
        <source>record {number} at byte {at} is too short to hold anything</source>
        <translation>Eintrag {number} bei Byte {at} ist zu kurz, um etwas zu enthalten</translation>
    </message>
    <message>
        <source>record {number} is cut off at byte {at}</source>
        <translation>Eintrag {number} ist bei Byte {at} abgeschnitten</translation>
    </message>
    <message>
        <source>record {number} of the match file is not valid: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repeat and take the median (3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolled {values}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {number} of {count}, {mode} ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounds of self-play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules (if not given), ai, client, deck or net</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say who plays: --player is to be given twice or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say who plays: --seat is to be given 2 to {seats} times, not {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say who plays: --seat is to be given twice; each plays on all seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score against those in use, without a search: {score} +-{error} (even: {even})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>searches at the same time (1; for a time, all processors but one, which is left to the look at what threatens)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sequential test: {verdict} (log ratio {ratio})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>serve here (8047)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>serve on this address alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>diese Hilfe zeigen und enden</translation>
    </message>
    <message>
        <source>simulations for each choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simulations for each of our choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simulations instead of a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six Norse board games for friends on one network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so many matches at most (100)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so many of the best choices (5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody else answers at this address</source>
        <translation>unter dieser Adresse antwortet jemand anderes</translation>
    </message>
    <message>
        <source>stop after this long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop when it is clear which Elo is nearer, as 0,40</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes the blow of {enemy} on the shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes the cards on top of the pile in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes the top card of the pile as an Ambush card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that is a lot of words; say more after the next move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the computer&apos;s cards are seen by its host alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the evaluation by which priors are learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the evidence is damaged: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first player against each other one, no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>diese Argumente fehlen: %s</translation>
    </message>
    <message>
        <source>the game and its options are in the match file; name none beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the invitation code is incomplete or mistyped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the invitation code leads nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the invitation that the other end shows, or its three words in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the log {file} cannot be written: {reason}</source>
        <translation>das Protokoll {file} kann nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
        <source>the match ended there; name an earlier position with --at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match file holds no match: {reason}</source>
        <translation>die Partiedatei enthält keine Partie: {reason}</translation>
    </message>
    <message>
        <source>the match file is cut off within its first line</source>
        <translation>die Partiedatei ist in ihrer ersten Zeile abgeschnitten</translation>
    </message>
    <message>
        <source>the match file is damaged at its beginning: {reason}</source>
        <translation>die Partiedatei ist am Anfang beschädigt: {reason}</translation>
    </message>
    <message>
        <source>the match file is empty</source>
        <translation>die Partiedatei ist leer</translation>
    </message>
    <message>
        <source>the match file tells no possible match: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match file was written by a newer Meadhall (format {version}); this one reads 1</source>
        <translation>die Partiedatei stammt von einem neueren Meadhall (Format {version}); dieses liest 1</translation>
    </message>
    <message>
        <source>the match goes on as it is: nobody you play with is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match has 1 answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match has not begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match has {count} answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match stands still, because somebody broke it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the matches had too few positions to learn from; let it play more of them, with another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the network does not answer; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the opening of its choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the order of the cards was not known to the one who wrote it</source>
        <translation>wer den Text schrieb, kannte die Reihenfolge der Karten nicht</translation>
    </message>
    <message>
        <source>the other computer did not answer in time</source>
        <translation>der andere Computer hat nicht rechtzeitig geantwortet</translation>
    </message>
    <message>
        <source>the other computer hung up</source>
        <translation>der andere Computer hat aufgelegt</translation>
    </message>
    <message>
        <source>the other peers have yet to tell what was said last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the others have gone on without you; you are on your way back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the position after N answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the position after N answers (all)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the position could not be searched: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the position tells its game and its options; name none beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the process that played a match has died each time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the process that searched the position has died</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program {program} is not there, or cannot be run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the proof of what it claims to have heard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules of {game} are not there yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same seed, the same matches (1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same seed, the same openings (1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the screen {name} (DISPLAY) does not answer; {terminal}</source>
        <translation>der Bildschirm {name} (DISPLAY) antwortet nicht; {terminal}</translation>
    </message>
    <message>
        <source>the search has no dial {dial}; its dials are: {dials}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seat you would like, from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table is changing; try again in a moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table that this person has opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table waits for nobody&apos;s choice for long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the windows cannot be opened ({reason}); {terminal}</source>
        <translation>die Fenster können nicht geöffnet werden ({reason}); {terminal}</translation>
    </message>
    <message>
        <source>the windows need {libraries}, which this system lacks: install what is missing (Debian and Ubuntu: {command}), or {terminal}</source>
        <translation>die Fenster brauchen {libraries}, was diesem System fehlt: installiere, was fehlt (Debian und Ubuntu: {command}), oder {terminal}</translation>
    </message>
    <message>
        <source>the windows need {libraries}, which this system lacks: install what is missing, or {terminal}</source>
        <translation>die Fenster brauchen {libraries}, was diesem System fehlt: installiere, was fehlt, oder {terminal}</translation>
    </message>
    <message>
        <source>there are too many onlookers already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no command {word}; meadhall help lists them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no log level {level}; use one of {levels}</source>
        <translation>es gibt keine Protokollstufe {level}; nimm eine von {levels}</translation>
    </message>
    <message>
        <source>there is no match yet that another one could follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no screen to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set); {terminal}</source>
        <translation>es gibt keinen Bildschirm für ein Fenster (weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt); {terminal}</translation>
    </message>
    <message>
        <source>there is no seat {seat}; the seats are: {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no seat {word}; the seats are: {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this cannot be done now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this choice has been told already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this computer has no network</source>
        <translation>dieser Computer hat kein Netz</translation>
    </message>
    <message>
        <source>this file does not tell what that seat knew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this game ends with a winner: there is no draw to agree on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no evidence of Meadhall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no invitation code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no match file of Meadhall</source>
        <translation>das ist keine Partiedatei von Meadhall</translation>
    </message>
    <message>
        <source>this is the address of this very Meadhall</source>
        <translation>das ist die Adresse dieses Meadhall selbst</translation>
    </message>
    <message>
        <source>this match begins with what the rules forbid: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this match cannot be set up here: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this match is between others, or it is open in another window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this match is not over for everybody yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this match is still being played by several; it can be analysed afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this network knows no computer of that name</source>
        <translation>dieses Netz kennt keinen Computer dieses Namens</translation>
    </message>
    <message>
        <source>this peer sits at no table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this seat is not asked to choose now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this table is not gathering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to make {table} takes some {gigabytes} gigabytes of memory, which are not here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the dungeon: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tries to run away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two tables have these words; ask for the long invitation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>unbekannte Argumente: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>victories in {turns} turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a computer with hidden cards chose can only be checked if all is opened in the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what answers there does not hold the key that it shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what answers there is not Meadhall; compare the address with the other computer</source>
        <translation>dort antwortet kein Meadhall; vergleiche die Adresse mit dem anderen Computer</translation>
    </message>
    <message>
        <source>what answers there sent what no Meadhall sends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what answers there shows a certificate that its owner has not signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what answers there shows a certificate that nobody has signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what answers there shows another certificate than it announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what answers there shows no certificate of a peer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the others shall call you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the window speaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was committed to cannot be found again with this identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where it goes (a text: the screen)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the pictures go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write the results there, or to - for the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have claimed the match already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{address} cannot be listened on: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{address} is no address; write it as 192.168.1.5:4000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} copies of Meadhall are running already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} openings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} seats choose here</source>
        <translation>hier wählen {count} Plätze</translation>
    </message>
    <message>
        <source>{file} cannot be kept: the disk is full</source>
        <translation>{file} lässt sich nicht aufbewahren: der Datenträger ist voll</translation>
    </message>
    <message>
        <source>{file} cannot be kept: {reason}</source>
        <translation>{file} lässt sich nicht aufbewahren: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be written: its folder is closed to you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>{file} lässt sich nicht schreiben: {reason}</translation>
    </message>
    <message>
        <source>{file} exists already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a file; name a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged, so the work beside it cannot go on; name another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged; remove it to begin with a new identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged; remove it, and the same words make it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is far too large for what it should be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no text in UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is open in another window, or in another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is there already, from a duel with the same seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was just written to by another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} does not hold the endgame tables that it held where the work began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} holds work of another version of the rules and the search, which would play other matches; name another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} has no move priors that can be learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} is not played as a match of two games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, 1 match in {seconds} seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, {count} matches in {seconds} seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: move priors learned from {matches} matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: move priors, {matches} matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hex}: a step goes to one of the six hexes beside {start}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hex}: that is the sea, and no raft lies on your hex or on that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hex}: that takes {cost} steps, and you have {left}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hex}: the hero is there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level} follows a plan in this game and does not search, so --time would change nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line}, gains {share} against doing nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line}, gives away {share} against doing nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line}, no better than doing nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser:capital} resigned.</source>
        <translation>{loser:capital} gab auf.</translation>
    </message>
    <message>
        <source>{loser:capital} stayed away for too long.</source>
        <translation>{loser:capital} blieb zu lange fern.</translation>
    </message>
    <message>
        <source>{loser} cannot move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moves}: draws for certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moves}: hardly looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moves}: loses for certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moves}: no chance can be told before all have set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moves}: wins for certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} is gone. The match is kept. Type alone to go on now, in a match of your own: the computer plays for them, and the dice and the cards that nobody has seen are drawn anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} broke the match in step {step}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} does not agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has come to watch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has said no to that. Ask again after the next move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} invites you to {game}. To come: {command}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is linked, and its computer has yet to send {due}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is looking around.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leaves the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lost 1 match: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lost {count} matches: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} resigns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} sits at this table, whom you have not met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} stands at another position in step {step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} waits at a table: {game}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was turned away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} would like to go back to before answer {number}. Type yes to agree, or no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} would like to leave the match at that. Type yes to agree, or no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {game}, 1 seat free ({where}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {game}, the match has begun ({where}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {game}, {count} seats free ({where}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}. {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}. {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} - {other}: {points} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes no file; search:weights=FILE does, and :priors=FILE, and :tables=FOLDER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: programs outside Meadhall take part in meadhall tournament only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{question} Type it after the word say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} {results}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{score}  ({sides}; {time} ms a choice)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} drew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} to choose; {count} simulations in {seconds} seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: computer ({level})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: {request}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} of 1 opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} of {count} openings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wanted} comes here, not {line}</source>
        <translation>hierher gehört {wanted}, nicht {line}</translation>
    </message>
    <message>
        <source>{what}: nothing would move; choose another place.</source>
        <translation>{what}: nichts bewegt sich; wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>{who:capital}; the match goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} wins a close call: the move gave an opponent enough land, and {winner} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} wins the tie at {points} points with the larger warband.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} wins the tie at {points} points: same number of units, and later in turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} wins: nobody else has a unit on the field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} wins: the last card is laid, and the score is {score}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} cannot be measured; what can is: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} cannot be negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is named twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is no command: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is no number of seconds from {low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is no number of simulations; give a whole number from 1 to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is no option; write it as option=value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is no port; ports go from 0 to 65535</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is no seat; seats are numbered from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is no time to think; give whole milliseconds, 1 or more, up to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is no time; give seconds, more than 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is not to choose there; who is: {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} must be at least {low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} must be from {low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} names no program; write program:COMMAND</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} needs a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} says not how many; write x2 for two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{zone}: Thor strikes an enemy on a Valknut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{zone}: no enemy has just died there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{zone}: no unit is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{zone}: only Vanir can shove.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{zone}: the movement points that are left are for {warband} only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{zone}: the unit is there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{zone}: there is no Valknut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{zone}: this is no slot of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{zone}: this unit cannot move, there is no free zone beside it that it may enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{zone}: this unit is not yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{zone}: this unit no longer has its warband&apos;s ability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{zone}: units come in by the Valknuts of the card just laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Tables of others appear here by themselves. If nobody is found, the network check says why.</source>
        <translation>Tische von anderen erscheinen hier von selbst. Wird niemand gefunden, sagt die Netzprüfung, warum.</translation>
    </message>
    <message>
        <source>Take a card from the armory into your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>Der &amp;letzte Zug</translation>
    </message>
    <message>
        <source>The Trial of the Golden Throne</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attackers cannot move.</source>
        <translation>Die Angreifer können nicht ziehen.</translation>
    </message>
    <message>
        <source>The board nearer, farther, whole; the middle button moves it</source>
        <translation>Das Brett näher, ferner, ganz; die mittlere Maustaste verschiebt es</translation>
    </message>
    <message>
        <source>The computer plays with open cards.</source>
        <translation>Der Computer spielt mit offenen Karten.</translation>
    </message>
    <message>
        <source>The defenders cannot move.</source>
        <translation>Die Verteidiger können nicht ziehen.</translation>
    </message>
    <message>
        <source>The firewall firewalld is on. It lets friends in after: {command}</source>
        <translation>Die Firewall firewalld ist an. Freunde lässt sie herein nach: {command}</translation>
    </message>
    <message>
        <source>The firewall ufw is on. It lets friends in after: {command}</source>
        <translation>Die Firewall ufw ist an. Freunde lässt sie herein nach: {command}</translation>
    </message>
    <message>
        <source>The hammer makes you draw from the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The home page tells how every match stands, and whether it is your turn.</source>
        <translation>Die Startseite sagt, wie jede Partie steht und ob du am Zug bist.</translation>
    </message>
    <message>
        <source>The king has reached a corner.</source>
        <translation>Der König hat eine Ecke erreicht.</translation>
    </message>
    <message>
        <source>The king is taken.</source>
        <translation>Der König ist gefangen.</translation>
    </message>
    <message>
        <source>The last players go out together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The network has given this computer no address; it calls itself {address}. That works only where the others have none either: look at the cable or the router.</source>
        <translation>Das Netz hat diesem Computer keine Adresse gegeben; er nennt sich selbst {address}. Das geht nur, wo auch die anderen keine haben: sieh nach dem Kabel oder dem Router.</translation>
    </message>
    <message>
        <source>The position has come up for the third time.</source>
        <translation>Die Stellung ist zum dritten Mal entstanden.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>Die Regeln erlauben das jetzt nicht.</translation>
    </message>
    <message>
        <source>The rune cards are shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The support action is another card than the main action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table agreed to leave it at that.</source>
        <translation>Der Tisch hat vereinbart, es dabei zu belassen.</translation>
    </message>
    <message>
        <source>The table in a &amp;window of its own</source>
        <translation>Tisch im &amp;eigenen Fenster</translation>
    </message>
    <message>
        <source>The tiles are shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such card in this match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to stop now: the turn goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card has been used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is another player&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is not dealt to a player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer had gone astray. It is back, and nothing is lost.</source>
        <translation>Dieser Computer war auf Abwege geraten. Er ist zurück, und nichts ist verloren.</translation>
    </message>
    <message>
        <source>This computer is on no network. Plug in a cable or join a Wi-Fi.</source>
        <translation>Dieser Computer ist in keinem Netz. Stecke ein Kabel ein oder verbinde dich mit einem WLAN.</translation>
    </message>
    <message>
        <source>This computer is on the network as {addresses}.</source>
        <translation>Dieser Computer ist im Netz als {addresses}.</translation>
    </message>
    <message>
        <source>Through the next player&apos;s &amp;eyes</source>
        <translation>Mit den &amp;Augen des nächsten Spielers</translation>
    </message>
    <message>
        <source>To the &amp;beginning</source>
        <translation>Zum A&amp;nfang</translation>
    </message>
    <message>
        <source>To the &amp;present</source>
        <translation>Zum &amp;jetzigen Stand</translation>
    </message>
    <message>
        <source>To the first, second and so on of the open tables</source>
        <translation>Zum ersten, zweiten und so weiter der offenen Tische</translation>
    </message>
    <message>
        <source>To the next field or button</source>
        <translation>Zum nächsten Feld oder Knopf</translation>
    </message>
    <message>
        <source>To the next or previous place that may be chosen</source>
        <translation>Zum nächsten oder vorigen Ort, der gewählt werden kann</translation>
    </message>
    <message>
        <source>Turn a piece by one facing, then move it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn a piece to any facing instead of moving.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn and Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+, −, 0 or F; mouse wheel</source>
        <translation>+, −, 0 oder F; Mausrad</translation>
    </message>
    <message>
        <source>, and . or R; mouse wheel</source>
        <translation>, und . oder R; Mausrad</translation>
    </message>
    <message>
        <source>Fights, dice and reveals</source>
        <translation>Kämpfe, Würfel und Aufdecken</translation>
    </message>
    <message>
        <source>Shown one after the other with a caption; Space goes on, Escape shows how it ends. With movement off they are told at once.</source>
        <translation>Nacheinander gezeigt, mit Erklärung; Leertaste geht weiter, Esc zeigt den Ausgang. Ohne Bewegung wird alles sofort gesagt.</translation>
    </message>
    <message>
        <source>Turn what is chosen left or right</source>
        <translation>Das Gewählte nach links oder rechts drehen</translation>
    </message>
    <message>
        <source>Twin Rotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of your pieces that stand side by side change places and keep their facings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type &amp;in a move…</source>
        <translation>Zug &amp;eingeben…</translation>
    </message>
    <message>
        <source>Type into the field at the top to find a setting or a key by its words.</source>
        <translation>Tippe in das Feld oben, um eine Einstellung oder eine Taste an ihren Wörtern zu finden.</translation>
    </message>
    <message>
        <source>Waiting for others</source>
        <translation>Warten auf andere</translation>
    </message>
    <message>
        <source>Ward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What others call you at the table.</source>
        <translation>Wie andere dich am Tisch nennen.</translation>
    </message>
    <message>
        <source>What the &amp;others have</source>
        <translation>Was die &amp;anderen haben</translation>
    </message>
    <message>
        <source>What was hidden stays hidden, even when the match is over.</source>
        <translation>Was verborgen war, bleibt verborgen, auch wenn die Partie zu Ende ist.</translation>
    </message>
    <message>
        <source>Whatever you begin is kept by itself. Leave a table whenever you like, and go on from here.</source>
        <translation>Was du beginnst, wird von selbst aufbewahrt. Verlass einen Tisch, wann du willst, und mach von hier aus weiter.</translation>
    </message>
    <message>
        <source>When several play at this computer and hands are secret, everything is hidden until the next player has sat down.</source>
        <translation>Wenn mehrere an diesem Computer spielen und Blätter geheim sind, wird alles verdeckt, bis der nächste Spieler Platz genommen hat.</translation>
    </message>
    <message>
        <source>When the match is over, all cards are opened.</source>
        <translation>Wenn die Partie zu Ende ist, werden alle Karten geöffnet.</translation>
    </message>
    <message>
        <source>Where &amp;your pieces are</source>
        <translation>Wo &amp;deine Figuren stehen</translation>
    </message>
    <message>
        <source>Where it could go and what it threatens, whosever it is, as long as nothing is chosen; cards that lie small are shown large.</source>
        <translation>Wohin sie gehen könnte und was sie bedroht, wem sie auch gehört, solange nichts gewählt ist; klein liegende Karten werden groß gezeigt.</translation>
    </message>
    <message>
        <source>Whether men and raiders may slide across the empty throne. Only the king may ever stop on it.</source>
        <translation>Ob Männer und Räuber über den leeren Thron gleiten dürfen. Anhalten darf dort immer nur der König.</translation>
    </message>
    <message>
        <source>Whether rune cards are played, and in which way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the others may set a forfeit, in their own words, to a player who discards a god.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the pieces stand in the fixed pattern, or tiles are drawn for all places but the Jöfurrs&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether twelve gods, or twelve aspects of Loki, are shuffled into the deck. Five can play with them only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which side begins.</source>
        <translation>Welche Seite beginnt.</translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the match is lost. Without the limit of the difficulty there are {count} turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: Fehler: %(message)s
</translation>
    </message>
    <message>
        <source>--at is for match files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--sprt is two numbers up to {most}, the greater one last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--sprt is two numbers, as 0,40, not {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--time is for {level}, and no seat of the computer&apos;s plays at that level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>36 by 36</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>36 for two players, 48 for more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>48 by 36</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>80 to 250</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides of a skirmish have as many players: two, four or six in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Gods &amp; Monsters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heroes, warriors and archers on a measured table. For two, four or six.</source>
        <translation>Helden, Krieger und Bogenschützen auf einem vermessenen Tisch. Für zwei, vier oder sechs.</translation>
    </message>
    <message>
        <source>How the warbands are found. In a first match they are Vikings and Draugar, then Dwarves, then Goblins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How wide the table is, in inches. From side to side it is always 36.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meadhall {one} and Meadhall {other} do not understand each other; install the same version on both computers</source>
        <translation>Meadhall {one} und Meadhall {other} verstehen einander nicht; installiert auf beiden Computern dieselbe Version</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the baggage up to 6 inches toward the far edge, or let it stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On this system, the installer puts Meadhall into the menu.</source>
        <translation>Auf diesem System nimmt das Installationsprogramm Meadhall ins Menü auf.</translation>
    </message>
    <message>
        <source>Past&amp;e a match or a position</source>
        <translation>Parti&amp;e oder Stellung einfügen</translation>
    </message>
    <message>
        <source>Ragnarok: two warbands each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shooters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side {side} gets {coins} for {what} and has {all} of {goal}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side {side} has {coins} coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side {side} holds the hill, for the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side {side} wins by {score} to {other}, hits to save: {hits}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summoning Spell: for one point, a Dragon goes to any free Valknut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surtr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surtr destroys {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a unit from another player&apos;s supply; it is yours from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take an Ambush card from another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the top card of the pile, unseen by the others, as one more Ambush card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be made at sea.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not what you are asked for. {request}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Gjallarhorn sounds: you may take a god and use its power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Jötunn is for two players: the third area is his.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The baggage goes to {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The baggage is set up at {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The baggage is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The baggage stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The call of the {rank} was answered with the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card has a Valknut: you may put a unit of your supply on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card is {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card you have taken is {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards shown as draugar were not all draugar: one had to be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards went with those who left.</source>
        <translation>Die Karten gingen mit denen, die gegangen sind.</translation>
    </message>
    <message>
        <source>The die of death shows {roll}: {figure} comes to no harm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die of death shows {roll}: {figure} goes to Valhalla.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die of death shows {roll}: {figure} is shocked, markers: {shock}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die of death shows {roll}: {figure} is wounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die shows {roll}: it is played on {title}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die shows {roll}: {target} is hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die shows {roll}: {target} is missed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fight is even at {score}: nobody is hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation>Die Partie geht weiter.</translation>
    </message>
    <message>
        <source>The other hero cannot take that many: {thing}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The raft lies here already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rune cards: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set-up {setup} needs three areas in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set-up {setup} needs two areas in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles for all players: {pieces}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles for {who}: {pieces}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} activates {figure}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {rank} are called: nobody answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no campfire on your hex or beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no fight now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such warband.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nobody to ask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to decline now: {request}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card would allow nothing now, so it cannot be cast.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This moment has no text. Wait until somebody is to choose.</source>
        <translation>Dieser Augenblick hat keinen Text. Warte, bis jemand wählen muss.</translation>
    </message>
    <message>
        <source>This table&apos;s computer players are not those of your computer: what they choose cannot be checked here.</source>
        <translation>Die Computerspieler dieses Tisches sind nicht die deines Computers: was sie wählen, lässt sich hier nicht prüfen.</translation>
    </message>
    <message>
        <source>Thor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three berries a turn are all one picks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three foods act on you already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn} is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}, {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}: the cards are shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of them together need a campfire, both foods, and no more than one acting now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tyr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undead Outbreak: each unit killed becomes a Draugr; with none left, one movement point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undead Outbreak: where does a Draugr rise?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlike warbands flank each other on a field that grows. For two to four.</source>
        <translation>Ungleiche Kriegerscharen nehmen einander in die Zange, auf einem Feld, das wächst. Für zwei bis vier.</translation>
    </message>
    <message>
        <source>Valknut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valkyries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vanir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vikings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WHO is a level (thrall, karl, huskarl, jarl, einherjar), a mover without foresight (random, greedy), or a search with its dials, as in search:exploration=300 or plain:simulations=500. search:weights=FILE evaluates by what meadhall learn has found, search:net=FILE by a small net of meadhall learn --net, search:priors=FILE chooses first by what meadhall learn --priors has found, and search:tables=FOLDER reads the endgame tables of meadhall solve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warbands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is hidden in this position cannot be dealt.</source>
        <translation>Was in dieser Stellung verdeckt ist, lässt sich nicht austeilen.</translation>
    </message>
    <message>
        <source>What must {who} do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the sides are after, beside each other. In a raid and in an escort side 1 attacks and side 2 defends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where woods, village, hill and hedges lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether Gjallarhorns call nine gods with powers of their own. For four players, or in Ragnarok mode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether each player leads one warband, or two in the wars of Ragnarok, which are for two players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the cards of a turn are known to their holders only, and the ranks are called out, or lie open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins; play goes on clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who shoots for each player. They differ in name and looks only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one who plays for the computer sees its cards; in the end all can see whether it chose by itself.</source>
        <translation>Wer für den Computer spielt, sieht seine Karten; am Ende können alle sehen, ob er selbst gewählt hat.</translation>
    </message>
    <message>
        <source>A player who stays away for more than 1 hour forfeits the match.</source>
        <translation>Wer mehr als 1 Stunde fernbleibt, verliert die Partie.</translation>
    </message>
    <message>
        <source>A player who stays away for more than 1 minute forfeits the match.</source>
        <translation>Wer mehr als 1 Minute fernbleibt, verliert die Partie.</translation>
    </message>
    <message>
        <source>A player who stays away for more than 1 second forfeits the match.</source>
        <translation>Wer mehr als 1 Sekunde fernbleibt, verliert die Partie.</translation>
    </message>
    <message>
        <source>A player who stays away for more than {count} hours forfeits the match.</source>
        <translation>Wer mehr als {count} Stunden fernbleibt, verliert die Partie.</translation>
    </message>
    <message>
        <source>A player who stays away for more than {count} minutes forfeits the match.</source>
        <translation>Wer mehr als {count} Minuten fernbleibt, verliert die Partie.</translation>
    </message>
    <message>
        <source>A player who stays away for more than {count} seconds forfeits the match.</source>
        <translation>Wer mehr als {count} Sekunden fernbleibt, verliert die Partie.</translation>
    </message>
    <message>
        <source>Whose &amp;turn it is</source>
        <translation>Wer am &amp;Zug ist</translation>
    </message>
    <message>
        <source>Windows asks once whether Meadhall may be called: say yes for private networks.</source>
        <translation>Windows fragt einmal, ob Meadhall erreichbar sein darf: sag Ja für private Netze.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wolf-father</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>You cannot hold more {thing}: {most} is the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot move, and no card helps: stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot move, but you can cast a card, or stop:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot move, but you can cast a card:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You claim the match: the other has stayed away for longer than this table waits.</source>
        <translation>Du beanspruchst die Partie: die Gegenseite blieb länger fern, als dieser Tisch wartet.</translation>
    </message>
    <message>
        <source>You draw from the deck, or take a weapon or a wolf from the armory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have asked for something in this turn already, or ask for that already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have attacked in this round already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have drawn nothing but draugar, and have to show them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have made a bed already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no action points left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no raw meat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no shield.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no {thing}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not drawn draugar alone: keep another card, and they go unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not that many: {thing}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have seen the top of the deck. Have the deck shuffled, or leave it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have taken from this rock in this turn already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have that already: {thing}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep one of the cards just drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep one of the cards turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look on. Step back and forth below the board; what you say in the talk beside it goes to the others who look on.</source>
        <translation>Du schaust zu. Unter dem Brett gehst du vor und zurück; was du im Gespräch daneben sagst, geht an die anderen, die zuschauen.</translation>
    </message>
    <message>
        <source>You lose a card of your hand or of your discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need a pickaxe to break a rock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play two cards of your hand, first the main action, then the support.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see on top of the deck: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see on top of the pile: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see the hand of {who}: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take a weapon or a wolf from the armory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take back one of your discards, or decline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your axe: have two more cards turned up in the clash?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your axe: who must show what he draws?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your board and {name}&apos;s differ. The match waits, and nothing of it is lost; what differs is written down in {file}.</source>
        <translation>Dein Brett und das von {name} unterscheiden sich. Die Partie wartet, und nichts davon ist verloren; was sich unterscheidet, steht in {file}.</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hammer: let a lone draugr cost two cards in the clash?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hammer: who must draw three cards from the deck?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your main action falls on another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your settings could not be read, so the usual ones are used.</source>
        <translation>Deine Einstellungen ließen sich nicht lesen, darum gelten die üblichen.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the usual ones are used. The old file is kept as {file}.</source>
        <translation>Deine Einstellungen ließen sich nicht lesen, darum gelten die üblichen. Die alte Datei bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>Your shield is raised already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has won the fight. Choose the enemy who is hit (hits: {hits}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your sword: take a card from the armory if a lone draugr shows in the clash?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your sword: whose hand do you look at?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your wolf: take all your discards back into your hand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your wolf: take which of your discards back into your hand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your {card} is played. Choose the figure that it activates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your {card}: look at the top of the deck?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your {card}: turn up a card of your own? A draugr bites you, another comes to your discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Draugr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Draugr rises on {zone}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Dwarf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Goblin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Parley card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Valkyrie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Vanir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Viking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a deer, for leather, meat and antlers: end the turn in the forest {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draw for each tribe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hero in Valhalla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hero who withdraws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a man</source>
        <translation>ein Mann</translation>
    </message>
    <message>
        <source>a warrior in Valhalla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a wounded hero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>alles auf einmal</translation>
    </message>
    <message>
        <source>an Elf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an archer in Valhalla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an unseen card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>antler pickaxe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>archer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>archers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the computer</source>
        <translation>wie der Computer</translation>
    </message>
    <message>
        <source>asks: {wish}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attackers</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>axe</source>
        <translation>Axt</translation>
    </message>
    <message>
        <source>back into the deck: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back to the grave: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battle berry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins the fight against {enemy}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blueberry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boss key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both heroes have lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both heroes have won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bronze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bronze axe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bronze pickaxe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bronze shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bronze sword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>burns an action point for more steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by a die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calls for an omen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>meadow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forest: wood, berries, mushrooms; who ends a turn here meets somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rock: stone, and metal with a pickaxe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>river: two steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marsh: two steps; who ends a turn here meets somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>old house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dungeon: Eikthyr waits here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hex}: {land}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>searched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody has searched it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the serpent is slain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the serpent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grave of {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>campfire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing more here this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From forests: 2 for an action point, more with an axe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From rocks: 2 for an action point, more with a better pickaxe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From rocks beyond the sea with a pickaxe, and from fulings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From deer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From deer. Three make the key, two the first pickaxe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From forests. 1 health, and 2 action points at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From forests. 1 health; rivers and marshes cost one step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From forests. 2 health, and 2 steps more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From forests. Nobody meets you at the end of your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 health, and 2 action points at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From forests. 1 health; your blows do 1 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any weapon does 2 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 health more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any shield is better by 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breaks rocks: {metal} metal, or {stone} stone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack {attack}; chops {wood} wood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack {attack}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defence {defence}, for a raised shield.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the fight in the dungeon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After death you wake at your last campfire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carries you over the sea. Made beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cook here, and eat two foods together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{thing}: {costs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence}; missing: {missing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence}; not here, or made already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{health} of {most} health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack {attack}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defence {defence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on {hex}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carries: {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carries nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acting: {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{steps} steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>burns 1 point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>burns {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sixths} in 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{odds}: {damage} damage, {health} health left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{enemy}: {health} of {most} health, round {round}. It strikes {victim}: {threats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack: {health} health left to {enemy}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run: {odds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{odds}: {damage} damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a raised shield: {blows}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{health} health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>casts a card that lay face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>casts {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chooses first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen one after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clash: coins for figures alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cooked deer meat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cooks {amount} deer meat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>daylight</source>
        <translation>Tageslicht</translation>
    </message>
    <message>
        <source>decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deer trophy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defenders</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dies on {hex}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discards {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do as you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dots</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>draugr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws from the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eat something: {thing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eat well by a fire, then fight Eikthyr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eat: {thing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eats: {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>escort: bring the baggage across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>firelight</source>
        <translation>Feuerschein</translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follow me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yours</source>
        <translation>deine</translation>
    </message>
    <message>
        <source>of player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grass of a Parley card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grass of the Bifrost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enraged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captive, without its ability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{zone}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambush card of the {warband}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Gjallarhorn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{terrain} × {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all grass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 movement point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} movement points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{spot}: a card may lie here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {god}, {points}. {power}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} victory point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} victory points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemy units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crosses nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crosses {terrains}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points, {enraged} enraged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen by {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{warband}: {facts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} on the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} in the supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} movement points of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{warband} {whose}: {facts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 Ambush card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} Ambush cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worships {gods}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {facts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{warband} {field} + {supply}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} for the {warband} only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile: 1 card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile: {count} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forfeit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gather stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gather wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gathers {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gentle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gods: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes to {hex}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grave on {hex}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hammer</source>
        <translation>Hammer</translation>
    </message>
    <message>
        <source>harsh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has drawn nothing but draugar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has no unit left and is out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has the deck shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has too few cards left and turns up {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>hoher Kontrast</translation>
    </message>
    <message>
        <source>hold the hill for two turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hunt deer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the next game of a series everybody sits one seat further</source>
        <translation>im nächsten Spiel einer Reihe sitzen alle einen Platz weiter</translation>
    </message>
    <message>
        <source>into the pool: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iron axe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iron pickaxe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iron sword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is carried to {hex}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is drawn by lot to lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is hit by {enemy} for {damage}: {health} health left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is met by {enemy}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not hurt by {enemy}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is tied and waits for the clash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is the turn of {hero}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large, 61 cells</source>
        <translation>groß, 61 Felder</translation>
    </message>
    <message>
        <source>lays a card that lay face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lays no more cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lays {card} at {spot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lays {card} turned at {spot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leather</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves a grave on {hex}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves the deck as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lets no more units come in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>long with a second Seiðkona, 13 pieces; two areas only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>long, 12 pieces; 14 where three areas are in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looks at the top of the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looks deep and seldom errs</source>
        <translation>blickt tief und irrt selten</translation>
    </message>
    <message>
        <source>loses {cards} from the discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses {cards} from the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses {cards} from the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>macOS asks once: System Settings, Privacy, Local Network must allow it.</source>
        <translation>macOS fragt einmal: unter Systemeinstellungen, Datenschutz, Lokales Netzwerk muss es erlaubt sein.</translation>
    </message>
    <message>
        <source>make the {purpose}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makes this: {thing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium with three Seiðkonas, 10 pieces; three areas only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium, 10 pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>meet me at the ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>Berg</translation>
    </message>
    <message>
        <source>mushroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no forfeit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer feels: {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody answers there</source>
        <translation>dort antwortet niemand</translation>
    </message>
    <message>
        <source>nobody can be reached at {where}: {reason}</source>
        <translation>unter {where} ist niemand zu erreichen: {reason}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing more today: end the turn where nobody comes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on {hex}, across the sea to the {bearing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on {hex}, one step {bearing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on {hex}, {steps} steps {bearing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one draw for all tribes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one warband each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still to choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choice {number}: {who}, {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} at {spot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit}, on {zone} and {below}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Gjallarhorn sounds: whom do you worship?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fenrir: which Ambush card do you take?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odin: the top of the pile, the topmost card first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards to choose from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card {number} from the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Ambush card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Ambush cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>movement points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open gods: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens the grave and takes back {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over the sea to the dungeon {place}; the raft is made on the coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pile: {count} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plans a little, and errs now and then</source>
        <translation>plant ein wenig und irrt ab und zu</translation>
    </message>
    <message>
        <source>plays the {warband}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays {main}, with {support}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pool: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>puts the cards on top back, in an order of their choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>puts the rest to the bottom of the deck unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>puts {cards} on the discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>puts {unit} on {zone}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raid: carry the loot off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise the shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raises the axe: two more cards will be turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raises the hammer: a lone draugr will cost two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raises the shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raises the sword: a lone draugr will yield a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raspberry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raw meat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reshuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reveal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run away: this fight is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs away ({value})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sails to {hex}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>searches the old house and finds {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>serpent scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sets a forfeit for {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sevens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shard of Mjölnir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short, 7 pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side {side}, player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slays {enemy}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slinger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slingers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>small, 37 cells</source>
        <translation>klein, 37 Felder</translation>
    </message>
    <message>
        <source>south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>stink berry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stone axe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strikes {enemy} for {damage}: {health} health left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>summoned from {start} to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes back {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes {cards} from the armory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes {cards} from the armory onto the discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes {card} from {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes {piece} on {at}</source>
        <translation>{piece} auf {at} geschlagen</translation>
    </message>
    <message>
        <source>takes {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes {unit} from {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes {who}&apos;s {piece} on {at}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terrain cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Ambush card of the {warband}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Bifrost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Drawing of the Three, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Drawing of the Three, face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Giantess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Giantess is calm again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Giantess is enraged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the aspects of Loki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attackers</source>
        <translation>die Angreifer</translation>
    </message>
    <message>
        <source>the clash turns up {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deathsquito</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deck is shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the defenders</source>
        <translation>die Verteidiger</translation>
    </message>
    <message>
        <source>the die shows {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fixed pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fuling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game before this one is not kept here any more</source>
        <translation>das Spiel vor diesem ist hier nicht mehr aufbewahrt</translation>
    </message>
    <message>
        <source>the game before this one is not kept here, so nobody can check its score</source>
        <translation>das Spiel vor diesem ist hier nicht aufbewahrt, also kann niemand seinen Stand prüfen</translation>
    </message>
    <message>
        <source>the games before gave another score than this table says</source>
        <translation>die Spiele davor ergaben einen anderen Stand, als dieser Tisch sagt</translation>
    </message>
    <message>
        <source>the games of a series are played by the same rules</source>
        <translation>die Spiele einer Reihe werden nach denselben Regeln gespielt</translation>
    </message>
    <message>
        <source>the goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the greydwarf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hedge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match has begun with others; it can be watched</source>
        <translation>die Partie hat mit anderen begonnen; zuschauen kann man</translation>
    </message>
    <message>
        <source>the mega-serpent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the old grave on {hex} is gone, with all that lay in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the old house {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the opener of this table has not let you in</source>
        <translation>wer diesen Tisch eröffnet hat, hat dich nicht eingelassen</translation>
    </message>
    <message>
        <source>the village</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {cards} are shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this invitation does not stand any more</source>
        <translation>diese Einladung gilt nicht mehr</translation>
    </message>
    <message>
        <source>this peer sits at another table</source>
        <translation>dieser Computer sitzt an einem anderen Tisch</translation>
    </message>
    <message>
        <source>everybody is ready, but there is no signature yet of {names}</source>
        <translation>alle sind bereit, aber es fehlt noch die Unterschrift von {names}</translation>
    </message>
    <message>
        <source>this table is kept for those who played the game before</source>
        <translation>dieser Tisch ist denen vorbehalten, die das Spiel davor gespielt haben</translation>
    </message>
    <message>
        <source>those of a first match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the other hero: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the ship: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn {number} begins, and {who} leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn {turn} begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns up {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait for the other hero at the dungeon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wakes on {hex}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warrior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with Freya&apos;s help {start} to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without gods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wolf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wood shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worships nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worships {god}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worships {god}, who leaves {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} {thing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} was cast, and it allowed nothing then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} would allow nothing now, so it cannot be cast.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: Surtr destroys no Parley card and no Bifrost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: a unit is on this card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: an Ambush card can only replace the card of your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: capture once more with the piece on {at}, or stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: looks at the hand of {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: looks at the top of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: no other player has this Ambush card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: now move the piece on {at}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: rotate another piece, or stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: this Ambush card is not yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: this card is not in the pool, nor in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: this god is neither open nor worshipped by another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: turned round it looks the same, so it is laid upright.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: without it the field would fall apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: you worship this god already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: {meaning}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: {who} must draw openly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: {who} must draw three cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{colour}&apos;s goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} cards unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dial} is a whole number from {low} to {high}, not {given}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{enemy} is left alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{enemy} strikes ({value})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{enemy} strikes with all its might ({value})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{enemy}: health {health}/{most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} charges {enemies}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} crosses a hedge or fence to {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} drops the loot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} fights on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} is set up at {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} leaves it at that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} moves to {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} picks up the loot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} recovers from one shock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} rolls {roll} of {sides}, which makes {score}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} shoots at {target}, {needed} or more hits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} takes the hits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} withdraws to {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure}, your {kind}, is in combat: fight on, withdraw, or leave it at that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure}, your {kind}, is in combat: withdraw, or leave it at that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure}, your {kind}, is shocked or wounded and may do one thing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure}, your {kind}, may do one thing more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure}, your {kind}, may do two things. Move, charge or do something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure}, your {kind}, may do two things. Move, shoot or do something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} has no inputs for a small net, or not with so many players and these options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} has no option {option}; its options are: {options}</source>
        <translation>{game} hat keine Option {option}; es gibt: {options}</translation>
    </message>
    <message>
        <source>{game} is for {count} players, not {given}</source>
        <translation>{game} ist für {count} Spieler, nicht {given}</translation>
    </message>
    <message>
        <source>{game} is for {low} to {high} players, not {given}</source>
        <translation>{game} ist für {low} bis {high} Spieler, nicht {given}</translation>
    </message>
    <message>
        <source>{game}, 1 match in {seconds} seconds, of {wanted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, {count} matches in {seconds} seconds, of {wanted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot be heard any more. The match is kept.</source>
        <translation>{name} ist nicht mehr zu hören. Die Partie ist aufbewahrt.</translation>
    </message>
    <message>
        <source>{name} claims the match: you stayed away for longer than this table waits.</source>
        <translation>{name} beansprucht die Partie: du bliebst länger fern, als dieser Tisch wartet.</translation>
    </message>
    <message>
        <source>{name} has another Meadhall than you ({theirs}; yours is {ours}). Install the same version on both computers: by other rules no match begins, or the boards come to differ.</source>
        <translation>{name} hat ein anderes Meadhall als du ({theirs}; deines ist {ours}). Installiert auf beiden Computern dieselbe Version: nach anderen Regeln beginnt keine Partie, sonst würden sich die Bretter unterscheiden.</translation>
    </message>
    <message>
        <source>{name} is gone.</source>
        <translation>{name} ist fort.</translation>
    </message>
    <message>
        <source>{name} is here.</source>
        <translation>{name} ist da.</translation>
    </message>
    <message>
        <source>{name} looks on.</source>
        <translation>{name} schaut zu.</translation>
    </message>
    <message>
        <source>{name} would rather go on than wait for the choice of {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} and {other} change places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} cannot be {value}; it may be {values}</source>
        <translation>{option} kann nicht {value} sein; möglich ist {values}</translation>
    </message>
    <message>
        <source>{piece} {at} turns about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece} {at} turns left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece} {at} turns left twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece} {at} turns right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece} {at} turns right twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece} {start} to {end}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece}: Fury allows another capture only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece}: a move comes first, then a rotation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece}: none of your pieces stands there.</source>
        <translation>{piece}: dort steht keine deiner Figuren.</translation>
    </message>
    <message>
        <source>{piece}: now one of the Jötunn&apos;s gold pieces is to be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece}: the card serves the piece on {at} this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece}: this piece cannot move now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece}: this piece has been rotated; the second rotation is another&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece}: this piece is shut in and cannot move.</source>
        <translation>{piece}: diese Figur ist eingeschlossen und kann nicht ziehen.</translation>
    </message>
    <message>
        <source>{piece}: {card} does not allow that. {meaning}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has none of these in the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has nothing to set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: {bands}; ambush {hand}{gods}; {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} for the {warband}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{request}
  {name} {meaning}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{request} You may also decline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{spot}: a card is laid edge to edge with a card of the field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{spot}: a card lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{start} shoves the enemy on {target} to {ahead}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{start} to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{start} to {target}: a unit at {at} is in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{start} to {target}: the field has a hole between, or ends there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{start} to {target}: units move in a straight line, never diagonally.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{start} to {target}: {warband} cannot cross the {terrain} at {at}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{target}: a Vanir shoves an enemy right beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{target}: a unit is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{target}: the Giantess needs two free zones, this one and the one below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{target}: there is no enemy to shove.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{target}: there is no free grass behind this enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{target}: units may not end on {terrain}, even where they may cross it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{thing} acts ({turns})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{thing} for the journey: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{thing} for the {purpose}: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turns} turns have been played, and both sides have {coins} coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turns} turns have been played; at {coins} coins each, the baggage has not got through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turns} turns have been played; at {coins} coins each, the raiders have failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turns} turns have been played; side {side} has more coins, {coins} to {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turns} turns have passed and Eikthyr still lives: {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{typed} is not possible now.</source>
        <translation>{typed} ist jetzt nicht möglich.</translation>
    </message>
    <message>
        <source>{unit} comes in at {zone}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} of {player} dies on {zone}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} of {player} is stomped on {zone}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{warband}: another player has this warband, or you have it yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{warband}: none is left in your supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{warband}: one movement point more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{warband}: with none of them on the field, none can come in by a Valknut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{warband}: {points} movement points more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{way}</source>
        <translation>{way}</translation>
    </message>
    <message>
        <source>{way}: a jump is an attack, and no enemy stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{way}: a ward keeps this piece from being taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{way}: a {piece} cannot be attacked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{way}: a {piece} does not attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{way}: in this match only the king crosses the throne.</source>
        <translation>{way}: in dieser Partie überquert nur der König den Thron.</translation>
    </message>
    <message>
        <source>{way}: on this board the king moves one step at a time.</source>
        <translation>{way}: auf diesem Brett geht der König nur einen Schritt auf einmal.</translation>
    </message>
    <message>
        <source>{way}: only the king may stop on the throne.</source>
        <translation>{way}: nur der König darf auf dem Thron anhalten.</translation>
    </message>
    <message>
        <source>{way}: pieces go straight along their sigils, or jump over a spear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{way}: pieces move along straight lines only.</source>
        <translation>{way}: Figuren ziehen nur in geraden Linien.</translation>
    </message>
    <message>
        <source>{way}: that would give {who} the victory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{way}: that would put the Jötunn&apos;s piece on {at} in danger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{way}: the jump would pass an enemy on {at}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{way}: the piece stands there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{way}: the way is blocked at {at}.</source>
        <translation>{way}: der Weg ist auf {at} versperrt.</translation>
    </message>
    <message>
        <source>{way}: the {piece} goes {cells} at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{way}: the {piece} on {at} has no sigil on that side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{way}: the {piece} on {at} has no spear at that corner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: a charge must end in contact with an enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: a hedge or fence is in the way; crossing it is an action of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: a move must stop 2 inches from {enemy}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: a withdrawal ends in contact with nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: a withdrawal ends within 2 inches of an enemy it leaves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: a withdrawal leads away from every enemy in contact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: an enemy&apos;s base is in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: in combat a figure may only go on fighting or withdraw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: it begins within 2 inches of {enemy} and may not go nearer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: it carries nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: it carries something already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: it carries something and must drop that first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: it has just withdrawn from that enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: no figure may stand on the line of a hedge or fence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: nobody recovers within 2 inches of an enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: nobody shoots at a figure in combat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: nothing lies within reach there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: only archers and slingers shoot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: only one hedge or fence is crossed at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: that costs {cost} inches; a move has 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: that is no action; a move is written like move 12.5,4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: that is no card of this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: that is not one of your figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: that is not what is asked now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: that is outside of the zone in which this side sets up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: that is {cost} inches away; it may be 2 at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: that would touch an enemy; only a charge may.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: the hits go to an enemy in contact with a winner of this fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: the target is {cost} inches away; the range is 12.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: the whole base must stay on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: there is no hedge or fence to cross on this way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: there is no living enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: there is no place for that from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: there is no room, another base is in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: there is no such place on the field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: this figure has gone to Valhalla.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: this figure has no shock to recover from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: this figure is not in combat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: this figure was activated already in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: to go on fighting is the only action of an activation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: your cards say otherwise; a called card must be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: {terrain} hides the target; one sees through 2 inches of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who:capital} broke a rule: {rule}</source>
        <translation>{who:capital} hat eine Regel gebrochen: {rule}</translation>
    </message>
    <message>
        <source>{who:capital} has discarded a god. Set a forfeit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who:capital} has no hand to look at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who:capital} is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who:capital} is tied and draws nothing now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} holds all the land that was to be won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The door opens…</source>
        <translation>Die Tür geht auf…</translation>
    </message>
    <message>
        <source>Chances through the match</source>
        <translation>Chancen im Verlauf der Partie</translation>
    </message>
    <message>
        <source>Before move {number}, {side}: too little was tried to tell.</source>
        <translation>Vor Zug {number}, {side}: zu wenig versucht, um es zu sagen.</translation>
    </message>
    <message>
        <source>Before move {number}, {side}: {chance} for certain.</source>
        <translation>Vor Zug {number}, {side}: sicher {chance}.</translation>
    </message>
    <message>
        <source>You can also go on now, in a match of your own: the computer plays for them, and the dice and the cards that nobody has seen are drawn anew.</source>
        <translation>Du kannst auch jetzt weiterspielen, in einer eigenen Partie: der Computer spielt für sie, und Würfel und Karten, die niemand gesehen hat, werden neu gezogen.</translation>
    </message>
    <message>
        <source>{reason} The match waits until it can be written down again; all before is safe.</source>
        <translation>{reason} Die Partie wartet, bis sie wieder aufgeschrieben werden kann; alles davor ist sicher.</translation>
    </message>
    <message>
        <source>{name} broke the match: {reason}. It stands still, and is kept as far as it went.</source>
        <translation>{name} hat die Partie gebrochen: {reason}. Sie steht still und ist aufbewahrt, so weit sie ging.</translation>
    </message>
    <message>
        <source>This computer is on no network. The match is kept, and goes on by itself once the network is back.</source>
        <translation>Dieser Computer ist in keinem Netz. Die Partie ist aufbewahrt und geht von selbst weiter, sobald das Netz zurück ist.</translation>
    </message>
    <message>
        <source>The others have gone on without you, and the computer plays for you. You are back as soon as one of them is heard.</source>
        <translation>Die anderen haben ohne dich weitergespielt, und der Computer spielt für dich. Du bist wieder dabei, sobald jemand von ihnen zu hören ist.</translation>
    </message>
    <message>
        <source>Looking for {names}. The match is kept, and goes on as soon as they answer.</source>
        <translation>Suche nach {names}. Die Partie ist aufbewahrt und geht weiter, sobald Antwort kommt.</translation>
    </message>
    <message>
        <source>{names} is not answering ({time}).</source>
        <translation>Keine Antwort von {names} ({time}).</translation>
    </message>
    <message>
        <source>{names} has left the table. The match is kept, and goes on if they come back.</source>
        <translation>Den Tisch verlassen: {names}. Die Partie ist aufbewahrt und geht weiter, wenn jemand zurückkommt.</translation>
    </message>
    <message>
        <source>{names} is gone. The computer plays on until they are back.</source>
        <translation>Fort: {names}. Bis zur Rückkehr spielt der Computer weiter.</translation>
    </message>
    <message>
        <source>Your board and {name}&apos;s are not the same any more. The match waits, nothing of it is lost, and what differs is written down beside it.</source>
        <translation>Dein Brett und das von {name} sind nicht mehr gleich. Die Partie wartet, nichts davon ist verloren, und was sich unterscheidet, ist daneben aufgeschrieben.</translation>
    </message>
    <message>
        <source>You do not play by the same Meadhall: {here} here, {there} there. Install the same version on both computers, then go on with the match from Home.</source>
        <translation>Ihr spielt nicht mit demselben Meadhall: {here} hier, {there} dort. Installiert auf beiden Computern dieselbe Version, und setzt die Partie dann von der Startseite aus fort.</translation>
    </message>
    <message>
        <source>an unknown one</source>
        <translation>ein unbekanntes</translation>
    </message>
    <message>
        <source>Close Meadhall on both computers and go on with the match from Home: both boards are then set up anew from the moves that you share.</source>
        <translation>Schließt Meadhall auf beiden Computern und setzt die Partie von der Startseite aus fort: beide Bretter werden dann aus den gemeinsamen Zügen neu aufgebaut.</translation>
    </message>
    <message>
        <source>Nothing has been heard of {names} for {time}. The match is kept, and goes on as soon as they start Meadhall again.</source>
        <translation>Nichts gehört von {names} seit {time}. Die Partie ist aufbewahrt und geht weiter, sobald Meadhall dort wieder gestartet ist.</translation>
    </message>
    <message>
        <source>After {time} the computer plays on for them.</source>
        <translation>Nach {time} spielt dort der Computer weiter.</translation>
    </message>
    <message>
        <source>The table has waited for the choice of {names} for {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once most of you would rather go on, the computer plays for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on &amp;with the computer</source>
        <translation>Mit dem C&amp;omputer weiter</translation>
    </message>
    <message>
        <source>Go on &amp;without waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to learn</source>
        <translation>Was es zu lernen gibt</translation>
    </message>
    <message>
        <source>Show &amp;better</source>
        <translation>&amp;Besseres zeigen</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>Ausp&amp;robieren</translation>
    </message>
    <message>
        <source>Begin another match at this moment, and play on from it</source>
        <translation>Von diesem Augenblick an eine andere Partie beginnen und weiterspielen</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>&amp;Folgendes</translation>
    </message>
    <message>
        <source>The computer looks through the match: {judged} of {asked}.</source>
        <translation>Der Computer sieht die Partie durch: {judged} von {asked}.</translation>
    </message>
    <message>
        <source>No choice of yours cost much. Well played.</source>
        <translation>Keine deiner Entscheidungen hat viel gekostet. Gut gespielt.</translation>
    </message>
    <message>
        <source>{at} of {count}. Move {number}, {side}: {name} cost {cost}. What would be better?</source>
        <translation>{at} von {count}. Zug {number}, {side}: {name} hat {cost} gekostet. Was wäre besser?</translation>
    </message>
    <message>
        <source>It would have been better to play {better} than {played}.</source>
        <translation>Besser wäre {better} gewesen statt {played}.</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Was gespielt wird</translation>
    </message>
    <message>
        <source>Read the &amp;rules</source>
        <translation>&amp;Regeln lesen</translation>
    </message>
    <message>
        <source>{option}: {choice}</source>
        <translation>{option}: {choice}</translation>
    </message>
    <message>
        <source>The usual rules.</source>
        <translation>Die üblichen Regeln.</translation>
    </message>
    <message>
        <source>{side}: computer, {level}</source>
        <translation>{side}: Computer, {level}</translation>
    </message>
    <message>
        <source>Game {number} of {count}, with the sides swapped.</source>
        <translation>Spiel {number} von {count}, mit getauschten Seiten.</translation>
    </message>
    <message>
        <source>A match of two games: in the second the sides are swapped.</source>
        <translation>Eine Partie aus zwei Spielen: im zweiten sind die Seiten getauscht.</translation>
    </message>
    <message>
        <source>A match of {count} games: after each, the sides are swapped.</source>
        <translation>Eine Partie aus {count} Spielen: nach jedem werden die Seiten getauscht.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <translation>{share} ({low} bis {high})</translation>
    </message>
    <message>
        <source>Of 100 such shares, about 95 lie in truth between the two numbers in brackets.</source>
        <translation>Von 100 solchen Anteilen liegen etwa 95 in Wahrheit zwischen den beiden Zahlen in Klammern.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Was schiefging</translation>
    </message>
    <message>
        <source>Your matches are safe. If you tell somebody of it, copy this for them: it is not sent by itself. It stands in {folder}.</source>
        <translation>Deine Partien sind sicher. Wenn du jemandem davon erzählst, kopiere dies dazu: von selbst wird es nicht gesendet. Es steht in {folder}.</translation>
    </message>
    <message>
        <source>the match waits</source>
        <translation>die Partie wartet</translation>
    </message>
    <message>
        <source>Who does not choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forfeits after {count} minutes</source>
        <translation>verliert nach {count} Minuten</translation>
    </message>
    <message>
        <source>Who stays away</source>
        <translation>Wer fernbleibt</translation>
    </message>
    <message>
        <source>Go on when somebody leaves</source>
        <translation>Weiterspielen, wenn jemand geht</translation>
    </message>
    <message>
        <source>Open all cards in the end</source>
        <translation>Am Ende alle Karten öffnen</translation>
    </message>
    <message>
        <source>The computer hides its cards</source>
        <translation>Der Computer verbirgt seine Karten</translation>
    </message>
    <message>
        <source>The computer takes that hand. So all others together could open yours.</source>
        <translation>Der Computer übernimmt dann das Blatt. So könnten alle anderen zusammen deines öffnen.</translation>
    </message>
    <message>
        <source>Replays then show every hand, and a broken rule comes to light.</source>
        <translation>Wiederholungen zeigen dann jedes Blatt, und ein Regelbruch kommt ans Licht.</translation>
    </message>
    <message>
        <source>Only the computer that opens the table knows them until the end.</source>
        <translation>Nur der Computer, der den Tisch eröffnet, kennt sie bis zum Ende.</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>Mit anderen</translation>
    </message>
    <message>
        <source>the computer plays after {count} minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is ready for the next game, with the sides swapped.</source>
        <translation>{name} ist bereit für das nächste Spiel, mit getauschten Seiten.</translation>
    </message>
    <message>
        <source>{name} has begun the next game, and you may look on.</source>
        <translation>{name} hat das nächste Spiel begonnen, und du kannst zuschauen.</translation>
    </message>
    <message>
        <source>{name} would like to play {game} again.</source>
        <translation>{name} möchte noch einmal {game} spielen.</translation>
    </message>
    <message>
        <source>{name} would like to play {game} again, with the sides swapped.</source>
        <translation>{name} möchte noch einmal {game} spielen, mit getauschten Seiten.</translation>
    </message>
    <message>
        <source>{name} invites you to {game}.</source>
        <translation>{name} lädt dich zu {game} ein.</translation>
    </message>
    <message>
        <source>Another {name} than the one you know invites you to {game}.</source>
        <translation>Jemand namens {name}, aber nicht die Person, die du kennst, lädt dich zu {game} ein.</translation>
    </message>
    <message>
        <source>{name}, whom you have not met, invites you to {game}.</source>
        <translation>{name}, dir noch nie begegnet, lädt dich zu {game} ein.</translation>
    </message>
    <message>
        <source>Jo&amp;in</source>
        <translation>Mit&amp;kommen</translation>
    </message>
    <message>
        <source>N&amp;ot now</source>
        <translation>N&amp;icht jetzt</translation>
    </message>
    <message>
        <source>No &amp;more</source>
        <translation>Ni&amp;e wieder</translation>
    </message>
    <message>
        <source>Hear nothing of them until Meadhall is closed</source>
        <translation>Nichts mehr von dort hören, bis Meadhall geschlossen wird</translation>
    </message>
    <message>
        <source>W&amp;atch</source>
        <translation>Zus&amp;chauen</translation>
    </message>
    <message>
        <source>Join {name}</source>
        <translation>Bei {name} mitspielen</translation>
    </message>
    <message>
        <source>Nearby, at no table:</source>
        <translation>In der Nähe, an keinem Tisch:</translation>
    </message>
    <message>
        <source>Invite {name}</source>
        <translation>{name} einladen</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Einladen</translation>
    </message>
    <message>
        <source>has another version of Meadhall; update both to play together</source>
        <translation>hat eine andere Version von Meadhall; bringt beide auf denselben Stand, um zusammen zu spielen</translation>
    </message>
    <message>
        <source>is being called…</source>
        <translation>wird gerufen…</translation>
    </message>
    <message>
        <source>cannot be reached; perhaps a firewall is in the way</source>
        <translation>ist nicht zu erreichen; vielleicht ist eine Firewall im Weg</translation>
    </message>
    <message>
        <source>has been invited</source>
        <translation>ist eingeladen</translation>
    </message>
    <message>
        <source>sees your invitation</source>
        <translation>sieht deine Einladung</translation>
    </message>
    <message>
        <source>will not come now</source>
        <translation>kommt jetzt nicht</translation>
    </message>
    <message>
        <source>is coming</source>
        <translation>kommt</translation>
    </message>
    <message>
        <source>plays {game} meanwhile, and may be asked</source>
        <translation>spielt gerade {game}, kann aber gefragt werden</translation>
    </message>
    <message>
        <source>looks around</source>
        <translation>sieht sich um</translation>
    </message>
    <message>
        <source>looks around, and takes no invitations</source>
        <translation>sieht sich um und nimmt keine Einladungen an</translation>
    </message>
    <message>
        <source>{name}: {state}</source>
        <translation>{name}: {state}</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message>
        <source>{count} minutes ago</source>
        <translation>vor {count} Minuten</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>heute um {time}</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>{count} days ago</source>
        <translation>vor {count} Tagen</translation>
    </message>
    <message>
        <source>Others on the network do not see you.</source>
        <translation>Andere im Netz sehen dich nicht.</translation>
    </message>
    <message>
        <source>Saved at {time}</source>
        <translation>Gespeichert um {time}</translation>
    </message>
    <message>
        <source>Visible as {name} at {address}. Nobody nearby.</source>
        <translation>Sichtbar als {name} unter {address}. Niemand in der Nähe.</translation>
    </message>
    <message>
        <source>Visible as {name} at {address}. One person nearby.</source>
        <translation>Sichtbar als {name} unter {address}. Eine Person in der Nähe.</translation>
    </message>
    <message>
        <source>Visible as {name} at {address}. {count} people nearby.</source>
        <translation>Sichtbar als {name} unter {address}. {count} Personen in der Nähe.</translation>
    </message>
    <message>
        <source>Key for: {action}</source>
        <translation>Taste für: {action}</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Übliche Taste</translation>
    </message>
    <message>
        <source>Back to {key}</source>
        <translation>Zurück zu {key}</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>Usual key for: {action}</source>
        <translation>Übliche Taste für: {action}</translation>
    </message>
    <message>
        <source>{key} is taken already: {action}.</source>
        <translation>{key} ist schon vergeben: {action}.</translation>
    </message>
    <message>
        <source>Click into a field and press the key that you want; it holds at once.</source>
        <translation>Klicke in ein Feld und drücke die Taste, die du willst; sie gilt sofort.</translation>
    </message>
    <message>
        <source>All &amp;usual keys</source>
        <translation>Alle ü&amp;blichen Tasten</translation>
    </message>
    <message>
        <source>Page Down leads to {count} buttons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page Down leads also to: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>{side}, {who}: {notes}</source>
        <translation>{side}, {who}: {notes}</translation>
    </message>
    <message>
        <source>In danger: {places}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board shows how far the others come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of yours could be taken now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It could go to: {places}.</source>
        <translation>Es könnte gehen nach: {places}.</translation>
    </message>
    <message>
        <source>It threatens: {places}.</source>
        <translation>Es bedroht: {places}.</translation>
    </message>
    <message>
        <source>The way there: {costs}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have nothing on the board.</source>
        <translation>Du hast nichts auf dem Brett.</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Got it: close this tip for ever</source>
        <translation>Verstanden: diesen Hinweis für immer schließen</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Keine Hinweise mehr</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn a point: 5 steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chop wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break the rock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick berries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a mushroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cook the meat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eat with another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the other hero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do as you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gather wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gather stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hunt deer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meet me at the ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a berry, or stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose what to do with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose what to eat with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose what to ask for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose how many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 action point is left if you end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} action points are left if you end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slay Eikthyr on the eastern island.</source>
        <translation>Erlegt Eikthyr auf der östlichen Insel.</translation>
    </message>
    <message>
        <source>{who}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bag of {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{thing}: {amount} of {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{thing}: you have it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}, combat points: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack: {health} health left to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run: {sixths} in 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shield: {defence} less from the next blow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sixths} in 6: it strikes {hero} for {damage}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All are set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worship nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose where it lies ({count} places); R or the wheel turns it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose where it lies ({count} places)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose how it lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the warband</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest score at the end wins.</source>
        <translation>Der höchste Punktestand am Ende gewinnt.</translation>
    </message>
    <message>
        <source>The highest score wins; now: {near}</source>
        <translation>Der höchste Punktestand gewinnt; jetzt: {near}</translation>
    </message>
    <message>
        <source>Parley</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bifrost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows scroll the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to {count} letters</source>
        <translation>Bis zu {count} Buchstaben</translation>
    </message>
    <message>
        <source>Somebody without Meadhall?</source>
        <translation>Jemand ohne Meadhall?</translation>
    </message>
    <message>
        <source>They can install it from this computer, without internet.</source>
        <translation>Von diesem Computer aus lässt es sich installieren, ohne Internet.</translation>
    </message>
    <message>
        <source>&amp;Share Meadhall</source>
        <translation>&amp;Meadhall teilen</translation>
    </message>
    <message>
        <source>Both computers show the same digits: {fingerprint}.</source>
        <translation>Beide Computer zeigen dieselben Ziffern: {fingerprint}.</translation>
    </message>
    <message>
        <source>If you install from this page, you run programs that this computer gives out. Do it only if you trust the person who sits at it.</source>
        <translation>Wenn du von dieser Seite installierst, führst du Programme aus, die dieser Computer ausgibt. Tu es nur, wenn du dem Menschen vertraust, der davor sitzt.</translation>
    </message>
    <message>
        <source>S&amp;hare Meadhall…</source>
        <translation>Meadhall &amp;teilen…</translation>
    </message>
    <message>
        <source>the packages for {system} could not be downloaded: {reason}</source>
        <translation>die Pakete für {system} ließen sich nicht herunterladen: {reason}</translation>
    </message>
    <message>
        <source>the page</source>
        <translation>die Seite</translation>
    </message>
    <message>
        <source>the port {port} cannot be used: {reason}</source>
        <translation>der Port {port} lässt sich nicht nutzen: {reason}</translation>
    </message>
    <message>
        <source>the program that installs it</source>
        <translation>das Programm, das es installiert</translation>
    </message>
    <message>
        <source>this Meadhall is one packed program, and cannot be taken apart for others. Hand on the file from which you installed it.</source>
        <translation>dieses Meadhall ist ein gepacktes Programm und lässt sich nicht für andere zerlegen. Gib die Datei weiter, aus der du es installiert hast.</translation>
    </message>
    <message>
        <source>{address} fetched {what}.</source>
        <translation>{address} hat geholt: {what}.</translation>
    </message>
    <message>
        <source>{address} has everything now.</source>
        <translation>{address} hat jetzt alles.</translation>
    </message>
    <message>
        <source>{system} is no system that can be served. One is a machine ({machines}), a hyphen, and a Python from cp311 to cp314.</source>
        <translation>{system} ist kein System, für das etwas ausgegeben werden kann. Eines ist eine Maschine ({machines}), ein Bindestrich und ein Python von cp311 bis cp314.</translation>
    </message>
    <message>
        <source>Share Meadhall</source>
        <translation>Meadhall teilen</translation>
    </message>
    <message>
        <source>Getting ready; this takes a few seconds…</source>
        <translation>Es wird vorbereitet; das dauert einige Sekunden…</translation>
    </message>
    <message>
        <source>&amp;Copy the address</source>
        <translation>Adresse &amp;kopieren</translation>
    </message>
    <message>
        <source>Who has fetched what</source>
        <translation>Wer was geholt hat</translation>
    </message>
    <message>
        <source>Closing this stops it. You can play meanwhile.</source>
        <translation>Wer dies schließt, beendet es. Spielen kannst du inzwischen.</translation>
    </message>
    <message>
        <source>On the other computer, open this in a browser:</source>
        <translation>Öffne dies am anderen Computer in einem Browser:</translation>
    </message>
    <message>
        <source>or {addresses}</source>
        <translation>oder {addresses}</translation>
    </message>
    <message>
        <source>Bring the baggage on to {place}, with your figures around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge {enemies}: of 100 such fights {figure}&apos;s side hits in {win} and is hit in {lose}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose {figure}: it has the most to gain or to lose now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the loot: it forbids {figure} to charge and to shoot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fight on: of 100 such fights your side hits in {win} and is hit in {lose}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to {place}, and keep near your friends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to {place}, nearer to the baggage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to {place}, nearer to the loot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to {place}, nearer to your edge with the loot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to {place}: from there {figure} can charge {enemy}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to {place}: from there {figure} can shoot at {enemy}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to {place}: the hill is what this match is about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to {place}: where {figure} stands, {enemy} can come and charge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it at that: {figure} stands well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the baggage where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up the loot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover: shock costs an action, and a point in each fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up the baggage within {zone} inches of your edge, for instance at {example}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up your {kind} {figure} within {zone} inches of your edge, for instance at {example}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set your figures up near each other, and the archer behind them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoot at {enemy}: the die hits from {needed} on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of this turn are dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {rank} are called, and answered by {seats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw: of 100 such fights your side would be hit in {lose} and hit in {win}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} suffers most from a hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match has begun, and {name} in it has another key than you; only with that key can the seat be taken again</source>
        <translation>die Partie hat begonnen, und {name} hat darin einen anderen Schlüssel als du; nur mit diesem Schlüssel lässt sich der Platz wieder einnehmen</translation>
    </message>
    <message>
        <source>The {first} and the {last} are called: nobody answers.</source>
        <translation>Aufgerufen: {first} und {last}. Niemand antwortet.</translation>
    </message>
    <message>
        <source>The {first} to the {last} are called: nobody answers.</source>
        <translation>Aufgerufen: {first} bis {last}. Niemand antwortet.</translation>
    </message>
    <message>
        <source>This place</source>
        <translation>Dieser Ort</translation>
    </message>
    <message>
        <source>Leave it at that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fight on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the baggage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose where it goes, on the table or by typing it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{goal} coins win: {one} and {other}</source>
        <translation>{goal} Münzen gewinnen: {one} und {other}</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the village</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in woods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shock {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carries the loot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acts now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has had its turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an ally&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {whose}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at {x}, {y}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in contact with {code}, {way}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>charge: {odds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hits on {needed} ({share}, kills {kill})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins {win}, loses {lose}, kills {kill}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hill, crest at {where}: half speed uphill, +1 for who stands higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Village around {where}: half speed, cover, +1 in defence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wood around {where}: half speed, cover, +1 in defence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fence from {start} to {end}: crossing it is an action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hedge from {start} to {end}: crossing it is an action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 inch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} inches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{far} {way} of {code} ({where})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{far} {way} of {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{far} {way}, costs {cost} of 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {far} {way}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins are for figures alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who holds the hill at the end of two turns in a row gets 3 coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side 1 gets 3 coins for loot carried off its own edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side 2 gets 3 coins for the baggage at the far edge, side 1 for baggage in contact with nobody of side 2 within 4 inches at the end of a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>setting up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn {turn} of {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: {coins} of {goal} coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}, has held the hill for a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are dealt when everybody has been set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {rank} are called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The call has come to the {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: no cards in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: hidden cards {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: a hidden card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is activated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, in combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, actions left: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{coins} of {goal} coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gone to Valhalla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who acts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baggage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>charging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uphill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows on a measured table</source>
        <translation>Pfeile an einem vermessenen Tisch</translation>
    </message>
    <message>
        <source>Ask before a move on a measured table</source>
        <translation>An einem vermessenen Tisch vor jedem Zug nachfragen</translation>
    </message>
    <message>
        <source>Move the cursor by a quarter of an inch; with Shift a sixteenth, with Ctrl an inch</source>
        <translation>Den Zeiger um einen viertel Zoll bewegen; mit Umschalt um einen sechzehntel, mit Strg um einen ganzen</translation>
    </message>
    <message>
        <source>On a measured table: go there, and on from there</source>
        <translation>An einem vermessenen Tisch: dorthin gehen und von da weiter</translation>
    </message>
    <message>
        <source>Shift+Enter, Shift+click</source>
        <translation>Umschalt+Eingabe, Umschalt+Klick</translation>
    </message>
    <message>
        <source>Where there is no grid a click is easily a little beside. The first one shows where the move ends and what it costs; Enter, or a second one there, makes it.</source>
        <translation>Wo kein Raster ist, geht ein Klick leicht etwas daneben. Der erste zeigt, wo der Zug endet und was er kostet; die Eingabetaste oder ein zweiter Klick dort macht ihn.</translation>
    </message>
    <message>
        <source>&amp;Measure from here</source>
        <translation>&amp;Messen von hier</translation>
    </message>
    <message>
        <source>It {odds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds: {odds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dies {kill}, is wounded {wound}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden by {terrain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gap}&quot; from base to base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{way}; {far}&quot; to here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{length}&quot; of 6&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{length}&quot;, costs {cost}&quot; of 6&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here it would stand: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half speed uphill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card: its rows from the top, then its movement points; . grass, F forest, R river, M mountain, V Valknut, _ Parley card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{warband} ({sign}) {field} on the field, {supply} in the supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has one movement point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defeat</source>
        <translation>Niederlage</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>mit {names}</translation>
    </message>
    <message>
        <source>Victory. {reason}</source>
        <translation>Sieg. {reason}</translation>
    </message>
    <message>
        <source>Defeat. {reason}</source>
        <translation>Niederlage. {reason}</translation>
    </message>
    <message>
        <source>Nobody wins. {reason}</source>
        <translation>Niemand gewinnt. {reason}</translation>
    </message>
    <message>
        <source>you slay Eikthyr</source>
        <translation>ihr Eikthyr erlegt</translation>
    </message>
    <message>
        <source>the chance that {goal}</source>
        <translation>die Chance, dass {goal}</translation>
    </message>
    <message>
        <source>Side, or difficulty</source>
        <translation>Seite oder Schwierigkeit</translation>
    </message>
    <message>
        <source>With or against</source>
        <translation>Mit oder gegen</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>Hint: {what}. H again: the whole move.</source>
        <translation>Tipp: {what}. Noch einmal H: der ganze Zug.</translation>
    </message>
    <message>
        <source>{name} broke the match: {reason}. The proof is kept in {file}.</source>
        <translation>{name} hat die Partie gebrochen: {reason}. Der Beweis liegt in {file}.</translation>
    </message>
    <message>
        <source>{names} is linked, but the computer there has not sent {part} for {time}.</source>
        <translation>Verbindung zu {names} besteht, aber der Computer dort hat seit {time} nichts geschickt; es fehlt: {part}.</translation>
    </message>
    <message>
        <source>The match waits for it, and is kept.</source>
        <translation>Die Partie wartet darauf und ist aufbewahrt.</translation>
    </message>
    <message>
        <source>its hidden choice</source>
        <translation>seine verdeckte Wahl</translation>
    </message>
    <message>
        <source>its part of the cards or dice</source>
        <translation>sein Anteil an den Karten oder Würfeln</translation>
    </message>
    <message>
        <source>its signature of the result</source>
        <translation>seine Unterschrift unter das Ergebnis</translation>
    </message>
    <message>
        <source>its word about who plays on</source>
        <translation>sein Wort dazu, wer weiterspielt</translation>
    </message>
    <message>
        <source>its word that it has received the last choice</source>
        <translation>seine Bestätigung, dass die letzte Wahl angekommen ist</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Was neu ist</translation>
    </message>
    <message>
        <source>{amount} × {thing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fight {enemy}, or go on. Left: action points {points}, steps {steps}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go, gather, craft or eat. Left: action points {points}, steps {steps}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action points {points}, steps {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{thing} (turns left: {turns})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns: {turns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 piece taken</source>
        <translation>1 Figur geschlagen</translation>
    </message>
    <message>
        <source>{count} pieces taken</source>
        <translation>{count} Figuren geschlagen</translation>
    </message>
    <message>
        <source>1 player out</source>
        <translation>1 Spieler ausgeschieden</translation>
    </message>
    <message>
        <source>{count} players out</source>
        <translation>{count} Spieler ausgeschieden</translation>
    </message>
    <message>
        <source>{who} is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All have sealed their choice. The seals break.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is tied: every main action takes effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a god</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied with {card}: {who}. They wait for the clash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied main actions go to the discards, their supports back to the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clash: {count} cards are turned up for {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draugr! It costs a card: {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draugr! It costs {count} cards each: {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No draugr this time. The tied take a card each from the armory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lone draugr: the sword takes a card first, for {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draugar stay in the armory for ever.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: back into the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: to the armory, to be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} turns up: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} players, {short} to {long} minutes.</source>
        <translation>{players} Spieler, {short} bis {long} Minuten.</translation>
    </message>
    <message>
        <source>Seal the choice</source>
        <translation>Die Wahl versiegeln</translation>
    </message>
    <message>
        <source>More rules</source>
        <translation>Mehr Regeln</translation>
    </message>
    <message>
        <source>Fewer rules</source>
        <translation>Weniger Regeln</translation>
    </message>
    <message>
        <source>Show the rules that few tables change</source>
        <translation>Zeigt die Regeln, die wenige Tische ändern</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Auf das Brett sehen</translation>
    </message>
    <message>
        <source>Show the turning points</source>
        <translation>Die Wendepunkte zeigen</translation>
    </message>
    <message>
        <source>1 move.</source>
        <translation>1 Zug.</translation>
    </message>
    <message>
        <source>{count} moves.</source>
        <translation>{count} Züge.</translation>
    </message>
    <message>
        <source>{count} moves in 1 minute.</source>
        <translation>{count} Züge in 1 Minute.</translation>
    </message>
    <message>
        <source>{count} moves in {minutes} minutes.</source>
        <translation>{count} Züge in {minutes} Minuten.</translation>
    </message>
    <message>
        <source>{what} (move {moves}).</source>
        <translation>{what} (Zug {moves}).</translation>
    </message>
    <message>
        <source>{what} (moves {moves}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 slain</source>
        <translation>1 gefallen</translation>
    </message>
    <message>
        <source>{count} slain</source>
        <translation>{count} gefallen</translation>
    </message>
    <message>
        <source>Page for any browser ({kind})</source>
        <translation>Seite für jeden Browser ({kind})</translation>
    </message>
    <message>
        <source>Animated picture ({kind})</source>
        <translation>Bewegtes Bild ({kind})</translation>
    </message>
    <message>
        <source>Save the match for a browser</source>
        <translation>Die Partie für einen Browser speichern</translation>
    </message>
    <message>
        <source>Save the &amp;match for a browser…</source>
        <translation>Die Partie für einen Br&amp;owser speichern…</translation>
    </message>
    <message>
        <source>One moment back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One moment forward</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ans Ende</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Augenblick</translation>
    </message>
    <message>
        <source>Arrow keys step, Space plays. This page needs no network.</source>
        <translation>Pfeiltasten gehen Schritte, die Leertaste spielt ab. Diese Seite braucht kein Netz.</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Der Anfang</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The match was taken back while it was written. Save it once more.</source>
        <translation>Die Partie wurde zurückgenommen, während sie geschrieben wurde. Speichere sie noch einmal.</translation>
    </message>
    <message>
        <source>The match cannot be written to {file}.</source>
        <translation>Die Partie kann nicht nach {file} geschrieben werden.</translation>
    </message>
    <message>
        <source>The match is in {file}.</source>
        <translation>Die Partie ist in {file}.</translation>
    </message>
    <message>
        <source>Writing the match: {done} of {all}</source>
        <translation>Die Partie wird geschrieben: {done} von {all}</translation>
    </message>
    <message>
        <source>{file}: {reason}. With MEADHALL_HOME=FOLDER, everything is kept in a folder you name.</source>
        <translation>{file}: {reason}. Mit MEADHALL_HOME=ORDNER liegt alles in einem Ordner deiner Wahl.</translation>
    </message>
    <message>
        <source>threatens {pieces}</source>
        <translation>droht auf {pieces}</translation>
    </message>
    <message>
        <source>takes out of danger what was on {pieces}</source>
        <translation>bringt in Sicherheit, was auf {pieces} stand</translation>
    </message>
    <message>
        <source>threatens the corner {corner} at once</source>
        <translation>droht sofort mit der Ecke {corner}</translation>
    </message>
    <message>
        <source>threatens the corner {corner} in {count} moves</source>
        <translation>droht mit der Ecke {corner} in {count} Zügen</translation>
    </message>
    <message>
        <source>shuts the king&apos;s way to the corner {corner}</source>
        <translation>versperrt dem König den Weg zur Ecke {corner}</translation>
    </message>
    <message>
        <source>Moments to try again</source>
        <translation>Augenblicke zum Wiederholen</translation>
    </message>
    <message>
        <source>Move {number}: {words}</source>
        <translation>Zug {number}: {words}</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Versuchen</translation>
    </message>
    <message>
        <source>Try again: {title}, {words}</source>
        <translation>Noch einmal versuchen: {title}, {words}</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Forget: {title}, {words}</source>
        <translation>Vergessen: {title}, {words}</translation>
    </message>
    <message>
        <source>No one nearby yet. People who come are shown here.</source>
        <translation>Noch niemand in der Nähe. Wer kommt, steht hier.</translation>
    </message>
    <message>
        <source>The moment cannot be kept: the disk takes nothing.</source>
        <translation>Der Augenblick kann nicht aufgehoben werden: Die Platte nimmt nichts an.</translation>
    </message>
    <message>
        <source>The moment is kept. It is on the home page.</source>
        <translation>Der Augenblick ist aufgehoben. Er steht auf der Startseite.</translation>
    </message>
    <message>
        <source>The {rank} are called. All who hold one show it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People who see you look around nearby may invite you to a table. Nothing opens by itself.</source>
        <translation>Wer in der Nähe sieht, dass du dich umsiehst, kann dich an einen Tisch einladen. Nichts öffnet sich von selbst.</translation>
    </message>
    <message>
        <source>Show how the other side makes use of the mistake</source>
        <translation>Zeigt, wie die andere Seite den Fehler nutzt</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Die Antwort zeigen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>Keep this moment on the home page, and try it again another day</source>
        <translation>Hebt diesen Augenblick auf der Startseite auf, für einen anderen Tag</translation>
    </message>
    <message>
        <source> It allows: {line}.</source>
        <translation> Es erlaubt: {line}.</translation>
    </message>
    <message>
        <source>{name} cost {cost}.</source>
        <translation>{name} kostete {cost}.</translation>
    </message>
    <message>
        <source>{person} ({side})</source>
        <translation>{person} ({side})</translation>
    </message>
    <message>
        <source>The sign beside your name, here and on the computers of the others.</source>
        <translation>Das Zeichen neben deinem Namen, hier und auf den Rechnern der anderen.</translation>
    </message>
    <message>
        <source>Your emblem</source>
        <translation>Dein Zeichen</translation>
    </message>
    <message>
        <source>drinking horn</source>
        <translation>Trinkhorn</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>flame</source>
        <translation>Flamme</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>Mond</translation>
    </message>
    <message>
        <source>one that your key gives you</source>
        <translation>eines, das dir dein Schlüssel gibt</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>sun</source>
        <translation>Sonne</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Three words, an invitation, or an address such as 192.168.1.5:4000</source>
        <translation>Drei Wörter, eine Einladung oder eine Adresse wie 192.168.1.5:4000</translation>
    </message>
    <message>
        <source>Three words, invitation or address</source>
        <translation>Drei Wörter, Einladung oder Adresse</translation>
    </message>
    <message>
        <source>Compare &amp;words</source>
        <translation>&amp;Wörter vergleichen</translation>
    </message>
    <message>
        <source>You need not: a person who comes for the first time is trusted, and known from then on. If you want to be sure, read these words to each other. They must be the same on both screens, in the same language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words in</source>
        <translation>Wörter auf</translation>
    </message>
    <message>
        <source>This is not the key of the {name} whom you know. Perhaps {name} has a new computer; perhaps it is somebody else. Ask {name} to read out the words below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn away</source>
        <translation>Wegschicken</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>noch nicht bereit</translation>
    </message>
    <message>
        <source>{part}, {state}</source>
        <translation>{part}, {state}</translation>
    </message>
    <message>
        <source>Turn {name} away</source>
        <translation>{name} wegschicken</translation>
    </message>
    <message>
        <source>I am read&amp;y</source>
        <translation>Ich bin &amp;bereit</translation>
    </message>
    <message>
        <source>Change what is &amp;played</source>
        <translation>Ä&amp;ndern, was gespielt wird</translation>
    </message>
    <message>
        <source>To anybody else, show or give this:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The invitation as a QR code</source>
        <translation>Die Einladung als QR-Code</translation>
    </message>
    <message>
        <source>Everybody is here, but one of them has another key than you know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at what is played, and say that you are ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All are ready. The match begins in {count}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not ready yet: {names}.</source>
        <translation>Noch nicht bereit: {names}.</translation>
    </message>
    <message>
        <source>Others on this network see the table. These three words also lead to it:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>Diese Regeln &amp;verwenden</translation>
    </message>
    <message>
        <source>Keep a seat for somebody nearby.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is no invitation, no three words of a table, and no address such as 192.168.1.5:4000.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table plays by other rules now. Look at them, and say that you are ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two tables have these words, and one of them may be false. Choose the table from the list, or ask for the long invitation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Follow</source>
        <translation>&amp;Folgen</translation>
    </message>
    <message>
        <source>A&amp;rrow between marks</source>
        <translation>&amp;Pfeil zwischen den Zeichen</translation>
    </message>
    <message>
        <source>&amp;Clear my marks</source>
        <translation>Meine Zeichen l&amp;öschen</translation>
    </message>
    <message>
        <source>{name} leads through the match.</source>
        <translation>{name} führt durch die Partie.</translation>
    </message>
    <message>
        <source>&amp;Follow {name}</source>
        <translation>{name} &amp;folgen</translation>
    </message>
    <message>
        <source>{name} points at {place}.</source>
        <translation>{name} zeigt auf {place}.</translation>
    </message>
    <message>
        <source>{name} draws an arrow from {start} to {end}.</source>
        <translation>{name} zeichnet einen Pfeil von {start} nach {end}.</translation>
    </message>
    <message>
        <source>You lead: the others see what you see. Point at the board to mark and to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the match together: one leads, and all see the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leads. Go elsewhere, and you are on your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leads, and looks at move {number}. You are on your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead th&amp;e others through it</source>
        <translation>Die anderen h&amp;indurchführen</translation>
    </message>
    <message>
        <source>Look on m&amp;y own</source>
        <translation>Für mich all&amp;ein schauen</translation>
    </message>
    <message>
        <source>After that, {count} envelopes wait for one that is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards have been opened, and every choice was checked against the cards behind it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All have signed that; the file of the game before is not beside this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do all at this keyboard agree to a draw? Type yes or no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit code: 0 it was done, 1 it could not be done, 2 the words are wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {number} of {length} is over: {scores}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meadhall: six Norse board games for friends on one network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all cards have been opened; a choice that only they could forbid is not checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Enter for the next game, with sides swapped; Ctrl+D leaves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That does not fit the file of the game before: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer at {seat}, hosted by {host}: {told}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged; what is left of the match holds, {count} answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of the game before says the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match holds as far as it goes: {count} answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match holds to its end: {count} answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next game can be begun in the window, from this one in the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game ends with a winner: there is no draw to agree on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is kept in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is game {number} of {length}. Before it: {scores}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the {name} whom you have met: the key is another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is kept in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match was broken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This proves nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a move as the list shows it; its beginning alone lists what can follow.
  moves   list every move      undo   take the last move back     log    what has happened
  show    draw the board       help   this text                   quit   leave; the match is kept
  resign  give the match up    draw   agree that nobody wins      rules  the rules of the game
  hint    hear what the computer would think of, and what the others threaten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the computer chose is computed again; --quick leaves that out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have met this key as {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You leave the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a designer the rulebook does not name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broke the match: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check a match file, seat by seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count the ways a game can begin, to check the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw a game&apos;s opening position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw the positions of a match file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>explain a command, or list them all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has not signed an end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let computer players play against each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let the others on this network install Meadhall from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list people and tables on this network as they come and go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list the games, their players and their options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make a match file of such a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match files to open, or a link to a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches at the same time (1; with --cluster local one for each processor)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>meadhall --install-desktop puts it into the menu; its files open by a double click.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>meadhall help COMMAND explains one of them; meadhall --version tells what runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>meadhall: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measure how fast this computer plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open a table for friends on this network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play at this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print the page for the system&apos;s manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print the rules of a game, with its drawings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print what completes these commands in a shell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print what happened in a match file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>render every page and board of the window as pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say what the computer thinks of a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say who plays: --seat is to be given twice, not {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signed the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sit down at a friend&apos;s table, or look on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no command {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no game called {game}; did you mean {near}?</source>
        <translation>es gibt kein Spiel namens {game}; meintest du {near}?</translation>
    </message>
    <message>
        <source>there is no game called {game}; the games are: {games}</source>
        <translation>es gibt kein Spiel namens {game}; die Spiele sind: {games}</translation>
    </message>
    <message>
        <source>there is no level {level}; the levels are: {levels}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they are not the computer players of this installation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>those who began as {side} {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage: meadhall [COMMAND] [...]     without a command: open the window
       meadhall FILE.saga           open a match in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it chose cannot be computed again: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where two play: who stays away for longer forfeits the match; where more play, the others go on without one who has not chosen for so long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a match as a text, as a page for a browser or as an animated picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} choices, each computed again and found the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} envelopes, all signed, linked and within the rules; {end}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{default} unless you say otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a match among several computers. `meadhall join --saga FILE` or `meadhall host` goes on with it, `meadhall replay FILE` shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is somebody else&apos;s match, or cannot be written to. `meadhall replay FILE` shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({seats}; {words}): {told}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} claims the match, because the other has stayed away for too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} told two stories in step {step}: two envelopes in one place, both signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} writes what it does into {file}, for a report of a bug.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option}, with any of these, writes what the program does into a log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} Nobody won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} {winners:capital} won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}. Type moves to see what is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}, take the keyboard and press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, by {designer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{why} (step {step})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is not understood here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answer another program that wants a computer player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resigned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has resigned. The computer plays on there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign for {side}? The match is lost and over then. Type yes or no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign for {side}? You have lost then; the computer plays on there, and the others go on. Type yes or no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nobody here who could resign now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins turn {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser:capital} resigned, and has lost. The computer plays on there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} But {who} had resigned, and the computer played on, so the others share it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who:capital} has nobody left to activate with the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who:capital} shows the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The aim: {plan}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: {plan}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more round wins, if all strike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} more rounds win, if all strike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worst next blow takes {blow} of {health} health.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody stands ready to flank a unit of yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your points rise from {old} to {new}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} falls from {old} to {new} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shuts one side of {units}: one more opposite flanks it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody stands ready to flank it there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} on {zone}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then there is one move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves then: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From rocks of the home island with a pickaxe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From deer, and from fulings. Cook it at a campfire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} plans: {plan}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} asks: “{wish}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose where it lies (1 place); R or the wheel turns it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose where it lies (1 place)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beginning of the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It could go to {count} places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moves}: {chance}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before move {number}, {side}: {chance} ({visits} tries).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions that are mirror images of each other are counted once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster shows what runs at {link}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a worker runs other rules or another search than this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {count} minutes left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accept if this Elo is nearer to HIGH (0,40)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check N positions by an independent walk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>docs/lab.md says what comes of it, what it costs, and how to start a cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>find the weights of a game&apos;s evaluation by self-play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it counts other things than the game does now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is for another game or other options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was learned for {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was learned with other options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let a Dask cluster do the work: the address of its scheduler, or local</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log loss on matches left out: {learned}; weights in use {used}; nothing {nothing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches of the deciding duel at most (400)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches to learn from (1000)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no endgame tables can be made of {game} with these options; heXentafl 4x4 has some</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no scheduler answers at {address}; start one with: dask scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print objects for a program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proven: neither side can force a win; what keeps it so: {moves}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say what these endgame tables have proven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>self-play, round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simulations for each choice (60)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so often; from the second round on by the weights of the round before (1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solve the endgames of a game, backwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cluster at {address} was lost; what was finished is safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the duel that decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the endgame tables do not tell: this position is not in them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same seed, the same numbers (1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table that is wanted, as 1m3r: one man and three raiders; without it, a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no endgame table in {folder}; make some with: meadhall solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no table {table}; the tables are: {tables}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where its work is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the tables are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who plays the first round, as in meadhall duel (search)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>workers were lost over one piece of work each time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be used as an endgame table: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no file of weights for {game}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} holds work of another plan ({what} is different); go on with the same words, or name another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} counts nothing in a position, so there is nothing to learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: 1 position of {matches} matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: learning curve, {matches} matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: {count} positions of {matches} matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} to move: wins {wins}, loses {loses}, neither {open}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{table}: 1 position checked, its code follows from the moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{table}: first look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{table}: one move from the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{table}: the code of this position does not follow from the moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{table}: {count} moves from the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{table}: {count} positions checked, each code follows from the moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{table}: {count} positions, the longest win in {moves} moves; {seconds} seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--cluster needs Dask, which is not installed here; install it with: pip install meadhall[lab]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was made by other rules; make it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proven: won for {seat} with the next move; best: {moves}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proven: won for {seat}, in {count} moves; best: {moves}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looks a move ahead, and overlooks quiet moves and second threats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overlooks much, most of all what is far, quiet or threatened twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overlooks nothing, and gets better with time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Styles of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no style of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what each computer player likes to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the styles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>careful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves you little to gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seeks positions in which it is easy to go wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes and attacks where it can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no style {style}; the styles are: {styles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tricky</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level}, {style}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has no style; only levels and searches have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let the computer play this seat, given by number or name; may be given several times. The levels are thrall, karl, huskarl, jarl, einherjar; the styles bold, careful, tricky, or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in this game a computer player has no style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in this game no computer player is {style}; the styles are: {styles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a part of the way there is no folder</source>
        <translation>ein Teil des Weges dorthin ist kein Ordner</translation>
    </message>
    <message>
        <source>another program uses it already</source>
        <translation>ein anderes Programm benutzt es schon</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>no answer has come in time</source>
        <translation>es kam rechtzeitig keine Antwort</translation>
    </message>
    <message>
        <source>no way leads there from this network</source>
        <translation>aus diesem Netz führt kein Weg dorthin</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>dort kann nichts geschrieben werden</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>die Festplatte ist voll</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>das System erlaubt es nicht</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>eine solche Datei oder einen solchen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>this computer does not have that address</source>
        <translation>dieser Computer hat diese Adresse nicht</translation>
    </message>
</context>
</TS>
