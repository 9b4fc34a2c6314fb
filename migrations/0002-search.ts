import { Migration } from '@mikro-orm/migrations';

export class Search extends Migration {
  override name = '0002-search';

  override up(): void {
    this.addSql(
      `create table "search_entries" ("id" serial primary key, "kind" text not null, "subject_id" int not null, "facet" text not null, "words" text not null, "document" tsvector not null, "occurred_at" timestamptz(3) not null)`,
    );
    this.addSql(
      `create index "search_entries_document_index" on public.search_entries using gin (document)`,
    );
    this.addSql(
      `create index "search_entries_words_index" on public.search_entries using gin (words gin_trgm_ops)`,
    );
    this.addSql(
      `alter table "search_entries" add constraint "search_entries_kind_subject_id_unique" unique ("kind", "subject_id")`,
    );
    this.addSql(
      `create or replace function "blog_posts_search_blog_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then if old.title is not distinct from new.title and old.tags is not distinct from new.tags and old.category is not distinct from new.category and old.excerpt is not distinct from new.excerpt and old.author is not distinct from new.author and old.content is not distinct from new.content and old.published is not distinct from new.published and old.published_at is not distinct from new.published_at then return null; end if; end if; if tg_op <> 'INSERT' then delete from search_entries where kind = 'blog' and subject_id = old.id; end if; if tg_op <> 'DELETE' then if new.published then insert into search_entries (kind, subject_id, facet, words, document, occurred_at) values ('blog', new.id, 'blogs', lower(unaccent(new.title || ' ' || array_to_string(new.tags, ' ') || ' ' || new.category)), setweight(to_tsvector('english', unaccent(coalesce(new.title, ''))), 'A') || setweight(to_tsvector('english', unaccent(coalesce(array_to_string(new.tags, ' ') || ' ' || new.category, ''))), 'B') || setweight(to_tsvector('english', unaccent(coalesce(new.excerpt || ' ' || new.author, ''))), 'C') || setweight(to_tsvector('english', unaccent(coalesce(new.content, ''))), 'D'), new.published_at); end if; end if; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "search_blog" AFTER INSERT OR UPDATE OR DELETE on "blog_posts" for each ROW execute function "blog_posts_search_blog_fn"()`,
    );
    this.addSql(
      `create or replace function "content_feeds_search_content_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then if old.title is not distinct from new.title and old.type is not distinct from new.type and old.description is not distinct from new.description and old.published_at is not distinct from new.published_at then return null; end if; end if; if tg_op <> 'INSERT' then delete from search_entries where kind = 'content' and subject_id = old.id; end if; if tg_op <> 'DELETE' then if true then insert into search_entries (kind, subject_id, facet, words, document, occurred_at) values ('content', new.id, case new.type when 'live' then 'live' when 'podcast' then 'podcasts' else 'videos' end, lower(unaccent(new.title || ' ' || new.type)), setweight(to_tsvector('english', unaccent(coalesce(new.title, ''))), 'A') || setweight(to_tsvector('english', unaccent(coalesce(new.type, ''))), 'B') || setweight(to_tsvector('english', unaccent(coalesce(new.description, ''))), 'C'), coalesce(new.published_at, new.created_at)); end if; end if; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "search_content" AFTER INSERT OR UPDATE OR DELETE on "content_feeds" for each ROW execute function "content_feeds_search_content_fn"()`,
    );
    this.addSql(
      `create or replace function "games_search_game_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then if old.opponent is not distinct from new.opponent and old.is_home is not distinct from new.is_home and old.week is not distinct from new.week and old.season is not distinct from new.season and old.is_playoff is not distinct from new.is_playoff and old.tv_network is not distinct from new.tv_network and old.kickoff_at is not distinct from new.kickoff_at then return null; end if; end if; if tg_op <> 'INSERT' then delete from search_entries where kind = 'game' and subject_id = old.id; end if; if tg_op <> 'DELETE' then if true then insert into search_entries (kind, subject_id, facet, words, document, occurred_at) values ('game', new.id, 'games', lower(unaccent('Denver Broncos ' || case when new.is_home then 'vs. ' else 'at ' end || new.opponent || ' ' || 'week ' || new.week || ' ' || new.season || case when new.is_playoff then ' playoff' when new.week < 1 then ' preseason' else '' end)), setweight(to_tsvector('english', unaccent(coalesce('Denver Broncos ' || case when new.is_home then 'vs. ' else 'at ' end || new.opponent, ''))), 'A') || setweight(to_tsvector('english', unaccent(coalesce('week ' || new.week || ' ' || new.season || case when new.is_playoff then ' playoff' when new.week < 1 then ' preseason' else '' end, ''))), 'B') || setweight(to_tsvector('english', unaccent(coalesce(coalesce(new.tv_network, ''), ''))), 'C'), new.kickoff_at); end if; end if; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "search_game" AFTER INSERT OR UPDATE OR DELETE on "games" for each ROW execute function "games_search_game_fn"()`,
    );
    this.addSql(
      `create or replace function "questions_search_question_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then if old.question is not distinct from new.question and old.approved is not distinct from new.approved then return null; end if; end if; if tg_op <> 'INSERT' then delete from search_entries where kind = 'question' and subject_id = old.id; end if; if tg_op <> 'DELETE' then if new.approved then insert into search_entries (kind, subject_id, facet, words, document, occurred_at) values ('question', new.id, 'questions', lower(unaccent(new.question)), setweight(to_tsvector('english', unaccent(coalesce(new.question, ''))), 'A'), new.created_at); end if; end if; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "search_question" AFTER INSERT OR UPDATE OR DELETE on "questions" for each ROW execute function "questions_search_question_fn"()`,
    );
    this.addSql(
      `alter table "search_entries" add constraint "search_entries_kind_check" check ("kind" in ('content', 'blog', 'game', 'question'))`,
    );
  }
}
