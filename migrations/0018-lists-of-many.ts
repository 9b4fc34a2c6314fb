import { Migration } from '@mikro-orm/migrations';

export class ListsOfMany extends Migration {
  override name = '0018-lists-of-many';

  override up(): void {
    this.addSql(`drop index "users_name_index"`);
    this.addSql(
      `create index "users_names_index" on public.users (lower(name), id) include (name)`,
    );
    this.addSql(
      `create index "game_check_ins_approved_index" on "game_check_ins" ("approved", "created_at", "id")`,
    );
    this.addSql(
      `create index "game_check_ins_places_index" on "game_check_ins" ("user_id", "location") where approved`,
    );
  }
}
