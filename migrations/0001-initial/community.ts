export const community = [
  `create table fan_moods (
    id serial primary key,
    user_id int not null,
    mood_level int not null,
    mood_description text null,
    season int not null default 2025,
    game_week int not null default 0,
    tier_level int not null default 1,
    submitted_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    constraint fan_moods_user_id_season_game_week_unique unique (user_id, season, game_week),
    constraint fan_moods_mood_level_check check (mood_level >= 1 and mood_level <= 10),
    constraint fan_moods_user_id_foreign foreign key (user_id) references users (id) on delete cascade
  )`,
  `create index fan_moods_season_game_week_index on fan_moods (season, game_week)`,
  `create table game_check_ins (
    id serial primary key,
    user_id int not null,
    game_id int not null,
    location text not null,
    photo_url text null,
    description text null,
    approved boolean not null default false,
    created_at timestamptz(3) not null default now(),
    constraint game_check_ins_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
    constraint game_check_ins_game_id_foreign foreign key (game_id) references games (id) on delete cascade
  )`,
  `create index game_check_ins_user_id_index on game_check_ins (user_id)`,
  `create index game_check_ins_game_id_created_at_id_index on game_check_ins (game_id, created_at, id)`,
  `create table questions (
    id serial primary key,
    user_id int not null,
    question text not null,
    approved boolean not null default false,
    status text not null default 'pending',
    created_at timestamptz(3) not null default now(),
    constraint questions_approved_check check (approved = (status <> 'pending')),
    constraint questions_status_check check (status in ('pending', 'approved', 'answered', 'waiting')),
    constraint questions_user_id_foreign foreign key (user_id) references users (id) on delete cascade
  )`,
  `create index questions_user_id_index on questions (user_id)`,
  `create index questions_status_created_at_id_index on questions (status, created_at, id)`,
];
