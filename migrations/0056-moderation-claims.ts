import { Migration } from '@mikro-orm/migrations';

export class ModerationClaims extends Migration {
  override name = '0056-moderation-claims';

  override up(): void {
    this.addSql(
      `create table "moderation_claims" ("kind" text not null, "post_id" int not null, "moderator_id" int not null, "claimed_at" timestamptz(3) not null, primary key ("kind", "post_id"))`,
    );
    this.addSql(
      `create index "moderation_claims_moderator_id_index" on "moderation_claims" ("moderator_id")`,
    );
    this.addSql(
      `alter table "moderation_claims" add constraint "moderation_claims_moderator_id_foreign" foreign key ("moderator_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "moderation_claims" add constraint "moderation_claims_kind_check" check ("kind" in ('CHAT_MESSAGE', 'ARTICLE_COMMENT', 'PHOTO', 'PHOTO_COMMENT', 'CHECK_IN', 'QUESTION'))`,
    );
  }
}
