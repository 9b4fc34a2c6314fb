import * as z from 'zod/mini';
import type { PublicUserView } from '../accounts/accounts.ts';
import { LEAGUE_REFUSALS } from '../refusals/leagues.ts';
import { sayingFrom } from '../refusals/said.ts';
import { requiredLine } from '../text.ts';

/** Private leagues: a few members and their lineups, which no one else sees together. */

export const LEAGUE_LIMITS = { name: 50, members: 50, leagues: 20 } as const;

const said = sayingFrom(LEAGUE_REFUSALS);

export const leagueNameInput = z.object({
  name: requiredLine({
    max: LEAGUE_LIMITS.name,
    blank: said('league.nameMissing'),
    tooLong: said('league.nameTooLong', { max: LEAGUE_LIMITS.name }),
  }),
});

/** The secret in an invitation link. */
export const leagueCodeInput = z.string().check(z.regex(/^[\w-]{22}$/));

/** A league in the list of one of its members. */
export interface OwnLeagueView {
  readonly id: number;
  readonly name: string;
  readonly memberCount: number;
}

/** What an invitation says to who does not belong yet. */
export interface LeagueInviteView {
  readonly id: number;
  readonly name: string;
  readonly memberCount: number;
  readonly isMember: boolean;
}

/** A member and what their lineups scored this season. */
export interface LeagueRowView {
  readonly user: PublicUserView;
  /** Renames the league, removes members and changes the link: who has been in it longest. */
  readonly isOwner: boolean;
  readonly joinedAt: string;
  /** Among the members; equal points share a place. Null without a scored lineup. */
  readonly rank: number | null;
  readonly games: number;
  readonly totalPoints: number;
}

export interface LeagueSideView {
  readonly user: PublicUserView;
  /** Null without a lineup, and before the first play. */
  readonly points: number | null;
}

/** Two members who meet in a week; one who meets no one has the week off. */
export interface LeaguePairView {
  readonly one: LeagueSideView;
  readonly other: LeagueSideView | null;
}

/** The members’ meetings in the week of a game. */
export interface LeagueRoundView {
  readonly gameId: number;
  readonly week: number;
  readonly isScored: boolean;
  /** The points are those so far, of a game that is played. */
  readonly isLive: boolean;
  readonly pairs: readonly LeaguePairView[];
}

export interface LeagueView {
  readonly id: number;
  readonly name: string;
  /** For the invitation link. */
  readonly inviteCode: string;
  /** Best first; those without a scored lineup last, in the order in which they joined. */
  readonly board: readonly LeagueRowView[];
  /** The coming or current game, then the one scored last. */
  readonly rounds: readonly LeagueRoundView[];
}

/**
 * Who meets whom in a week. Over the weeks everybody meets everybody once before anyone meets twice: the first one keeps
 * their place, the others move on by one place each week.
 */
export function leaguePairs<Member>(
  members: readonly Member[],
  week: number,
): (readonly [Member, Member | null])[] {
  const [first, ...others] = members.length % 2 === 0 ? members : [...members, null];
  if (first === undefined || others.length === 0) return [];
  const shift = ((week % others.length) + others.length) % others.length;
  const circle: (Member | null)[] = [first, ...others.slice(shift), ...others.slice(0, shift)];
  const pairs: (readonly [Member, Member | null])[] = [];
  for (let at = 0; at < circle.length / 2; at += 1) {
    const [one = null, other = null] = [circle[at], circle.at(-1 - at)];
    if (one !== null) pairs.push([one, other]);
    else if (other !== null) pairs.push([other, null]);
  }
  return pairs;
}

/** Gives each their place by points; equal points share one. Null for who has not played. */
export const leagueRanks = <Row extends { readonly games: number; readonly totalPoints: number }>(
  rows: readonly Row[],
): (Row & { readonly rank: number | null })[] =>
  rows
    .map((row) => ({
      ...row,
      rank:
        row.games === 0
          ? null
          : 1 +
            rows.filter((other) => other.games > 0 && other.totalPoints > row.totalPoints).length,
    }))
    .sort((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity) || 0);
