create table "app_settings" ("key" text not null, "value" jsonb not null, "updated_at" timestamptz(3) not null default now(), primary key ("key"));

create table "blog_posts" ("id" serial primary key, "title" text not null, "excerpt" text not null, "content" text not null, "author" text not null default 'Orange Weekly Staff', "featured_image_url" text null, "featured_image_crop" text null, "image_urls" text[] not null default '{}', "tags" text[] not null default '{}', "category" text not null default 'General', "published" boolean not null default false, "scheduled_publish_at" timestamptz(3) null, "read_time" int not null default 5, "view_count" int not null default 0, "share_count" int not null default 0, "like_count" int not null default 0, "comment_count" int not null default 0, "published_at" timestamptz(3) null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1);
create index "blog_posts_published_index" on "blog_posts" ("published_at", "id") where published;
create index "blog_posts_category_index" on "blog_posts" ("category", "published_at", "id") where published;
create index "blog_posts_views_index" on "blog_posts" ("view_count", "id") where published;
create index "blog_posts_created_at_id_index" on "blog_posts" ("created_at", "id");
create index "blog_posts_scheduled_index" on "blog_posts" ("scheduled_publish_at") where scheduled_publish_at is not null;
alter table "blog_posts" add constraint "blog_posts_published_check" check (not published or published_at is not null);
alter table "blog_posts" add constraint "blog_posts_read_time_check" check (read_time >= 1);
alter table "blog_posts" add constraint "blog_posts_category_check" check ("category" in ('General', 'Game Analysis', 'Player News', 'Draft', 'Opinion'));
create or replace function "blog_posts_search_blog_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then if old.title is not distinct from new.title and old.tags is not distinct from new.tags and old.category is not distinct from new.category and old.excerpt is not distinct from new.excerpt and old.author is not distinct from new.author and old.content is not distinct from new.content and old.published is not distinct from new.published and old.published_at is not distinct from new.published_at then return null; end if; end if; if tg_op <> 'INSERT' then delete from search_entries where kind = 'blog' and subject_id = old.id; end if; if tg_op <> 'DELETE' then if new.published then insert into search_entries (kind, subject_id, facet, words, document, occurred_at) values ('blog', new.id, 'blogs', lower(unaccent(new.title || ' ' || array_to_string(new.tags, ' ') || ' ' || new.category)), setweight(to_tsvector('english', unaccent(coalesce(new.title, ''))), 'A') || setweight(to_tsvector('english', unaccent(coalesce(array_to_string(new.tags, ' ') || ' ' || new.category, ''))), 'B') || setweight(to_tsvector('english', unaccent(coalesce(new.excerpt || ' ' || new.author, ''))), 'C') || setweight(to_tsvector('english', unaccent(coalesce(left(new.content, 200000), ''))), 'D'), new.published_at); end if; end if; return null; end; $$ language plpgsql;
create trigger "search_blog" AFTER INSERT OR UPDATE OR DELETE on "blog_posts" for each ROW execute function "blog_posts_search_blog_fn"();

create table "article_addresses" ("path" text not null, "article_id" int not null, primary key ("path"));
create index "article_addresses_article_id_index" on "article_addresses" ("article_id");

create table "article_imports" ("id" serial primary key, "filename" text not null, "format" text not null, "state" text not null default 'PREVIEW', "old_site" text null, "as_drafts" boolean not null default false, "created_at" timestamptz(3) not null default now(), "missing_pictures" int not null default 0, "leased_until" timestamptz(3) null);
alter table "article_imports" add constraint "article_imports_format_check" check ("format" in ('MARKDOWN', 'WORDPRESS', 'GHOST'));
alter table "article_imports" add constraint "article_imports_state_check" check ("state" in ('PREVIEW', 'RUNNING', 'DONE', 'UNDONE'));

create table "article_views" ("id" serial primary key, "article_id" int not null, "session_key" text not null, "created_at" timestamptz(3) not null default now());
create index "article_views_created_at_index" on "article_views" ("created_at");
alter table "article_views" add constraint "article_views_article_id_session_key_unique" unique ("article_id", "session_key");
create or replace function "article_views_tally_insert_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'article_views', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_insert" after insert on "article_views" referencing new table as added for each statement execute function "article_views_tally_insert_fn"();
create or replace function "article_views_tally_update_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'article_views', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true union all select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_update" after update on "article_views" referencing old table as removed new table as added for each statement execute function "article_views_tally_update_fn"();
create or replace function "article_views_tally_delete_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'article_views', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_delete" after delete on "article_views" referencing old table as removed for each statement execute function "article_views_tally_delete_fn"();

create table "audit_entries" ("id" serial primary key, "at" timestamptz(3) not null default now(), "actor_id" int null, "action" text not null, "subject_type" text not null, "subject_id" int null, "details" jsonb not null default '{}');
create index "audit_entries_at_index" on "audit_entries" ("at");
create index "audit_entries_subject_type_subject_id_index" on "audit_entries" ("subject_type", "subject_id");
create index "audit_entries_actor_id_id_index" on "audit_entries" ("actor_id", "id");

create table "content_feeds" ("id" serial primary key, "type" text not null, "title" text not null, "url" text not null, "description" text null, "thumbnail_url" text null, "duration" text null, "published_at" timestamptz(3) null, "external_id" text null, "is_live" boolean not null default false, "is_currently_live" boolean not null default false, "live_since" timestamptz(3) null, "view_count" int not null default 0, "is_hidden" boolean not null default false, "announced_at" timestamptz(3) null default now(), "source" text null, "source_id" text null, "edited_fields" text[] not null default '{}', "gone_at" timestamptz(3) null, "audio_url" text null, "chapters_url" text null, "transcript_url" text null, "apple_id" text null, "created_at" timestamptz(3) not null default now());
alter table "content_feeds" add constraint "content_feeds_external_id_unique" unique ("external_id");
create index "content_feeds_type_is_currently_live_published_at_id_index" on "content_feeds" ("type", "is_currently_live", "published_at", "id");
create index "content_feeds_announced_at_published_at_index" on "content_feeds" ("announced_at", "published_at");
create index "content_feeds_type_date_index" on public.content_feeds (type, coalesce(published_at, created_at), id);
create index "content_feeds_hidden_index" on public.content_feeds (type, coalesce(published_at, created_at), id) where is_hidden;
create index "content_feeds_gone_index" on public.content_feeds (type, coalesce(published_at, created_at), id) where gone_at is not null;
alter table "content_feeds" add constraint "content_feeds_source_source_id_unique" unique ("source", "source_id");
alter table "content_feeds" add constraint "content_feeds_type_check" check ("type" in ('live', 'youtube', 'shorts', 'podcast'));
alter table "content_feeds" add constraint "content_feeds_source_check" check ("source" in ('youtube', 'podcast'));
create or replace function "content_feeds_search_content_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then if old.title is not distinct from new.title and old.type is not distinct from new.type and old.description is not distinct from new.description and old.published_at is not distinct from new.published_at and old.is_hidden is not distinct from new.is_hidden and old.gone_at is not distinct from new.gone_at then return null; end if; end if; if tg_op <> 'INSERT' then delete from search_entries where kind = 'content' and subject_id = old.id; end if; if tg_op <> 'DELETE' then if not new.is_hidden and new.gone_at is null then insert into search_entries (kind, subject_id, facet, words, document, occurred_at) values ('content', new.id, case new.type when 'live' then 'live' when 'podcast' then 'podcasts' else 'videos' end, lower(unaccent(new.title || ' ' || new.type)), setweight(to_tsvector('english', unaccent(coalesce(new.title, ''))), 'A') || setweight(to_tsvector('english', unaccent(coalesce(new.type, ''))), 'B') || setweight(to_tsvector('english', unaccent(coalesce(new.description, ''))), 'C'), coalesce(new.published_at, new.created_at)); end if; end if; return null; end; $$ language plpgsql;
create trigger "search_content" AFTER INSERT OR UPDATE OR DELETE on "content_feeds" for each ROW execute function "content_feeds_search_content_fn"();

create table "deleted_imports" ("source" text not null, "source_id" text not null, primary key ("source", "source_id"));
alter table "deleted_imports" add constraint "deleted_imports_source_check" check ("source" in ('youtube', 'podcast'));

create table "fan_mood_days" ("season" int not null, "game_week" int not null, "day" date not null, "moods" int not null, "total" int not null, primary key ("season", "game_week", "day"));

create table "fan_mood_tallies" ("season" int not null, "game_week" int not null, "moods" int not null default 0, "total" int not null default 0, "revision" int not null default 0, primary key ("season", "game_week"));

create table "fantasy_players" ("id" serial primary key, "name" text not null, "position" text not null default 'UNK', "jersey" text not null default '0', "is_starter" boolean not null default false, "weight" text null, "height" text null, "age" int not null default 0, "experience" int not null default 0, "injury_status" text null, "injury_details" text null, "is_active" boolean not null default true, "espn_id" text null, "last_updated" timestamptz(3) not null default now(), "created_at" timestamptz(3) not null default now());
alter table "fantasy_players" add constraint "fantasy_players_espn_id_unique" unique ("espn_id");
create index "fantasy_players_is_active_position_index" on "fantasy_players" ("is_active", "position");
create index "fantasy_players_name_index" on "fantasy_players" ("name");
alter table "fantasy_players" add constraint "fantasy_players_injury_status_check" check ("injury_status" in ('O', 'IR', 'Q', 'D', 'PUP', 'NFI', 'SUS'));

create table "filters" ("id" serial primary key, "name" text not null, "rule" text not null, "words" text[] not null default '{}', "pattern" text null, "allowed_hosts" text[] not null default '{}', "count" int null, "minutes" int null, "member_days" int null, "kinds" text[] not null default '{}', "action" text not null, "message" text null, "is_on" boolean not null, "updated_at" timestamptz(3) not null default now());
alter table "filters" add constraint "filters_rule_check" check ("rule" in ('WORDS', 'PATTERN', 'LINKS', 'REPEATS', 'FLOOD', 'NEW_MEMBERS'));
alter table "filters" add constraint "filters_action_check" check ("action" in ('MARK', 'HOLD', 'REFUSE'));

create table "games" ("id" serial primary key, "week" int not null, "season" int not null, "opponent" text not null, "is_home" boolean not null, "kickoff_at" timestamptz(3) not null, "tv_network" text null, "result" text null, "score" text null, "is_playoff" boolean not null default false, "external_id" text null, "created_at" timestamptz(3) not null default now(), "started_at" timestamptz(3) null, "play_source" text null, "log_position" int not null default 0, "version" int not null default 1);
alter table "games" add constraint "games_external_id_unique" unique ("external_id");
create index "games_season_kickoff_at_index" on "games" ("season", "kickoff_at");
create index "games_kickoff_at_index" on "games" ("kickoff_at");
alter table "games" add constraint "games_result_check" check ("result" in ('W', 'L', 'T'));
alter table "games" add constraint "games_play_source_check" check ("play_source" in ('demo', 'espn', 'hand'));
create or replace function "games_search_game_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then if old.opponent is not distinct from new.opponent and old.is_home is not distinct from new.is_home and old.week is not distinct from new.week and old.season is not distinct from new.season and old.is_playoff is not distinct from new.is_playoff and old.tv_network is not distinct from new.tv_network and old.kickoff_at is not distinct from new.kickoff_at then return null; end if; end if; if tg_op <> 'INSERT' then delete from search_entries where kind = 'game' and subject_id = old.id; end if; if tg_op <> 'DELETE' then if true then insert into search_entries (kind, subject_id, facet, words, document, occurred_at) values ('game', new.id, 'games', lower(unaccent('Denver Broncos ' || new.opponent || ' ' || new.week || case when new.is_playoff then ' playoff postemporada' when new.week < 1 then ' preseason pretemporada' else '' end)), setweight(to_tsvector('english', unaccent(coalesce(new.opponent, ''))), 'A') || setweight(to_tsvector('english', unaccent(coalesce(new.week || case when new.is_playoff then ' playoff postemporada' when new.week < 1 then ' preseason pretemporada' else '' end, ''))), 'B') || setweight(to_tsvector('english', unaccent(coalesce('week semana ' || coalesce(new.tv_network, ''), ''))), 'C') || setweight(to_tsvector('english', unaccent(coalesce('Denver Broncos ' || case when new.is_home then 'vs. ' else 'at ' end || new.season, ''))), 'D'), new.kickoff_at); end if; end if; return null; end; $$ language plpgsql;
create trigger "search_game" AFTER INSERT OR UPDATE OR DELETE on "games" for each ROW execute function "games_search_game_fn"();

create table "fantasy_game_status" ("id" serial primary key, "game_id" int not null, "week" int not null, "season" int not null, "lineup_open_date" timestamptz(3) null, "lineup_lock_date" timestamptz(3) null, "next_open_date" timestamptz(3) null, "is_completed" boolean not null default false, "completed_at" timestamptz(3) null, "stats_imported" boolean not null default false, "stats_imported_at" timestamptz(3) null, "scoring_completed" boolean not null default false, "scoring_completed_at" timestamptz(3) null, "leaderboard_generated" boolean not null default false, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now());
alter table "fantasy_game_status" add constraint "fantasy_game_status_game_id_unique" unique ("game_id");
create index "fantasy_game_status_season_week_index" on "fantasy_game_status" ("season", "week");

create table "game_feeds" ("id" serial primary key, "game_id" int not null, "next_at" timestamptz(3) not null, "failures" int not null default 0, "good_at" timestamptz(3) null, "plays_at" timestamptz(3) null, "shown" text null, "ended_at" timestamptz(3) null, "box_score" jsonb null);
alter table "game_feeds" add constraint "game_feeds_game_id_unique" unique ("game_id");

create table "images" ("id" serial primary key, "url" text not null, "width" int not null, "height" int not null, "placeholder" text not null, "variants" jsonb not null, "uploaded_by" int null, "created_at" timestamptz(3) not null default now());
alter table "images" add constraint "images_url_unique" unique ("url");
create index "images_created_at_index" on "images" ("created_at");

create table "article_import_posts" ("id" serial primary key, "import_id" int not null, "state" text not null default 'READY', "title" text not null, "path" text null, "published_at" timestamptz(3) null, "fault" text null, "draft" jsonb null, "article_id" int null, "version" int null);
create index "article_import_posts_import_id_id_index" on "article_import_posts" ("import_id", "id");
create index "article_import_posts_article_id_index" on "article_import_posts" ("article_id");
alter table "article_import_posts" add constraint "article_import_posts_state_check" check ("state" in ('READY', 'FAULTY', 'KNOWN', 'MADE', 'UNDONE'));

create table "leagues" ("id" serial primary key, "name" text not null, "invite_code" text not null, "created_at" timestamptz(3) not null default now());
alter table "leagues" add constraint "leagues_invite_code_unique" unique ("invite_code");

create table "live_game_states" ("id" serial primary key, "game_id" int not null, "period" int not null default 1, "display_clock" text not null, "our_score" int not null default 0, "their_score" int not null default 0, "possession" text null, "is_final" boolean not null default false, "is_by_hand" boolean not null default false, "course" jsonb null, "updated_at" timestamptz(3) not null default now());
alter table "live_game_states" add constraint "live_game_states_game_id_unique" unique ("game_id");
alter table "live_game_states" add constraint "live_game_states_possession_check" check ("possession" in ('home', 'away'));

create table "plays" ("id" serial primary key, "game_id" int not null, "external_id" text not null, "seq" int not null, "revision" int not null default 1, "status" text not null default 'stands', "reason" text null, "is_under_review" boolean not null default false, "is_marker" boolean not null default false, "kind" text not null, "period" smallint not null, "clock" smallint not null, "before" jsonb null, "after" jsonb null, "yards" smallint null, "points" smallint not null default 0, "scoring_side" text null, "participants" jsonb not null, "taken_back" jsonb null, "source" text not null, "happened_at" timestamptz(3) not null, "reported_at" timestamptz(3) not null, "revised_at" timestamptz(3) not null);
create index "plays_game_id_seq_id_index" on "plays" ("game_id", "seq", "id");
alter table "plays" add constraint "plays_game_id_external_id_unique" unique ("game_id", "external_id");
alter table "plays" add constraint "plays_points_have_a_side" check ((points = 0) = (scoring_side is null));
alter table "plays" add constraint "plays_points_check" check (points in (0, 1, 2, 3, 6));
alter table "plays" add constraint "plays_status_check" check ("status" in ('stands', 'overturned'));
alter table "plays" add constraint "plays_reason_check" check ("reason" in ('review', 'penalty', 'mistake'));
alter table "plays" add constraint "plays_kind_check" check ("kind" in ('kickoff', 'run', 'pass', 'incomplete', 'sack', 'interception', 'fumble', 'punt', 'field-goal', 'extra-point', 'two-point', 'kneel', 'spike', 'penalty', 'timeout', 'period-start', 'period-end', 'game-end', 'other'));
alter table "plays" add constraint "plays_scoring_side_check" check ("scoring_side" in ('home', 'away'));
alter table "plays" add constraint "plays_source_check" check ("source" in ('demo', 'espn', 'hand'));

create table "player_game_stats" ("id" serial primary key, "game_id" int not null, "player_id" int null, "player_name" text not null, "position" text not null, "passing_yards" numeric(9,2) not null default 0, "passing_touchdowns" numeric(9,2) not null default 0, "interceptions" numeric(9,2) not null default 0, "rushing_yards" numeric(9,2) not null default 0, "rushing_touchdowns" numeric(9,2) not null default 0, "receptions" numeric(9,2) not null default 0, "receiving_yards" numeric(9,2) not null default 0, "receiving_touchdowns" numeric(9,2) not null default 0, "field_goals_made" numeric(9,2) not null default 0, "field_goals_attempted" numeric(9,2) not null default 0, "field_goals_made_40_49" numeric(9,2) not null default 0, "field_goals_made_50_plus" numeric(9,2) not null default 0, "extra_points_made" numeric(9,2) not null default 0, "solo_tackles" numeric(9,2) not null default 0, "assisted_tackles" numeric(9,2) not null default 0, "sacks" numeric(9,2) not null default 0, "tackles_for_loss" numeric(9,2) not null default 0, "forced_fumbles" numeric(9,2) not null default 0, "fumble_recoveries" numeric(9,2) not null default 0, "passes_defended" numeric(9,2) not null default 0, "defensive_touchdowns" numeric(9,2) not null default 0, "two_point_conversions" numeric(9,2) not null default 0, "fumbles_lost" numeric(9,2) not null default 0, "fantasy_points" numeric(9,2) not null default 0, "created_at" timestamptz(3) not null default now());
create index "player_game_stats_player_id_index" on "player_game_stats" ("player_id");
alter table "player_game_stats" add constraint "player_game_stats_game_id_player_name_position_unique" unique ("game_id", "player_name", "position");

create table "play_revisions" ("id" serial primary key, "game_id" int not null, "position" int not null, "play_id" int not null, "kind" text not null, "body" jsonb not null, "reported_at" timestamptz(3) not null);
create index "play_revisions_play_id_index" on "play_revisions" ("play_id");
alter table "play_revisions" add constraint "play_revisions_game_id_position_unique" unique ("game_id", "position");
alter table "play_revisions" add constraint "play_revisions_kind_check" check ("kind" in ('added', 'changed', 'overturned'));
create or replace function "play_revisions_append_only_fn"() returns trigger as $$ begin raise exception 'The log of plays is append-only'; end; $$ language plpgsql;
create trigger "append_only" BEFORE UPDATE on "play_revisions" for each ROW execute function "play_revisions_append_only_fn"();

create table "push_notices" ("id" serial primary key, "tag" text not null, "topic" text not null, "notice" jsonb not null, "created_at" timestamptz(3) not null default now(), "expires_at" timestamptz(3) not null);
alter table "push_notices" add constraint "push_notices_tag_unique" unique ("tag");
create index "push_notices_topic_index" on "push_notices" ("topic");
create index "push_notices_created_at_index" on "push_notices" ("created_at");

create table "rate_limits" ("key" varchar(255) not null, "points" int not null default 0, "expire" bigint null, primary key ("key"));
create index "rate_limits_expire_index" on "rate_limits" ("expire");

create table "search_entries" ("id" serial primary key, "kind" text not null, "subject_id" int not null, "facet" text not null, "words" text not null, "document" tsvector not null, "occurred_at" timestamptz(3) not null);
create index "search_entries_document_index" on public.search_entries using gin (document);
create index "search_entries_words_index" on public.search_entries using gin (words gin_trgm_ops);
alter table "search_entries" add constraint "search_entries_kind_subject_id_unique" unique ("kind", "subject_id");
alter table "search_entries" add constraint "search_entries_kind_check" check ("kind" in ('content', 'blog', 'game', 'question'));

create table "season_records" ("id" serial primary key, "season" int not null, "wins" int not null default 0, "losses" int not null default 0, "preseason_wins" int not null default 0, "preseason_losses" int not null default 0, "is_regular_season_started" boolean not null default false, "last_updated" timestamptz(3) not null default now(), "created_at" timestamptz(3) not null default now());
alter table "season_records" add constraint "season_records_season_unique" unique ("season");

create table "show_sources" ("source" text not null, "address" text not null, "etag" text null, "last_modified" text null, "due_at" timestamptz(3) not null, "checked_at" timestamptz(3) null, "succeeded_at" timestamptz(3) null, "fault" text null, "failures" int not null default 0, "subscribers" int null, "subscribers_at" timestamptz(3) null, primary key ("source"));
alter table "show_sources" add constraint "show_sources_source_check" check ("source" in ('youtube', 'podcast'));
alter table "show_sources" add constraint "show_sources_fault_check" check ("fault" in ('REFUSED', 'TOO_LARGE', 'NOT_NOW', 'NO_FEED'));

create table "show_texts" ("show_id" int not null, "chapters" jsonb null, "transcript" jsonb null, "audio_bytes" int null, "chapters_url" text null, "transcript_url" text null, "audio_url" text null, "due_at" timestamptz(3) null, "failures" int not null default 0, primary key ("show_id"));
create index "show_texts_due_at_index" on "show_texts" ("due_at");

create table "sponsors" ("id" serial primary key, "name" text not null, "description" text not null, "logo_url" text null, "website_url" text null, "active" boolean not null default true, "active_from" date null, "active_to" date null, "position" int not null default 0);

create table "subscribers" ("id" serial primary key, "name" text not null, "email" text not null, "birthday" date not null, "favorite_team" text not null default 'Denver Broncos', "created_at" timestamptz(3) not null default now(), "confirmed_at" timestamptz(3) null, "asked_at" timestamptz(3) null, "mail_due_at" timestamptz(3) null, "token_hash" text null, "language" text not null default 'en');
alter table "subscribers" add constraint "subscribers_token_hash_unique" unique ("token_hash");
create unique index "subscribers_email_unique" on public.subscribers (lower(email));
create index "subscribers_search_index" on public.subscribers using gin (lower(name || ' ' || email) gin_trgm_ops);
create index "subscribers_mail_due_index" on "subscribers" ("mail_due_at") where mail_due_at is not null;
create index "subscribers_waiting_index" on "subscribers" ("asked_at") where confirmed_at is null;
alter table "subscribers" add constraint "subscribers_language_check" check ("language" in ('en', 'es'));

create table "tallies" ("day" date not null, "name" text not null, "part" text not null, "shard" smallint not null, "amount" int not null default 0, primary key ("day", "name", "part", "shard"));

create table "users" ("id" serial primary key, "email" text not null, "password" text not null, "name" text not null, "avatar_url" text null, "avatar_type" text not null default 'default', "bio" text null, "favorite_team" text not null default 'Denver Broncos', "country" text not null default 'United States', "is_admin" boolean not null default false, "is_moderator" boolean not null default false, "is_host" boolean not null default false, "is_mvp" boolean not null default false, "is_profile_hidden" boolean not null default false, "inbox_read_until" timestamptz(3) null, "inbox_choices" jsonb null, "do_not_disturb_until" timestamptz(3) null, "reset_token" text null, "reset_token_expiry" timestamptz(3) null, "recovery_email" text null, "email_proven_at" timestamptz(3) null, "password_set_at" timestamptz(3) null, "created_at" timestamptz(3) not null default now());
alter table "users" add constraint "users_reset_token_unique" unique ("reset_token");
create unique index "users_email_unique" on public.users (lower(email));
create index "users_recovery_email_index" on public.users (lower(recovery_email)) where recovery_email is not null;
create index "users_created_at_id_index" on "users" ("created_at", "id");
create index "users_names_index" on public.users (lower(name), id) include (name);
create index "users_search_index" on public.users using gin (lower(name || ' ' || email) gin_trgm_ops);
alter table "users" add constraint "users_avatar_url_check" check (avatar_url ~ '^/uploads/[A-Za-z0-9_-]+[.][a-z0-9]+$');
alter table "users" add constraint "users_avatar_type_check" check ("avatar_type" in ('orange-navy', 'navy-orange', 'white-orange-navy', 'orange-white-navy', 'white-navy-orange', 'orange-navy-white', 'default'));
create or replace function "users_tally_insert_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'members', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('team:' || r.favorite_team, '-infinity'::date), ('country:' || r.country, '-infinity'::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_insert" after insert on "users" referencing new table as added for each statement execute function "users_tally_insert_fn"();
create or replace function "users_tally_update_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'members', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('team:' || r.favorite_team, '-infinity'::date), ('country:' || r.country, '-infinity'::date)) v (part, day) where true union all select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('team:' || r.favorite_team, '-infinity'::date), ('country:' || r.country, '-infinity'::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_update" after update on "users" referencing old table as removed new table as added for each statement execute function "users_tally_update_fn"();
create or replace function "users_tally_delete_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'members', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('team:' || r.favorite_team, '-infinity'::date), ('country:' || r.country, '-infinity'::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_delete" after delete on "users" referencing old table as removed for each statement execute function "users_tally_delete_fn"();
create or replace function "users_forget_address_fn"() returns trigger as $$ begin delete from newsletter_addresses a where (a.email = lower(old.email) or a.user_id = old.id) and not exists (select from subscribers s where lower(s.email) = a.email); delete from newsletter_deliveries d using newsletters n where d.newsletter_id = n.id and n.finished_at is not null and lower(d.email) = lower(old.email) and not exists (select from subscribers s where lower(s.email) = lower(d.email)); return old; end; $$ language plpgsql;
create trigger "forget_address" BEFORE DELETE on "users" for each ROW execute function "users_forget_address_fn"();

create table "totp_secrets" ("id" serial primary key, "user_id" int not null, "secret" text not null, "created_at" timestamptz(3) not null default now(), "confirmed_at" timestamptz(3) null, "last_step" int null);
alter table "totp_secrets" add constraint "totp_secrets_user_id_unique" unique ("user_id");

create table "sessions" ("id" serial primary key, "token_hash" text not null, "user_id" int not null, "created_at" timestamptz(3) not null default now(), "last_seen_at" timestamptz(3) not null default now(), "proven_at" timestamptz(3) null, "expires_at" timestamptz(3) not null, "user_agent" text null, "device_label" text null);
alter table "sessions" add constraint "sessions_token_hash_unique" unique ("token_hash");
create index "sessions_user_id_index" on "sessions" ("user_id");
create index "sessions_expires_at_index" on "sessions" ("expires_at");

create table "security_events" ("id" serial primary key, "user_id" int not null, "at" timestamptz(3) not null default now(), "kind" text not null, "device_label" text null, "network" text null);
create index "security_events_at_index" on "security_events" ("at");
create index "security_events_user_id_id_index" on "security_events" ("user_id", "id");

create table "sanctions" ("id" serial primary key, "user_id" int not null, "sanctioned_by_id" int null, "kind" text not null, "reason" text not null, "note" text null, "content_type" text null, "excerpt" text null, "created_at" timestamptz(3) not null default now(), "ends_at" timestamptz(3) null, "acknowledged_at" timestamptz(3) null, "answer" text null, "answered_at" timestamptz(3) null, "lifted_at" timestamptz(3) null, "lifted_by_id" int null);
create index "sanctions_sanctioned_by_id_index" on "sanctions" ("sanctioned_by_id");
create index "sanctions_lifted_by_id_index" on "sanctions" ("lifted_by_id");
create index "sanctions_user_id_id_index" on "sanctions" ("user_id", "id");
create index "sanctions_open_index" on public.sanctions (user_id) where lifted_at is null and acknowledged_at is null;
alter table "sanctions" add constraint "sanctions_kind_check" check ("kind" in ('WARNING', 'MUTE_10_MINUTES', 'MUTE_DAY', 'MUTE_WEEK', 'BAN'));
alter table "sanctions" add constraint "sanctions_reason_check" check ("reason" in ('inappropriate', 'spam', 'harassment', 'copyright', 'other'));
alter table "sanctions" add constraint "sanctions_content_type_check" check ("content_type" in ('photo', 'photo_comment', 'article_comment', 'chat_message'));

create table "removed_posts" ("id" serial primary key, "kind" text not null, "post_id" int not null, "user_id" int not null, "removed_by_id" int null, "removed_at" timestamptz(3) not null default now(), "sanction_id" int null, "excerpt" text not null, "image_url" text null);
create index "removed_posts_user_id_index" on "removed_posts" ("user_id");
create index "removed_posts_removed_by_id_index" on "removed_posts" ("removed_by_id");
create index "removed_posts_removed_at_index" on "removed_posts" ("removed_at");
create index "removed_posts_sanction_id_index" on "removed_posts" ("sanction_id");
alter table "removed_posts" add constraint "removed_posts_kind_check" check ("kind" in ('CHAT_MESSAGE', 'ARTICLE_COMMENT', 'PHOTO', 'PHOTO_COMMENT', 'CHECK_IN', 'QUESTION'));

create table "removed_rows" ("id" serial primary key, "removed_post_id" int not null, "user_id" int null, "table_name" text not null, "content" jsonb not null);
create index "removed_rows_removed_post_id_index" on "removed_rows" ("removed_post_id");
create index "removed_rows_user_id_index" on "removed_rows" ("user_id");

create table "recovery_codes" ("id" serial primary key, "user_id" int not null, "code_hash" text not null, "created_at" timestamptz(3) not null default now(), "used_at" timestamptz(3) null);
create index "recovery_codes_user_id_index" on "recovery_codes" ("user_id");

create table "questions" ("id" serial primary key, "user_id" int not null, "question" text not null, "approved" boolean not null default false, "status" text not null default 'pending', "answered_in_id" int null, "answered_at_seconds" int null, "on_air_at" timestamptz(3) null, "answered_since" timestamptz(3) null, "created_at" timestamptz(3) not null default now());
create index "questions_user_id_index" on "questions" ("user_id");
create index "questions_answered_in_id_index" on "questions" ("answered_in_id");
create index "questions_on_air_at_index" on "questions" ("on_air_at");
create index "questions_status_created_at_id_index" on "questions" ("status", "created_at", "id");
alter table "questions" add constraint "questions_approved_check" check (approved = (status <> 'pending'));
alter table "questions" add constraint "questions_status_check" check ("status" in ('pending', 'approved', 'answered', 'waiting'));
create or replace function "questions_search_question_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then if old.question is not distinct from new.question and old.approved is not distinct from new.approved then return null; end if; end if; if tg_op <> 'INSERT' then delete from search_entries where kind = 'question' and subject_id = old.id; end if; if tg_op <> 'DELETE' then if new.approved then insert into search_entries (kind, subject_id, facet, words, document, occurred_at) values ('question', new.id, 'questions', lower(unaccent(new.question)), setweight(to_tsvector('english', unaccent(coalesce(new.question, ''))), 'A'), new.created_at); end if; end if; return null; end; $$ language plpgsql;
create trigger "search_question" AFTER INSERT OR UPDATE OR DELETE on "questions" for each ROW execute function "questions_search_question_fn"();
create or replace function "questions_tally_insert_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'questions', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_insert" after insert on "questions" referencing new table as added for each statement execute function "questions_tally_insert_fn"();
create or replace function "questions_tally_update_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'questions', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true union all select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_update" after update on "questions" referencing old table as removed new table as added for each statement execute function "questions_tally_update_fn"();
create or replace function "questions_tally_delete_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'questions', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_delete" after delete on "questions" referencing old table as removed for each statement execute function "questions_tally_delete_fn"();

create table "push_subscriptions" ("id" serial primary key, "endpoint" text not null, "p256dh" text not null, "auth" text not null, "live_stream_notifications" boolean not null, "new_episode_notifications" boolean not null, "game_updates" boolean not null, "breaking_news" boolean not null, "score_alerts" boolean not null, "spoiler_mode" boolean not null, "behind_seconds" smallint not null default 0, "quiet_hours" jsonb null, "language" text not null default 'en', "silent_since" timestamptz(3) null, "user_id" int null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now());
alter table "push_subscriptions" add constraint "push_subscriptions_endpoint_unique" unique ("endpoint");
create index "push_subscriptions_user_id_index" on "push_subscriptions" ("user_id");
alter table "push_subscriptions" add constraint "push_subscriptions_language_check" check ("language" in ('en', 'es'));

create table "push_deliveries" ("id" serial primary key, "notice_id" int not null, "subscription_id" int not null, "tries" int not null default 0, "due_at" timestamptz(3) not null);
create index "push_deliveries_subscription_id_index" on "push_deliveries" ("subscription_id");
create index "push_deliveries_due_at_index" on "push_deliveries" ("due_at");
alter table "push_deliveries" add constraint "push_deliveries_notice_id_subscription_id_unique" unique ("notice_id", "subscription_id");

create table "pinned_lines" ("id" serial primary key, "text" text not null, "url" text null, "pinned_by_id" int null, "pinned_at" timestamptz(3) not null, "unpinned_at" timestamptz(3) null);
create index "pinned_lines_pinned_by_id_index" on "pinned_lines" ("pinned_by_id");
create index "pinned_lines_pinned_at_index" on "pinned_lines" ("pinned_at");

create table "fan_zone_photos" ("id" serial primary key, "user_id" int not null, "image_url" text not null, "image_data" bytea null, "mime_type" text null, "width" int null, "height" int null, "category" text not null, "description" text null, "alt_text" text null, "approved" boolean not null default false, "rejected_at" timestamptz(3) null, "featured" boolean not null default false, "likes" int not null default 0, "revision" int not null default 0, "created_at" timestamptz(3) not null default now());
create index "fan_zone_photos_user_id_index" on "fan_zone_photos" ("user_id");
create index "fan_zone_photos_category_index" on "fan_zone_photos" ("approved", "category", "created_at", "id");
create index "fan_zone_photos_approved_index" on "fan_zone_photos" ("approved", "created_at", "id");
create index "fan_zone_photos_rejected_index" on "fan_zone_photos" ("rejected_at", "id") where rejected_at is not null;
create index "fan_zone_photos_likes_index" on "fan_zone_photos" ("likes", "id") where approved;
alter table "fan_zone_photos" add constraint "fan_zone_photos_rejected_check" check (not (approved and rejected_at is not null));
alter table "fan_zone_photos" add constraint "fan_zone_photos_category_check" check ("category" in ('game-day', 'memorabilia', 'game-day-look', 'tailgate', 'stadium', 'watch-party', 'memes', 'ai'));
create or replace function "fan_zone_photos_tell_reports_fn"() returns trigger as $$ begin update content_reports set action_taken = 'deleted' where content_type = 'photo' and content_id = old.id and status = 'dismissed'; return null; end; $$ language plpgsql;
create trigger "tell_reports" AFTER DELETE on "fan_zone_photos" for each ROW execute function "fan_zone_photos_tell_reports_fn"();
create or replace function "fan_zone_photos_tally_insert_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'photos', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('category:' || r.category, '-infinity'::date)) v (part, day) where r.approved) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_insert" after insert on "fan_zone_photos" referencing new table as added for each statement execute function "fan_zone_photos_tally_insert_fn"();
create or replace function "fan_zone_photos_tally_update_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'photos', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('category:' || r.category, '-infinity'::date)) v (part, day) where r.approved union all select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('category:' || r.category, '-infinity'::date)) v (part, day) where r.approved) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_update" after update on "fan_zone_photos" referencing old table as removed new table as added for each statement execute function "fan_zone_photos_tally_update_fn"();
create or replace function "fan_zone_photos_tally_delete_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'photos', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('category:' || r.category, '-infinity'::date)) v (part, day) where r.approved) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_delete" after delete on "fan_zone_photos" referencing old table as removed for each statement execute function "fan_zone_photos_tally_delete_fn"();

create table "photo_likes" ("id" serial primary key, "photo_id" int not null, "user_id" int not null, "created_at" timestamptz(3) not null default now());
create index "photo_likes_user_id_index" on "photo_likes" ("user_id");
alter table "photo_likes" add constraint "photo_likes_photo_id_user_id_unique" unique ("photo_id", "user_id");
create or replace function "photo_likes_count_likes_fn"() returns trigger as $$ begin if tg_op = 'INSERT' then update fan_zone_photos set likes = likes + 1 where id = new.photo_id; else update fan_zone_photos set likes = likes - 1 where id = old.photo_id; end if; return null; end; $$ language plpgsql;
create trigger "count_likes" AFTER INSERT OR DELETE on "photo_likes" for each ROW execute function "photo_likes_count_likes_fn"();
create or replace function "photo_likes_tally_insert_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'photo_likes', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_insert" after insert on "photo_likes" referencing new table as added for each statement execute function "photo_likes_tally_insert_fn"();
create or replace function "photo_likes_tally_update_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'photo_likes', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true union all select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_update" after update on "photo_likes" referencing old table as removed new table as added for each statement execute function "photo_likes_tally_update_fn"();
create or replace function "photo_likes_tally_delete_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'photo_likes', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_delete" after delete on "photo_likes" referencing old table as removed for each statement execute function "photo_likes_tally_delete_fn"();

create table "photo_comments" ("id" serial primary key, "photo_id" int not null, "user_id" int not null, "content" text not null, "like_count" int not null default 0, "reply_to_id" int null, "thread_id" int null, "mentioned_ids" int[] null, "client_id" text null, "revision" int not null default 0, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now());
create index "photo_comments_photo_id_id_index" on "photo_comments" ("photo_id", "id");
create index "photo_comments_replies_index" on public.photo_comments (reply_to_id) where reply_to_id is not null;
create index "photo_comments_mentions_index" on public.photo_comments using gin (mentioned_ids) where mentioned_ids is not null;
alter table "photo_comments" add constraint "photo_comments_user_id_client_id_unique" unique ("user_id", "client_id");
create or replace function "photo_comments_tell_reports_fn"() returns trigger as $$ begin update content_reports set action_taken = 'deleted' where content_type = 'photo_comment' and content_id = old.id and status = 'dismissed'; return null; end; $$ language plpgsql;
create trigger "tell_reports" AFTER DELETE on "photo_comments" for each ROW execute function "photo_comments_tell_reports_fn"();
create or replace function "photo_comments_tally_insert_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'photo_comments', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_insert" after insert on "photo_comments" referencing new table as added for each statement execute function "photo_comments_tally_insert_fn"();
create or replace function "photo_comments_tally_update_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'photo_comments', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true union all select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_update" after update on "photo_comments" referencing old table as removed new table as added for each statement execute function "photo_comments_tally_update_fn"();
create or replace function "photo_comments_tally_delete_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'photo_comments', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_delete" after delete on "photo_comments" referencing old table as removed for each statement execute function "photo_comments_tally_delete_fn"();

create table "photo_comment_reactions" ("id" serial primary key, "comment_id" int not null, "user_id" int not null, "reaction" text not null, "created_at" timestamptz(3) not null default now());
create index "photo_comment_reactions_user_id_index" on "photo_comment_reactions" ("user_id");
alter table "photo_comment_reactions" add constraint "photo_comment_reactions_comment_id_user_id_reaction_unique" unique ("comment_id", "user_id", "reaction");
alter table "photo_comment_reactions" add constraint "photo_comment_reactions_reaction_check" check ("reaction" in ('FIRE', 'LAUGH', 'APPLAUSE', 'SHOCK', 'TEARS', 'HORSE'));

create table "photo_comment_likes" ("id" serial primary key, "comment_id" int not null, "user_id" int not null, "created_at" timestamptz(3) not null default now());
create index "photo_comment_likes_user_id_index" on "photo_comment_likes" ("user_id");
alter table "photo_comment_likes" add constraint "photo_comment_likes_comment_id_user_id_unique" unique ("comment_id", "user_id");
create or replace function "photo_comment_likes_count_like_count_fn"() returns trigger as $$ begin if tg_op = 'INSERT' then update photo_comments set like_count = like_count + 1 where id = new.comment_id; else update photo_comments set like_count = like_count - 1 where id = old.comment_id; end if; return null; end; $$ language plpgsql;
create trigger "count_like_count" AFTER INSERT OR DELETE on "photo_comment_likes" for each ROW execute function "photo_comment_likes_count_like_count_fn"();

create table "pending_sign_ins" ("id" serial primary key, "token_hash" text not null, "user_id" int not null, "attempts" int not null default 0, "expires_at" timestamptz(3) not null);
alter table "pending_sign_ins" add constraint "pending_sign_ins_token_hash_unique" unique ("token_hash");
create index "pending_sign_ins_user_id_index" on "pending_sign_ins" ("user_id");
create index "pending_sign_ins_expires_at_index" on "pending_sign_ins" ("expires_at");

create table "passkey_challenges" ("id" serial primary key, "challenge" text not null, "purpose" text not null, "user_id" int null, "expires_at" timestamptz(3) not null);
alter table "passkey_challenges" add constraint "passkey_challenges_challenge_unique" unique ("challenge");
create index "passkey_challenges_user_id_index" on "passkey_challenges" ("user_id");
create index "passkey_challenges_expires_at_index" on "passkey_challenges" ("expires_at");
alter table "passkey_challenges" add constraint "passkey_challenges_purpose_check" check ("purpose" in ('add', 'signIn', 'confirm'));

create table "passkeys" ("id" serial primary key, "user_id" int not null, "credential_id" text not null, "public_key" text not null, "counter" bigint not null default '0', "transports" text not null, "name" text not null, "created_at" timestamptz(3) not null default now(), "last_used_at" timestamptz(3) null);
create index "passkeys_user_id_index" on "passkeys" ("user_id");
alter table "passkeys" add constraint "passkeys_credential_id_unique" unique ("credential_id");

create table "newsletter_addresses" ("email" text not null, "token" text not null, "opted_out_at" timestamptz(3) null, "suppressed_at" timestamptz(3) null, "user_id" int null, primary key ("email"));
alter table "newsletter_addresses" add constraint "newsletter_addresses_token_unique" unique ("token");
create index "newsletter_addresses_user_id_index" on "newsletter_addresses" ("user_id");

create table "newsletters" ("id" serial primary key, "subject" text not null, "content" text not null, "sent_by_id" int null, "created_at" timestamptz(3) not null default now(), "total" int not null default 0, "finished_at" timestamptz(3) null, "sent" int not null default 0, "failed" int not null default 0, "skipped" int not null default 0);
create index "newsletters_sent_by_id_index" on "newsletters" ("sent_by_id");
create index "newsletters_unfinished_index" on "newsletters" ("id") where finished_at is null;

create table "newsletter_deliveries" ("id" serial primary key, "newsletter_id" int not null, "email" text not null, "state" text not null default 'waiting', "attempts" int not null default 0, "due_at" timestamptz(3) not null, "lease_until" timestamptz(3) null, "sent_at" timestamptz(3) null, "fault" text null);
create unique index "newsletter_deliveries_once_unique" on public.newsletter_deliveries (newsletter_id, lower(email));
create index "newsletter_deliveries_due_index" on "newsletter_deliveries" ("due_at", "id") where state = 'waiting';
create index "newsletter_deliveries_lease_index" on "newsletter_deliveries" ("lease_until") where state = 'sending';
alter table "newsletter_deliveries" add constraint "newsletter_deliveries_state_check" check ("state" in ('waiting', 'sending', 'sent', 'failed', 'skipped'));

create table "muted_words" ("id" serial primary key, "user_id" int not null, "text" text not null, "until" timestamptz(3) null, "created_at" timestamptz(3) not null default now());
create index "muted_words_user_id_index" on "muted_words" ("user_id");

create table "muted_members" ("id" serial primary key, "user_id" int not null, "muted_id" int not null, "created_at" timestamptz(3) not null default now());
create index "muted_members_muted_id_index" on "muted_members" ("muted_id");
alter table "muted_members" add constraint "muted_members_user_id_muted_id_unique" unique ("user_id", "muted_id");

create table "listening_positions" ("id" serial primary key, "user_id" int not null, "show_id" int not null, "seconds" int not null, "heard_at" timestamptz(3) not null);
create index "listening_positions_show_id_index" on "listening_positions" ("show_id");
alter table "listening_positions" add constraint "listening_positions_user_id_show_id_unique" unique ("user_id", "show_id");

create table "league_messages" ("id" serial primary key, "league_id" int not null, "user_id" int not null, "text" text not null, "client_id" text null, "about_at" timestamptz(3) not null default now(), "created_at" timestamptz(3) not null default now());
create index "league_messages_league_id_id_index" on "league_messages" ("league_id", "id");
alter table "league_messages" add constraint "league_messages_user_id_client_id_unique" unique ("user_id", "client_id");

create table "league_members" ("id" serial primary key, "league_id" int not null, "user_id" int not null, "joined_at" timestamptz(3) not null default now());
create index "league_members_user_id_index" on "league_members" ("user_id");
alter table "league_members" add constraint "league_members_league_id_user_id_unique" unique ("league_id", "user_id");
create or replace function "league_members_league_of_none_fn"() returns trigger as $$ begin perform 1 from leagues where id = old.league_id for update; delete from leagues where id = old.league_id and not exists (select 1 from league_members where league_id = old.league_id); return null; end; $$ language plpgsql;
create trigger "league_of_none" AFTER DELETE on "league_members" for each ROW execute function "league_members_league_of_none_fn"();

create table "known_devices" ("id" serial primary key, "token_hash" text not null, "user_id" int not null, "created_at" timestamptz(3) not null default now(), "last_used_at" timestamptz(3) not null default now());
create index "known_devices_user_id_index" on "known_devices" ("user_id");
create index "known_devices_last_used_at_index" on "known_devices" ("last_used_at");
alter table "known_devices" add constraint "known_devices_token_hash_user_id_unique" unique ("token_hash", "user_id");

create table "inbox_mails" ("id" serial primary key, "user_id" int not null, "token" text not null, "language" text not null, "mailed_at" timestamptz(3) not null, "due_at" timestamptz(3) null);
alter table "inbox_mails" add constraint "inbox_mails_user_id_unique" unique ("user_id");
alter table "inbox_mails" add constraint "inbox_mails_token_unique" unique ("token");
create index "inbox_mails_due_at_index" on "inbox_mails" ("due_at");
alter table "inbox_mails" add constraint "inbox_mails_language_check" check ("language" in ('en', 'es'));

create table "held_posts" ("id" serial primary key, "user_id" int not null, "kind" text not null, "text" text not null, "article_id" int null, "photo_id" int null, "reply_to_id" int null, "client_id" text not null, "filters" text[] not null default '{}', "created_at" timestamptz(3) not null default now(), "rejected_at" timestamptz(3) null);
create index "held_posts_article_id_index" on "held_posts" ("article_id");
create index "held_posts_photo_id_index" on "held_posts" ("photo_id");
alter table "held_posts" add constraint "held_posts_user_id_client_id_unique" unique ("user_id", "client_id");
alter table "held_posts" add constraint "held_posts_kind_check" check ("kind" in ('CHAT_MESSAGE', 'ARTICLE_COMMENT', 'PHOTO_COMMENT'));

create table "fantasy_lineups" ("id" serial primary key, "user_id" int not null, "game_id" int not null, "week" int not null, "season" int not null, "lineup_name" text not null, "wide_receiver1" text not null, "wide_receiver2" text not null, "running_back" text not null, "tight_end" text not null, "flex" text not null, "idp" text not null, "captain" text not null, "total_points" numeric(9,2) not null default 0, "captain_bonus_points" numeric(9,2) not null default 0, "is_scored" boolean not null default false, "weekly_rank" int null, "submitted_at" timestamptz(3) not null default now(), "locked_at" timestamptz(3) null);
create index "fantasy_lineups_game_id_weekly_rank_submitted_at_index" on "fantasy_lineups" ("game_id", "weekly_rank", "submitted_at");
create index "fantasy_lineups_season_week_index" on "fantasy_lineups" ("season", "week");
alter table "fantasy_lineups" add constraint "fantasy_lineups_user_id_game_id_unique" unique ("user_id", "game_id");
alter table "fantasy_lineups" add constraint "fantasy_lineups_captain_check" check (captain = wide_receiver1 or captain = wide_receiver2 or captain = running_back or captain = tight_end or captain = flex or captain = idp);
create or replace function "fantasy_lineups_board_without_fn"() returns trigger as $$ begin if not old.is_scored or not exists (select 1 from games where id = old.game_id) then return null; end if; update fantasy_lineups set weekly_rank = weekly_rank - 1 where game_id = old.game_id and weekly_rank > old.weekly_rank; update fantasy_leaderboards set total_participants = total_participants - 1, first_place_user_id = top.users[1], first_place_points = top.points[1], first_place_rank = top.ranks[1], second_place_user_id = top.users[2], second_place_points = top.points[2], second_place_rank = top.ranks[2], third_place_user_id = top.users[3], third_place_points = top.points[3], third_place_rank = top.ranks[3] from (select array_agg(user_id order by place) as users, array_agg(total_points order by place) as points, array_agg(weekly_rank order by place) as ranks from (select user_id, total_points, weekly_rank, row_number() over (order by weekly_rank, submitted_at, id) as place from fantasy_lineups where game_id = old.game_id and is_scored order by place limit 3) best) top where game_id = old.game_id; return null; end; $$ language plpgsql;
create trigger "board_without" AFTER DELETE on "fantasy_lineups" for each ROW execute function "fantasy_lineups_board_without_fn"();

create table "fantasy_leaderboards" ("id" serial primary key, "week" int not null, "season" int not null, "game_id" int not null, "first_place_user_id" int null, "first_place_points" numeric(9,2) null, "first_place_rank" int null, "second_place_user_id" int null, "second_place_points" numeric(9,2) null, "second_place_rank" int null, "third_place_user_id" int null, "third_place_points" numeric(9,2) null, "third_place_rank" int null, "total_participants" int not null default 0, "is_finalized" boolean not null default false, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now());
alter table "fantasy_leaderboards" add constraint "fantasy_leaderboards_game_id_unique" unique ("game_id");
create index "fantasy_leaderboards_first_place_user_id_index" on "fantasy_leaderboards" ("first_place_user_id");
create index "fantasy_leaderboards_second_place_user_id_index" on "fantasy_leaderboards" ("second_place_user_id");
create index "fantasy_leaderboards_third_place_user_id_index" on "fantasy_leaderboards" ("third_place_user_id");
create index "fantasy_leaderboards_season_week_index" on "fantasy_leaderboards" ("season", "week");

create table "fan_moods" ("id" serial primary key, "user_id" int not null, "mood_level" int not null, "mood_description" text null, "season" int not null default 2025, "game_week" int not null default 0, "tier_level" int not null default 1, "submitted_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now());
create index "fan_moods_season_game_week_index" on "fan_moods" ("season", "game_week");
alter table "fan_moods" add constraint "fan_moods_user_id_season_game_week_unique" unique ("user_id", "season", "game_week");
alter table "fan_moods" add constraint "fan_moods_mood_level_check" check (mood_level >= 1 and mood_level <= 10);
create or replace function "fan_moods_tally_mood_fn"() returns trigger as $$ begin if tg_op <> 'DELETE' then insert into fan_mood_tallies as t (season, game_week, moods, total, revision) values (new.season, new.game_week, 1, new.mood_level, 1) on conflict (season, game_week) do update set moods = t.moods + 1, total = t.total + excluded.total, revision = t.revision + 1; end if; if tg_op <> 'INSERT' then update fan_mood_tallies set moods = moods - 1, total = total - old.mood_level, revision = revision + 1 where season = old.season and game_week = old.game_week; end if; if tg_op <> 'DELETE' then insert into fan_mood_days (season, game_week, day, moods, total) select t.season, t.game_week, (new.updated_at at time zone 'America/Denver')::date, t.moods, t.total from fan_mood_tallies t where t.season = new.season and t.game_week = new.game_week on conflict (season, game_week, day) do update set moods = excluded.moods, total = excluded.total; else update fan_mood_days d set moods = t.moods, total = t.total from fan_mood_tallies t where t.season = old.season and t.game_week = old.game_week and d.season = t.season and d.game_week = t.game_week and d.day = (select max(l.day) from fan_mood_days l where l.season = t.season and l.game_week = t.game_week); end if; return null; end; $$ language plpgsql;
create trigger "tally_mood" AFTER INSERT OR UPDATE OR DELETE on "fan_moods" for each ROW execute function "fan_moods_tally_mood_fn"();

create table "email_links" ("id" serial primary key, "token_hash" text not null, "user_id" int not null, "kind" text not null, "email" text not null, "created_at" timestamptz(3) not null default now(), "expires_at" timestamptz(3) not null);
alter table "email_links" add constraint "email_links_token_hash_unique" unique ("token_hash");
create index "email_links_user_id_index" on "email_links" ("user_id");
create index "email_links_expires_at_index" on "email_links" ("expires_at");
alter table "email_links" add constraint "email_links_kind_check" check ("kind" in ('prove', 'undo'));

create table "content_reports" ("id" serial primary key, "reporter_id" int null, "content_type" text not null, "content_id" int not null, "reason" text not null, "description" text null, "status" text not null default 'pending', "reviewed_by_id" int null, "reviewed_at" timestamptz(3) null, "admin_notes" text null, "reported_content_backup" text null, "reported_user_name_backup" text null, "action_taken" text null, "created_at" timestamptz(3) not null default now());
create index "content_reports_reporter_id_index" on "content_reports" ("reporter_id");
create index "content_reports_reviewed_by_id_index" on "content_reports" ("reviewed_by_id");
create index "content_reports_status_created_at_id_index" on "content_reports" ("status", "created_at", "id");
create index "content_reports_content_type_content_id_index" on "content_reports" ("content_type", "content_id");
create unique index "content_reports_pending_unique" on "content_reports" ("reporter_id", "content_type", "content_id") where status = 'pending';
alter table "content_reports" add constraint "content_reports_content_type_check" check ("content_type" in ('photo', 'photo_comment', 'article_comment', 'chat_message'));
alter table "content_reports" add constraint "content_reports_reason_check" check ("reason" in ('inappropriate', 'spam', 'harassment', 'copyright', 'other'));
alter table "content_reports" add constraint "content_reports_status_check" check ("status" in ('pending', 'dismissed'));
alter table "content_reports" add constraint "content_reports_action_taken_check" check ("action_taken" in ('deleted', 'dismissed'));

create table "contact_submissions" ("id" serial primary key, "user_id" int null, "name" text not null, "email" text not null, "category" text not null, "message" text not null, "status" text not null default 'new', "created_at" timestamptz(3) not null default now());
create index "contact_submissions_user_id_index" on "contact_submissions" ("user_id");
create index "contact_submissions_status_created_at_id_index" on "contact_submissions" ("status", "created_at", "id");
create index "contact_submissions_category_created_at_id_index" on "contact_submissions" ("category", "created_at", "id");
create index "contact_submissions_created_at_id_index" on "contact_submissions" ("created_at", "id");
alter table "contact_submissions" add constraint "contact_submissions_category_check" check ("category" in ('feedback', 'ideas', 'problem', 'advertising'));
alter table "contact_submissions" add constraint "contact_submissions_status_check" check ("status" in ('new', 'reviewed', 'completed'));
create or replace function "contact_submissions_tally_insert_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'leads', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('status:' || r.status, '-infinity'::date)) v (part, day) where r.category = 'advertising') s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_insert" after insert on "contact_submissions" referencing new table as added for each statement execute function "contact_submissions_tally_insert_fn"();
create or replace function "contact_submissions_tally_update_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'leads', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('status:' || r.status, '-infinity'::date)) v (part, day) where r.category = 'advertising' union all select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('status:' || r.status, '-infinity'::date)) v (part, day) where r.category = 'advertising') s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_update" after update on "contact_submissions" referencing old table as removed new table as added for each statement execute function "contact_submissions_tally_update_fn"();
create or replace function "contact_submissions_tally_delete_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'leads', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('status:' || r.status, '-infinity'::date)) v (part, day) where r.category = 'advertising') s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_delete" after delete on "contact_submissions" referencing old table as removed for each statement execute function "contact_submissions_tally_delete_fn"();

create table "comments" ("id" serial primary key, "article_id" int not null, "user_id" int not null, "content" text not null, "like_count" int not null default 0, "reply_to_id" int null, "thread_id" int null, "mentioned_ids" int[] null, "client_id" text null, "revision" int not null default 0, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now());
create index "comments_article_id_id_index" on "comments" ("article_id", "id");
create index "comments_replies_index" on public.comments (reply_to_id) where reply_to_id is not null;
create index "comments_mentions_index" on public.comments using gin (mentioned_ids) where mentioned_ids is not null;
alter table "comments" add constraint "comments_user_id_client_id_unique" unique ("user_id", "client_id");
create or replace function "comments_tell_reports_fn"() returns trigger as $$ begin update content_reports set action_taken = 'deleted' where content_type = 'article_comment' and content_id = old.id and status = 'dismissed'; return null; end; $$ language plpgsql;
create trigger "tell_reports" AFTER DELETE on "comments" for each ROW execute function "comments_tell_reports_fn"();
create or replace function "comments_count_comment_count_fn"() returns trigger as $$ begin if tg_op = 'INSERT' then update blog_posts set comment_count = comment_count + 1 where id = new.article_id; else update blog_posts set comment_count = comment_count - 1 where id = old.article_id; end if; return null; end; $$ language plpgsql;
create trigger "count_comment_count" AFTER INSERT OR DELETE on "comments" for each ROW execute function "comments_count_comment_count_fn"();
create or replace function "comments_tally_insert_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'article_comments', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_insert" after insert on "comments" referencing new table as added for each statement execute function "comments_tally_insert_fn"();
create or replace function "comments_tally_update_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'article_comments', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true union all select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_update" after update on "comments" referencing old table as removed new table as added for each statement execute function "comments_tally_update_fn"();
create or replace function "comments_tally_delete_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'article_comments', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_delete" after delete on "comments" referencing old table as removed for each statement execute function "comments_tally_delete_fn"();

create table "comment_reactions" ("id" serial primary key, "comment_id" int not null, "user_id" int not null, "reaction" text not null, "created_at" timestamptz(3) not null default now());
create index "comment_reactions_user_id_index" on "comment_reactions" ("user_id");
alter table "comment_reactions" add constraint "comment_reactions_comment_id_user_id_reaction_unique" unique ("comment_id", "user_id", "reaction");
alter table "comment_reactions" add constraint "comment_reactions_reaction_check" check ("reaction" in ('FIRE', 'LAUGH', 'APPLAUSE', 'SHOCK', 'TEARS', 'HORSE'));

create table "comment_likes" ("id" serial primary key, "comment_id" int not null, "user_id" int not null, "created_at" timestamptz(3) not null default now());
create index "comment_likes_user_id_index" on "comment_likes" ("user_id");
alter table "comment_likes" add constraint "comment_likes_comment_id_user_id_unique" unique ("comment_id", "user_id");
create or replace function "comment_likes_count_like_count_fn"() returns trigger as $$ begin if tg_op = 'INSERT' then update comments set like_count = like_count + 1 where id = new.comment_id; else update comments set like_count = like_count - 1 where id = old.comment_id; end if; return null; end; $$ language plpgsql;
create trigger "count_like_count" AFTER INSERT OR DELETE on "comment_likes" for each ROW execute function "comment_likes_count_like_count_fn"();

create table "moderation_claims" ("kind" text not null, "post_id" int not null, "moderator_id" int not null, "claimed_at" timestamptz(3) not null, primary key ("kind", "post_id"));
create index "moderation_claims_moderator_id_index" on "moderation_claims" ("moderator_id");
alter table "moderation_claims" add constraint "moderation_claims_kind_check" check ("kind" in ('CHAT_MESSAGE', 'ARTICLE_COMMENT', 'PHOTO', 'PHOTO_COMMENT', 'CHECK_IN', 'QUESTION', 'HELD_POST'));

create table "game_check_ins" ("id" serial primary key, "user_id" int not null, "game_id" int not null, "location" text not null, "place" text null, "photo_url" text null, "description" text null, "approved" boolean not null default false, "created_at" timestamptz(3) not null default now());
create index "game_check_ins_user_id_index" on "game_check_ins" ("user_id");
create index "game_check_ins_game_id_created_at_id_index" on "game_check_ins" ("game_id", "created_at", "id");
create index "game_check_ins_approved_index" on "game_check_ins" ("approved", "created_at", "id");
create index "game_check_ins_places_index" on "game_check_ins" ("user_id", "location") where approved;
create index "game_check_ins_map_index" on "game_check_ins" ("game_id", "place", "user_id") where approved;

create table "game_chat_turns" ("user_id" int not null, "posted_at" timestamptz(3) not null, primary key ("user_id"));

create table "game_chat_messages" ("id" serial primary key, "user_id" int not null, "message" text not null, "like_count" int not null default 0, "reply_to_id" int null, "mentioned_ids" int[] null, "client_id" text null, "revision" int not null default 0, "game_phase" text null, "game_id" int null, "period" smallint null, "clock" smallint null, "about_at" timestamptz(3) not null default now(), "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now());
create index "game_chat_messages_created_at_id_index" on "game_chat_messages" ("created_at", "id");
create index "game_chat_messages_user_id_created_at_index" on "game_chat_messages" ("user_id", "created_at");
create index "game_chat_messages_game_id_like_count_index" on "game_chat_messages" ("game_id", "like_count");
create index "game_chat_messages_game_id_id_index" on "game_chat_messages" ("game_id", "id");
create index "game_chat_messages_replies_index" on public.game_chat_messages (reply_to_id) where reply_to_id is not null;
create index "game_chat_messages_mentions_index" on public.game_chat_messages using gin (mentioned_ids) where mentioned_ids is not null;
alter table "game_chat_messages" add constraint "game_chat_messages_user_id_client_id_unique" unique ("user_id", "client_id");
create or replace function "game_chat_messages_tell_reports_fn"() returns trigger as $$ begin update content_reports set action_taken = 'deleted' where content_type = 'chat_message' and content_id = old.id and status = 'dismissed'; return null; end; $$ language plpgsql;
create trigger "tell_reports" AFTER DELETE on "game_chat_messages" for each ROW execute function "game_chat_messages_tell_reports_fn"();

create table "filter_marks" ("id" serial primary key, "chat_message_id" int null, "article_comment_id" int null, "photo_comment_id" int null, "filter_name" text not null, "created_at" timestamptz(3) not null default now());
alter table "filter_marks" add constraint "filter_marks_chat_message_id_filter_name_unique" unique ("chat_message_id", "filter_name");
alter table "filter_marks" add constraint "filter_marks_article_comment_id_filter_name_unique" unique ("article_comment_id", "filter_name");
alter table "filter_marks" add constraint "filter_marks_photo_comment_id_filter_name_unique" unique ("photo_comment_id", "filter_name");

create table "game_chat_reactions" ("id" serial primary key, "message_id" int not null, "user_id" int not null, "reaction" text not null, "created_at" timestamptz(3) not null default now());
create index "game_chat_reactions_user_id_index" on "game_chat_reactions" ("user_id");
alter table "game_chat_reactions" add constraint "game_chat_reactions_message_id_user_id_reaction_unique" unique ("message_id", "user_id", "reaction");
alter table "game_chat_reactions" add constraint "game_chat_reactions_reaction_check" check ("reaction" in ('FIRE', 'LAUGH', 'APPLAUSE', 'SHOCK', 'TEARS', 'HORSE'));

create table "game_chat_likes" ("id" serial primary key, "message_id" int not null, "user_id" int not null, "created_at" timestamptz(3) not null default now());
create index "game_chat_likes_user_id_index" on "game_chat_likes" ("user_id");
alter table "game_chat_likes" add constraint "game_chat_likes_message_id_user_id_unique" unique ("message_id", "user_id");
create or replace function "game_chat_likes_count_like_count_fn"() returns trigger as $$ begin if tg_op = 'INSERT' then update game_chat_messages set like_count = like_count + 1 where id = new.message_id; else update game_chat_messages set like_count = like_count - 1 where id = old.message_id; end if; return null; end; $$ language plpgsql;
create trigger "count_like_count" AFTER INSERT OR DELETE on "game_chat_likes" for each ROW execute function "game_chat_likes_count_like_count_fn"();

create table "breaking_news" ("id" serial primary key, "headline" text not null, "url" text null, "sent_by_id" int null, "created_at" timestamptz(3) not null default now(), "withdrawn_at" timestamptz(3) null);
create index "breaking_news_sent_by_id_index" on "breaking_news" ("sent_by_id");
create index "breaking_news_created_at_index" on "breaking_news" ("created_at");

create table "avatar_sources" ("id" serial primary key, "user_id" int not null, "address" text not null, "tries" smallint not null default 0, "due_at" timestamptz(3) null, "created_at" timestamptz(3) not null default now());
alter table "avatar_sources" add constraint "avatar_sources_user_id_unique" unique ("user_id");
create index "avatar_sources_due_at_index" on "avatar_sources" ("due_at");

create table "article_likes" ("id" serial primary key, "article_id" int not null, "user_id" int not null, "created_at" timestamptz(3) not null default now());
create index "article_likes_user_id_index" on "article_likes" ("user_id");
alter table "article_likes" add constraint "article_likes_article_id_user_id_unique" unique ("article_id", "user_id");
create or replace function "article_likes_count_like_count_fn"() returns trigger as $$ begin if tg_op = 'INSERT' then update blog_posts set like_count = like_count + 1 where id = new.article_id; else update blog_posts set like_count = like_count - 1 where id = old.article_id; end if; return null; end; $$ language plpgsql;
create trigger "count_like_count" AFTER INSERT OR DELETE on "article_likes" for each ROW execute function "article_likes_count_like_count_fn"();
create or replace function "article_likes_tally_insert_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'article_likes', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_insert" after insert on "article_likes" referencing new table as added for each statement execute function "article_likes_tally_insert_fn"();
create or replace function "article_likes_tally_update_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'article_likes', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true union all select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_update" after update on "article_likes" referencing old table as removed new table as added for each statement execute function "article_likes_tally_update_fn"();
create or replace function "article_likes_tally_delete_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'article_likes', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql;
create trigger "tally_delete" after delete on "article_likes" referencing old table as removed for each statement execute function "article_likes_tally_delete_fn"();

create table "api_tokens" ("id" serial primary key, "token_hash" text not null, "user_id" int not null, "name" text not null, "scope" text not null, "hint" text not null, "created_at" timestamptz(3) not null default now(), "last_used_at" timestamptz(3) null);
alter table "api_tokens" add constraint "api_tokens_token_hash_unique" unique ("token_hash");
create index "api_tokens_user_id_index" on "api_tokens" ("user_id");
alter table "api_tokens" add constraint "api_tokens_scope_check" check ("scope" in ('read', 'write'));

create table "api_token_deprecations" ("token_id" int not null, "field" text not null, "reason" text not null, "goes_on" date null, "calls" int not null, "last_used_on" date not null, "mailed_at" timestamptz(3) null, primary key ("token_id", "field"));

create table "api_token_days" ("token_id" int not null, "day" date not null, "calls" int not null, "cost" int not null, "refusals" int not null, primary key ("token_id", "day"));
create index "api_token_days_day_index" on "api_token_days" ("day");

create table "webhooks" ("id" serial primary key, "user_id" int not null, "name" text not null, "url" text not null, "subscription" text not null, "variables" text not null, "shape" text not null, "template" text null, "secret" text not null, "old_secret" text null, "old_secret_until" timestamptz(3) null, "state" text not null, "paused_because" text null, "position" text not null, "attempts" int not null default 0, "failing_since" timestamptz(3) null, "next_attempt_at" timestamptz(3) null, "served_by" text null, "served_until" timestamptz(3) null, "created_at" timestamptz(3) not null default now());
create index "webhooks_user_id_index" on "webhooks" ("user_id");
alter table "webhooks" add constraint "webhooks_shape_check" check ("shape" in ('plain', 'discord'));
alter table "webhooks" add constraint "webhooks_state_check" check ("state" in ('active', 'paused'));
alter table "webhooks" add constraint "webhooks_paused_because_check" check ("paused_because" in ('owner', 'failing', 'gone', 'refused', 'access'));

create table "webhook_deliveries" ("id" serial primary key, "webhook_id" int not null, "message_id" text not null, "body" text not null, "status" int null, "duration" int not null, "response" text not null, "is_delivered" boolean not null, "sent_at" timestamptz(3) not null default now());
create index "webhook_deliveries_webhook_id_index" on "webhook_deliveries" ("webhook_id");

alter table "article_addresses" add constraint "article_addresses_article_id_foreign" foreign key ("article_id") references "blog_posts" ("id") on delete cascade;

alter table "article_views" add constraint "article_views_article_id_foreign" foreign key ("article_id") references "blog_posts" ("id") on delete cascade;

alter table "fantasy_game_status" add constraint "fantasy_game_status_game_id_foreign" foreign key ("game_id") references "games" ("id") on delete cascade;

alter table "game_feeds" add constraint "game_feeds_game_id_foreign" foreign key ("game_id") references "games" ("id") on delete cascade;

alter table "article_import_posts" add constraint "article_import_posts_import_id_foreign" foreign key ("import_id") references "article_imports" ("id") on delete cascade;
alter table "article_import_posts" add constraint "article_import_posts_article_id_foreign" foreign key ("article_id") references "blog_posts" ("id") on delete set null;

alter table "live_game_states" add constraint "live_game_states_game_id_foreign" foreign key ("game_id") references "games" ("id") on delete cascade;

alter table "plays" add constraint "plays_game_id_foreign" foreign key ("game_id") references "games" ("id") on delete cascade;

alter table "player_game_stats" add constraint "player_game_stats_game_id_foreign" foreign key ("game_id") references "games" ("id") on delete cascade;
alter table "player_game_stats" add constraint "player_game_stats_player_id_foreign" foreign key ("player_id") references "fantasy_players" ("id") on delete set null;

alter table "play_revisions" add constraint "play_revisions_game_id_foreign" foreign key ("game_id") references "games" ("id") on delete cascade;
alter table "play_revisions" add constraint "play_revisions_play_id_foreign" foreign key ("play_id") references "plays" ("id") on delete cascade;

alter table "show_texts" add constraint "show_texts_show_id_foreign" foreign key ("show_id") references "content_feeds" ("id") on update cascade on delete cascade;

alter table "totp_secrets" add constraint "totp_secrets_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "security_events" add constraint "security_events_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "sanctions" add constraint "sanctions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;
alter table "sanctions" add constraint "sanctions_sanctioned_by_id_foreign" foreign key ("sanctioned_by_id") references "users" ("id") on delete set null;
alter table "sanctions" add constraint "sanctions_lifted_by_id_foreign" foreign key ("lifted_by_id") references "users" ("id") on delete set null;

alter table "removed_posts" add constraint "removed_posts_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;
alter table "removed_posts" add constraint "removed_posts_removed_by_id_foreign" foreign key ("removed_by_id") references "users" ("id") on delete set null;
alter table "removed_posts" add constraint "removed_posts_sanction_id_foreign" foreign key ("sanction_id") references "sanctions" ("id") on delete set null;

alter table "removed_rows" add constraint "removed_rows_removed_post_id_foreign" foreign key ("removed_post_id") references "removed_posts" ("id") on delete cascade;
alter table "removed_rows" add constraint "removed_rows_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "recovery_codes" add constraint "recovery_codes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "questions" add constraint "questions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;
alter table "questions" add constraint "questions_answered_in_id_foreign" foreign key ("answered_in_id") references "content_feeds" ("id") on delete set null;

alter table "push_subscriptions" add constraint "push_subscriptions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "push_deliveries" add constraint "push_deliveries_notice_id_foreign" foreign key ("notice_id") references "push_notices" ("id") on delete cascade;
alter table "push_deliveries" add constraint "push_deliveries_subscription_id_foreign" foreign key ("subscription_id") references "push_subscriptions" ("id") on delete cascade;

alter table "pinned_lines" add constraint "pinned_lines_pinned_by_id_foreign" foreign key ("pinned_by_id") references "users" ("id") on delete set null;

alter table "fan_zone_photos" add constraint "fan_zone_photos_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "photo_likes" add constraint "photo_likes_photo_id_foreign" foreign key ("photo_id") references "fan_zone_photos" ("id") on delete cascade;
alter table "photo_likes" add constraint "photo_likes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "photo_comments" add constraint "photo_comments_photo_id_foreign" foreign key ("photo_id") references "fan_zone_photos" ("id") on delete cascade;
alter table "photo_comments" add constraint "photo_comments_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "photo_comment_reactions" add constraint "photo_comment_reactions_comment_id_foreign" foreign key ("comment_id") references "photo_comments" ("id") on delete cascade;
alter table "photo_comment_reactions" add constraint "photo_comment_reactions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "photo_comment_likes" add constraint "photo_comment_likes_comment_id_foreign" foreign key ("comment_id") references "photo_comments" ("id") on delete cascade;
alter table "photo_comment_likes" add constraint "photo_comment_likes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "pending_sign_ins" add constraint "pending_sign_ins_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "passkey_challenges" add constraint "passkey_challenges_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "passkeys" add constraint "passkeys_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "newsletter_addresses" add constraint "newsletter_addresses_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;

alter table "newsletters" add constraint "newsletters_sent_by_id_foreign" foreign key ("sent_by_id") references "users" ("id") on delete set null;

alter table "newsletter_deliveries" add constraint "newsletter_deliveries_newsletter_id_foreign" foreign key ("newsletter_id") references "newsletters" ("id") on delete cascade;

alter table "muted_words" add constraint "muted_words_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "muted_members" add constraint "muted_members_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;
alter table "muted_members" add constraint "muted_members_muted_id_foreign" foreign key ("muted_id") references "users" ("id") on delete cascade;

alter table "listening_positions" add constraint "listening_positions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;
alter table "listening_positions" add constraint "listening_positions_show_id_foreign" foreign key ("show_id") references "content_feeds" ("id") on delete cascade;

alter table "league_messages" add constraint "league_messages_league_id_foreign" foreign key ("league_id") references "leagues" ("id") on delete cascade;
alter table "league_messages" add constraint "league_messages_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "league_members" add constraint "league_members_league_id_foreign" foreign key ("league_id") references "leagues" ("id") on delete cascade;
alter table "league_members" add constraint "league_members_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "known_devices" add constraint "known_devices_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "inbox_mails" add constraint "inbox_mails_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "held_posts" add constraint "held_posts_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;
alter table "held_posts" add constraint "held_posts_article_id_foreign" foreign key ("article_id") references "blog_posts" ("id") on delete cascade;
alter table "held_posts" add constraint "held_posts_photo_id_foreign" foreign key ("photo_id") references "fan_zone_photos" ("id") on delete cascade;

alter table "fantasy_lineups" add constraint "fantasy_lineups_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;
alter table "fantasy_lineups" add constraint "fantasy_lineups_game_id_foreign" foreign key ("game_id") references "games" ("id") on delete cascade;

alter table "fantasy_leaderboards" add constraint "fantasy_leaderboards_game_id_foreign" foreign key ("game_id") references "games" ("id") on delete cascade;
alter table "fantasy_leaderboards" add constraint "fantasy_leaderboards_first_place_user_id_foreign" foreign key ("first_place_user_id") references "users" ("id") on delete set null;
alter table "fantasy_leaderboards" add constraint "fantasy_leaderboards_second_place_user_id_foreign" foreign key ("second_place_user_id") references "users" ("id") on delete set null;
alter table "fantasy_leaderboards" add constraint "fantasy_leaderboards_third_place_user_id_foreign" foreign key ("third_place_user_id") references "users" ("id") on delete set null;

alter table "fan_moods" add constraint "fan_moods_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "email_links" add constraint "email_links_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "content_reports" add constraint "content_reports_reporter_id_foreign" foreign key ("reporter_id") references "users" ("id") on delete set null;
alter table "content_reports" add constraint "content_reports_reviewed_by_id_foreign" foreign key ("reviewed_by_id") references "users" ("id") on delete set null;

alter table "contact_submissions" add constraint "contact_submissions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;

alter table "comments" add constraint "comments_article_id_foreign" foreign key ("article_id") references "blog_posts" ("id") on delete cascade;
alter table "comments" add constraint "comments_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "comment_reactions" add constraint "comment_reactions_comment_id_foreign" foreign key ("comment_id") references "comments" ("id") on delete cascade;
alter table "comment_reactions" add constraint "comment_reactions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "comment_likes" add constraint "comment_likes_comment_id_foreign" foreign key ("comment_id") references "comments" ("id") on delete cascade;
alter table "comment_likes" add constraint "comment_likes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "moderation_claims" add constraint "moderation_claims_moderator_id_foreign" foreign key ("moderator_id") references "users" ("id") on delete cascade;

alter table "game_check_ins" add constraint "game_check_ins_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;
alter table "game_check_ins" add constraint "game_check_ins_game_id_foreign" foreign key ("game_id") references "games" ("id") on delete cascade;

alter table "game_chat_turns" add constraint "game_chat_turns_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;

alter table "game_chat_messages" add constraint "game_chat_messages_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;
alter table "game_chat_messages" add constraint "game_chat_messages_game_id_foreign" foreign key ("game_id") references "games" ("id") on delete set null;

alter table "filter_marks" add constraint "filter_marks_chat_message_id_foreign" foreign key ("chat_message_id") references "game_chat_messages" ("id") on delete cascade;
alter table "filter_marks" add constraint "filter_marks_article_comment_id_foreign" foreign key ("article_comment_id") references "comments" ("id") on delete cascade;
alter table "filter_marks" add constraint "filter_marks_photo_comment_id_foreign" foreign key ("photo_comment_id") references "photo_comments" ("id") on delete cascade;

alter table "game_chat_reactions" add constraint "game_chat_reactions_message_id_foreign" foreign key ("message_id") references "game_chat_messages" ("id") on delete cascade;
alter table "game_chat_reactions" add constraint "game_chat_reactions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "game_chat_likes" add constraint "game_chat_likes_message_id_foreign" foreign key ("message_id") references "game_chat_messages" ("id") on delete cascade;
alter table "game_chat_likes" add constraint "game_chat_likes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "breaking_news" add constraint "breaking_news_sent_by_id_foreign" foreign key ("sent_by_id") references "users" ("id") on delete set null;

alter table "avatar_sources" add constraint "avatar_sources_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "article_likes" add constraint "article_likes_article_id_foreign" foreign key ("article_id") references "blog_posts" ("id") on delete cascade;
alter table "article_likes" add constraint "article_likes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "api_tokens" add constraint "api_tokens_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "api_token_deprecations" add constraint "api_token_deprecations_token_id_foreign" foreign key ("token_id") references "api_tokens" ("id") on delete cascade;

alter table "api_token_days" add constraint "api_token_days_token_id_foreign" foreign key ("token_id") references "api_tokens" ("id") on delete cascade;

alter table "webhooks" add constraint "webhooks_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

alter table "webhook_deliveries" add constraint "webhook_deliveries_webhook_id_foreign" foreign key ("webhook_id") references "webhooks" ("id") on delete cascade;
