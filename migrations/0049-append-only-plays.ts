import { Migration } from '@mikro-orm/migrations';

export class AppendOnlyPlays extends Migration {
  override name = '0049-append-only-plays';

  override up(): void {
    this.addSql(
      `create or replace function "play_revisions_append_only_fn"() returns trigger as $$ begin raise exception 'The log of plays is append-only'; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "append_only" BEFORE UPDATE on "play_revisions" for each ROW execute function "play_revisions_append_only_fn"()`,
    );
  }
}
