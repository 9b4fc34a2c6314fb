import { Migration } from '@mikro-orm/migrations';

export class ListeningPositions extends Migration {
  override name = '0031-listening-positions';

  override up(): void {
    this.addSql(
      `create table "listening_positions" ("id" serial primary key, "user_id" int not null, "show_id" int not null, "seconds" int not null, "heard_at" timestamptz(3) not null)`,
    );
    this.addSql(
      `create index "listening_positions_show_id_index" on "listening_positions" ("show_id")`,
    );
    this.addSql(
      `alter table "listening_positions" add constraint "listening_positions_user_id_show_id_unique" unique ("user_id", "show_id")`,
    );
    this.addSql(
      `alter table "listening_positions" add constraint "listening_positions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "listening_positions" add constraint "listening_positions_show_id_foreign" foreign key ("show_id") references "content_feeds" ("id") on delete cascade`,
    );
  }
}
