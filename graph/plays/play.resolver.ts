import { isDeepStrictEqual } from 'node:util';
import {
  Arg,
  Ctx,
  Extensions,
  FieldResolver,
  Int,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { boxScoreOf, drivesOf, lineScoreOf, scoreOf } from '../../schema/plays/fold.ts';
import type {
  Course,
  LiveGameInEvent,
  PlayEventView,
  PlayParticipant,
  PlayView,
} from '../../schema/plays/plays.ts';
import { teamsOf } from '../../schema/games/team-names.ts';
import { playText } from '../../schema/plays/words.ts';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import type { Connection } from '../core/paging/connection.ts';
import {
  AFTER,
  BEFORE,
  CURSOR_FIELD,
  FIRST_OR_LAST,
  firstOf,
  PAGED,
  usually,
} from '../core/paging/paging-arguments.ts';
import { LiveGameType } from '../games/live-game.type.ts';
import { BoxScoreType, DriveType, LineScoreType } from './figures.type.ts';
import {
  boxScoreOfGame,
  courseOf,
  cursorOfPlay,
  isStale,
  loadGame,
  playLog,
  plays,
  PLAYS_PER_PAGE,
  shownPlaysOf,
  shownScore,
} from './play.reads.ts';
import {
  BoxFigureType,
  figuresOf,
  GameScoreType,
  PlayConnectionType,
  PlayEventConnectionType,
  PlayEventType,
  PlayParticipantType,
  PlayType,
  SituationType,
} from './play.type.ts';

const GAME = { description: 'The id of the game.' };
/** Drives of a usual game. */
const USUAL_DRIVES = 25;
const LOG_PAGE = 100;

@Resolver(() => PlayType)
export class PlayResolver {
  @Extensions({ listLength: PLAYS_PER_PAGE })
  @Query(() => PlayConnectionType, {
    description: `The plays of a game in their order, with what was overturned. ${PAGED}`,
  })
  plays(
    @Ctx() ctx: Context,
    @Arg('gameId', () => Int, GAME) gameId: number,
    @Arg('first', () => Int, { ...FIRST_OR_LAST, description: usually(PLAYS_PER_PAGE) })
    first?: number,
    @Arg('after', () => String, AFTER) after?: string,
    @Arg('last', () => Int, FIRST_OR_LAST) last?: number,
    @Arg('before', () => String, BEFORE) before?: string,
    @Arg('markersOnly', () => Boolean, {
      defaultValue: false,
      description: 'Only scores, turnovers, reviews and the ends of periods.',
    })
    markersOnly = false,
  ): Promise<Connection<PlayView>> {
    return plays(ctx, { gameId, markersOnly, first, after, last, before });
  }

  @Query(() => PlayEventConnectionType, {
    description: `The log of a game, oldest first: each play as it was reported, and each correction. ${PAGED}`,
  })
  playLog(
    @Ctx() ctx: Context,
    @Arg('gameId', () => Int, GAME) gameId: number,
    @Arg('first', () => Int, firstOf(LOG_PAGE)) first: number,
    @Arg('after', () => String, AFTER) after?: string,
  ): Promise<Connection<PlayEventView>> {
    return playLog(ctx, { gameId, first, after });
  }

  @Extensions({ listLength: USUAL_DRIVES })
  @Query(() => [DriveType], { description: 'The drives of a game, first to last.' })
  async drives(
    @Ctx() ctx: Context,
    @Arg('gameId', () => Int, GAME) gameId: number,
  ): Promise<DriveType[]> {
    return drivesOf(await shownPlaysOf(ctx, gameId)) as DriveType[];
  }

  @Query(() => LineScoreType, {
    nullable: true,
    description: 'Points by period; null for a game without plays.',
  })
  async lineScore(
    @Ctx() ctx: Context,
    @Arg('gameId', () => Int, GAME) gameId: number,
  ): Promise<LineScoreType | null> {
    const all = await shownPlaysOf(ctx, gameId);
    if (all.length === 0) return null;
    const sum = scoreOf(all);
    const isComplete = isDeepStrictEqual((await shownScore(ctx, gameId)) ?? sum, sum);
    return { periods: lineScoreOf(all), ...sum, isComplete };
  }

  @Query(() => BoxScoreType, {
    nullable: true,
    description: 'What the players did; null for a game without plays.',
  })
  async boxScore(
    @Ctx() ctx: Context,
    @Arg('gameId', () => Int, GAME) gameId: number,
  ): Promise<BoxScoreType | null> {
    const all = await shownPlaysOf(ctx, gameId);
    if (all.length === 0) return null;
    // The figures of a feed are those of now.
    const players = ctx.behind ? boxScoreOf(all) : await boxScoreOfGame(ctx.em, gameId, all);
    return {
      players: players.map((player) => ({ ...player, figures: figuresOf(player.figures) })),
    };
  }

  @FieldResolver(() => String, { description: CURSOR_FIELD })
  cursor(@Root() play: PlayView): string {
    return cursorOfPlay(play);
  }

  @FieldResolver(() => Int, {
    description: 'Its place in the game, from 0. Two plays may have the same; then the id decides.',
  })
  order(@Root() play: PlayView): number {
    return play.seq;
  }

  @FieldResolver(() => String, { description: 'What happened, in one English sentence.' })
  async text(@Root() play: PlayView, @Ctx() ctx: Context): Promise<string> {
    const game = await loadGame(ctx, play.gameId);
    return game ? playText(play, teamsOf(game)) : '';
  }

  @Extensions({ shared: true })
  @Subscription(() => PlayEventType, {
    subscribe: follow('play.changed', ({ payload, args }) => payload.play.gameId === args.gameId),
    description: 'Each play of a game as it is reported, corrected or overturned, in that order.',
  })
  playEvents(
    @Root() event: PlayEventView,
    @Arg('gameId', () => Int, GAME) _gameId: number,
  ): PlayEventType {
    return event as PlayEventType;
  }
}

@Resolver(() => PlayParticipantType)
export class PlayParticipantResolver {
  @Extensions({ isPartOfParent: true })
  @FieldResolver(() => [BoxFigureType], {
    description: 'What the play adds to the figures of the player; nothing that is 0.',
  })
  figures(@Root() { figures }: PlayParticipant): BoxFigureType[] {
    return figuresOf(figures);
  }
}

/** What the scoreboard says of the plays. */
@Resolver(() => LiveGameType)
export class CourseResolver {
  @FieldResolver(() => PlayType, {
    nullable: true,
    description: 'The last play that counts; null where plays are not reported.',
  })
  async lastPlay(@Root() live: LiveGameInEvent, @Ctx() ctx: Context): Promise<PlayView | null> {
    return (await courseFor(live, ctx))?.lastPlay ?? null;
  }

  @FieldResolver(() => GameScoreType, { nullable: true, description: 'The last points.' })
  async lastScore(@Root() live: LiveGameInEvent, @Ctx() ctx: Context) {
    return (await courseFor(live, ctx))?.lastScore ?? null;
  }

  @FieldResolver(() => SituationType, {
    nullable: true,
    description: 'Who has the ball where; null after a score, between halves and where unknown.',
  })
  async situation(@Root() live: LiveGameInEvent, @Ctx() ctx: Context) {
    return live.isLive ? ((await courseFor(live, ctx))?.situation ?? null) : null;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the score may be behind, as its feed can’t be read for over 90 seconds.',
  })
  async isStale(@Root() live: LiveGameInEvent, @Ctx() ctx: Context): Promise<boolean> {
    return live.isLive && isStale(ctx.em, live.gameId, ctx.now());
  }

  @FieldResolver(() => Int, {
    description: 'The position of the last entry in the game’s log; 0 without plays.',
  })
  async playPosition(@Root() live: LiveGameInEvent, @Ctx() ctx: Context): Promise<number> {
    return (await courseFor(live, ctx))?.position ?? 0;
  }
}

/** An event brings it along; a query reads it, once for all fields. */
const read = new WeakMap<LiveGameInEvent, Promise<Course | null>>();
function courseFor(live: LiveGameInEvent, ctx: Context): Promise<Course | null> | Course | null {
  if (live.course !== undefined) return live.course;
  let course = read.get(live);
  if (!course) read.set(live, (course = courseOf(ctx, live.gameId)));
  return course;
}
