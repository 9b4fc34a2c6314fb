import { Migration } from '@mikro-orm/migrations';

export class RejectPhotos extends Migration {
  override name = '0038-reject-photos';

  override up(): void {
    this.addSql(`alter table "fan_zone_photos" add "rejected_at" timestamptz(3) null`);
    this.addSql(
      `create index "fan_zone_photos_rejected_index" on "fan_zone_photos" ("rejected_at", "id") where rejected_at is not null`,
    );
    this.addSql(
      `alter table "fan_zone_photos" add constraint "fan_zone_photos_rejected_check" check (not (approved and rejected_at is not null))`,
    );
  }
}
