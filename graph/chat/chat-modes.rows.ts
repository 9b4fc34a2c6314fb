import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder } from 'kysely';
import { modesAt } from '../../schema/chat-modes-shape.ts';
import type { ChatModesView } from '../../schema/chat-modes.ts';
import { db } from '../core/database/db.ts';
import { type Slots, statement } from '../core/database/rows.ts';
import type { Tables } from '../core/database/tables.ts';

/** Under which the modes are stored with the site's other switches. */
export const MODES_KEY = 'chatModes';

const { cast, eb, fn, selectFrom, val } = expressionBuilder<Tables>();

/** What is stored, as text; empty for nothing. */
const storedText = fn.coalesce(
  selectFrom('appSettings')
    .select(({ ref }) => cast<string>(ref('value'), 'text').as('text'))
    .where('key', '=', MODES_KEY)
    .$asScalar(),
  val(''),
);

const read = statement((_: Slots<object>) => db.selectNoFrom(storedText.as('text')));

/** Modes as they were last read, for a statement that checks whether they still are (`areModesUnchanged`). */
const rememberedOf = new WeakMap<object, string>();

/** What is stored of the modes, as text. */
export async function readModes(em: EntityManager): Promise<string> {
  const [row] = await read(em, {});
  const text = row!.text;
  rememberedOf.set(em.getDriver(), text);
  return text;
}

export const rememberedModes = (em: EntityManager): string | undefined =>
  rememberedOf.get(em.getDriver());

/** The condition that the modes are those that were read, for a statement which is based on them. */
export const areModesUnchanged = ({ modes }: Slots<{ modes: string }>) =>
  eb(storedText, '=', modes);

export const modesNow = (text: string, now: Date): ChatModesView => modesAt(text || null, now);
