import { Migration } from '@mikro-orm/migrations';

export class ListsByState extends Migration {
  override name = '0036-lists-by-state';

  override up(): void {
    this.addSql(
      `create index "blog_posts_category_index" on "blog_posts" ("category", "published_at", "id") where published`,
    );
    this.addSql(
      `create index "content_feeds_hidden_index" on public.content_feeds (type, coalesce(published_at, created_at), id) where is_hidden`,
    );
    this.addSql(
      `create index "content_feeds_gone_index" on public.content_feeds (type, coalesce(published_at, created_at), id) where gone_at is not null`,
    );
  }
}
