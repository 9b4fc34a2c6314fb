import { Migration } from '@mikro-orm/migrations';

export class PushLanguage extends Migration {
  override name = '0017-push-language';

  override up(): void {
    this.addSql(`alter table "push_subscriptions" add "language" text not null default 'en'`);
    this.addSql(
      `alter table "push_subscriptions" add constraint "push_subscriptions_language_check" check ("language" in ('en', 'es'))`,
    );
  }
}
