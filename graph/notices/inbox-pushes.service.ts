import { wantedKinds } from '../../schema/inbox.ts';
import { inboxNotice } from '../../schema/news/own-notices.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { type Slots, statement } from '../core/database/rows.ts';
import { isoInstant } from '../core/instants.ts';
import { writtenTo } from '../inbox/inbox.service.ts';
import { announce, browsersOf } from './announce.service.ts';
import { inAllLanguages } from './in-all-languages.ts';

/** What came within this time is news, in ms. */
const NEWS_MS = 10 * 60_000;
/** More than this within that time is no news to a member who got that many notifications already. */
const MOST = 5;

/** Of these members those with a browser to notify. */
const readReachable = statement(
  ({ userIds, now }: Slots<{ userIds: readonly number[]; now: string }>) =>
    db
      .selectFrom('users as u')
      .select(['u.id', 'u.inboxReadUntil', 'u.inboxChoices'])
      .where('u.id', '=', ({ fn }) => fn.any(userIds))
      .where(({ eb, or }) =>
        or([eb('u.doNotDisturbUntil', 'is', null), eb('u.doNotDisturbUntil', '<=', now)]),
      )
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('pushSubscriptions as s').select('s.id').whereRef('s.userId', '=', 'u.id'),
        ),
      ),
);

/** What was announced before: each event of an inbox finds the same items until they are read. */
const readKnown = statement(({ tags }: Slots<{ tags: readonly string[] }>) =>
  db
    .selectFrom('pushNotices')
    .select('tag')
    .where('tag', '=', ({ fn }) => fn.any(tags)),
);

/** Notifies the browsers of these members of what was written to them lately and not read yet, each once. */
export async function pushInbox(ctx: Context, userIds: readonly number[]): Promise<void> {
  const now = ctx.now();
  const em = ctx.em.fork();
  const from = new Date(now.getTime() - NEWS_MS).toISOString();
  for (const member of await readReachable(em, { userIds, now: now.toISOString() })) {
    const { id: userId, inboxReadUntil: read, inboxChoices } = member;
    const readUntil = read ? isoInstant(read) : from;
    const written = await writtenTo(
      { ...ctx, em },
      {
        userId,
        since: readUntil > from ? readUntil : from,
        wanted: wantedKinds(inboxChoices, 'PUSH'),
      },
    );
    if (written.length > MOST) continue;
    const notices = written.map((item) => {
      const to = { userId, postId: item.postId };
      const [notice] = inAllLanguages((say) => [inboxNotice(item, to, say)]);
      return { kind: item.kind, notice: notice! };
    });
    if (notices.length === 0) continue;
    const tags = notices.map(({ notice }) => notice.tag);
    const known = new Set((await readKnown(em, { tags })).map(({ tag }) => tag));
    for (const { kind, notice } of notices)
      if (!known.has(notice.tag))
        await announce(ctx, notice, { recipients: browsersOf(userId, kind) });
  }
}
