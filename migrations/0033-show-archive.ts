import { Migration } from '@mikro-orm/migrations';

export class ShowArchive extends Migration {
  override name = '0033-show-archive';

  override up(): void {
    this.addSql(
      `create table "show_texts" ("show_id" int not null, "chapters" jsonb null, "transcript" jsonb null, "chapters_url" text null, "transcript_url" text null, "due_at" timestamptz(3) null, "failures" int not null default 0, primary key ("show_id"))`,
    );
    this.addSql(`create index "show_texts_due_at_index" on "show_texts" ("due_at")`);
    this.addSql(`drop trigger if exists "search_content" on "content_feeds"`);
    this.addSql(`drop function if exists "content_feeds_search_content_fn"()`);
    this.addSql(
      `create index "content_feeds_type_date_index" on public.content_feeds (type, coalesce(published_at, created_at), id)`,
    );
    this.addSql(
      `create or replace function "content_feeds_search_content_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then if old.title is not distinct from new.title and old.type is not distinct from new.type and old.description is not distinct from new.description and old.published_at is not distinct from new.published_at and old.is_hidden is not distinct from new.is_hidden and old.gone_at is not distinct from new.gone_at then return null; end if; end if; if tg_op <> 'INSERT' then delete from search_entries where kind = 'content' and subject_id = old.id; end if; if tg_op <> 'DELETE' then if not new.is_hidden and new.gone_at is null then insert into search_entries (kind, subject_id, facet, words, document, occurred_at) values ('content', new.id, case new.type when 'live' then 'live' when 'podcast' then 'podcasts' else 'videos' end, lower(unaccent(new.title || ' ' || new.type)), setweight(to_tsvector('english', unaccent(coalesce(new.title, ''))), 'A') || setweight(to_tsvector('english', unaccent(coalesce(new.type, ''))), 'B') || setweight(to_tsvector('english', unaccent(coalesce(new.description, ''))), 'C'), coalesce(new.published_at, new.created_at)); end if; end if; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "search_content" AFTER INSERT OR UPDATE OR DELETE on "content_feeds" for each ROW execute function "content_feeds_search_content_fn"()`,
    );
    this.addSql(
      `delete from "search_entries" where "kind" = 'content' and "subject_id" in (select "id" from "content_feeds" where "gone_at" is not null)`,
    );
    this.addSql(`alter table "questions" add "answered_in_id" int null`);
    this.addSql(
      `alter table "questions" add constraint "questions_answered_in_id_foreign" foreign key ("answered_in_id") references "content_feeds" ("id") on delete set null`,
    );
    this.addSql(`create index "questions_answered_in_id_index" on "questions" ("answered_in_id")`);
    this.addSql(
      `alter table "show_texts" add constraint "show_texts_show_id_foreign" foreign key ("show_id") references "content_feeds" ("id") on update cascade on delete cascade`,
    );
  }
}
