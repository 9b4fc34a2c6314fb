import { Migration } from '@mikro-orm/migrations';

export class ShowDesk extends Migration {
  override name = '0027-show-desk';

  override up(): void {
    this.addSql(`drop trigger if exists "search_content" on "content_feeds"`);
    this.addSql(`drop function if exists "content_feeds_search_content_fn"()`);
    this.addSql(
      `alter table "content_feeds" add "is_hidden" boolean not null default false, add "announced_at" timestamptz(3) null default now()`,
    );
    this.addSql(`update "content_feeds" set "announced_at" = null where "published_at" > now()`);
    this.addSql(
      `create index "content_feeds_announced_at_published_at_index" on "content_feeds" ("announced_at", "published_at")`,
    );
    this.addSql(
      `create or replace function "content_feeds_search_content_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then if old.title is not distinct from new.title and old.type is not distinct from new.type and old.description is not distinct from new.description and old.published_at is not distinct from new.published_at and old.is_hidden is not distinct from new.is_hidden then return null; end if; end if; if tg_op <> 'INSERT' then delete from search_entries where kind = 'content' and subject_id = old.id; end if; if tg_op <> 'DELETE' then if not new.is_hidden then insert into search_entries (kind, subject_id, facet, words, document, occurred_at) values ('content', new.id, case new.type when 'live' then 'live' when 'podcast' then 'podcasts' else 'videos' end, lower(unaccent(new.title || ' ' || new.type)), setweight(to_tsvector('english', unaccent(coalesce(new.title, ''))), 'A') || setweight(to_tsvector('english', unaccent(coalesce(new.type, ''))), 'B') || setweight(to_tsvector('english', unaccent(coalesce(new.description, ''))), 'C'), coalesce(new.published_at, new.created_at)); end if; end if; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "search_content" AFTER INSERT OR UPDATE OR DELETE on "content_feeds" for each ROW execute function "content_feeds_search_content_fn"()`,
    );
  }
}
