"""What the rules pages and lessons claim is what is played.

Each claim is a piece of a sentence as it stands in both languages, and the test of the rules that
holds the engine to it. A sentence that is reworded meets its rule here, and a rule that is changed
meets its sentence.
"""

import re
from collections.abc import Callable
from functools import partial
from typing import Final

import pytest

from meadhall.ai.levels import LEVELS
from meadhall.client.learning.rulebook import resource
from meadhall.engines.nxs.pieces import ULFHEDNAR
from tests.client.learning import claims_of_skirmish, claims_of_valheim, claims_of_valknut
from tests.client.learning.claims import Claim
from tests.engines.hexentafl import test_capture as hex_capture
from tests.engines.hexentafl import test_ending as hex_ending
from tests.engines.hexentafl import test_movement as hex_movement
from tests.engines.nxs import (
    test_capture,
    test_card_modes,
    test_deadlock,
    test_jotunn,
    test_movement,
    test_options,
    test_pieces,
    test_runes,
    test_setups,
    test_territory,
    test_three,
    test_victory,
)
from tests.engines.valhalla import (
    test_clash,
    test_final,
    test_gods,
    test_losing,
    test_strategic,
)


def hexentafl(english: str, italian: str, holds: Callable[[], object]) -> Claim:
    return Claim("hexentafl", english, italian, holds)


def nxs(english: str, italian: str, holds: Callable[[], object]) -> Claim:
    return Claim("nxs", english, italian, holds)


def valhalla(english: str, italian: str, holds: Callable[[], object]) -> Claim:
    return Claim("valhalla", english, italian, holds)


CLAIMS: Final = [
    hexentafl(
        "as soon as the king stands on any of the six corners",
        "appena il re sta su uno qualsiasi dei sei angoli",
        hex_ending.test_the_king_wins_on_any_corner,
    ),
    hexentafl(
        "as soon as they take the king",
        "appena prendono il re",
        hex_ending.test_taking_the_king_wins_for_the_attackers,
    ),
    hexentafl(
        "A player who has no move left loses",
        "Chi non ha più mosse perde",
        hex_ending.test_a_side_without_pieces_to_move_loses,
    ),
    hexentafl(
        "a position comes up for the third time",
        "una posizione si presenta per la terza volta",
        hex_ending.test_the_third_occurrence_of_a_position_is_a_draw,
    ),
    hexentafl(
        "nothing is taken for two hundred moves, it is a draw",
        "per duecento mosse nulla viene preso, è patta",
        hex_ending.test_two_hundred_moves_without_a_capture_are_a_draw,
    ),
    hexentafl(
        "unless the table chooses the attackers or the lot",
        "se il tavolo non sceglie gli attaccanti o la sorte",
        partial(hex_movement.test_the_lot_may_say_who_begins, "attackers", 1),
    ),
    hexentafl(
        "over as many empty cells as you like",
        "su quante caselle vuote si vuole",
        hex_movement.test_a_man_slides_any_distance_along_the_three_lines,
    ),
    hexentafl(
        "Nothing is jumped over",
        "Non si salta nulla",
        hex_movement.test_pieces_do_not_jump,
    ),
    hexentafl(
        "Only the king may stop on the throne in the middle; the others may slide across it",
        "Solo il re può fermarsi sul trono, al centro; gli altri possono attraversarlo",
        hex_movement.test_a_raider_slides_across_the_empty_throne_but_does_not_stop_on_it,
    ),
    hexentafl(
        "unless the table has forbidden that",
        "se il tavolo non l'ha vietato",
        hex_movement.test_with_the_option_off_the_throne_stops_all_but_the_king,
    ),
    hexentafl(
        "All may stop on a corner",
        "Su un angolo possono fermarsi tutti",
        hex_movement.test_attackers_may_go_back_to_a_corner_and_so_may_men,
    ),
    hexentafl(
        "On the small board the king goes one step at a time",
        "Sul tavoliere piccolo il re va di un passo alla volta",
        hex_movement.test_the_king_takes_one_step_on_the_small_board,
    ),
    hexentafl(
        "On the large board he goes as far as the others",
        "Su quello grande va lontano come gli altri",
        hex_movement.test_the_king_slides_on_the_large_board,
    ),
    hexentafl(
        "Who walks between two enemies of his own accord is safe",
        "Chi entra da sé fra due nemici è al sicuro",
        hex_capture.test_a_man_may_step_between_two_raiders_unharmed,
    ),
    hexentafl(
        "If it closes several traps at once, all those enemies are taken",
        "Se ne chiude più d'una, tutti quei nemici sono presi",
        hex_capture.test_one_move_may_take_several,
    ),
    hexentafl(
        "The king may help his men to take",
        "Il re può aiutare i suoi uomini a prendere",
        hex_capture.test_the_king_is_hammer_and_anvil_like_a_man,
    ),
    hexentafl(
        "It is taken by enemies on the two cells beside it along the rim",
        "Lo prendono due nemici sulle due caselle accanto, lungo il bordo",
        hex_capture.test_on_a_corner_the_two_neighbours_along_the_rim_are_captors,
    ),
    hexentafl(
        "an empty one never helps to shut in",
        "vuoti, non aiutano mai a chiudere",
        hex_capture.test_an_empty_throne_and_empty_corners_are_nobodys_captors,
    ),
    hexentafl(
        "even right beside it, the king is taken like anybody else",
        "anche proprio accanto, il re si prende come chiunque",
        hex_capture.test_beside_the_throne_too_two_captors_are_enough,
    ),
    hexentafl(
        "it takes three raiders, on every other side of him",
        "servono tre razziatori, un lato sì e uno no attorno a lui",
        hex_capture.test_on_the_throne_the_king_falls_to_three_on_every_other_side,
    ),
    nxs(
        "The first to hold ten cells of enemy land",
        "Il primo che tiene dieci caselle di terra nemica",
        test_setups.test_the_default_is_the_medium_match_to_ten,
    ),
    nxs(
        "also a different one for each player",
        "anche diversa per ciascuno",
        test_options.test_a_goal_of_ones_own_replaces_everybodys,
    ),
    nxs(
        "at least a third of it, rounded up, must come from each of the two others: four of ten",
        "almeno un terzo, arrotondato in su, deve venire da ciascuna delle altre due: quattro su",
        partial(test_victory.test_a_third_of_the_goal_is_rounded_up, 10, 4),
    ),
    nxs(
        "A move that would bring somebody else to his goal is not allowed",
        "Una mossa che porterebbe un altro alla sua meta non è permessa",
        test_victory.test_a_move_that_gives_the_opponent_his_goal_is_forbidden,
    ),
    nxs(
        "if the same move brings you to your own goal, and you hold more land than he, you win",
        "se la stessa mossa porta te alla tua, e tieni più terra di lui, vinci tu",
        test_victory.test_close_call_whoever_gets_more_by_the_move_wins,
    ),
    nxs(
        "unless it also brings you to yours with more land than he: a close call",
        "se non porta anche te alla tua con più terra di lui: una vittoria di misura",
        test_victory.test_no_close_call_with_as_much_as_the_opponent,
    ),
    nxs(
        "you lose a match of two",
        "in due perdi",
        test_deadlock.test_of_two_players_the_one_who_cannot_move_loses,
    ),
    nxs(
        "In a match of three you are passed over",
        "In tre il tuo turno è saltato",
        test_three.test_a_player_who_cannot_move_is_passed_over,
    ),
    nxs(
        "if nobody can move, it is a deadlock",
        "se nessuno può muovere, è stallo",
        test_deadlock.test_when_nobody_can_move_it_is_a_deadlock,
    ),
    nxs(
        "a position that comes up for the third time with the same player to move",
        "una posizione si presenta per la terza volta con lo stesso giocatore di turno",
        test_deadlock.test_the_third_occurrence_of_a_position_is_a_deadlock,
    ),
    nxs(
        "a hundred turns of each player in which nothing is taken",
        "per cento turni di ciascuno nulla è preso",
        test_deadlock.test_a_hundred_turns_of_each_without_progress_are_a_deadlock,
    ),
    nxs(
        "nobody holds more land than ever before",
        "nessuno tiene più terra di quanta ne abbia mai tenuta",
        test_deadlock.test_more_land_than_ever_before_is_progress,
    ),
    nxs(
        "Then the most land wins, after that the most pieces taken; else it is a draw",
        "Allora vince chi ha più terra, poi chi ha preso più pezzi; altrimenti è patta",
        test_deadlock.test_with_equal_land_whoever_has_taken_more_pieces,
    ),
    nxs(
        "unless the table names somebody else or lets the lot decide",
        "se il tavolo non nomina un altro o non lascia decidere la sorte",
        partial(test_options.test_the_lot_may_say_who_begins, 2, {}),
    ),
    nxs(
        "Each tribe has seven pieces in a short match, ten in a medium one; in a long one twelve",
        "Ogni tribù ha sette pezzi in una partita breve, dieci in una media; in una lunga dodici",
        lambda: [
            test_setups.test_the_table_of_pieces_and_first_moves(*row)
            for row in test_setups.TABLE[:3]
        ],
    ),
    nxs(
        "or fourteen where three areas are in play",
        "o quattordici dove si gioca su tre aree",
        test_setups.test_a_full_tribe_has_fourteen_pieces,
    ),
    nxs(
        "tiles are drawn for all places but the Jöfurrs': one draw for all tribes, or one for each",
        "tessere per tutti i posti tranne quelli degli Jöfurr: una pesca per tutte le tribù, o una",
        test_setups.test_one_draw_serves_all_and_own_draws_differ,
    ),
    nxs(
        "On two areas each tribe has one Seiðkona, also where tiles are drawn",
        "Su due aree ogni tribù ha una Seiðkona, anche con i posti a caso",
        test_setups.test_two_players_leave_two_sorceresses_out_of_the_bag,
    ),
    nxs(
        "goes at most as many cells as it has runes",
        "va al massimo di tante caselle quante sono le sue rune",
        partial(test_movement.test_sigils_times_runes_are_the_moves_in_the_open, "WB0", 8),
    ),
    nxs(
        "Where two sigils lie side by side, a **spear** stands at the corner between them",
        "Dove due sigilli stanno vicini, nel vertice fra loro c'è una **lancia**",
        partial(test_pieces.test_a_spear_stands_exactly_between_neighbouring_sigils, ULFHEDNAR),
    ),
    nxs(
        "The piece keeps its facing",
        "Il pezzo resta rivolto com'era",
        test_movement.test_a_piece_keeps_its_facing_as_it_moves,
    ),
    nxs(
        "if one stands on either of the two cells between, the way is barred",
        "se uno sta su una delle due caselle in mezzo, la via è chiusa",
        test_capture.test_an_enemy_on_the_left_of_the_corner_blocks_the_jump,
    ),
    nxs(
        "Your own pieces bar nothing",
        "I tuoi pezzi non chiudono nulla",
        test_capture.test_own_pieces_do_not_block_the_jump,
    ),
    nxs(
        "The **Seiðkona** strikes nobody, and nobody can strike her",
        "La **Seiðkona** non colpisce nessuno, e nessuno può colpirla",
        test_capture.test_a_sorceress_cannot_be_attacked,
    ),
    nxs(
        "a line may run across the areas of both your enemies",
        "una linea può attraversare le aree di tutt'e due i nemici",
        test_three.test_a_line_between_two_pieces_may_cross_both_enemies_areas,
    ),
    nxs(
        "A cell may be held by two players at once, and counts for both",
        "Una casella può essere tenuta da due giocatori insieme, e conta per entrambi",
        test_three.test_two_players_may_hold_the_same_cell,
    ),
    nxs(
        "A card is used instead of your move, one in a turn",
        "Una carta si usa invece della mossa, una per turno",
        test_runes.test_a_card_is_cast_instead_of_the_move_and_only_one_in_a_turn,
    ),
    nxs(
        "*Exchange* and *Twin Rotation* also touch a second one",
        "*Scambio* e *Doppia rotazione* ne toccano anche un secondo",
        test_runes.test_twin_rotation_turns_two_different_pieces,
    ),
    nxs(
        "a *Ward* lasts until your next turn",
        "una *Protezione* dura fino al tuo prossimo turno",
        test_runes.test_a_ward_lasts_until_the_next_turn_of_its_owner,
    ),
    nxs(
        "In *Sannligr* two players get the same three cards",
        "In *Sannligr* due giocatori ricevono le stesse tre carte",
        partial(test_card_modes.test_sannligr_gives_both_the_same_three_of_the_marked_cards, 1),
    ),
    nxs(
        "each gets three, or up to six if the table agrees",
        "ognuno ne riceve tre, o fino a sei se il tavolo vuole",
        partial(
            test_card_modes.test_the_drawing_of_the_three_deals_three_to_six_cards_face_up, 3, 6
        ),
    ),
    nxs(
        "In both, each card is used once",
        "In entrambe ogni carta si usa una volta",
        test_card_modes.test_a_used_card_is_not_used_again,
    ),
    nxs(
        "each has two: a used card changes places with the one in the middle",
        "ognuno ne ha due: la carta usata si scambia con quella in mezzo",
        test_card_modes.test_onitama_a_used_card_changes_places_with_the_one_in_the_middle,
    ),
    nxs(
        "only the very first turn of the match has no gold part",
        "solo il primissimo turno della partita non ha la parte dell'oro",
        test_jotunn.test_only_the_very_first_turn_has_no_gold_part,
    ),
    nxs(
        "At least a third of your goal must come from the other player's land, and at least a",
        "Almeno un terzo della tua meta deve venire dalla terra dell'altro giocatore, e almeno un",
        test_jotunn.test_a_third_of_the_goal_must_come_from_gold,
    ),
    nxs(
        "Gold takes and is taken like anybody",
        "L'oro prende ed è preso come chiunque",
        test_jotunn.test_gold_takes_and_is_taken,
    ),
    nxs(
        "Gold blocks jumps and breaks lines",
        "L'oro ferma i salti e spezza le linee",
        test_jotunn.test_gold_blocks_a_jump_and_a_line,
    ),
    nxs(
        "It holds no land and never wins",
        "Non tiene terra e non vince mai",
        test_jotunn.test_the_jotunn_holds_no_land_and_never_wins,
    ),
    nxs(
        "A gold piece must not be moved to where a player could take it",
        "Un pezzo d'oro non si muove dove un giocatore potrebbe prenderlo",
        test_jotunn.test_a_gold_piece_that_moves_must_be_safe_where_it_stops_even_if_it_was_in_danger,
    ),
    nxs(
        "nor so that a player could then take another gold piece that he could not take before",
        "né in modo che un giocatore possa poi prendere un altro pezzo d'oro che prima non poteva",
        test_jotunn.test_a_gold_piece_that_one_player_could_take_must_not_be_opened_to_the_other,
    ),
    nxs(
        "A Seiðkona of gold's can go anywhere",
        "Una Seiðkona d'oro può andare dovunque",
        test_jotunn.test_a_gold_sorceress_is_never_in_danger,
    ),
    nxs(
        "If gold has no such move, its part is left out",
        "Se l'oro non ha una mossa così, la sua parte si salta",
        test_jotunn.test_without_a_gold_move_the_part_is_left_out,
    ),
    nxs(
        "Only an enemy piece on a line breaks it",
        "Solo un pezzo nemico su una linea la spezza",
        test_territory.test_an_enemy_on_the_line_breaks_it,
    ),
    valhalla(
        "The cards in your hand are your life: with fewer than two of them at the end of a phase",
        "Le carte in mano sono la tua vita: chi alla fine di una fase ne ha meno di due",
        test_losing.test_who_has_one_card_left_turns_up_three_and_keeps_one,
    ),
    valhalla(
        "If all go out together, all have lost",
        "Se escono tutti insieme, tutti hanno perso",
        test_losing.test_those_who_go_out_last_together_all_lose,
    ),
    valhalla(
        "the support goes back to his hand, and he waits for the clash",
        "il supporto torna in mano, e lui aspetta lo scontro",
        test_strategic.test_the_same_main_action_ties_and_the_support_goes_back,
    ),
    valhalla(
        "All others say, one after the other, on whom their main action falls",
        "Gli altri dicono, uno dopo l'altro, su chi cade la loro azione principale",
        test_strategic.test_effects_are_declared_before_anybody_draws_from_the_leader_on,
    ),
    valhalla(
        "the other goes under the deck unseen, a draugr too",
        "l'altra va sotto il mazzo senza essere mostrata, anche un draugr",
        test_strategic.test_a_draugr_beside_another_card_is_set_aside_unseen,
    ),
    valhalla(
        "weapons or wolves that he does not keep go to the armory",
        "le armi e i lupi che non tiene vanno nell'armeria",
        test_strategic.test_an_axed_draw_leaves_its_other_weapons_in_the_armory,
    ),
    valhalla(
        "the other goes under the deck",
        "l'altra va sotto il mazzo",
        test_strategic.test_one_of_two_drawn_cards_is_kept_and_the_other_goes_to_the_bottom,
    ),
    valhalla(
        "takes a weapon or a wolf **from the armory** onto his discards",
        "prende un'arma o un lupo **dall'armeria** fra i suoi scarti",
        test_strategic.test_a_card_taken_from_the_armory_goes_to_the_discards,
    ),
    valhalla(
        "He must do one of the two, unless the table has agreed that drawing may be declined",
        "Una delle due cose è d'obbligo, se il tavolo non ha deciso che si può rinunciare",
        test_strategic.test_a_table_may_agree_that_drawing_can_be_declined,
    ),
    valhalla(
        "Two cards for each tied player are turned up from the deck into the armory",
        "Per ogni giocatore in parità si scoprono due carte dal mazzo, nell'armeria",
        test_clash.test_two_cards_are_turned_up_for_each_who_tied,
    ),
    valhalla(
        "**Each draugr costs each of the tied a card**",
        "**Ogni draugr costa a ciascuno di loro una carta**",
        test_clash.test_draugar_cost_every_one_who_tied_a_card_and_nobody_else,
    ),
    valhalla(
        "Then each of them takes a card from the armory into the hand, but never a draugr",
        "Poi ciascuno prende in mano una carta dall'armeria, ma mai un draugr",
        test_clash.test_each_who_tied_takes_one_card_from_the_armory_in_turn_order,
    ),
    valhalla(
        "may use their support action before the cards are turned up",
        "può usare la sua azione di supporto prima che si scoprano le carte",
        test_clash.test_supports_are_declared_before_anything_is_turned_up,
    ),
    valhalla(
        "The armory keeps five cards at most, its draugar counted",
        "L'armeria tiene al massimo cinque carte, draugar compresi",
        test_final.test_a_sixth_draugr_is_shuffled_into_the_deck_and_no_weapon_fits_beside_five,
    ),
    valhalla(
        "The lead passes to the left",
        "La guida passa a sinistra",
        test_final.test_the_lead_passes_clockwise_over_those_who_are_out,
    ),
    valhalla(
        "One player must draw three and keep one; the armory is closed to him",
        "Un giocatore deve pescarne tre e tenerne una; l'armeria gli è chiusa",
        test_strategic.test_the_hammer_makes_its_target_draw_three_and_forbids_the_armory,
    ),
    valhalla(
        "If exactly one draugr is turned up in the clash, it costs two cards",
        "Se nello scontro si scopre un solo draugr, costa due carte",
        test_clash.test_a_hammer_adds_nothing_to_the_price_of_a_full_armory,
    ),
    valhalla(
        "you take a card from the armory first",
        "prendi per primo una carta dall'armeria",
        test_clash.test_a_sword_takes_a_card_first_if_a_lone_draugr_shows,
    ),
    valhalla(
        "You look at all the cards in a player's hand",
        "Guardi tutte le carte in mano a un giocatore",
        test_strategic.test_a_sword_looks_at_any_hand_and_at_no_other_card,
    ),
    valhalla(
        "One player must show what he draws: every draugr among it costs him a card",
        "Un giocatore deve mostrare ciò che pesca: ogni draugr gli costa una carta",
        test_strategic.test_under_the_axe_a_draw_lies_open_and_its_draugar_bite,
    ),
    valhalla(
        "Two more cards are turned up in the clash",
        "Nello scontro si scoprono due carte in più",
        test_clash.test_an_axe_turns_up_two_cards_more,
    ),
    valhalla(
        "you take back all your discards but this wolf, even if you were tied",
        "riprendi tutti i tuoi scarti tranne questo lupo, anche se eri in parità",
        test_final.test_a_wolf_takes_back_all_discards_but_not_itself,
    ),
    valhalla(
        "At the end of the turn you take back one",
        "Alla fine del turno ne riprendi uno",
        test_final.test_a_wolf_as_support_takes_back_one_card,
    ),
    valhalla(
        "A player who draws nothing but draugar must show them, and pays for each",
        "Chi pesca soltanto draugar deve mostrarli, e paga per ciascuno",
        test_strategic.test_draugar_alone_must_be_shown_and_bite,
    ),
    valhalla(
        "When five draugar lie in the armory, each further one costs three cards",
        "Quando nell'armeria ci sono cinque draugar, ogni altro costa tre carte",
        test_clash.test_a_draugr_costs_three_once_five_fill_the_armory,
    ),
    valhalla(
        "Lost cards come from the hand or the discards, as the loser chooses",
        "Le carte perdute vengono dalla mano o dagli scarti, a scelta di chi le perde",
        test_clash.test_the_loser_chooses_from_hand_or_discards,
    ),
    valhalla(
        "with those he has laid before him counted",
        "contando con la mano quelle posate davanti a sé",
        test_losing.test_cards_laid_before_him_count_as_held,
    ),
    valhalla(
        "If there is no draugr among them he keeps one, and the others go to the armory; else",
        "Se fra esse non c'è un draugr ne tiene una, e le altre vanno nell'armeria; altrimenti è",
        test_losing.test_a_draugr_among_the_three_puts_him_out,
    ),
    valhalla(
        "With no card at all one is tested until one has two",
        "Chi non ne ha nessuna è messo alla prova finché ne ha due",
        test_losing.test_who_has_no_card_is_tested_twice,
    ),
    valhalla(
        "If the deck is empty, one is out",
        "Se il mazzo è vuoto, si è fuori",
        test_losing.test_with_an_empty_deck_there_is_no_saving_him,
    ),
    valhalla(
        "also in a turn without a clash",
        "anche in un turno senza scontro",
        test_gods.test_an_omen_needs_no_tie_and_a_tie_takes_it_away,
    ),
    valhalla(
        "a draugr costs you alone a card",
        "un draugr costa una carta a te solo",
        test_gods.test_its_omen_bites_its_player_alone,
    ),
    valhalla(
        "Two gods played as main action tie, whatever their names",
        "Due dèi giocati come azione principale sono in parità, quali che siano i nomi",
        test_strategic.test_two_different_gods_are_the_same_main_action,
    ),
    valhalla(
        "A god that would lie in the armory is shuffled into the deck",
        "Un dio che finirebbe nell'armeria si rimescola nel mazzo",
        test_gods.test_a_god_turned_up_in_the_clash_goes_back_into_the_deck,
    ),
    valhalla(
        "A match that has had a hundred turns is drawn among those who are still in",
        "Una partita di cento turni è patta fra quelli che sono ancora dentro",
        test_losing.test_after_a_hundred_turns_who_is_left_shares_the_match,
    ),
    valhalla(
        "to a player who puts a god from the table on his discards, each of the others may",
        "a chi mette fra gli scarti un dio dal tavolo, ciascuno degli altri può",
        test_gods.test_whoever_discards_a_god_may_be_set_a_forfeit_by_each_of_the_others,
    ),
    valhalla(
        "But they do not keep you in the match",
        "Ma non ti tengono in partita",
        test_losing.test_what_he_had_leaves_the_game_open,
    ),
    valhalla(
        "but they do not keep you in: only the cards in your hand do",
        "ma non ti tengono dentro: quello lo fanno solo le carte in mano",
        test_losing.test_what_he_had_leaves_the_game_open,
    ),
    *claims_of_valknut.CLAIMS,
    *claims_of_valheim.CLAIMS,
    *claims_of_skirmish.CLAIMS,
]

every_claim = pytest.mark.parametrize("claim", CLAIMS, ids=str)


def taught(game: str, language: str) -> str:
    """All that the program teaches of a game in a language, in one line."""
    text = resource("rules", game, language) + resource("tutorials", game, language)
    return re.sub(r"\s+", " ", text)


@every_claim
def test_a_claim_is_made_in_both_languages(claim: Claim) -> None:
    assert claim.english in taught(claim.game, "en")
    assert claim.italian in taught(claim.game, "it")


@every_claim
def test_a_claim_holds_in_the_rules_that_are_played(claim: Claim) -> None:
    claim.holds()


WRONG: Final = {
    "valhalla": ["count for your life", "contano per la tua vita", "contano ancora per la tua"],
    "nxs": ["never so that one of them can be taken", "mai in modo che uno di essi possa essere"],
}
"""What the pages once said, and no rulebook does."""


@pytest.mark.parametrize("game", WRONG)
def test_no_page_says_again_what_was_wrong(game: str) -> None:
    for language in ("en", "it"):
        assert not [each for each in WRONG[game] if each in taught(game, language)]


@pytest.mark.parametrize("game", ["hexentafl", "nxs"])
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_weakest_computer_player_is_named_by_its_name(game: str, language: str) -> None:
    assert LEVELS[0].title in taught(game, language)
