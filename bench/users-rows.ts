import type pg from 'pg';

const FIRST = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida', 'Jon'];
const LAST = [
  ...[
    'Olsen',
    'Abbott',
    'Barnes',
    'Castro',
    'Dalton',
    'Ellis',
    'Foster',
    'Grant',
    'Hughes',
    'Irwin',
  ],
  ...[
    'Jensen',
    'Keller',
    'Lowell',
    'Mercer',
    'Norris',
    'Parker',
    'Quinn',
    'Ramsey',
    'Shaw',
    'Tucker',
  ],
];

/** Twenty of the users have this name, however many there are, and one this e-mail. */
export const RARE_NAME = 'Vandermeer';
export const RARE_EMAIL = 'vandermeer7@bench.example';
const RARE = 20;

/** So many users, joined during the last two years in any order; most are at home and for the home team. */
export async function fillUsers(client: pg.Client, rows: number): Promise<void> {
  await client.query(
    `insert into users (name, email, password, favorite_team, country, created_at)
       select first || ' ' || last, lower(last) || n || '@bench.example', '',
         case when random() < 0.8 then 'Denver Broncos' else 'Team ' || (random() * 31)::int end,
         case when random() < 0.9 then 'United States' else 'Country ' || (random() * 190)::int end,
         now() - random() * interval '730 days'
       from generate_series(1, $1::int) n, lateral (select ($2::text[])[1 + n % $3] as first,
         case when n <= $6 then $7 else ($4::text[])[1 + n / 7 % $5] end as last) named`,
    [rows, FIRST, FIRST.length, LAST, LAST.length, RARE, RARE_NAME],
  );
}
