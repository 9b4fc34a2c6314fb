import type { Possession } from '../../../schema/games/games.ts';
import {
  isSafety,
  isTakenBack,
  isTurnover,
  type PlayFacts,
  type PlayRole,
} from '../../../schema/plays/plays.ts';
import { scoreOf } from '../../../schema/plays/fold.ts';
import type { LogEntry } from '../../plays/demo/play-log.ts';
import { type Random, randomFrom } from '../../plays/demo/random.ts';
import { CROWD_TEXTS, type CrowdMood } from './crowd-texts.ts';

/** A message that a member of the demo posts during its game, and who likes it. */
export interface CrowdLine {
  /** Which one of the game, from 0. */
  readonly n: number;
  /** Milliseconds after kickoff; below 0 before it. */
  readonly at: number;
  /** Place in the list of fans. */
  readonly who: number;
  readonly text: string;
  readonly likes: readonly { readonly who: number; readonly at: number }[];
}

interface CrowdOptions {
  readonly seed: number;
  readonly log: readonly LogEntry[];
  /** The side of the Broncos. */
  readonly ours: Possession;
  readonly fans: readonly { readonly speaksSpanish: boolean }[];
  /** Milliseconds from kickoff to that second of the log. */
  readonly msAt: (second: number) => number;
}

/** How many say something, and within how many seconds. Most is said around scores: about a line in six seconds. */
const SAID: Readonly<Record<CrowdMood, readonly [least: number, most: number, within: number]>> = {
  hello: [3, 4, 10],
  kickoff: [2, 3, 10],
  ourTouchdown: [6, 8, 42],
  theirTouchdown: [4, 6, 36],
  ourFieldGoal: [2, 3, 18],
  theirFieldGoal: [2, 3, 18],
  ourMiss: [2, 3, 18],
  theirMiss: [2, 3, 18],
  ourTakeaway: [3, 5, 28],
  ourGiveaway: [3, 4, 24],
  review: [3, 4, 12],
  oursOverturned: [3, 4, 24],
  theirsOverturned: [3, 4, 24],
  ourSack: [1, 2, 12],
  theirSack: [0, 1, 10],
  ourGain: [1, 2, 12],
  theirGain: [0, 1, 10],
  ourStop: [2, 3, 20],
  theirStop: [1, 2, 14],
  bored: [1, 2, 12],
  halftime: [3, 4, 40],
  win: [6, 8, 50],
  loss: [5, 6, 50],
  tie: [3, 4, 40],
};

/** Seconds until the first one has typed something. */
const FIRST_WORDS = 3;
/** Seconds after that in which the quickest one is done. */
const QUICK = 5;
/** Seconds without a message after which a fan is bored. */
const SILENCE = 40;
/** Seconds before kickoff at which the first ones say hello. */
const EARLY = 13;
/** A fan waits so many seconds between two posts; chat asks for five. */
const BREATHER = 7;
/** Gains from here on are talked about. */
const LONG = 20;

/** What the crowd says of a game: the same for the same game, so that every node posts the same. */
export function crowdLines({ seed, log, ours, fans, msAt }: CrowdOptions): CrowdLine[] {
  if (fans.length === 0) return [];
  const random = randomFrom(seed ^ 0x5eed);
  const topics = topicsOf(log, ours, msAt);
  const moments = [...topics, ...silences(topics)].sort((one, other) => one.at - other.at);
  const drafts = moments
    .flatMap((moment) => momentsOf(moment, random))
    .sort((one, other) => one.at - other.at);
  const speakers = new Speakers(fans.length, random);
  const texts = new Texts(random);
  return drafts.map(({ at, mood, name }, n) => {
    const who = speakers.next(at);
    const text = texts.next(mood, name, fans[who]!.speaksSpanish);
    return { n, at, who, text, likes: likesOf(at, who, fans.length, random) };
  });
}

interface Topic {
  readonly at: number;
  readonly mood: CrowdMood;
  /** Last name of who did it. */
  readonly name: string | undefined;
}

function topicsOf(
  log: readonly LogEntry[],
  ours: Possession,
  msAt: (second: number) => number,
): Topic[] {
  const hello: Topic = { at: -(EARLY + FIRST_WORDS) * 1000, mood: 'hello', name: undefined };
  const known = new Map<number, PlayFacts>();
  const topics = log.flatMap(({ at, n, play }): Topic[] => {
    const was = known.get(n);
    known.set(n, play);
    const mood = n === 0 ? 'kickoff' : moodOf(play, was, ours, [...known.values()]);
    return mood ? [{ at: msAt(at), mood, name: nameOf(play) }] : [];
  });
  return [hello, ...topics];
}

function moodOf(
  play: PlayFacts,
  was: PlayFacts | undefined,
  ours: Possession,
  plays: readonly PlayFacts[],
): CrowdMood | undefined {
  if (play.isUnderReview) return 'review';
  if (was) {
    if (!isTakenBack(was, play) || was.scoringSide === null) return undefined;
    return was.scoringSide === ours ? 'oursOverturned' : 'theirsOverturned';
  }
  const isOurs = (play.scoringSide ?? play.before?.side) === ours;
  if (play.kind === 'game-end') return endMood(plays, ours);
  if (play.kind === 'period-end') return play.period === 2 ? 'halftime' : undefined;
  if (play.points === 6) return isOurs ? 'ourTouchdown' : 'theirTouchdown';
  if (play.kind === 'field-goal') return kickMood(play, isOurs);
  if (isSafety(play)) return isOurs ? 'ourSack' : 'theirSack';
  if (isTurnover(play)) return turnoverMood(play, isOurs);
  if (play.kind === 'sack') return isOurs ? 'theirSack' : 'ourSack';
  const isLong = (play.kind === 'run' || play.kind === 'pass') && (play.yards ?? 0) >= LONG;
  return isLong ? (isOurs ? 'ourGain' : 'theirGain') : undefined;
}

function endMood(plays: readonly PlayFacts[], ours: Possession): CrowdMood {
  const { home, away } = scoreOf(plays);
  if (home === away) return 'tie';
  return home > away === (ours === 'home') ? 'win' : 'loss';
}

function kickMood({ points }: PlayFacts, isOurs: boolean): CrowdMood {
  if (points > 0) return isOurs ? 'ourFieldGoal' : 'theirFieldGoal';
  return isOurs ? 'ourMiss' : 'theirMiss';
}

function turnoverMood({ kind }: PlayFacts, isOurs: boolean): CrowdMood {
  if (kind === 'interception' || kind === 'fumble') return isOurs ? 'ourGiveaway' : 'ourTakeaway';
  return isOurs ? 'theirStop' : 'ourStop';
}

/** Who is talked about, first who has the ball in the end. */
const TALKED_ABOUT: readonly PlayRole[] = [
  ...(['interceptor', 'recovered-by', 'sacker', 'receiver', 'rusher', 'kicker'] as const),
];

const nameOf = ({ participants }: PlayFacts): string | undefined =>
  TALKED_ABOUT.map((role) => participants.find((one) => one.role === role))
    .find((one) => one !== undefined)
    ?.name.split(' ')
    .at(-1);

/** Where nothing is talked about for long. */
function silences(topics: readonly Topic[]): Topic[] {
  return topics.flatMap((topic, place) => {
    const next = topics[place + 1];
    const quiet = topic.at + SAID[topic.mood][2] * 1000;
    if (!next || next.at - quiet < SILENCE * 1000) return [];
    const between = Math.floor((next.at - quiet) / (SILENCE * 1000));
    return Array.from({ length: between }, (_, nth): Topic => ({
      at: quiet + (nth + 0.5) * SILENCE * 1000,
      mood: 'bored',
      name: undefined,
    }));
  });
}

/** The lines of a topic, in the order in which they come. */
function momentsOf(topic: Topic, random: Random): Topic[] {
  const [least, most, within] = SAID[topic.mood];
  const count = random.between(least, most);
  return Array.from({ length: count }, (_, nth) => {
    // One fan is quick, and most answer soon.
    const seconds = random.next() ** 1.5 * (nth === 0 ? Math.min(QUICK, within) : within);
    return { ...topic, at: Math.round(topic.at + (FIRST_WORDS + seconds) * 1000) };
  });
}

/** Takes turns: a fan who posted a moment ago doesn't post now. */
class Speakers {
  private readonly last: number[];
  private readonly random: Random;

  constructor(fans: number, random: Random) {
    this.last = Array<number>(fans).fill(-Infinity);
    this.random = random;
  }

  next(at: number): number {
    const start = this.random.between(0, this.last.length - 1);
    const order = this.last.map((_, place) => (start + place) % this.last.length);
    const rested = order.find((who) => at - this.last[who]! >= BREATHER * 1000);
    const who = rested ?? start;
    this.last[who] = at;
    return who;
  }
}

/** Says what was said longest ago: a joke is no joke twice. */
class Texts {
  /** Of each text, which line it was last. */
  private readonly said = new Map<string, number>();
  private count = 0;
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  next(mood: CrowdMood, name: string | undefined, speaksSpanish: boolean): string {
    const { en, es = [] } = CROWD_TEXTS[mood];
    const all = speaksSpanish && es.length > 0 && this.random.chance(0.6) ? es : en;
    const fitting = all.filter((text) => name !== undefined || !text.includes('{name}'));
    const before = (text: string) => this.said.get(text) ?? 0;
    const oldest = [...fitting].sort((one, other) => before(one) - before(other));
    const text = oldest[this.random.between(0, Math.ceil(oldest.length / 2) - 1)]!;
    this.said.set(text, (this.count += 1));
    return text.replaceAll('{name}', name ?? '');
  }
}

/** A line in three is liked by some, within half a minute. */
function likesOf(at: number, author: number, fans: number, random: Random): CrowdLine['likes'] {
  if (!random.chance(1 / 3)) return [];
  const likes = new Map<number, number>();
  for (let left = random.between(1, 5); left > 0; left -= 1)
    likes.set(random.between(0, fans - 1), at + random.between(4_000, 30_000));
  likes.delete(author);
  return [...likes].map(([who, when]) => ({ who, at: when }));
}
