export const shows = [
  `create table content_feeds (
    id serial primary key,
    type text not null,
    title text not null,
    url text not null,
    description text null,
    thumbnail_url text null,
    duration text null,
    published_at timestamptz(3) null,
    external_id text null,
    is_live boolean not null default false,
    is_currently_live boolean not null default false,
    view_count int not null default 0,
    created_at timestamptz(3) not null default now(),
    constraint content_feeds_external_id_unique unique (external_id),
    constraint content_feeds_type_check check (type in ('live', 'youtube', 'shorts', 'podcast'))
  )`,
  `create index content_feeds_type_published_at_id_index on content_feeds (type, published_at, id)`,
];
