import { Migration } from '@mikro-orm/migrations';

export class SecurityLog extends Migration {
  override name = '0025-security-log';

  override up(): void {
    this.addSql(
      `create table "security_events" ("id" serial primary key, "user_id" int not null, "at" timestamptz(3) not null default now(), "kind" text not null, "device_label" text null, "network" text null)`,
    );
    this.addSql(`create index "security_events_at_index" on "security_events" ("at")`);
    this.addSql(
      `create index "security_events_user_id_id_index" on "security_events" ("user_id", "id")`,
    );
    this.addSql(
      `create table "known_devices" ("id" serial primary key, "token_hash" text not null, "user_id" int not null, "created_at" timestamptz(3) not null default now(), "last_used_at" timestamptz(3) not null default now())`,
    );
    this.addSql(`create index "known_devices_user_id_index" on "known_devices" ("user_id")`);
    this.addSql(
      `create index "known_devices_last_used_at_index" on "known_devices" ("last_used_at")`,
    );
    this.addSql(
      `alter table "known_devices" add constraint "known_devices_token_hash_user_id_unique" unique ("token_hash", "user_id")`,
    );
    this.addSql(
      `alter table "security_events" add constraint "security_events_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "known_devices" add constraint "known_devices_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
  }
}
