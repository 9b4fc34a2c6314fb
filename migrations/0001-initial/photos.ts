export const photos = [
  `create table fan_zone_photos (
    id serial primary key,
    user_id int not null,
    image_url text not null,
    image_data bytea null,
    mime_type text null,
    width int null,
    height int null,
    category text not null,
    description text null,
    approved boolean not null default false,
    featured boolean not null default false,
    likes int not null default 0,
    created_at timestamptz(3) not null default now(),
    constraint fan_zone_photos_category_check check (category in ('game-day', 'memorabilia', 'game-day-look', 'tailgate', 'stadium', 'watch-party', 'memes', 'ai')),
    constraint fan_zone_photos_user_id_foreign foreign key (user_id) references users (id) on delete cascade
  )`,
  `create index fan_zone_photos_user_id_index on fan_zone_photos (user_id)`,
  `create index fan_zone_photos_category_index on fan_zone_photos (approved, category, created_at, id)`,
  `create index fan_zone_photos_approved_index on fan_zone_photos (approved, created_at, id)`,
  `create table photo_likes (
    id serial primary key,
    photo_id int not null,
    user_id int not null,
    created_at timestamptz(3) not null default now(),
    constraint photo_likes_photo_id_user_id_unique unique (photo_id, user_id),
    constraint photo_likes_photo_id_foreign foreign key (photo_id) references fan_zone_photos (id) on delete cascade,
    constraint photo_likes_user_id_foreign foreign key (user_id) references users (id) on delete cascade
  )`,
  `create index photo_likes_user_id_index on photo_likes (user_id)`,
  `create function photo_likes_count_likes_fn() returns trigger as $$ begin if tg_op = 'INSERT' then update fan_zone_photos set likes = likes + 1 where id = new.photo_id; else update fan_zone_photos set likes = likes - 1 where id = old.photo_id; end if; return null; end; $$ language plpgsql`,
  `create trigger count_likes after insert or delete on photo_likes
      for each row execute function photo_likes_count_likes_fn()`,
  `create table photo_comments (
    id serial primary key,
    photo_id int not null,
    user_id int not null,
    content text not null,
    like_count int not null default 0,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    constraint photo_comments_photo_id_foreign foreign key (photo_id) references fan_zone_photos (id) on delete cascade,
    constraint photo_comments_user_id_foreign foreign key (user_id) references users (id) on delete cascade
  )`,
  `create index photo_comments_user_id_index on photo_comments (user_id)`,
  `create index photo_comments_photo_id_created_at_id_index on photo_comments (photo_id, created_at, id)`,
  `create table photo_comment_likes (
    id serial primary key,
    comment_id int not null,
    user_id int not null,
    created_at timestamptz(3) not null default now(),
    constraint photo_comment_likes_comment_id_user_id_unique unique (comment_id, user_id),
    constraint photo_comment_likes_comment_id_foreign foreign key (comment_id) references photo_comments (id) on delete cascade,
    constraint photo_comment_likes_user_id_foreign foreign key (user_id) references users (id) on delete cascade
  )`,
  `create index photo_comment_likes_user_id_index on photo_comment_likes (user_id)`,
  `create function photo_comment_likes_count_like_count_fn() returns trigger as $$ begin if tg_op = 'INSERT' then update photo_comments set like_count = like_count + 1 where id = new.comment_id; else update photo_comments set like_count = like_count - 1 where id = old.comment_id; end if; return null; end; $$ language plpgsql`,
  `create trigger count_like_count after insert or delete on photo_comment_likes
      for each row execute function photo_comment_likes_count_like_count_fn()`,
];
