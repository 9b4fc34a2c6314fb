import { Migration } from '@mikro-orm/migrations';

export class HostDesk extends Migration {
  override name = '0039-host-desk';

  override up(): void {
    this.addSql(
      `create table "pinned_lines" ("id" serial primary key, "text" text not null, "url" text null, "pinned_by_id" int null, "pinned_at" timestamptz(3) not null, "unpinned_at" timestamptz(3) null)`,
    );
    this.addSql(
      `create index "pinned_lines_pinned_by_id_index" on "pinned_lines" ("pinned_by_id")`,
    );
    this.addSql(`create index "pinned_lines_pinned_at_index" on "pinned_lines" ("pinned_at")`);
    this.addSql(`alter table "live_game_states" add "is_by_hand" boolean not null default false`);
    this.addSql(
      `alter table "pinned_lines" add constraint "pinned_lines_pinned_by_id_foreign" foreign key ("pinned_by_id") references "users" ("id") on delete set null`,
    );
  }
}
