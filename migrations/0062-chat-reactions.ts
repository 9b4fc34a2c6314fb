import { Migration } from '@mikro-orm/migrations';

export class ChatReactions extends Migration {
  override name = '0062-chat-reactions';

  override up(): void {
    this.addSql(
      `create table "photo_comment_reactions" ("id" serial primary key, "comment_id" int not null, "user_id" int not null, "reaction" text not null, "created_at" timestamptz(3) not null default now())`,
    );
    this.addSql(
      `create index "photo_comment_reactions_user_id_index" on "photo_comment_reactions" ("user_id")`,
    );
    this.addSql(
      `alter table "photo_comment_reactions" add constraint "photo_comment_reactions_comment_id_user_id_reaction_unique" unique ("comment_id", "user_id", "reaction")`,
    );
    this.addSql(
      `create table "comment_reactions" ("id" serial primary key, "comment_id" int not null, "user_id" int not null, "reaction" text not null, "created_at" timestamptz(3) not null default now())`,
    );
    this.addSql(
      `create index "comment_reactions_user_id_index" on "comment_reactions" ("user_id")`,
    );
    this.addSql(
      `alter table "comment_reactions" add constraint "comment_reactions_comment_id_user_id_reaction_unique" unique ("comment_id", "user_id", "reaction")`,
    );
    this.addSql(
      `create table "game_chat_reactions" ("id" serial primary key, "message_id" int not null, "user_id" int not null, "reaction" text not null, "created_at" timestamptz(3) not null default now())`,
    );
    this.addSql(
      `create index "game_chat_reactions_user_id_index" on "game_chat_reactions" ("user_id")`,
    );
    this.addSql(
      `alter table "game_chat_reactions" add constraint "game_chat_reactions_message_id_user_id_reaction_unique" unique ("message_id", "user_id", "reaction")`,
    );
    this.addSql(
      `alter table "photo_comment_reactions" add constraint "photo_comment_reactions_comment_id_foreign" foreign key ("comment_id") references "photo_comments" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "photo_comment_reactions" add constraint "photo_comment_reactions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "photo_comment_reactions" add constraint "photo_comment_reactions_reaction_check" check ("reaction" in ('FIRE', 'LAUGH', 'APPLAUSE', 'SHOCK', 'TEARS', 'HORSE'))`,
    );
    this.addSql(
      `alter table "comment_reactions" add constraint "comment_reactions_comment_id_foreign" foreign key ("comment_id") references "comments" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "comment_reactions" add constraint "comment_reactions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "comment_reactions" add constraint "comment_reactions_reaction_check" check ("reaction" in ('FIRE', 'LAUGH', 'APPLAUSE', 'SHOCK', 'TEARS', 'HORSE'))`,
    );
    this.addSql(
      `alter table "game_chat_reactions" add constraint "game_chat_reactions_message_id_foreign" foreign key ("message_id") references "game_chat_messages" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "game_chat_reactions" add constraint "game_chat_reactions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "game_chat_reactions" add constraint "game_chat_reactions_reaction_check" check ("reaction" in ('FIRE', 'LAUGH', 'APPLAUSE', 'SHOCK', 'TEARS', 'HORSE'))`,
    );
  }
}
