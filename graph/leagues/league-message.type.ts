import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  LEAGUE_MESSAGE_EVENT_KINDS,
  LEAGUE_MESSAGE_MAX_LENGTH,
  type LeagueMessageEvent,
  type LeagueMessageEventKind,
  type LeagueMessageView,
} from '../../schema/fantasy/league-messages.ts';
import { PublicUserType } from '../accounts/users/user.type.ts';
import { enumOf } from '../core/enum-of.ts';
import { DateTime } from '../core/instants.ts';
import { connectionType } from '../core/paging/connection.type.ts';

@ObjectType('LeagueMessage', {
  description: 'A message in a private league. Only its members see it.',
  simpleResolvers: true,
})
export class LeagueMessageType implements LeagueMessageView {
  @Field(() => Int, { description: 'The id of the message.' })
  readonly id!: number;

  @Field(() => String, {
    description: `Plain text, as it was typed; ${LEAGUE_MESSAGE_MAX_LENGTH} characters at most.`,
  })
  readonly text!: string;

  @Field(() => PublicUserType, { description: 'Who sent it, member or no longer.' })
  readonly user!: PublicUserType;

  @Field(() => String, {
    nullable: true,
    description: 'The sender’s own id for the message, to recognize it by.',
  })
  readonly clientId!: string | null;

  @Field(() => DateTime, {
    description:
      'The moment of the game that it is about: earlier than createdAt if its sender’s video is late.',
  })
  readonly aboutAt!: string;

  @Field(() => DateTime, { description: 'When it was sent.' })
  readonly createdAt!: string;
}

export const LeagueMessageConnectionType = connectionType('LeagueMessage', LeagueMessageType);

const LeagueMessageEventKindEnum = enumOf(LEAGUE_MESSAGE_EVENT_KINDS);
registerEnumType(LeagueMessageEventKindEnum, {
  name: 'LeagueMessageEventKind',
  description: 'What happened to a message of a league.',
  valuesConfig: {
    POSTED: { description: 'A member sent it.' },
    DELETED: { description: 'Its sender or the owner of the league deleted it.' },
  },
});

@ObjectType('LeagueMessageEvent', {
  description: 'What happened to a message. DELETED carries its last state.',
  simpleResolvers: true,
})
export class LeagueMessageEventType implements Pick<LeagueMessageEvent, 'kind' | 'message'> {
  @Field(() => LeagueMessageEventKindEnum, { description: 'What happened.' })
  readonly kind!: LeagueMessageEventKind;

  @Field(() => LeagueMessageType, {
    description: 'The message as it is now, or was when it was deleted.',
  })
  readonly message!: LeagueMessageType;
}

@InputType('PostLeagueMessageInput', { description: 'A message to a league of yours.' })
export class PostLeagueMessageInput {
  @Field(() => Int, { description: 'The id of the league.' })
  readonly leagueId!: number;

  @Field(() => String, {
    description: `Plain text, ${LEAGUE_MESSAGE_MAX_LENGTH} characters at most.`,
  })
  readonly text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Your own id for the message: if you send it twice, it is posted once.',
  })
  readonly clientId?: string | null;
}

@ObjectType('PostLeagueMessagePayload', {
  description: 'The result of writing to a league.',
  simpleResolvers: true,
})
export class PostLeagueMessagePayload {
  @Field(() => LeagueMessageType, { description: 'The message as sent.' })
  readonly message!: LeagueMessageType;
}

@InputType('DeleteLeagueMessageInput', { description: 'Which message.' })
export class DeleteLeagueMessageInput {
  @Field(() => Int, { description: 'The id of the message.' })
  readonly id!: number;
}

@ObjectType('DeleteLeagueMessagePayload', {
  description: 'The result of deleting a message.',
  simpleResolvers: true,
})
export class DeleteLeagueMessagePayload {
  @Field(() => Int, { description: 'The id of the deleted message.' })
  readonly deletedId!: number;
}
