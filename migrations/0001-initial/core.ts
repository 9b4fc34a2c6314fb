export const core = [
  `create table app_settings (
    key text not null,
    value jsonb not null,
    updated_at timestamptz(3) not null default now(),
    primary key (key)
  )`,
  `create table audit_entries (
    id serial primary key,
    at timestamptz(3) not null default now(),
    actor_id int null,
    action text not null,
    subject_type text not null,
    subject_id int null,
    details jsonb not null default '{}'
  )`,
  `create index audit_entries_at_index on audit_entries (at)`,
  `create index audit_entries_subject_type_subject_id_index on audit_entries (subject_type, subject_id)`,
  `create table rate_limits (
    key varchar(255) not null,
    points int not null default 0,
    expire bigint null,
    primary key (key)
  )`,
  `create index rate_limits_expire_index on rate_limits (expire)`,
];
