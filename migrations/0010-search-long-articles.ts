import { Migration } from '@mikro-orm/migrations';

export class SearchLongArticles extends Migration {
  override name = '0010-search-long-articles';

  override up(): void {
    this.addSql(`drop trigger if exists "search_blog" on "blog_posts"`);
    this.addSql(`drop function if exists "blog_posts_search_blog_fn"()`);
    this.addSql(
      `create or replace function "blog_posts_search_blog_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then if old.title is not distinct from new.title and old.tags is not distinct from new.tags and old.category is not distinct from new.category and old.excerpt is not distinct from new.excerpt and old.author is not distinct from new.author and old.content is not distinct from new.content and old.published is not distinct from new.published and old.published_at is not distinct from new.published_at then return null; end if; end if; if tg_op <> 'INSERT' then delete from search_entries where kind = 'blog' and subject_id = old.id; end if; if tg_op <> 'DELETE' then if new.published then insert into search_entries (kind, subject_id, facet, words, document, occurred_at) values ('blog', new.id, 'blogs', lower(unaccent(new.title || ' ' || array_to_string(new.tags, ' ') || ' ' || new.category)), setweight(to_tsvector('english', unaccent(coalesce(new.title, ''))), 'A') || setweight(to_tsvector('english', unaccent(coalesce(array_to_string(new.tags, ' ') || ' ' || new.category, ''))), 'B') || setweight(to_tsvector('english', unaccent(coalesce(new.excerpt || ' ' || new.author, ''))), 'C') || setweight(to_tsvector('english', unaccent(coalesce(left(new.content, 200000), ''))), 'D'), new.published_at); end if; end if; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "search_blog" AFTER INSERT OR UPDATE OR DELETE on "blog_posts" for each ROW execute function "blog_posts_search_blog_fn"()`,
    );
  }
}
