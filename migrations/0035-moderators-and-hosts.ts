import { Migration } from '@mikro-orm/migrations';

export class ModeratorsAndHosts extends Migration {
  override name = '0035-moderators-and-hosts';

  override up(): void {
    this.addSql(
      `alter table "users" add "is_moderator" boolean not null default false, add "is_host" boolean not null default false`,
    );
  }
}
