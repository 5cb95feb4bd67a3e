"""What the pages of Valknut claim."""

from collections.abc import Callable
from functools import partial
from typing import Final

from tests.client.learning.claims import Claim
from tests.engines.valknut import test_faq, test_gods, test_rules


def claim(english: str, italian: str, holds: Callable[[], object]) -> Claim:
    return Claim("valknut", english, italian, holds)


CLAIMS: Final = [
    claim(
        "You win at once when nobody else has a unit on the field",
        "Vinci subito quando nessun altro ha unità sul campo",
        test_rules.test_who_has_no_unit_on_the_field_is_out_and_the_others_go_on,
    ),
    claim(
        "The warband with the fewest units takes the first turn, then the next larger one",
        "Comincia la banda con meno unità, poi quella appena più grande",
        test_faq.test_who_is_the_third_player_in_a_match_of_four,
    ),
    claim(
        "everybody puts one to four units on the own row of the Parley card",
        "ciascuno mette da una a quattro unità sulla propria fila della carta Parlamento",
        test_rules.test_units_placed_at_the_beginning_are_one_to_four_on_the_own_row,
    ),
    claim(
        "upright or turned by half, edge to edge with a card of the field",
        "dritta o girata di mezzo giro, lato contro lato con una carta del campo",
        test_rules.test_a_card_is_laid_edge_to_edge_with_any_card_and_never_at_a_corner,
    ),
    claim(
        "You may lay your Ambush card instead, once in the match",
        "Una volta in tutta la partita puoi posare invece la carta Imboscata",
        test_rules.test_an_ambush_card_replaces_the_card_of_the_turn_and_the_pool_stays,
    ),
    claim(
        "If your supply is empty, you gain one movement point instead",
        "Se la scorta è vuota, guadagni invece un punto movimento",
        test_rules.test_with_nobody_left_a_valknut_brings_a_point,
    ),
    claim(
        "You gain as many **movement points** as the number on the card",
        "Guadagni tanti **punti movimento** quanti ne indica il numero della carta",
        test_rules.test_a_card_brings_movement_points_by_its_number,
    ),
    claim(
        "on the same unit or on several, or end your turn early",
        "con la stessa unità o con più d'una, oppure finisci prima",
        test_faq.test_can_i_lay_a_card_and_end_my_turn_or_move_less,
    ),
    claim(
        "A unit goes in a straight line, never diagonally",
        "Un'unità va in linea retta, mai in diagonale",
        test_faq.test_can_i_move_my_units_diagonally,
    ),
    claim(
        "It always ends on free grass",
        "Finisce sempre su erba libera",
        test_faq.test_can_a_valkyrie_end_their_movement_on_an_obstacle,
    ),
    claim(
        "on the other side another of your units, or a forest, a river or a mountain",
        "dall'altro un'altra tua unità, oppure una foresta, un fiume o una montagna",
        partial(test_rules.test_a_unit_dies_between_an_enemy_and_an_obstacle, "R"),
    ),
    claim(
        "Diagonals do not count",
        "Le diagonali non contano",
        test_rules.test_only_orthogonal_sides_flank,
    ),
    claim(
        "nor does the edge of the field",
        "né il bordo del campo",
        test_faq.test_can_units_be_flanked_with_the_edge_of_the_field,
    ),
    claim(
        "Your units are safe in your own turn. But who is left flanked by an enemy dies",
        "Le tue unità sono al sicuro nel tuo turno. Ma chi resta aggirato da un nemico muore",
        test_rules.test_units_may_stop_between_enemies_in_their_own_turn_but_die_when_the_next_begins,
    ),
    claim(
        "can come in again by a Valknut",
        "può rientrare da un Valknut",
        test_faq.test_do_i_get_my_units_back_when_they_die,
    ),
    claim(
        "the Giantess is two zones tall and always upright",
        "la Gigantessa è alta due zone e sta sempre in piedi",
        test_faq.test_can_the_giantess_be_horizontal_or_half_on_an_obstacle,
    ),
    claim(
        "She dies only when two of her three lines are flanked at the same time",
        "Muore solo quando è aggirata lungo due delle sue tre linee nello stesso momento",
        test_rules.test_the_giantess_dies_only_when_she_is_flanked_twice_at_the_same_time,
    ),
    claim(
        "with three or more free Valknuts on the field she is enraged",
        "con tre o più Valknut liberi sul campo è infuriata",
        test_faq.test_is_there_a_way_to_revert_an_enraged_giantess,
    ),
    claim(
        "then she may land on one enemy or two, and they die",
        "allora può finire sopra uno o due nemici, che muoiono",
        test_faq.test_can_the_giantess_stomp_two_units_and_still_flank_the_ones_beside_her,
    ),
    claim(
        "one movement point more for each kill",
        "un punto movimento in più per ogni uccisione",
        test_rules.test_valkyries_gain_a_point_for_each_kill,
    ),
    claim(
        "an Elf flanks from one or two zones away",
        "un Elfo aggira da una o due zone di distanza",
        test_faq.test_can_two_elves_kill_an_enemy_that_is_within_range_of_both,
    ),
    claim(
        "after a kill you lose all movement points. Then you may lay another card of the pool",
        "dopo un'uccisione perdi tutti i punti movimento. Poi puoi posare un'altra carta",
        test_rules.test_vikings_lose_all_points_and_may_lay_another_card,
    ),
    claim(
        "never the Ambush card",
        "mai la carta Imboscata",
        test_faq.test_can_the_ambush_card_give_more_movement_after_three_kills,
    ),
    claim(
        "the pool is not filled up before your next turn",
        "la riserva non si riempie prima del tuo prossimo turno",
        test_faq.test_do_i_refill_the_pool_during_my_turn_when_using_berserkers_rage,
    ),
    claim(
        "for one point a Vanir pushes an enemy beside it one zone on, and follows",
        "con un punto un Vanir spinge di una zona un nemico accanto a sé, e lo segue",
        test_rules.test_vanir_push_an_enemy_one_zone_and_follow,
    ),
    claim(
        "for one point a Dragon goes to any free Valknut of the field",
        "con un punto un Drago va su un Valknut libero qualsiasi",
        test_rules.test_dragons_go_to_any_free_valknut,
    ),
    claim(
        "one movement point more for each card you lay",
        "un punto movimento in più per ogni carta che posi",
        test_rules.test_dwarves_gain_a_point_for_each_card,
    ),
    claim(
        "becomes a Draugr at once, and that may kill the next",
        "diventa subito un Draugr, che può uccidere il prossimo",
        test_faq.test_can_an_outbreak_cost_three_more_units_as_a_chain_reaction,
    ),
    claim(
        "With no Draugr in the supply, one movement point for each kill",
        "Senza Draugar nella scorta, un punto movimento per ogni uccisione",
        test_faq.test_do_draugar_get_an_extra_movement_when_they_ran_out_of_units,
    ),
    claim(
        "a card with a Valknut brings a Goblin to every free Valknut of the field",
        "una carta con un Valknut porta un Goblin su ogni Valknut libero del campo",
        test_rules.test_goblins_come_in_on_every_free_valknut_of_the_field,
    ),
    claim(
        "With none left, one movement point for each Valknut that stays free",
        "Se non ne restano, un punto movimento per ogni Valknut che resta libero",
        test_faq.test_do_goblins_get_movement_for_massive_numbers_with_none_left_to_place,
    ),
    claim(
        "every unit that is **not on a Parley card** scores its points",
        "ogni unità che **non sta su una carta Parlamento** vale i suoi punti",
        test_rules.test_units_on_a_parley_card_score_nothing,
    ),
    claim(
        "A tie goes to the warband with more units, counted as the match began",
        "In parità vince la banda con più unità, contate all'inizio della partita",
        test_rules.test_a_tie_goes_to_the_larger_warband,
    ),
    claim(
        "Enemies of your enemy never help you",
        "I nemici dei tuoi nemici non ti aiutano mai",
        test_rules.test_enemies_of_enemies_do_not_help_to_flank,
    ),
    claim(
        "One chooses first, the other then chooses two, and the first chooses once more",
        "Uno sceglie per primo, l'altro ne sceglie due, e il primo sceglie ancora",
        test_rules.test_in_ragnarok_the_drafter_picks_first_and_last,
    ),
    claim(
        "works only for the warband that was just moved",
        "vale solo per la banda appena mossa",
        test_rules.test_in_ragnarok_only_the_warband_just_moved_uses_its_ability,
    ),
    claim(
        "Points that an ability gives are for its own warband",
        "I punti dati da un'abilità sono della sua banda",
        test_rules.test_in_ragnarok_points_of_an_ability_are_for_its_warband_alone,
    ),
    claim(
        "With four players, or in Ragnarok, some cards bear a **Gjallarhorn**",
        "In quattro, o nel Ragnarok, alcune carte portano un **Gjallarhorn**",
        test_gods.test_gods_are_for_four_players_or_ragnarok,
    ),
    claim(
        "one of the three open ones, or one that another player worships",
        "uno dei tre scoperti, o uno venerato da un altro giocatore",
        test_gods.test_a_god_is_taken_from_the_open_ones_or_from_another_player_or_left,
    ),
    claim(
        "A unit of your supply, or of a warband that nobody plays, comes in on a free Valknut",
        "Un'unità della tua scorta, o di una banda che nessuno gioca, entra su un Valknut",
        test_gods.test_hel_brings_a_unit_of_the_own_supply_or_of_a_warband_that_nobody_plays,
    ),
    claim(
        "One of your units moves in a straight line, over everything",
        "Una tua unità muove in linea retta, sopra ogni cosa",
        test_gods.test_freya_moves_a_unit_over_everything_in_its_way,
    ),
    claim(
        "Kill an enemy unit that stands on a Valknut",
        "Uccidi un'unità nemica che sta su un Valknut",
        test_gods.test_thor_kills_an_enemy_on_a_valknut_and_no_ability_answers,
    ),
    claim(
        "the field must not fall apart",
        "il campo non deve spezzarsi",
        test_gods.test_surtr_lets_the_field_not_fall_apart,
    ),
    claim(
        "It has no ability any more",
        "Non ha più abilità",
        test_gods.test_jormungandr_takes_a_unit_that_then_serves_without_its_ability,
    ),
]
