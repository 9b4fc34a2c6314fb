import { Migration } from '@mikro-orm/migrations';

export class SilentPushes extends Migration {
  override name = '0023-silent-pushes';

  override up(): void {
    this.addSql(`alter table "push_subscriptions" add "silent_since" timestamptz(3) null`);
  }
}
