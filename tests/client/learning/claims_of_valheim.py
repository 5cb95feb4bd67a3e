"""What the pages of Valheim claim."""

from collections.abc import Callable
from functools import partial
from typing import Final

from tests.client.learning.claims import Claim
from tests.engines.valheim import (
    test_bosses,
    test_crafting,
    test_death,
    test_encounters,
    test_fight,
    test_food,
    test_gathering,
    test_movement,
    test_partner,
    test_sharing,
    test_treasure,
    test_turns,
)


def claim(english: str, italian: str, holds: Callable[[], object]) -> Claim:
    return Claim("valheim", english, italian, holds)


CLAIMS: Final = [
    claim(
        "Two heroes win together and lose together",
        "Due eroi vincono insieme e perdono insieme",
        test_turns.test_both_heroes_are_one_team,
    ),
    claim(
        "You have **five action points** and **five steps**",
        "Hai **cinque punti azione** e **cinque passi**",
        test_movement.test_a_hero_has_five_action_points_and_five_steps_a_turn,
    ),
    claim(
        "it costs two, and with one left it cannot be made",
        "costa due, e con uno solo non si può",
        test_movement.test_with_one_step_left_a_river_is_too_dear,
    ),
    claim(
        "Burn an action point, and you have five steps more",
        "Brucia un punto azione, e hai altri cinque passi",
        test_movement.test_an_action_point_burnt_brings_five_steps_at_any_time_and_as_often_as_one_likes,
    ),
    claim(
        "Heroes never block each other",
        "Un eroe non blocca mai l'altro",
        test_movement.test_heroes_share_hexes_and_block_nobody,
    ),
    claim(
        "2; with a stone axe 4, bronze 6, iron 8",
        "2; con un'ascia di pietra 4, di bronzo 6, di ferro 8",
        partial(test_gathering.test_wood_by_axe, "; stone axe", 4),
    ),
    claim(
        "up to 3 at a time, and 3 in a turn",
        "fino a 3 per volta, e 3 in un turno",
        test_gathering.test_nobody_picks_more_than_three_berries_a_turn_in_all_forests_together,
    ),
    claim(
        "2; with a bronze pickaxe 4, iron 6",
        "2; con un piccone di bronzo 4, di ferro 6",
        partial(test_gathering.test_stone_by_pickaxe, "; bronze pickaxe", 4),
    ),
    claim(
        "Bronze on the home island, iron elsewhere",
        "Bronzo sull'isola di casa, ferro altrove",
        partial(
            test_gathering.test_a_broken_rock_holds_bronze_at_home_and_iron_abroad,
            "antler pickaxe",
            1,
            "r9",
            "iron",
        ),
    ),
    claim(
        "One rock gives you something once in a turn",
        "Una roccia ti dà qualcosa una volta per turno",
        test_gathering.test_a_rock_gives_once_a_turn_stone_or_metal,
    ),
    claim(
        "You can hold 15 wood, 10 of everything else and one of each tool",
        "Puoi portare 15 legni, 10 di ogni altra cosa e uno di ogni attrezzo",
        test_crafting.test_nobody_makes_a_second_of_what_he_holds,
    ),
    claim(
        "A food works in this turn and the next",
        "Un cibo vale in questo turno e nel prossimo",
        test_food.test_food_eaten_alone_acts_in_this_turn_and_the_next,
    ),
    claim(
        "at most three work at once",
        "ne valgono al massimo tre insieme",
        test_food.test_three_foods_act_at_once_and_no_more,
    ),
    claim(
        "the same food may work twice or three times, and adds up",
        "lo stesso cibo può valere due o tre volte, sommandosi",
        test_movement.test_three_mushrooms_bring_six,
    ),
    claim(
        "2 steps more, in each of the turns",
        "2 passi in più, in ognuno dei turni",
        test_movement.test_a_mushroom_brings_two_steps_now_and_two_in_the_next_turn,
    ),
    claim(
        "rivers and marshes cost one step",
        "fiumi e paludi costano un passo",
        test_movement.test_a_blueberry_opens_rivers_and_marshes,
    ),
    claim(
        "When the food wears off, only what is above your limit goes",
        "Quando il cibo finisce, va via solo ciò che supera il tuo limite",
        test_food.test_when_an_effect_ends_only_the_health_above_the_most_is_lost,
    ),
    claim(
        "one action point cooks all your raw meat",
        "un punto azione cuoce tutta la carne cruda",
        test_food.test_all_raw_meat_is_cooked_for_one_point,
    ),
    claim(
        "one action point lets you eat two foods together: then both work for three turns",
        "un punto azione ti fa mangiare due cibi insieme: allora entrambi valgono per tre",
        test_food.test_two_foods_at_a_campfire_act_three_turns_for_one_point,
    ),
    claim(
        "The best weapon and the best shield count alone",
        "Contano solo l'arma migliore e lo scudo migliore",
        test_crafting.test_the_best_weapon_and_the_best_shield_count_alone,
    ),
    claim(
        "made on land beside the sea",
        "si fa a terra, accanto al mare",
        test_crafting.test_a_raft_is_made_on_land_beside_the_sea_and_a_river_is_no_sea,
    ),
    claim(
        "it goes with you and with all who are on it",
        "viene con te e con chi vi sta sopra",
        test_movement.test_at_sea_everybody_aboard_goes_along_for_the_steps_of_one,
    ),
    claim(
        "going ashore leaves it behind",
        "quando sbarchi resta lì",
        test_movement.test_going_ashore_leaves_the_raft_on_the_sea,
    ),
    claim(
        "A new raft takes the place of the old one",
        "Una zattera nuova prende il posto della vecchia",
        test_crafting.test_a_second_raft_moves_the_token,
    ),
    claim(
        "to a hero on your hex or beside it you may give anything, for nothing",
        "a un eroe sul tuo esagono o accanto puoi dare qualsiasi cosa, senza spesa",
        test_sharing.test_giving_costs_nothing_beside_each_other_and_on_one_hex,
    ),
    claim(
        "Once in a turn you may also ask the other hero for something",
        "Una volta per turno puoi anche chiedere qualcosa all'altro eroe",
        test_partner.test_asking_costs_nothing_and_is_done_once_a_turn,
    ),
    claim(
        "odd a deer, even a greydwarf",
        "dispari un cervo, pari un nano grigio",
        partial(test_encounters.test_in_a_forest_odd_is_a_deer_and_even_a_greydwarf, 3),
    ),
    claim(
        "If you chopped wood this turn, always a greydwarf",
        "Se in questo turno hai tagliato legna, sempre un nano grigio",
        partial(test_encounters.test_no_deer_comes_to_one_who_has_chopped, 3),
    ),
    claim(
        "odd a fuling, even a deathsquito",
        "dispari un fuling, pari una zanzara della morte",
        partial(test_encounters.test_in_a_marsh_odd_is_a_fuling_and_even_a_deathsquito, 2),
    ),
    claim(
        "Nobody but the two great ones comes while a stink berry works",
        "Nessuno tranne i due grandi viene finché vale una bacca puzzolente",
        test_bosses.test_a_stink_berry_keeps_no_boss_away,
    ),
    claim(
        "**Attack**, once a round",
        "**Attaccare**, una volta per giro",
        test_fight.test_one_attack_a_round,
    ),
    claim(
        "the next blow that hits you loses your defence",
        "il prossimo colpo che ti raggiunge perde la tua difesa",
        test_fight.test_a_shield_takes_its_defence_off_the_next_hit_only,
    ),
    claim(
        "It gives health and what else it does, but no action points",
        "Dà salute e il suo effetto, ma nessun punto azione",
        test_food.test_in_a_fight_food_gives_health_and_effect_and_no_points_or_steps,
    ),
    claim(
        "a 5 or 6 on the die, and you are away",
        "con 5 o 6 sul dado sei via",
        partial(test_fight.test_running_away_takes_a_five_or_a_six, 5, True),
    ),
    claim(
        "the enemy strikes the hero with the least health; of equals, the one who began",
        "il nemico colpisce l'eroe con meno salute; a parità, chi ha cominciato",
        test_fight.test_of_equals_it_hits_who_began,
    ),
    claim(
        "The hero who deals the last blow takes the spoils",
        "Chi dà l'ultimo colpo prende il bottino",
        test_fight.test_what_an_enemy_leaves_goes_to_who_struck_the_last_blow,
    ),
    claim(
        "After the fight the turn is over",
        "Dopo la lotta il turno è finito",
        test_fight.test_after_a_fight_the_turn_is_over,
    ),
    claim(
        "beginning it costs nothing",
        "cominciarla non costa nulla",
        test_bosses.test_beginning_the_fight_costs_nothing,
    ),
    claim(
        "On gentle it waits until you begin",
        "Con la difficoltà facile aspetta che cominciate voi",
        test_bosses.test_in_a_gentle_match_the_serpent_waits_to_be_fought,
    ),
    claim(
        "it attacks as soon as all of you are there",
        "attacca appena ci siete tutti",
        test_bosses.test_it_attacks_when_the_raft_brings_the_last_hero,
    ),
    claim(
        "One of you must hold the boss key",
        "Uno di voi deve avere la chiave",
        test_bosses.test_any_hero_may_hold_the_key_but_all_must_be_there,
    ),
    claim(
        "When all of you have run or died, the great one is whole again at the next fight",
        "Quando siete tutti fuggiti o morti, alla lotta seguente il grande nemico è di nuovo",
        test_bosses.test_a_boss_is_whole_again_at_a_new_start,
    ),
    claim(
        "at your last campfire if you have made a bed",
        "al tuo ultimo fuoco se hai costruito un letto",
        test_death.test_with_a_bed_one_wakes_at_the_last_fire_one_made,
    ),
    claim(
        "nobody else can open it",
        "nessun altro può aprirla",
        test_death.test_only_the_owner_opens_a_grave,
    ),
    claim(
        "Die once more before that, and the old grave is gone with all that was in it",
        "Se muori ancora prima, la vecchia tomba sparisce con tutto ciò che conteneva",
        test_death.test_a_second_death_destroys_the_older_grave_even_with_empty_hands,
    ),
    claim(
        "makes any weapon strike two harder",
        "fa colpire ogni arma più forte di due",
        test_treasure.test_the_shard_adds_two_to_any_weapon_and_nothing_to_bare_hands,
    ),
    claim(
        "lifts your health by five",
        "alza la tua salute di cinque",
        test_treasure.test_megingjord_adds_five_to_the_most_health,
    ),
    claim(
        "Each house gives once",
        "Ogni casa dà una volta sola",
        test_treasure.test_a_house_gives_once_for_both_heroes,
    ),
    claim(
        "Trophies come from deer alone",
        "I trofei vengono solo dai cervi",
        test_fight.test_only_deer_leave_a_trophy,
    ),
]
