import type { EntityManager } from '@mikro-orm/postgresql';
import type { Calendar } from './calendar.ts';
import type { Gallery } from './pictures/gallery.ts';
import { draw } from './random.ts';

/** A member of the demo, once stored. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly joinedAt: Date;
}

/** What every part of the demo season builds on. `tx` is the one transaction that stores all of it. */
export interface Stage {
  readonly tx: EntityManager;
  readonly calendar: Calendar;
  readonly season: number;
  readonly pictureOf: Gallery;
  readonly people: readonly Person[];
}

/** The fans who had an account by then, without editors. */
export const fansBy = ({ people }: Pick<Stage, 'people'>, moment: Date) =>
  people.filter(({ isAdmin, joinedAt }) => !isAdmin && joinedAt < moment);

/** A moment between the two, by chance; never after the demo begins. */
export function momentBetween(
  from: Date,
  until: Date,
  next: () => number,
  { now }: Calendar,
): Date {
  const end = Math.min(until.getTime(), now.getTime() - 60_000);
  const start = Math.min(from.getTime(), end);
  return new Date(Math.round(start + next() * (end - start)));
}

/** One like each of some fans who had an account by then, for a thing that appeared at that moment. */
export function likesOf(
  { calendar, people }: Pick<Stage, 'calendar' | 'people'>,
  { since, count, next }: { since: Date; count: number; next: () => number },
): { user: number; createdAt: Date }[] {
  const days = 3;
  const until = new Date(since.getTime() + days * 86_400_000);
  return draw(fansBy({ people }, since), count, next).map(({ id }) => ({
    user: id,
    createdAt: momentBetween(since, until, next, calendar),
  }));
}

/** In which rows are stored whose numbers follow the time. */
export const byTime = (one: { createdAt: Date }, other: { createdAt: Date }): number =>
  one.createdAt.getTime() - other.createdAt.getTime();
