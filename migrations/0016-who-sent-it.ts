import { Migration } from '@mikro-orm/migrations';

export class WhoSentIt extends Migration {
  override name = '0016-who-sent-it';

  override up(): void {
    this.addSql(`create index "newsletters_sent_by_id_index" on "newsletters" ("sent_by_id")`);
    this.addSql(`create index "breaking_news_sent_by_id_index" on "breaking_news" ("sent_by_id")`);
  }
}
