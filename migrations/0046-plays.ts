import { Migration } from '@mikro-orm/migrations';

export class Plays extends Migration {
  override name = '0046-plays';

  override up(): void {
    this.addSql(
      `create table "plays" ("id" serial primary key, "game_id" int not null, "external_id" text not null, "seq" int not null, "revision" int not null default 1, "status" text not null default 'stands', "reason" text null, "is_under_review" boolean not null default false, "is_marker" boolean not null default false, "kind" text not null, "period" smallint not null, "clock" smallint not null, "before" jsonb null, "after" jsonb null, "yards" smallint null, "points" smallint not null default 0, "scoring_side" text null, "participants" jsonb not null, "taken_back" jsonb null, "source" text not null, "happened_at" timestamptz(3) not null, "reported_at" timestamptz(3) not null, "revised_at" timestamptz(3) not null)`,
    );
    this.addSql(`create index "plays_game_id_seq_id_index" on "plays" ("game_id", "seq", "id")`);
    this.addSql(
      `alter table "plays" add constraint "plays_game_id_external_id_unique" unique ("game_id", "external_id")`,
    );
    this.addSql(
      `create table "play_revisions" ("id" serial primary key, "game_id" int not null, "position" int not null, "play_id" int not null, "kind" text not null, "body" jsonb not null, "reported_at" timestamptz(3) not null)`,
    );
    this.addSql(`create index "play_revisions_play_id_index" on "play_revisions" ("play_id")`);
    this.addSql(
      `alter table "play_revisions" add constraint "play_revisions_game_id_position_unique" unique ("game_id", "position")`,
    );
    this.addSql(
      `alter table "games" add "started_at" timestamptz(3) null, add "play_source" text null, add "log_position" int not null default 0`,
    );
    this.addSql(
      `alter table "games" add constraint "games_play_source_check" check ("play_source" in ('demo', 'espn', 'hand'))`,
    );
    this.addSql(`alter table "live_game_states" add "course" jsonb null`);
    this.addSql(
      `alter table "plays" add constraint "plays_game_id_foreign" foreign key ("game_id") references "games" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "plays" add constraint "plays_points_have_a_side" check ((points = 0) = (scoring_side is null))`,
    );
    this.addSql(
      `alter table "plays" add constraint "plays_points_check" check (points in (0, 1, 2, 3, 6))`,
    );
    this.addSql(
      `alter table "plays" add constraint "plays_status_check" check ("status" in ('stands', 'overturned'))`,
    );
    this.addSql(
      `alter table "plays" add constraint "plays_reason_check" check ("reason" in ('review', 'penalty', 'mistake'))`,
    );
    this.addSql(
      `alter table "plays" add constraint "plays_kind_check" check ("kind" in ('kickoff', 'run', 'pass', 'incomplete', 'sack', 'interception', 'fumble', 'punt', 'field-goal', 'extra-point', 'two-point', 'kneel', 'spike', 'penalty', 'timeout', 'period-start', 'period-end', 'game-end', 'other'))`,
    );
    this.addSql(
      `alter table "plays" add constraint "plays_scoring_side_check" check ("scoring_side" in ('home', 'away'))`,
    );
    this.addSql(
      `alter table "plays" add constraint "plays_source_check" check ("source" in ('demo', 'espn', 'hand'))`,
    );
    this.addSql(
      `alter table "play_revisions" add constraint "play_revisions_game_id_foreign" foreign key ("game_id") references "games" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "play_revisions" add constraint "play_revisions_play_id_foreign" foreign key ("play_id") references "plays" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "play_revisions" add constraint "play_revisions_kind_check" check ("kind" in ('added', 'changed', 'overturned'))`,
    );
  }
}
