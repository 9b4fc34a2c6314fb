import { Migration } from '@mikro-orm/migrations';

export class QuestionOnAir extends Migration {
  override name = '0043-question-on-air';

  override up(): void {
    this.addSql(`alter table "content_feeds" add "live_since" timestamptz(3) null`);
    this.addSql(
      `alter table "questions" add "answered_at_seconds" int null, add "on_air_at" timestamptz(3) null`,
    );
    this.addSql(`create index "questions_on_air_at_index" on "questions" ("on_air_at")`);
  }
}
