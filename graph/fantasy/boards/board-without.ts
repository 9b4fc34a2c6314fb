const PLACES = ['first', 'second', 'third'];

/**
 * Trigger of the lineups: corrects the board when a lineup is deleted. It is in the database because lineups only go by
 * cascade, with the member who submitted them. Everyone ranked after it moves up by one, as in a standard competition
 * ranking; the three winners are filled in again. When the game itself is deleted, there is no board to correct.
 */
export const boardWithout = {
  name: 'board_without',
  timing: 'after' as const,
  events: ['delete' as const],
  forEach: 'row' as const,
  body: [
    `if not old.is_scored or not exists (select 1 from games where id = old.game_id) then return null; end if;`,
    `update fantasy_lineups set weekly_rank = weekly_rank - 1`,
    `where game_id = old.game_id and weekly_rank > old.weekly_rank;`,
    `update fantasy_leaderboards set total_participants = total_participants - 1,`,
    PLACES.map(
      (place, index) =>
        `${place}_place_user_id = top.users[${index + 1}], ${place}_place_points = top.points[${index + 1}], ${place}_place_rank = top.ranks[${index + 1}]`,
    ).join(', '),
    `from (select array_agg(user_id order by place) as users, array_agg(total_points order by place) as points,`,
    `array_agg(weekly_rank order by place) as ranks from (select user_id, total_points, weekly_rank,`,
    `row_number() over (order by weekly_rank, submitted_at, id) as place from fantasy_lineups`,
    `where game_id = old.game_id and is_scored order by place limit ${PLACES.length}) best) top`,
    `where game_id = old.game_id; return null`,
  ].join(' '),
};
