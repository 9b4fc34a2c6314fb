import * as z from 'zod/mini';
import type { PublicUserView } from '../accounts/accounts.ts';
import { clientIdInput } from '../articles/comments.ts';
import { LEAGUE_REFUSALS } from '../refusals/leagues.ts';
import { sayingFrom } from '../refusals/said.ts';
import { requiredText } from '../text.ts';

/** What the members of a private league write to each other. */

/** Longest message in UTF-16 units, as the input’s `maxlength` counts. */
export const LEAGUE_MESSAGE_MAX_LENGTH = 500;
export const LEAGUE_MESSAGES_PER_PAGE = 50;

const said = sayingFrom(LEAGUE_REFUSALS);

export const leagueMessageInput = z.object({
  leagueId: z.int32(),
  text: requiredText({
    max: LEAGUE_MESSAGE_MAX_LENGTH,
    blank: said('league.messageMissing'),
    tooLong: said('league.messageTooLong', { max: LEAGUE_MESSAGE_MAX_LENGTH }),
  }),
  clientId: clientIdInput,
});
export type LeagueMessageInput = z.input<typeof leagueMessageInput>;

/** A message as all members of its league see it. Instants are ISO strings. */
export interface LeagueMessageView {
  readonly id: number;
  readonly text: string;
  readonly user: PublicUserView;
  /** The sender’s name for the post, by which their browser recognizes its own message. */
  readonly clientId: string | null;
  /** The moment of the game that it is about: earlier than it was sent if its sender’s video is late. */
  readonly aboutAt: string;
  readonly createdAt: string;
}

export const LEAGUE_MESSAGE_EVENT_KINDS = ['POSTED', 'DELETED'] as const;
export type LeagueMessageEventKind = (typeof LEAGUE_MESSAGE_EVENT_KINDS)[number];

/** What happened to which message, for the members that the league had then. */
export interface LeagueMessageEvent {
  readonly leagueId: number;
  readonly userIds: readonly number[];
  readonly kind: LeagueMessageEventKind;
  readonly message: LeagueMessageView;
}
