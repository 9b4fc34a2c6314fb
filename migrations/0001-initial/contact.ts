export const contact = [
  `create table contact_submissions (
    id serial primary key,
    user_id int null,
    name text not null,
    email text not null,
    category text not null,
    message text not null,
    status text not null default 'new',
    created_at timestamptz(3) not null default now(),
    constraint contact_submissions_category_check check (category in ('feedback', 'ideas', 'problem', 'advertising')),
    constraint contact_submissions_status_check check (status in ('new', 'reviewed', 'completed')),
    constraint contact_submissions_user_id_foreign foreign key (user_id) references users (id) on delete set null
  )`,
  `create index contact_submissions_user_id_index on contact_submissions (user_id)`,
  `create index contact_submissions_status_created_at_id_index on contact_submissions (status, created_at, id)`,
  `create index contact_submissions_category_created_at_id_index on contact_submissions (category, created_at, id)`,
  `create index contact_submissions_created_at_id_index on contact_submissions (created_at, id)`,
  `create table sponsors (
    id serial primary key,
    name text not null,
    description text not null,
    logo_url text null,
    website_url text null,
    active boolean not null default true
  )`,
  `create table subscribers (
    id serial primary key,
    name text not null,
    email text not null,
    birthday date not null,
    favorite_team text not null default 'Denver Broncos',
    created_at timestamptz(3) not null default now()
  )`,
  `create unique index subscribers_email_unique on subscribers (lower(email))`,
];
