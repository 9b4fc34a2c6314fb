export const chat = [
  `create table game_chat_messages (
    id serial primary key,
    user_id int not null,
    message text not null,
    like_count int not null default 0,
    client_id text null,
    revision int not null default 0,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    constraint game_chat_messages_user_id_client_id_unique unique (user_id, client_id),
    constraint game_chat_messages_user_id_foreign foreign key (user_id) references users (id) on delete cascade
  )`,
  `create index game_chat_messages_created_at_id_index on game_chat_messages (created_at, id)`,
  `create index game_chat_messages_user_id_created_at_index on game_chat_messages (user_id, created_at)`,
  `create table game_chat_likes (
    id serial primary key,
    message_id int not null,
    user_id int not null,
    created_at timestamptz(3) not null default now(),
    constraint game_chat_likes_message_id_user_id_unique unique (message_id, user_id),
    constraint game_chat_likes_message_id_foreign foreign key (message_id) references game_chat_messages (id) on delete cascade,
    constraint game_chat_likes_user_id_foreign foreign key (user_id) references users (id) on delete cascade
  )`,
  `create index game_chat_likes_user_id_index on game_chat_likes (user_id)`,
  `create function game_chat_likes_count_like_count_fn() returns trigger as $$ begin if tg_op = 'INSERT' then update game_chat_messages set like_count = like_count + 1 where id = new.message_id; else update game_chat_messages set like_count = like_count - 1 where id = old.message_id; end if; return null; end; $$ language plpgsql`,
  `create trigger count_like_count after insert or delete on game_chat_likes
      for each row execute function game_chat_likes_count_like_count_fn()`,
  `create table game_chat_turns (
    user_id int not null,
    posted_at timestamptz(3) not null,
    primary key (user_id),
    constraint game_chat_turns_user_id_foreign foreign key (user_id) references users (id) on update cascade on delete cascade
  )`,
];
