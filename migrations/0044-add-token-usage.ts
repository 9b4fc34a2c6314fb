import { Migration } from '@mikro-orm/migrations';

export class AddTokenUsage extends Migration {
  override name = '0044-add-token-usage';

  override up(): void {
    this.addSql(
      `create table "api_token_deprecations" ("token_id" int not null, "field" text not null, "reason" text not null, "goes_on" date null, "calls" int not null, "last_used_on" date not null, "mailed_at" timestamptz(3) null, primary key ("token_id", "field"))`,
    );
    this.addSql(
      `create table "api_token_days" ("token_id" int not null, "day" date not null, "calls" int not null, "cost" int not null, "refusals" int not null, primary key ("token_id", "day"))`,
    );
    this.addSql(`create index "api_token_days_day_index" on "api_token_days" ("day")`);
    this.addSql(
      `alter table "api_token_deprecations" add constraint "api_token_deprecations_token_id_foreign" foreign key ("token_id") references "api_tokens" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "api_token_days" add constraint "api_token_days_token_id_foreign" foreign key ("token_id") references "api_tokens" ("id") on delete cascade`,
    );
  }
}
