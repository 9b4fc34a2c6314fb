import { Migration } from '@mikro-orm/migrations';

export class Images extends Migration {
  override name = '0007-images';

  override up(): void {
    this.addSql(
      `create table "images" ("id" serial primary key, "url" text not null, "width" int not null, "height" int not null, "placeholder" text not null, "variants" jsonb not null, "uploaded_by" int null, "created_at" timestamptz(3) not null default now())`,
    );
    this.addSql(`alter table "images" add constraint "images_url_unique" unique ("url")`);
    this.addSql(`create index "images_created_at_index" on "images" ("created_at")`);
  }
}
