import { DEMO_CLIENT } from '../../../schema/chat.ts';
import { type DemoMember, demoMembers } from '../../accounts/users/demo-members.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import type { DemoGuest, DemoNight } from '../../plays/demo/demo-guest.ts';
import { LIKEABLE_MESSAGES } from '../chat-likes.ts';
import { chatMessageRow } from '../chat-message.rows.ts';
import { publish } from '../chat-message-changes.service.ts';
import { postDuring } from '../chat-message.service.ts';
import { modesNow } from '../chat-modes.rows.ts';
import { readTerms } from '../chat-terms.ts';
import { timesOf } from '../chat-status.service.ts';
import { type CrowdLine, crowdLines } from './crowd-lines.ts';

const FANS = 60;
/** What fell due longer ago is left out, in ms: after a pause, fans don't answer what happened in it. */
const LATE = 10_000;
const SPANISH = ['Mexico', 'Spain', 'Argentina', 'Colombia', 'Chile', 'Peru'];

/** Members of the demo talk about its game in the chat, so that who tries the site is not alone there. */
export function demoCrowd(contextOf: () => Context): DemoGuest {
  let fans: DemoMember[] = [];
  let lines: CrowdLine[] = [];
  /** When this node came, in ms after kickoff: what was due before it is for others to say. */
  let since = 0;
  /** What this node has done, so that it asks for nothing twice. */
  const done = new Set<string>();
  const isFirst = (act: string) => {
    const before = done.size;
    return done.add(act).size > before;
  };

  return {
    async arrive(night) {
      const ctx = contextOf();
      fans = await demoMembers(ctx.em, FANS);
      lines = crowdLines({
        seed: night.game.seed,
        log: night.log,
        ours: night.game.isHome ? 'home' : 'away',
        fans: fans.map(({ country }) => ({ speaksSpanish: SPANISH.includes(country) })),
        msAt: (second) => night.game.instantOf(second).getTime() - night.game.kickoffAt.getTime(),
      });
      since = elapsedOf(night, ctx.now());
      done.clear();
      await removeOlder(ctx, night);
    },

    async look(night, now) {
      const elapsed = elapsedOf(night, now);
      const isDue = (at: number) => at <= elapsed && at > Math.max(since, elapsed - LATE);
      for (const line of lines) {
        const clientId = clientIdOf(night, line);
        if (isDue(line.at) && isFirst(clientId))
          await say(contextOf(), fans[line.who]!, line, clientId);
        for (const { who, at } of line.likes)
          if (isDue(at) && isFirst(`${clientId} ${who}`))
            await like(contextOf(), fans[who]!, fans[line.who]!, clientId);
      }
    },
  };
}

const elapsedOf = ({ game }: DemoNight, now: Date) => now.getTime() - game.kickoffAt.getTime();

const clientIdOf = ({ game }: DemoNight, { n }: Pick<CrowdLine, 'n'>) =>
  `${DEMO_CLIENT}${game.kickoffAt.getTime()}:${n}`;

/** Deletes what was said of a game that is replayed. */
async function removeOlder(ctx: Context, { game }: DemoNight): Promise<void> {
  const current = `${DEMO_CLIENT}${game.kickoffAt.getTime()}:%`;
  const older = await rowsOf(
    ctx.em,
    db
      .selectFrom('gameChatMessages')
      .select('id')
      .where('clientId', 'like', `${DEMO_CLIENT}%`)
      .where('clientId', 'not like', current)
      // What was said before kickoff has no game.
      .where(({ eb, or }) => or([eb('gameId', '=', game.id), eb('gameId', 'is', null)])),
  );
  for (const { id } of older) {
    const deleted = await chatMessageRow(
      ctx.em,
      null,
      db.deleteFrom('gameChatMessages').where('id', '=', id).returningAll(),
    );
    if (deleted) publish(ctx, 'DELETED', deleted);
  }
}

/** Posts as a member would: while chat is open, and once, however many nodes do it. */
async function say(
  ctx: Context,
  { id: userId }: DemoMember,
  { text: message }: CrowdLine,
  clientId: string,
): Promise<void> {
  const now = ctx.now();
  const terms = await readTerms(ctx, now);
  const { writers, isEmojiOnly } = modesNow(terms.modes, now);
  if (writers !== 'members' || isEmojiOnly || !timesOf(terms.near, now).isOpen) return;
  await postDuring(ctx, terms, { userId, message, clientId, replyToId: null, now });
}

async function like(
  ctx: Context,
  { id: userId }: DemoMember,
  author: DemoMember,
  clientId: string,
): Promise<void> {
  const [message] = await rowsOf(
    ctx.em,
    db
      .selectFrom('gameChatMessages')
      .select('id')
      .where('userId', '=', author.id)
      .where('clientId', '=', clientId),
  );
  if (!message) return;
  const change = { id: message.id, userId, wanted: true, now: ctx.now() };
  const changed = await LIKEABLE_MESSAGES.changeLike(ctx.em, change);
  if (!changed || changed.step === 0) return;
  const { before, step } = changed;
  LIKEABLE_MESSAGES.publish(ctx, { ...before, likeCount: before.likeCount + step });
}
