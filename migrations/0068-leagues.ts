import { Migration } from '@mikro-orm/migrations';

export class Leagues extends Migration {
  override name = '0068-leagues';

  override up(): void {
    this.addSql(
      `create table "leagues" ("id" serial primary key, "name" text not null, "invite_code" text not null, "created_at" timestamptz(3) not null default now())`,
    );
    this.addSql(
      `alter table "leagues" add constraint "leagues_invite_code_unique" unique ("invite_code")`,
    );
    this.addSql(
      `create table "league_members" ("id" serial primary key, "league_id" int not null, "user_id" int not null, "joined_at" timestamptz(3) not null default now())`,
    );
    this.addSql(`create index "league_members_user_id_index" on "league_members" ("user_id")`);
    this.addSql(
      `alter table "league_members" add constraint "league_members_league_id_user_id_unique" unique ("league_id", "user_id")`,
    );
    this.addSql(
      `alter table "league_members" add constraint "league_members_league_id_foreign" foreign key ("league_id") references "leagues" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "league_members" add constraint "league_members_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `create or replace function "league_members_league_of_none_fn"() returns trigger as $$ begin perform 1 from leagues where id = old.league_id for update; delete from leagues where id = old.league_id and not exists (select 1 from league_members where league_id = old.league_id); return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "league_of_none" AFTER DELETE on "league_members" for each ROW execute function "league_members_league_of_none_fn"()`,
    );
  }
}
