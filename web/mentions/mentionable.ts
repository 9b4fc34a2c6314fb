import { createContext } from 'react';
import type { ListLog, Member, Row } from '../live/list/list.ts';

/** The members whom one can mention in the conversation around, the last who wrote first. Called while a mention is typed. */
export const Mentionable = createContext<() => readonly Member[]>(() => []);

/** Who has written in a list, the last first. */
export function writersIn<R extends Row & { readonly user: Member }>(log: ListLog<R>): Member[] {
  const rows = [...log.entries.values()].map(({ row }) => row).sort((a, b) => b.id - a.id);
  return [...new Map(rows.map(({ user }) => [user.id, user])).values()];
}
