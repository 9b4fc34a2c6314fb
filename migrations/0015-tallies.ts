import { Migration } from '@mikro-orm/migrations';

export class Tallies extends Migration {
  override name = '0015-tallies';

  override up(): void {
    this.addSql(
      `create table "tallies" ("day" date not null, "name" text not null, "part" text not null, "shard" smallint not null, "amount" int not null default 0, primary key ("day", "name", "part", "shard"))`,
    );
    this.addSql(
      `create or replace function "article_views_tally_insert_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'article_views', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_insert" after insert on "article_views" referencing new table as added for each statement execute function "article_views_tally_insert_fn"()`,
    );
    this.addSql(
      `create or replace function "article_views_tally_update_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'article_views', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true union all select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_update" after update on "article_views" referencing old table as removed new table as added for each statement execute function "article_views_tally_update_fn"()`,
    );
    this.addSql(
      `create or replace function "article_views_tally_delete_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'article_views', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_delete" after delete on "article_views" referencing old table as removed for each statement execute function "article_views_tally_delete_fn"()`,
    );
    this.addSql(
      `create or replace function "users_tally_insert_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'members', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('team:' || r.favorite_team, '-infinity'::date), ('country:' || r.country, '-infinity'::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_insert" after insert on "users" referencing new table as added for each statement execute function "users_tally_insert_fn"()`,
    );
    this.addSql(
      `create or replace function "users_tally_update_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'members', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('team:' || r.favorite_team, '-infinity'::date), ('country:' || r.country, '-infinity'::date)) v (part, day) where true union all select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('team:' || r.favorite_team, '-infinity'::date), ('country:' || r.country, '-infinity'::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_update" after update on "users" referencing old table as removed new table as added for each statement execute function "users_tally_update_fn"()`,
    );
    this.addSql(
      `create or replace function "users_tally_delete_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'members', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('team:' || r.favorite_team, '-infinity'::date), ('country:' || r.country, '-infinity'::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_delete" after delete on "users" referencing old table as removed for each statement execute function "users_tally_delete_fn"()`,
    );
    this.addSql(
      `create or replace function "questions_tally_insert_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'questions', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_insert" after insert on "questions" referencing new table as added for each statement execute function "questions_tally_insert_fn"()`,
    );
    this.addSql(
      `create or replace function "questions_tally_update_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'questions', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true union all select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_update" after update on "questions" referencing old table as removed new table as added for each statement execute function "questions_tally_update_fn"()`,
    );
    this.addSql(
      `create or replace function "questions_tally_delete_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'questions', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_delete" after delete on "questions" referencing old table as removed for each statement execute function "questions_tally_delete_fn"()`,
    );
    this.addSql(
      `create index "fan_zone_photos_likes_index" on "fan_zone_photos" ("likes", "id") where approved`,
    );
    this.addSql(
      `create or replace function "fan_zone_photos_tally_insert_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'photos', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('category:' || r.category, '-infinity'::date)) v (part, day) where r.approved) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_insert" after insert on "fan_zone_photos" referencing new table as added for each statement execute function "fan_zone_photos_tally_insert_fn"()`,
    );
    this.addSql(
      `create or replace function "fan_zone_photos_tally_update_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'photos', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('category:' || r.category, '-infinity'::date)) v (part, day) where r.approved union all select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('category:' || r.category, '-infinity'::date)) v (part, day) where r.approved) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_update" after update on "fan_zone_photos" referencing old table as removed new table as added for each statement execute function "fan_zone_photos_tally_update_fn"()`,
    );
    this.addSql(
      `create or replace function "fan_zone_photos_tally_delete_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'photos', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('category:' || r.category, '-infinity'::date)) v (part, day) where r.approved) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_delete" after delete on "fan_zone_photos" referencing old table as removed for each statement execute function "fan_zone_photos_tally_delete_fn"()`,
    );
    this.addSql(
      `create or replace function "photo_likes_tally_insert_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'photo_likes', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_insert" after insert on "photo_likes" referencing new table as added for each statement execute function "photo_likes_tally_insert_fn"()`,
    );
    this.addSql(
      `create or replace function "photo_likes_tally_update_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'photo_likes', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true union all select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_update" after update on "photo_likes" referencing old table as removed new table as added for each statement execute function "photo_likes_tally_update_fn"()`,
    );
    this.addSql(
      `create or replace function "photo_likes_tally_delete_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'photo_likes', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_delete" after delete on "photo_likes" referencing old table as removed for each statement execute function "photo_likes_tally_delete_fn"()`,
    );
    this.addSql(
      `create or replace function "photo_comments_tally_insert_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'photo_comments', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_insert" after insert on "photo_comments" referencing new table as added for each statement execute function "photo_comments_tally_insert_fn"()`,
    );
    this.addSql(
      `create or replace function "photo_comments_tally_update_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'photo_comments', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true union all select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_update" after update on "photo_comments" referencing old table as removed new table as added for each statement execute function "photo_comments_tally_update_fn"()`,
    );
    this.addSql(
      `create or replace function "photo_comments_tally_delete_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'photo_comments', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_delete" after delete on "photo_comments" referencing old table as removed for each statement execute function "photo_comments_tally_delete_fn"()`,
    );
    this.addSql(
      `create or replace function "contact_submissions_tally_insert_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'leads', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('status:' || r.status, '-infinity'::date)) v (part, day) where r.category = 'advertising') s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_insert" after insert on "contact_submissions" referencing new table as added for each statement execute function "contact_submissions_tally_insert_fn"()`,
    );
    this.addSql(
      `create or replace function "contact_submissions_tally_update_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'leads', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('status:' || r.status, '-infinity'::date)) v (part, day) where r.category = 'advertising' union all select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('status:' || r.status, '-infinity'::date)) v (part, day) where r.category = 'advertising') s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_update" after update on "contact_submissions" referencing old table as removed new table as added for each statement execute function "contact_submissions_tally_update_fn"()`,
    );
    this.addSql(
      `create or replace function "contact_submissions_tally_delete_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'leads', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('status:' || r.status, '-infinity'::date)) v (part, day) where r.category = 'advertising') s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_delete" after delete on "contact_submissions" referencing old table as removed for each statement execute function "contact_submissions_tally_delete_fn"()`,
    );
    this.addSql(
      `create or replace function "comments_tally_insert_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'article_comments', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_insert" after insert on "comments" referencing new table as added for each statement execute function "comments_tally_insert_fn"()`,
    );
    this.addSql(
      `create or replace function "comments_tally_update_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'article_comments', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true union all select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_update" after update on "comments" referencing old table as removed new table as added for each statement execute function "comments_tally_update_fn"()`,
    );
    this.addSql(
      `create or replace function "comments_tally_delete_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'article_comments', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_delete" after delete on "comments" referencing old table as removed for each statement execute function "comments_tally_delete_fn"()`,
    );
    this.addSql(
      `create or replace function "article_likes_tally_insert_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'article_likes', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_insert" after insert on "article_likes" referencing new table as added for each statement execute function "article_likes_tally_insert_fn"()`,
    );
    this.addSql(
      `create or replace function "article_likes_tally_update_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'article_likes', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from added r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true union all select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_update" after update on "article_likes" referencing old table as removed new table as added for each statement execute function "article_likes_tally_update_fn"()`,
    );
    this.addSql(
      `create or replace function "article_likes_tally_delete_fn"() returns trigger as $$ begin insert into tallies as t (day, name, part, shard, amount) select s.day, 'article_likes', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, -1 as n from removed r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_delete" after delete on "article_likes" referencing old table as removed for each statement execute function "article_likes_tally_delete_fn"()`,
    );
    // What is there already.
    this.addSql(
      `insert into tallies as t (day, name, part, shard, amount) select s.day, 'members', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from users r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('team:' || r.favorite_team, '-infinity'::date), ('country:' || r.country, '-infinity'::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount`,
    );
    this.addSql(
      `insert into tallies as t (day, name, part, shard, amount) select s.day, 'questions', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from questions r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount`,
    );
    this.addSql(
      `insert into tallies as t (day, name, part, shard, amount) select s.day, 'photos', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from fan_zone_photos r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('category:' || r.category, '-infinity'::date)) v (part, day) where r.approved) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount`,
    );
    this.addSql(
      `insert into tallies as t (day, name, part, shard, amount) select s.day, 'photo_comments', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from photo_comments r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount`,
    );
    this.addSql(
      `insert into tallies as t (day, name, part, shard, amount) select s.day, 'photo_likes', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from photo_likes r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount`,
    );
    this.addSql(
      `insert into tallies as t (day, name, part, shard, amount) select s.day, 'article_likes', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from article_likes r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount`,
    );
    this.addSql(
      `insert into tallies as t (day, name, part, shard, amount) select s.day, 'article_comments', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from comments r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount`,
    );
    this.addSql(
      `insert into tallies as t (day, name, part, shard, amount) select s.day, 'article_views', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from article_views r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date)) v (part, day) where true) s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount`,
    );
    this.addSql(
      `insert into tallies as t (day, name, part, shard, amount) select s.day, 'leads', s.part, pg_backend_pid() % 8, sum(s.n) from (select v.part, v.day, 1 as n from contact_submissions r cross join lateral (values ('', '-infinity'::date), ('', (r.created_at at time zone 'America/Denver')::date), ('status:' || r.status, '-infinity'::date)) v (part, day) where r.category = 'advertising') s group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount`,
    );
  }
}
