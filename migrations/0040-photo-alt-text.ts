import { Migration } from '@mikro-orm/migrations';

export class PhotoAltText extends Migration {
  override name = '0040-photo-alt-text';

  override up(): void {
    this.addSql(`alter table "fan_zone_photos" add "alt_text" text null`);
  }
}
