import { Migration } from '@mikro-orm/migrations';

export class SearchRanks extends Migration {
  override name = '0022-search-ranks';

  override up(): void {
    this.addSql(`drop trigger if exists "search_game" on "games"`);
    this.addSql(`drop function if exists "games_search_game_fn"()`);
    this.addSql(
      `create or replace function "games_search_game_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then if old.opponent is not distinct from new.opponent and old.is_home is not distinct from new.is_home and old.week is not distinct from new.week and old.season is not distinct from new.season and old.is_playoff is not distinct from new.is_playoff and old.tv_network is not distinct from new.tv_network and old.kickoff_at is not distinct from new.kickoff_at then return null; end if; end if; if tg_op <> 'INSERT' then delete from search_entries where kind = 'game' and subject_id = old.id; end if; if tg_op <> 'DELETE' then if true then insert into search_entries (kind, subject_id, facet, words, document, occurred_at) values ('game', new.id, 'games', lower(unaccent('Denver Broncos ' || new.opponent || ' ' || new.week || case when new.is_playoff then ' playoff postemporada' when new.week < 1 then ' preseason pretemporada' else '' end)), setweight(to_tsvector('english', unaccent(coalesce(new.opponent, ''))), 'A') || setweight(to_tsvector('english', unaccent(coalesce(new.week || case when new.is_playoff then ' playoff postemporada' when new.week < 1 then ' preseason pretemporada' else '' end, ''))), 'B') || setweight(to_tsvector('english', unaccent(coalesce('week semana ' || coalesce(new.tv_network, ''), ''))), 'C') || setweight(to_tsvector('english', unaccent(coalesce('Denver Broncos ' || case when new.is_home then 'vs. ' else 'at ' end || new.season, ''))), 'D'), new.kickoff_at); end if; end if; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "search_game" AFTER INSERT OR UPDATE OR DELETE on "games" for each ROW execute function "games_search_game_fn"()`,
    );
    // The old trigger wrote these rows; its `new` is the name of the table here.
    this.addSql(`delete from search_entries where kind = 'game'`);
    this.addSql(
      `insert into search_entries (kind, subject_id, facet, words, document, occurred_at) select 'game', new.id, 'games', lower(unaccent('Denver Broncos ' || new.opponent || ' ' || new.week || case when new.is_playoff then ' playoff postemporada' when new.week < 1 then ' preseason pretemporada' else '' end)), setweight(to_tsvector('english', unaccent(coalesce(new.opponent, ''))), 'A') || setweight(to_tsvector('english', unaccent(coalesce(new.week || case when new.is_playoff then ' playoff postemporada' when new.week < 1 then ' preseason pretemporada' else '' end, ''))), 'B') || setweight(to_tsvector('english', unaccent(coalesce('week semana ' || coalesce(new.tv_network, ''), ''))), 'C') || setweight(to_tsvector('english', unaccent(coalesce('Denver Broncos ' || case when new.is_home then 'vs. ' else 'at ' end || new.season, ''))), 'D'), new.kickoff_at from games as new`,
    );
  }
}
