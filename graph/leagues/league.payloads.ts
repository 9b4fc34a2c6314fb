import { Field, Int, ObjectType } from 'type-graphql';
import { LeagueType } from './league.type.ts';

@ObjectType('CreateLeaguePayload', {
  description: 'The result of founding a league.',
  simpleResolvers: true,
})
export class CreateLeaguePayload {
  @Field(() => LeagueType, { description: 'The league, with you as its owner.' })
  readonly league!: LeagueType;
}

@ObjectType('JoinLeaguePayload', {
  description: 'The result of joining a league.',
  simpleResolvers: true,
})
export class JoinLeaguePayload {
  @Field(() => LeagueType, { description: 'The league, to which you belong now.' })
  readonly league!: LeagueType;
}

@ObjectType('LeaveLeaguePayload', {
  description: 'The result of leaving a league.',
  simpleResolvers: true,
})
export class LeaveLeaguePayload {
  @Field(() => Int, { description: 'The id of the league that you left.' })
  readonly leftId!: number;
}

@ObjectType('RenameLeaguePayload', {
  description: 'The result of giving a league another name.',
  simpleResolvers: true,
})
export class RenameLeaguePayload {
  @Field(() => LeagueType, { description: 'The league as it is now.' })
  readonly league!: LeagueType;
}

@ObjectType('ReplaceLeagueLinkPayload', {
  description: 'The result of making a new invitation link.',
  simpleResolvers: true,
})
export class ReplaceLeagueLinkPayload {
  @Field(() => LeagueType, { description: 'The league as it is now.' })
  readonly league!: LeagueType;
}

@ObjectType('RemoveLeagueMemberPayload', {
  description: 'The result of removing a member.',
  simpleResolvers: true,
})
export class RemoveLeagueMemberPayload {
  @Field(() => LeagueType, { description: 'The league as it is now.' })
  readonly league!: LeagueType;
}
