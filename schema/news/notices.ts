import { wordOf } from '../enum-names.ts';
import type { Language } from '../language/languages.ts';
import { mountainDate } from '../time/clock.ts';
import { type LiveGameView, OUR_TEAM, pointsOn } from '../games/games.ts';
import { inEnglish, type Say, type Text } from '../language/english.ts';
import type { BreakingNewsView } from './news.ts';
import { gamePath } from '../games/game-path.ts';
import { gamePhase, gameStatusText, periodLabel } from '../games/scoreboard.ts';
import { isTouchdown, type PlayFacts } from '../plays/plays.ts';
import { teamsOf, teamsOn } from '../games/team-names.ts';
import { headline, type PlayInWords, playText } from '../plays/words.ts';
import type { NamedContentType, ShowEventKind } from '../shows/shows.ts';
import { withoutScores } from '../games/spoilers.ts';

/** Notices: what reaches a fan outside the page, as browser notifications and as push messages. */

/** Each kind under the toggle of the settings that governs it. */
export const NOTICE_TYPES = [
  'liveStreamNotifications',
  'newEpisodeNotifications',
  'gameUpdates',
  'breakingNews',
  'scoreAlerts',
] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

/** What concerns one member alone is chosen by the member for all browsers, beside the inbox. */
export type NoticeKind = NoticeType | 'ownQuestion' | 'inbox';

/** Whether the settings of a browser have a toggle for it. */
export const hasToggle = (type: NoticeKind): type is NoticeType =>
  (NOTICE_TYPES as readonly NoticeKind[]).includes(type);

export interface Notice {
  readonly type: NoticeKind;
  /** Identifies the event: of two notices with the same tag, from either channel, one is shown. */
  readonly tag: string;
  /** What it is about. A later notice takes the place of one that has not been delivered yet. */
  readonly topic: string;
  readonly title: string;
  /** The title without scores and results; absent where the title has none. */
  readonly spoilerFreeTitle?: string;
  readonly body: string;
  /** The body without scores and results. */
  readonly spoilerFree: string;
  /** The tag of a notice that is no longer true: it is closed when this one comes. */
  readonly closes?: string;
  /** Where it leads: a path of this site, or the address that an admin gave. */
  readonly url: string;
}

/** How long a notice is shown; breaking news stays until it is dismissed. */
export const NOTICE_SHOWN_MS = 5_000;
export const stays = ({ type }: Pick<Notice, 'type'>) => type === 'breakingNews';

export const NOTICE_TEXTS = {
  denied: 'Notification permission denied. Please enable notifications in your browser settings.',
  unsupported: 'This browser doesn’t support notifications.',
  testTitle: 'Test notification',
  testBody: 'Notifications are working in this browser.',
  failed: 'We couldn’t turn on notifications while the site is closed. Please try again.',
  off: 'We couldn’t turn off notifications while the site is closed. Please try again.',
} as const;

/** Longest body of a notice: services of browsers carry 4096 bytes in all. */
export const BODY_LENGTH = 300;

export const clipped = (text: string, length: number) => {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : line;
};

const VIDEO_PATH = '/home#live-video';

/**
 * The notices of a scoreboard: the state of the game, and the score, in words where its plays are known. Each moment of
 * it has its own tags.
 */
export function gameNotices(
  game: Omit<LiveGameView, 'isFed' | 'isExhibition'>,
  say: Say = inEnglish,
  scores?: Scores,
): Notice[] {
  const { gameId, awayTeam, homeTeam, isFinal, isLive } = game;
  const phase = gamePhase(game);
  const names = say('{awayTeam} at {homeTeam}', {
    awayTeam: awayTeam.name,
    homeTeam: homeTeam.name,
  });
  const score = `${awayTeam.name} ${awayTeam.score}, ${homeTeam.name} ${homeTeam.score}`;
  const about = { topic: `game-${gameId}`, url: VIDEO_PATH, spoilerFree: names };
  const update = (moment: string, title: string, body: string): Notice => ({
    ...about,
    type: 'gameUpdates',
    tag: `game-${gameId}-${moment}`,
    title,
    body,
  });
  const notices: Notice[] = [];
  if (isFinal) notices.push(update('final', gameStatusText(game, say), score));
  else if (isLive && (phase === null || phase === 'Q1'))
    notices.push(update('start', say('The game is on'), names));
  else if (isLive && phase) notices.push(update(phase, titleOf(phase, say), score));
  const scored = scores?.lastScore === undefined ? null : scores;
  if (scored) notices.push(...scoreNotices(game, scored, say));
  else if (isLive && awayTeam.score + homeTeam.score > 0) {
    notices.push({
      ...about,
      type: 'scoreAlerts',
      tag: `game-${gameId}-score-${awayTeam.score}-${homeTeam.score}`,
      topic: `score-${gameId}`,
      title: say('Score alert'),
      body: score,
      spoilerFree: newScore(game, say),
    });
  }
  return notices;
}

const newScore = ({ awayTeam, homeTeam }: Scoreboard, say: Say) =>
  say('{away} at {home}: new score', { away: awayTeam.name, home: homeTeam.name });

type Scoreboard = Pick<LiveGameView, 'gameId' | 'homeTeam' | 'awayTeam'>;

/** A play as notices say it. */
type PlayInNotice = PlayInWords &
  Pick<PlayFacts, 'isUnderReview'> & {
    readonly id: number;
    readonly takenBack: (PlayInWords & Pick<PlayFacts, 'points'>) | null;
  };

/** What the plays of a game say about its score. */
export interface Scores {
  readonly lastPlay?: PlayInNotice | null;
  readonly lastScore?: {
    readonly play: PlayInNotice;
    readonly attempt: PlayInWords | null;
  } | null;
}

/**
 * One notice for the last score, once the try after a touchdown is known or the next play came, and not while the
 * officials look at it; and one for points that the last play had and that were taken back.
 */
function scoreNotices(game: Scoreboard, { lastPlay, lastScore }: Scores, say: Say): Notice[] {
  const { gameId } = game;
  const teams = teamsOn(game);
  const { ours, theirs } = pointsOn(game);
  const tagOf = (moment: string, play: PlayInNotice) => `game-${gameId}-${moment}-${play.id}`;
  const noticeOf = (play: PlayInNotice, moment: string, head: string, body: string): Notice => ({
    type: 'scoreAlerts',
    tag: tagOf(moment, play),
    topic: `score-${gameId}`,
    url: gamePath(gameId),
    title: `${head} ${ours}–${theirs}, ${periodLabel(play.period, say)}`,
    spoilerFreeTitle: say('Score alert'),
    body: clipped(body, BODY_LENGTH),
    spoilerFree: newScore(game, say),
  });
  const notices: Notice[] = [];
  if (lastPlay?.takenBack && lastPlay.takenBack.points > lastPlay.points)
    notices.push({
      ...noticeOf(lastPlay, 'overturned', say('Overturned!'), playText(lastPlay, teams, say)),
      closes: tagOf('play', lastPlay),
    });
  if (!lastScore || lastScore.play.isUnderReview) return notices;
  const { play, attempt } = lastScore;
  const isSettled = !isTouchdown(play) || attempt !== null || lastPlay?.id !== play.id;
  const head = headline(play, teams, say);
  if (!isSettled || !head) return notices;
  const words = [play, ...(attempt ? [attempt] : [])].map((one) => playText(one, teams, say));
  return [...notices, noticeOf(play, 'play', head, words.join(' '))];
}

const PHASE_TITLES = {
  Q2: 'Second quarter',
  Halftime: 'Halftime',
  Q3: 'Third quarter',
  Q4: 'Fourth quarter',
  OT: 'Overtime',
} as const satisfies Readonly<Record<string, Text>>;

const titleOf = (phase: string, say: Say): string =>
  phase in PHASE_TITLES ? say(PHASE_TITLES[phase as keyof typeof PHASE_TITLES]) : phase;

/** What happened to a show. */
interface ShowNews {
  readonly kind: ShowEventKind;
  readonly show: { readonly id: number; readonly type: NamedContentType; readonly title: string };
}

/**
 * A show that is on the air, or one that came out; null where there is no notice. One that leaves the air and comes
 * back on the same day makes one notice.
 */
export function showNotice(
  { kind, show }: ShowNews,
  now: Date,
  say: Say = inEnglish,
): Notice | null {
  const { id, title } = show;
  const type = wordOf(show.type);
  // A live show is news when it is on the air, not when it is announced.
  const isLive = kind === 'WENT_LIVE';
  if (!isLive && (kind !== 'PUBLISHED' || type === 'live')) return null;
  return {
    type: isLive ? 'liveStreamNotifications' : 'newEpisodeNotifications',
    tag: `show-${id}-${isLive ? `live-${mountainDate(now)}` : 'published'}`,
    topic: `show-${id}`,
    title: say(isLive ? 'Live now' : type === 'podcast' ? 'New podcast episode' : 'New video'),
    body: clipped(title, BODY_LENGTH),
    spoilerFree: clipped(withoutScores(title), BODY_LENGTH),
    url: isLive ? '/home#live-video' : type === 'podcast' ? '/home#episodes' : '/home#videos',
  };
}

/** When those who haven't set a lineup are reminded, in minutes before it locks. */
export const LINEUP_REMINDERS = [60, 15] as const;

interface LineupGame {
  readonly id: number;
  readonly opponent: string;
  readonly isHome: boolean;
}

/** A lineup that is due, for members who have none yet. */
export function lineupNotice(
  game: LineupGame,
  minutes: (typeof LINEUP_REMINDERS)[number],
  say: Say = inEnglish,
): Notice {
  const { away, home } = teamsOf(game);
  const body = say('You haven’t set yours for {away} at {home}.', { away, home });
  return {
    type: 'gameUpdates',
    tag: `lineup-${game.id}-${minutes}`,
    topic: `lineup-${game.id}`,
    title: minutes === 60 ? say('Lineups lock in an hour') : say('Lineups lock in 15 minutes'),
    body,
    spoilerFree: body,
    url: '/fan-zone?tab=fantasy',
  };
}

export const newsTag = (id: number) => `breaking-${id}`;

/** Breaking news. */
export function newsNotice(
  { id, headline, url }: Pick<BreakingNewsView, 'id' | 'headline' | 'url'>,
  say: Say = inEnglish,
): Notice {
  return {
    type: 'breakingNews',
    tag: newsTag(id),
    topic: newsTag(id),
    title: say('Breaking: {team}', { team: OUR_TEAM }),
    body: clipped(headline, BODY_LENGTH),
    spoilerFree: clipped(withoutScores(headline), BODY_LENGTH),
    url: url ?? '/home',
  };
}

/** True where the text was written by a person: the name of a show, a headline. The site itself says the rest. */
type NoticeWords = Pick<Notice, 'title' | 'spoilerFreeTitle' | 'body' | 'spoilerFree'>;

/** A notice as it waits for its readers: in English, with its words in the other languages beside it. */
export interface NoticeInLanguages extends Notice {
  readonly translations?: Partial<Readonly<Record<Language, NoticeWords>>>;
}

/** The notice in the language of its reader. */
export const noticeIn = (language: Language, notice: NoticeInLanguages): Notice => ({
  ...notice,
  ...notice.translations?.[language],
});

/** A notice in the words that its reader wants. */
export const wordsOf = (
  { title, spoilerFreeTitle = title, body, spoilerFree }: Notice,
  spoilerMode: boolean,
): Pick<Notice, 'title' | 'body'> =>
  spoilerMode ? { title: spoilerFreeTitle, body: spoilerFree } : { title, body };
