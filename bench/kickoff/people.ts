import pg from 'pg';

interface Member {
  readonly id: number;
  readonly token: string;
}

/** Fans with a session each; the last one is an admin. The site's clock may be half a day ahead, so sessions last for days. */
export async function addPeople(
  url: string,
  count: number,
): Promise<{ fans: readonly Member[]; admin: Member }> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Member>(
    `with fan as (
       insert into users (email, password, name, is_admin)
       select 'fan' || n || '@kickoff.example', '', 'Fan ' || n, n > $1::int
       from generate_series(1, $1::int + 1) n returning id
     ), s as (
       insert into sessions (user_id, token_hash, expires_at)
       select id, encode(sha256(('a-token-at-kickoff-' || id)::bytea), 'hex'), now() + interval '3 days' from fan
     ) select id, 'a-token-at-kickoff-' || id as token from fan order by id`,
    [count],
  );
  await client.query('analyze');
  await client.end();
  const admin = rows.pop();
  if (!admin) throw new Error('No admin was added');
  return { fans: rows, admin };
}
