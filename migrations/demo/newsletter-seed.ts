import { Subscriber } from '../../graph/newsletter/subscriber.entity.ts';
import type { Team } from '../../schema/games/teams.ts';
import type { Stage } from './stage.ts';

/** Name, birthday, team, and the days before the demo begins on which they subscribed. */
const SUBSCRIBERS: readonly [string, string, Team, number][] = [
  ['Nora Whitcomb', '1971-03-18', 'Denver Broncos', 240],
  ['Rosalind Teague', '1984-09-02', 'Denver Broncos', 212],
  ['Emmett Sandoval', '1990-12-27', 'Denver Broncos', 171],
  ['Greta Lindholm', '1966-06-06', 'Minnesota Vikings', 120],
  ['Walt Pemberton', '1952-01-30', 'Denver Broncos', 96],
  ['Tavis McCrae', '1998-07-14', 'Denver Broncos', 51],
  ['Yolanda Trujillo', '1979-11-05', 'Denver Broncos', 30],
  ['Piet van Aalst', '1987-04-21', 'Green Bay Packers', 9],
];

export async function addSubscribers({ tx, calendar }: Stage): Promise<void> {
  const rows = SUBSCRIBERS.map(([name, birthday, favoriteTeam, days]) => ({
    name,
    email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.org`,
    birthday,
    favoriteTeam,
    createdAt: calendar.daysAgo(days, '19:40'),
    confirmedAt: calendar.daysAgo(days, '19:52'),
  }));
  await tx.insertMany(Subscriber, rows);
}
