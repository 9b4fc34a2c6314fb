import type pg from 'pg';
import { IMPORT_LIMITS } from '../schema/articles/article-import.ts';

/** Few items have this word, however many there are. */
export const RARE_WORD = 'Vandermeer';
/** Of three articles, however many there are. */
export const RARE_CATEGORY = 'Opinion';
export const MEMBER = 1;
const GAMES_OF_A_SEASON = 20;
export const LATEST_SEASON = 2025;

/** What the lists of visitors and admins read, each table with so many rows of the last years. */
export async function fillLists(client: pg.Client, rows: number): Promise<void> {
  const at = `now() - n * interval '5 hours'`;
  const each = `generate_series(1, ${rows}) n`;
  const statements = [
    `insert into users (name, email, password, created_at)
       select 'Fan ' || n, 'fan' || n || '@bench.example', '', ${at} from ${each}`,
    `insert into content_feeds (type, title, url, description, published_at, is_hidden, gone_at, source, source_id)
       select (array['podcast', 'youtube', 'shorts', 'podcast', 'live'])[1 + n % 5],
         case when n % (${rows} / 20) = 0 then '${RARE_WORD} ' else 'Show ' end || n, 'https://youtu.be/' || n,
         repeat('What we said about the game. ', 20), ${at}, n % 50 = 7, case when n % 50 = 9 then now() end,
         'podcast', 'bench-' || n from ${each}`,
    `insert into subscribers (name, email, birthday, created_at, confirmed_at)
       select case when n % (${rows} / 20) = 0 then '${RARE_WORD} ' else 'Reader ' end || n, 'reader' || n || '@bench.example',
         '1980-05-01', ${at}, case when n % 20 > 0 then ${at} end from ${each}`,
    `insert into newsletter_addresses (email, token, opted_out_at)
       select 'reader' || n || '@bench.example', 'bench-' || n, case when n % 10 = 0 then now() end from ${each}`,
    // Players who left stay in the table: their stats name them.
    `insert into fantasy_players (name, position, jersey, is_active)
       select 'Player ' || n, (array['QB', 'WR', 'RB', 'TE', 'LB'])[1 + n % 5], (n % 100)::text, n <= 90 from ${each}`,
    `insert into games (week, season, opponent, is_home, kickoff_at, result)
       select 1 + n % ${GAMES_OF_A_SEASON}, ${LATEST_SEASON} - n / ${GAMES_OF_A_SEASON}, 'Opponent ' || n % 31, n % 2 = 0,
         now() - n * interval '18 days', 'W' from ${each}`,
    `insert into blog_posts (title, excerpt, content, category, tags, published, published_at, created_at)
       select 'Article ' || n, 'What the tape says.', repeat('Text of an article. ', 200),
         case when n % (${rows} / 3) = 1 then '${RARE_CATEGORY}' else 'General' end,
         array['tag ' || n % 300, 'tag ' || n % 7], n % 20 > 0, ${at}, ${at} from ${each}`,
    // The first one as large as may be, then small ones.
    `insert into article_imports (filename, format, state) select n || '.xml', 'WORDPRESS', 'DONE'
       from generate_series(0, ${rows} / 5) n`,
    `insert into article_import_posts (import_id, state, title)
       select case when n <= ${IMPORT_LIMITS.posts} and n % 2 = 0 then 1 else 2 + n % (${rows} / 5) end, 'MADE', 'Post ' || n from ${each}`,
    // All of one member.
    `insert into game_chat_messages (user_id, message, created_at) select ${MEMBER}, 'Go', ${at} from ${each}`,
    `insert into comments (article_id, user_id, content, created_at) select n, ${MEMBER}, 'So true', ${at} from ${each}`,
    `insert into security_events (user_id, kind, at) select ${MEMBER}, 'signIn', now() - n * interval '1 minute' from ${each}`,
    `insert into sessions (token_hash, user_id, expires_at)
       select 'bench-' || n, n, now() + interval '7 days' from ${each}`,
    `insert into audit_entries (action, subject_type, subject_id, actor_id)
       select 'user.update', 'User', ${MEMBER}, ${MEMBER} from ${each}`,
  ];
  for (const statement of statements) await client.query(statement);
}
