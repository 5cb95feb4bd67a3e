"""What the pages of Valhalla, the skirmish, claim."""

from collections.abc import Callable
from functools import partial
from typing import Final

from tests.client.learning.claims import Claim
from tests.engines.skirmish import test_actions, test_fights, test_turns


def claim(english: str, italian: str, holds: Callable[[], object]) -> Claim:
    return Claim("skirmish", english, italian, holds)


CLAIMS: Final = [
    claim(
        "Players of one side win together",
        "Chi è della stessa parte vince insieme",
        test_turns.test_sides_win_together,
    ),
    claim(
        "first all heroes, then warriors, then archers, side 2 before side 1",
        "prima tutti gli eroi, poi i guerrieri, poi gli arcieri, la parte 2 prima della 1",
        test_turns.test_heroes_are_set_up_first_then_warriors_then_archers_side_two_before_side_one,
    ),
    claim(
        "half speed toward its top",
        "metà velocità verso la cima",
        partial(
            test_actions.test_woods_village_and_the_way_up_cost_double,
            "24,18",
            "27.0625,18",
            True,
        ),
    ),
    claim(
        "a move may not pass; to cross it is an action",
        "un movimento non la passa; attraversarla è un'azione",
        test_actions.test_a_hedge_stops_a_move_and_is_crossed_by_an_action_of_its_own,
    ),
    claim(
        "every player is dealt a card for each of their living figures",
        "ciascun giocatore riceve una carta per ogni sua figura viva",
        test_turns.test_each_living_figure_brings_one_card_of_a_pack_shuffled_anew_for_each_turn,
    ),
    claim(
        "The cards are hidden",
        "Le carte sono nascoste",
        test_turns.test_only_the_owner_is_shown_a_hidden_hand,
    ),
    claim(
        "from the ace to the king",
        "dall'asso al re",
        test_turns.test_cards_are_played_from_ace_to_king_and_by_suit_in_both_ways_of_holding_them,
    ),
    claim(
        "Who has no such figure left lets the card pass",
        "Chi non ne ha più lascia passare la carta",
        test_turns.test_nobody_is_asked_for_a_card_without_a_figure_to_activate,
    ),
    claim(
        "then the side with more coins has won",
        "allora vince la parte con più monete",
        test_turns.test_the_last_turn_ends_the_match_and_coins_decide,
    ),
    claim(
        "equal coins are a draw unless the scenario says otherwise",
        "a pari monete è patta, se lo scenario non dice altro",
        partial(
            test_turns.test_without_more_coins_the_side_wins_that_had_to_hold_out, "hill", None
        ),
    ),
    claim(
        "A figure that is **shocked or wounded** has one",
        "Chi è **scosso o ferito** ne ha una",
        partial(test_actions.test_who_is_shocked_or_wounded_has_one_action, "wounded"),
    ),
    claim(
        "up to 6 inches, with up to two bends",
        "fino a 6 pollici, con al più due svolte",
        test_actions.test_a_move_may_bend_twice_and_its_legs_add_up,
    ),
    claim(
        "stop 2 inches from every enemy",
        "fermati a 2 pollici da ogni nemico",
        test_actions.test_a_move_stops_two_inches_from_an_enemy,
    ),
    claim(
        "up to 2 inches straight into contact; the fight follows at once",
        "fino a 2 pollici in linea retta fino al contatto; il combattimento segue subito",
        test_actions.test_a_charge_goes_two_inches_straight_into_contact_and_is_fought_at_once,
    ),
    claim(
        "up to 2 inches straight out of contact, away from every enemy",
        "fino a 2 pollici in linea retta fuori dal contatto, lontano da ogni nemico",
        test_actions.test_a_withdrawal_leads_away_from_every_enemy_in_contact_and_out_of_it,
    ),
    claim(
        "no charge at them in this activation",
        "niente carica su di loro in questa attivazione",
        test_actions.test_the_enemy_one_has_withdrawn_from_is_not_charged_in_the_same_activation,
    ),
    claim(
        "a figure in contact fights again; this is its only action",
        "chi è a contatto combatte ancora; è la sua unica azione",
        test_actions.test_fighting_on_is_the_only_action_of_an_activation,
    ),
    claim(
        "a thing within an inch of the middle of the figure",
        "una cosa entro un pollice dal centro della figura",
        test_actions.test_a_thing_is_picked_up_within_an_inch_of_the_centre,
    ),
    claim(
        "a carrier must drop it to shoot or charge",
        "chi porta deve posarla per tirare o caricare",
        test_actions.test_a_carrier_drops_what_it_has_before_it_shoots_or_charges,
    ),
    claim(
        "farther than 2 inches from every enemy: one shock less",
        "a più di 2 pollici da ogni nemico: uno shock in meno",
        test_actions.test_shock_is_recovered_beyond_two_inches_of_every_enemy,
    ),
    claim(
        "A figure in contact may only continue fighting, withdraw, or do nothing",
        "Chi è a contatto può solo continuare a combattere, ritirarsi o non fare nulla",
        test_actions.test_in_combat_one_may_fight_on_withdraw_or_do_nothing,
    ),
    claim(
        "up to 6 inches | 4, 5, 6",
        "fino a 6 pollici | 4, 5, 6",
        partial(test_fights.test_range_is_measured_from_edge_to_edge, "11", 4),
    ),
    claim(
        "in woods or a village | one more is needed",
        "in un bosco o villaggio | ne serve uno in più",
        test_fights.test_a_target_in_woods_or_village_is_harder_to_hit,
    ),
    claim(
        "Nobody shoots at a figure in contact",
        "Nessuno tira a una figura a contatto",
        test_fights.test_only_archers_shoot_and_never_at_figures_in_combat,
    ),
    claim(
        "one sees through **two inches** of woods and village",
        "si vede attraverso **due pollici** di bosco e villaggio",
        test_fights.test_more_than_two_inches_of_village_hide_a_target,
    ),
    claim(
        "every enemy in contact with it, and every friend in contact with one of those",
        "ogni nemico a contatto con lei e ogni amico a contatto con uno di quelli",
        test_fights.test_everybody_in_contact_with_the_fight_rolls_but_no_chain_is_followed,
    ),
    claim(
        "uphill of every enemy in contact",
        "più in alto di ogni nemico a contatto",
        test_fights.test_who_stands_above_every_enemy_it_touches_adds_one,
    ),
    claim(
        "equal hits nobody",
        "pari non colpisce nessuno",
        test_fights.test_the_higher_score_hits_and_equal_scores_do_not,
    ),
    claim(
        "more than **double** hits twice",
        "più del **doppio** colpisce due volte",
        partial(test_fights.test_more_than_twice_the_opponents_score_is_two_hits, 8, 3, 2),
    ),
    claim(
        "Then they stay in contact",
        "Poi restano a contatto",
        test_fights.test_fighters_stay_where_they_are_after_a_fight,
    ),
    claim(
        "no single hit kills an unhurt hero",
        "nessun colpo da solo uccide un eroe illeso",
        partial(test_fights.test_a_heros_armour_adds_one, 1, 0, 1),
    ),
    claim(
        "The **third shock** is a wound instead, and takes all shock away",
        "Il **terzo shock** è invece una ferita, e toglie tutti gli shock",
        test_fights.test_the_third_shock_is_a_wound_and_takes_all_shock_away,
    ),
    claim(
        "A **second wound** kills",
        "Una **seconda ferita** uccide",
        test_fights.test_a_wound_by_the_table_leaves_shock_and_a_second_wound_kills,
    ),
    claim(
        "an enemy hero who withdraws | 1",
        "un eroe nemico che si ritira | 1",
        test_actions.test_a_withdrawing_hero_costs_his_side_a_coin_each_time,
    ),
    claim(
        "an enemy hero in Valhalla | 3",
        "un eroe nemico nel Valhalla | 3",
        test_fights.test_a_wounded_hero_is_worth_a_coin_and_a_dead_one_three_more,
    ),
    claim(
        "an enemy warrior in Valhalla | 2",
        "un guerriero nemico nel Valhalla | 2",
        partial(test_fights.test_what_a_death_is_worth, "w", 2),
    ),
    claim(
        "at the end of two turns in a row, reaches the goal",
        "alla fine di due turni di seguito, è solo sulla collina",
        test_turns.test_a_side_that_holds_the_hill_at_the_end_of_two_turns_has_achieved_it,
    ),
    claim(
        "carries the loot from the village off its own edge",
        "porta il bottino dal villaggio oltre il proprio bordo",
        test_turns.test_the_loot_is_carried_off_the_raiders_own_edge,
    ),
    claim(
        "Side 2 wins a tie after twelve turns",
        "In parità dopo dodici turni vince la 2",
        partial(test_turns.test_without_more_coins_the_side_wins_that_had_to_hold_out, "raid", 1),
    ),
    claim(
        "side 2 brings its baggage to the far edge",
        "la parte 2 porta i bagagli al bordo opposto",
        test_turns.test_baggage_that_comes_to_the_far_edge_is_worth_the_goal,
    ),
    claim(
        "nobody of side 2 is within 4 inches",
        "nessuno della 2 è entro 4 pollici",
        partial(
            test_turns.test_baggage_is_taken_by_contact_without_a_defender_within_four_inches,
            "h1 18,21\nw2 18,15\nbaggage 18,20\n",
            0,
        ),
    ),
]
