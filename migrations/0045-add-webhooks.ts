import { Migration } from '@mikro-orm/migrations';

export class AddWebhooks extends Migration {
  override name = '0045-add-webhooks';

  override up(): void {
    this.addSql(
      `create table "webhooks" ("id" serial primary key, "user_id" int not null, "name" text not null, "url" text not null, "subscription" text not null, "variables" text not null, "shape" text not null, "template" text null, "secret" text not null, "old_secret" text null, "old_secret_until" timestamptz(3) null, "state" text not null, "paused_because" text null, "position" text not null, "attempts" int not null default 0, "failing_since" timestamptz(3) null, "next_attempt_at" timestamptz(3) null, "served_by" text null, "served_until" timestamptz(3) null, "created_at" timestamptz(3) not null default now())`,
    );
    this.addSql(`create index "webhooks_user_id_index" on "webhooks" ("user_id")`);
    this.addSql(
      `create table "webhook_deliveries" ("id" serial primary key, "webhook_id" int not null, "message_id" text not null, "body" text not null, "status" int null, "duration" int not null, "response" text not null, "is_delivered" boolean not null, "sent_at" timestamptz(3) not null default now())`,
    );
    this.addSql(
      `create index "webhook_deliveries_webhook_id_index" on "webhook_deliveries" ("webhook_id")`,
    );
    this.addSql(
      `alter table "webhooks" add constraint "webhooks_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "webhooks" add constraint "webhooks_shape_check" check ("shape" in ('plain', 'discord'))`,
    );
    this.addSql(
      `alter table "webhooks" add constraint "webhooks_state_check" check ("state" in ('active', 'paused'))`,
    );
    this.addSql(
      `alter table "webhooks" add constraint "webhooks_paused_because_check" check ("paused_because" in ('owner', 'failing', 'gone', 'refused', 'access'))`,
    );
    this.addSql(
      `alter table "webhook_deliveries" add constraint "webhook_deliveries_webhook_id_foreign" foreign key ("webhook_id") references "webhooks" ("id") on delete cascade`,
    );
  }
}
