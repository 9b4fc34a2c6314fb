import { Migration } from '@mikro-orm/migrations';

export class MembersLeave extends Migration {
  override name = '0014-members-leave';

  override up(): void {
    this.addSql(
      `create index "audit_entries_actor_id_id_index" on "audit_entries" ("actor_id", "id")`,
    );
    this.addSql(`create index "users_name_index" on public.users (lower(name), id)`);
    this.addSql(
      `create index "users_search_index" on public.users using gin (lower(name || ' ' || email) gin_trgm_ops)`,
    );
    this.addSql(
      `create or replace function "fantasy_lineups_board_without_fn"() returns trigger as $$ begin if not old.is_scored or not exists (select 1 from games where id = old.game_id) then return null; end if; update fantasy_lineups set weekly_rank = weekly_rank - 1 where game_id = old.game_id and weekly_rank > old.weekly_rank; update fantasy_leaderboards set total_participants = total_participants - 1, first_place_user_id = top.users[1], first_place_points = top.points[1], first_place_rank = top.ranks[1], second_place_user_id = top.users[2], second_place_points = top.points[2], second_place_rank = top.ranks[2], third_place_user_id = top.users[3], third_place_points = top.points[3], third_place_rank = top.ranks[3] from (select array_agg(user_id order by place) as users, array_agg(total_points order by place) as points, array_agg(weekly_rank order by place) as ranks from (select user_id, total_points, weekly_rank, row_number() over (order by weekly_rank, submitted_at, id) as place from fantasy_lineups where game_id = old.game_id and is_scored order by place limit 3) best) top where game_id = old.game_id; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "board_without" AFTER DELETE on "fantasy_lineups" for each ROW execute function "fantasy_lineups_board_without_fn"()`,
    );
  }
}
