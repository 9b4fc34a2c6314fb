import { Migration } from '@mikro-orm/migrations';

export class LeagueMessages extends Migration {
  override name = '0069-league-messages';

  override up(): void {
    this.addSql(
      `create table "league_messages" ("id" serial primary key, "league_id" int not null, "user_id" int not null, "text" text not null, "client_id" text null, "about_at" timestamptz(3) not null default now(), "created_at" timestamptz(3) not null default now())`,
    );
    this.addSql(
      `create index "league_messages_league_id_id_index" on "league_messages" ("league_id", "id")`,
    );
    this.addSql(
      `alter table "league_messages" add constraint "league_messages_user_id_client_id_unique" unique ("user_id", "client_id")`,
    );
    this.addSql(
      `alter table "league_messages" add constraint "league_messages_league_id_foreign" foreign key ("league_id") references "leagues" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "league_messages" add constraint "league_messages_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
  }
}
