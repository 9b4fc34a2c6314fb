import { Migration } from '@mikro-orm/migrations';

export class Push extends Migration {
  override name = '0013-push';

  override up(): void {
    this.addSql(
      `create table "push_notices" ("id" serial primary key, "tag" text not null, "topic" text not null, "notice" jsonb not null, "created_at" timestamptz(3) not null default now(), "expires_at" timestamptz(3) not null)`,
    );
    this.addSql(
      `alter table "push_notices" add constraint "push_notices_tag_unique" unique ("tag")`,
    );
    this.addSql(`create index "push_notices_topic_index" on "push_notices" ("topic")`);
    this.addSql(`create index "push_notices_created_at_index" on "push_notices" ("created_at")`);
    this.addSql(
      `create table "push_subscriptions" ("id" serial primary key, "endpoint" text not null, "p256dh" text not null, "auth" text not null, "live_stream_notifications" boolean not null, "new_episode_notifications" boolean not null, "game_updates" boolean not null, "breaking_news" boolean not null, "score_alerts" boolean not null, "spoiler_mode" boolean not null, "user_id" int null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now())`,
    );
    this.addSql(
      `alter table "push_subscriptions" add constraint "push_subscriptions_endpoint_unique" unique ("endpoint")`,
    );
    this.addSql(
      `create index "push_subscriptions_user_id_index" on "push_subscriptions" ("user_id")`,
    );
    this.addSql(
      `create table "push_deliveries" ("id" serial primary key, "notice_id" int not null, "subscription_id" int not null, "tries" int not null default 0, "due_at" timestamptz(3) not null)`,
    );
    this.addSql(
      `create index "push_deliveries_subscription_id_index" on "push_deliveries" ("subscription_id")`,
    );
    this.addSql(`create index "push_deliveries_due_at_index" on "push_deliveries" ("due_at")`);
    this.addSql(
      `alter table "push_deliveries" add constraint "push_deliveries_notice_id_subscription_id_unique" unique ("notice_id", "subscription_id")`,
    );
    this.addSql(
      `alter table "push_subscriptions" add constraint "push_subscriptions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "push_deliveries" add constraint "push_deliveries_notice_id_foreign" foreign key ("notice_id") references "push_notices" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "push_deliveries" add constraint "push_deliveries_subscription_id_foreign" foreign key ("subscription_id") references "push_subscriptions" ("id") on delete cascade`,
    );
  }
}
