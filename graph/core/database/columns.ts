import { p } from '@mikro-orm/core';

/**
 * A moment with millisecond precision, like JavaScript's, so that a value read back equals the one stored: a cursor
 * made from it neither skips nor repeats a row.
 */
export const instant = () => p.datetime(3);

/** A moment that the database fills in where the use case gives none; use cases give `ctx.now()`. */
export const stamped = () => instant().defaultRaw('now()');

/** Two exact decimals, which the database gives as text. */
export const decimal = () =>
  p.decimal('number').precision(9).scale(2).$type<number, string, number>();

/** A quantity with two exact decimals (points, yards). Sums are made in hundredths, never in binary fractions. */
export const quantity = () => decimal().default(0);

/** A number maintained by a trigger or an atomic `set n = n + 1`; never written from a loaded entity. */
export const counter = () => p.integer().default(0);
