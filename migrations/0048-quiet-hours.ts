import { Migration } from '@mikro-orm/migrations';

export class QuietHours extends Migration {
  override name = '0048-quiet-hours';

  override up(): void {
    this.addSql(`alter table "push_subscriptions" add "quiet_hours" jsonb null`);
  }
}
