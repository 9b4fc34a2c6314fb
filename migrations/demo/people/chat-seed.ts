import { ChatLike } from '../../../graph/chat/chat-like.entity.ts';
import { ChatMessage } from '../../../graph/chat/chat-message.entity.ts';
import { LAST_WEEK } from '../calendar.ts';
import { CHAT, CHAT_PHASES } from './chat-text.ts';
import { chance, draw } from '../random.ts';
import { fansBy, type Stage } from '../stage.ts';
import { store } from '../store.ts';

/** Messages that only one of them could have written. */
const OWN_WORDS: readonly (readonly [string, string])[] = [
  ['Bergen', 'Ingrid Solberg'],
  ['Raiders fan', 'Vic Petrakis'],
  ['Grand Junction', 'Greg Nakamura'],
  ['Chile is on', 'Rosalind Teague'],
  ['chile left', 'Rosalind Teague'],
  ['In my seat', 'Denise Okafor'],
];

const MINUTE = 60_000;

/** The chat of the last game; returns the ids of its messages. */
export async function addChat(stage: Stage, game: number): Promise<number[]> {
  const { tx, calendar, people } = stage;
  const next = chance('chat');
  const fans = fansBy(stage, calendar.at(LAST_WEEK, -4, '06:00'));
  const rows = CHAT.map(([time, message], index) => {
    const owner = OWN_WORDS.find(([words]) => message.includes(words))?.[1];
    const user = people.find(({ name }) => name === owner) ?? fans[(index * 13 + 5) % fans.length]!;
    const createdAt = new Date(
      calendar.at(LAST_WEEK, -3, time).getTime() + Math.floor(next() * 50_000),
    );
    const gamePhase = CHAT_PHASES.find(([from]) => from <= time)?.[1] ?? null;
    const period = gamePhase?.startsWith('Q') ? Number(gamePhase.slice(1)) : null;
    const at = { aboutAt: createdAt, createdAt, updatedAt: createdAt };
    return { user: user.id, message, game, gamePhase, period, ...at };
  });
  const ids = await store(tx, ChatMessage, rows);
  const likes = ids.flatMap((id, index) => {
    const { user, createdAt } = rows[index]!;
    const others = fans.filter((fan) => fan.id !== user);
    return draw(others, Math.floor(next() ** 2 * 12), next).map((fan) => ({
      message: id,
      user: fan.id,
      createdAt: new Date(createdAt.getTime() + Math.round(next() * 4 * MINUTE)),
    }));
  });
  await tx.insertMany(ChatLike, likes);
  return ids;
}
