export const roster = [
  `create table fantasy_players (
    id serial primary key,
    name text not null,
    position text not null default 'UNK',
    jersey text not null default '0',
    is_starter boolean not null default false,
    weight text null,
    height text null,
    age int not null default 0,
    experience int not null default 0,
    injury_status text null,
    injury_details text null,
    is_active boolean not null default true,
    espn_id text null,
    last_updated timestamptz(3) not null default now(),
    created_at timestamptz(3) not null default now(),
    constraint fantasy_players_espn_id_unique unique (espn_id),
    constraint fantasy_players_injury_status_check check (injury_status in ('O', 'IR', 'Q', 'D', 'PUP', 'NFI', 'SUS'))
  )`,
  `create index fantasy_players_is_active_position_index on fantasy_players (is_active, position)`,
  `create index fantasy_players_name_index on fantasy_players (name)`,
];
