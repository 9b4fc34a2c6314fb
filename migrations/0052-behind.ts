import { Migration } from '@mikro-orm/migrations';

export class Behind extends Migration {
  override name = '0052-behind';

  override up(): void {
    this.addSql(
      `alter table "push_subscriptions" add "behind_seconds" smallint not null default 0`,
    );
    this.addSql(
      `alter table "game_chat_messages" add "about_at" timestamptz(3) not null default now()`,
    );
    this.addSql(`update "game_chat_messages" set "about_at" = "created_at"`);
  }
}
