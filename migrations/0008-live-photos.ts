import { Migration } from '@mikro-orm/migrations';

export class LivePhotos extends Migration {
  override name = '0008-live-photos';

  override up(): void {
    this.addSql(`alter table "fan_zone_photos" add "revision" int not null default 0`);
    this.addSql(`drop index "photo_comments_photo_id_created_at_id_index"`);
    this.addSql(`drop index "photo_comments_user_id_index"`);
    this.addSql(
      `alter table "photo_comments" add "client_id" text null, add "revision" int not null default 0`,
    );
    this.addSql(
      `create index "photo_comments_photo_id_id_index" on "photo_comments" ("photo_id", "id")`,
    );
    this.addSql(
      `alter table "photo_comments" add constraint "photo_comments_user_id_client_id_unique" unique ("user_id", "client_id")`,
    );
  }
}
