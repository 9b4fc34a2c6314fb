import { Extensions, Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import {
  LEAGUE_LIMITS,
  type LeagueInviteView,
  type LeaguePairView,
  type LeagueRoundView,
  type LeagueRowView,
  type LeagueSideView,
  type LeagueView,
  type OwnLeagueView,
} from '../../schema/fantasy/leagues.ts';
import { PublicUserType } from '../accounts/users/user.type.ts';
import { DateTime } from '../core/instants.ts';

@ObjectType('OwnLeague', {
  description: 'A private league that you belong to.',
  simpleResolvers: true,
})
export class OwnLeagueType implements OwnLeagueView {
  @Field(() => Int, { description: 'The id of the league.' })
  readonly id!: number;

  @Field(() => String, { description: 'Its name, which its owner gave it.' })
  readonly name!: string;

  @Field(() => Int, { description: 'How many members it has.' })
  readonly memberCount!: number;
}

@ObjectType('LeagueInvite', {
  description: 'What an invitation link leads to.',
  simpleResolvers: true,
})
export class LeagueInviteType implements LeagueInviteView {
  @Field(() => Int, { description: 'The id of the league; only its members can read it.' })
  readonly id!: number;

  @Field(() => String, { description: 'The name of the league.' })
  readonly name!: string;

  @Field(() => Int, { description: 'How many members it has.' })
  readonly memberCount!: number;

  @Field(() => Boolean, { description: 'Whether you belong to it already.' })
  readonly isMember!: boolean;
}

@ObjectType('LeagueRow', {
  description: 'A member of a private league and their season.',
  simpleResolvers: true,
})
export class LeagueRowType implements LeagueRowView {
  @Extensions({ isPartOfParent: true })
  @Field(() => PublicUserType, { description: 'The member.' })
  readonly user!: PublicUserType;

  @Field(() => Boolean, {
    description: 'Whether they may change the league: the one who has been in it longest.',
  })
  readonly isOwner!: boolean;

  @Field(() => DateTime, { description: 'Since when they belong to it.' })
  readonly joinedAt!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Their place in the league; equal points share one. Null without scored lineups.',
  })
  readonly rank!: number | null;

  @Field(() => Int, { description: 'How many of their lineups were scored this season.' })
  readonly games!: number;

  @Field(() => Float, { description: 'The sum of the points of these lineups.' })
  readonly totalPoints!: number;
}

@ObjectType('LeagueSide', {
  description: 'One of two members who meet.',
  simpleResolvers: true,
})
export class LeagueSideType implements LeagueSideView {
  @Extensions({ isPartOfParent: true })
  @Field(() => PublicUserType, { description: 'The member.' })
  readonly user!: PublicUserType;

  @Field(() => Float, {
    nullable: true,
    description: 'The points of their lineup, official or so far; null without any.',
  })
  readonly points!: number | null;
}

@ObjectType('LeaguePair', {
  description: 'Two members who meet in the week of a game.',
  simpleResolvers: true,
})
export class LeaguePairType implements LeaguePairView {
  @Extensions({ isPartOfParent: true })
  @Field(() => LeagueSideType, { description: 'One of them.' })
  readonly one!: LeagueSideType;

  @Extensions({ isPartOfParent: true })
  @Field(() => LeagueSideType, {
    nullable: true,
    description: 'The other one; null for who has the week off.',
  })
  readonly other!: LeagueSideType | null;
}

@ObjectType('LeagueRound', {
  description: 'Who meets whom in the week of a game.',
  simpleResolvers: true,
})
export class LeagueRoundType implements LeagueRoundView {
  /** Only the server reads it: the graph leads to the game. */
  readonly gameId!: number;

  @Field(() => Int, { description: 'The week of the game.' })
  readonly week!: number;

  @Field(() => Boolean, { description: 'Whether the lineups of the game were scored.' })
  readonly isScored!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the points are those so far, from the plays of a game that is on.',
  })
  readonly isLive!: boolean;

  @Extensions({ listLength: LEAGUE_LIMITS.members / 2 })
  @Field(() => [LeaguePairType], { description: 'Each member once.' })
  readonly pairs!: readonly LeaguePairType[];
}

@ObjectType('League', {
  description: 'A private league that you belong to. No one outside sees anything of it.',
  simpleResolvers: true,
})
export class LeagueType implements LeagueView {
  @Field(() => Int, { description: 'The id of the league.' })
  readonly id!: number;

  @Field(() => String, { description: 'Its name, which its owner gave it.' })
  readonly name!: string;

  @Field(() => String, {
    description: 'The secret of the invitation link: /leagues#join=CODE. Who has it can join.',
  })
  readonly inviteCode!: string;

  @Extensions({ listLength: LEAGUE_LIMITS.members })
  @Field(() => [LeagueRowType], {
    description: `The members by the points of their season, ${LEAGUE_LIMITS.members} at most.`,
  })
  readonly board!: readonly LeagueRowType[];

  @Extensions({ listLength: 2 })
  @Field(() => [LeagueRoundType], {
    description: 'Who meets whom: in the coming or current week, and in the one scored last.',
  })
  readonly rounds!: readonly LeagueRoundType[];
}

@ObjectType('OwnLeagueEvent', {
  description: 'One of your leagues has changed, or you no longer belong to it.',
  simpleResolvers: true,
})
export class OwnLeagueEventType {
  @Field(() => Int, { description: 'The id of the league.' })
  readonly leagueId!: number;
}

@InputType('CreateLeagueInput', { description: 'A new league.' })
export class CreateLeagueInput {
  @Field(() => String, { description: `Its name; ${LEAGUE_LIMITS.name} characters at most.` })
  readonly name!: string;
}

@InputType('JoinLeagueInput', { description: 'An invitation.' })
export class JoinLeagueInput {
  @Field(() => String, { description: 'The secret of its link.' })
  readonly code!: string;
}

@InputType('LeaveLeagueInput', { description: 'Which league.' })
export class LeaveLeagueInput {
  @Field(() => Int, { description: 'The id of the league.' })
  readonly id!: number;
}

@InputType('RenameLeagueInput', { description: 'A league of yours and its new name.' })
export class RenameLeagueInput {
  @Field(() => Int, { description: 'The id of the league.' })
  readonly id!: number;

  @Field(() => String, { description: `Its name; ${LEAGUE_LIMITS.name} characters at most.` })
  readonly name!: string;
}

@InputType('ReplaceLeagueLinkInput', { description: 'Which league of yours.' })
export class ReplaceLeagueLinkInput {
  @Field(() => Int, { description: 'The id of the league.' })
  readonly id!: number;
}

@InputType('RemoveLeagueMemberInput', { description: 'A league of yours and one of its members.' })
export class RemoveLeagueMemberInput {
  @Field(() => Int, { description: 'The id of the league.' })
  readonly id!: number;

  @Field(() => Int, { description: 'The id of the member.' })
  readonly userId!: number;
}
