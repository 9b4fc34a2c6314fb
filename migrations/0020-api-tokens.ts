import { Migration } from '@mikro-orm/migrations';

export class ApiTokens extends Migration {
  override name = '0020-api-tokens';

  override up(): void {
    this.addSql(
      `create table "api_tokens" ("id" serial primary key, "token_hash" text not null, "user_id" int not null, "name" text not null, "scope" text not null, "hint" text not null, "created_at" timestamptz(3) not null default now(), "last_used_at" timestamptz(3) null)`,
    );
    this.addSql(
      `alter table "api_tokens" add constraint "api_tokens_token_hash_unique" unique ("token_hash")`,
    );
    this.addSql(`create index "api_tokens_user_id_index" on "api_tokens" ("user_id")`);
    this.addSql(
      `alter table "api_tokens" add constraint "api_tokens_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "api_tokens" add constraint "api_tokens_scope_check" check ("scope" in ('read', 'write'))`,
    );
  }
}
