import { Migration } from '@mikro-orm/migrations';

export class Newsletters extends Migration {
  override name = '0012-newsletters';

  override up(): void {
    this.addSql(
      `create table "newsletter_addresses" ("email" text not null, "token" text not null, "opted_out_at" timestamptz(3) null, "suppressed_at" timestamptz(3) null, "user_id" int null, primary key ("email"))`,
    );
    this.addSql(
      `alter table "newsletter_addresses" add constraint "newsletter_addresses_token_unique" unique ("token")`,
    );
    this.addSql(
      `create index "newsletter_addresses_user_id_index" on "newsletter_addresses" ("user_id")`,
    );
    this.addSql(
      `create table "newsletters" ("id" serial primary key, "subject" text not null, "content" text not null, "sent_by_id" int null, "created_at" timestamptz(3) not null default now(), "total" int not null default 0, "finished_at" timestamptz(3) null, "sent" int not null default 0, "failed" int not null default 0, "skipped" int not null default 0)`,
    );
    this.addSql(
      `create index "newsletters_unfinished_index" on "newsletters" ("id") where finished_at is null`,
    );
    this.addSql(
      `create table "newsletter_deliveries" ("id" serial primary key, "newsletter_id" int not null, "email" text not null, "state" text not null default 'waiting', "attempts" int not null default 0, "due_at" timestamptz(3) not null, "lease_until" timestamptz(3) null, "sent_at" timestamptz(3) null, "fault" text null)`,
    );
    this.addSql(
      `create unique index "newsletter_deliveries_once_unique" on newsletter_deliveries (newsletter_id, lower(email))`,
    );
    this.addSql(
      `create index "newsletter_deliveries_due_index" on "newsletter_deliveries" ("due_at", "id") where state = 'waiting'`,
    );
    this.addSql(
      `create index "newsletter_deliveries_lease_index" on "newsletter_deliveries" ("lease_until") where state = 'sending'`,
    );
    this.addSql(`alter table "games" add "version" int not null default 1`);
    this.addSql(
      `alter table "newsletter_addresses" add constraint "newsletter_addresses_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null`,
    );
    this.addSql(
      `alter table "newsletters" add constraint "newsletters_sent_by_id_foreign" foreign key ("sent_by_id") references "users" ("id") on delete set null`,
    );
    this.addSql(
      `alter table "newsletter_deliveries" add constraint "newsletter_deliveries_newsletter_id_foreign" foreign key ("newsletter_id") references "newsletters" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "newsletter_deliveries" add constraint "newsletter_deliveries_state_check" check ("state" in ('waiting', 'sending', 'sent', 'failed', 'skipped'))`,
    );
  }
}
