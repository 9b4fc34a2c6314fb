import { Migration } from '@mikro-orm/migrations';

export class SecondFactors extends Migration {
  override name = '0024-second-factors';

  override up(): void {
    this.addSql(
      `create table "totp_secrets" ("id" serial primary key, "user_id" int not null, "secret" text not null, "created_at" timestamptz(3) not null default now(), "confirmed_at" timestamptz(3) null, "last_step" int null)`,
    );
    this.addSql(
      `alter table "totp_secrets" add constraint "totp_secrets_user_id_unique" unique ("user_id")`,
    );
    this.addSql(
      `create table "recovery_codes" ("id" serial primary key, "user_id" int not null, "code_hash" text not null, "created_at" timestamptz(3) not null default now(), "used_at" timestamptz(3) null)`,
    );
    this.addSql(`create index "recovery_codes_user_id_index" on "recovery_codes" ("user_id")`);
    this.addSql(
      `create table "pending_sign_ins" ("id" serial primary key, "token_hash" text not null, "user_id" int not null, "attempts" int not null default 0, "expires_at" timestamptz(3) not null)`,
    );
    this.addSql(
      `alter table "pending_sign_ins" add constraint "pending_sign_ins_token_hash_unique" unique ("token_hash")`,
    );
    this.addSql(`create index "pending_sign_ins_user_id_index" on "pending_sign_ins" ("user_id")`);
    this.addSql(
      `create index "pending_sign_ins_expires_at_index" on "pending_sign_ins" ("expires_at")`,
    );
    this.addSql(
      `create table "passkey_challenges" ("id" serial primary key, "challenge" text not null, "purpose" text not null, "user_id" int null, "expires_at" timestamptz(3) not null)`,
    );
    this.addSql(
      `alter table "passkey_challenges" add constraint "passkey_challenges_challenge_unique" unique ("challenge")`,
    );
    this.addSql(
      `create index "passkey_challenges_user_id_index" on "passkey_challenges" ("user_id")`,
    );
    this.addSql(
      `create index "passkey_challenges_expires_at_index" on "passkey_challenges" ("expires_at")`,
    );
    this.addSql(
      `create table "passkeys" ("id" serial primary key, "user_id" int not null, "credential_id" text not null, "public_key" text not null, "counter" bigint not null default '0', "transports" text not null, "name" text not null, "created_at" timestamptz(3) not null default now(), "last_used_at" timestamptz(3) null)`,
    );
    this.addSql(`create index "passkeys_user_id_index" on "passkeys" ("user_id")`);
    this.addSql(
      `alter table "passkeys" add constraint "passkeys_credential_id_unique" unique ("credential_id")`,
    );
    this.addSql(`alter table "sessions" add "proven_at" timestamptz(3) null`);
    this.addSql(
      `alter table "totp_secrets" add constraint "totp_secrets_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "recovery_codes" add constraint "recovery_codes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "pending_sign_ins" add constraint "pending_sign_ins_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "passkey_challenges" add constraint "passkey_challenges_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "passkey_challenges" add constraint "passkey_challenges_purpose_check" check ("purpose" in ('add', 'signIn', 'confirm'))`,
    );
    this.addSql(
      `alter table "passkeys" add constraint "passkeys_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
  }
}
