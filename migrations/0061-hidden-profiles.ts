import { Migration } from '@mikro-orm/migrations';

export class HiddenProfiles extends Migration {
  override name = '0061-hidden-profiles';

  override up(): void {
    this.addSql(`alter table "users" add "is_profile_hidden" boolean not null default false`);
  }
}
