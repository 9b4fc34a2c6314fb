import { Extensions, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../core/enum-of.ts';
import { OWN_SESSIONS_LIMIT, type CorrectUserInput } from '../../../schema/accounts/accounts.ts';
import { API_TOKENS_LIMIT } from '../../../schema/accounts/api-tokens.ts';
import {
  type Contribution,
  MEMBER_MAILS,
  type MemberMail,
  type MemberRecordView,
} from '../../../schema/accounts/member-record.ts';
import { SECURITY_LOG_PAGE } from '../../../schema/accounts/security-log.ts';
import { ApiTokenType } from '../api-tokens/api-token.type.ts';
import { SecurityEventType } from '../security-log/security-event.type.ts';
import { OwnSessionType } from '../sessions/own-session.type.ts';
import { UserType } from '../users/user.type.ts';

const MemberMailEnum = enumOf(MEMBER_MAILS);
registerEnumType(MemberMailEnum, {
  name: 'MemberMail',
  description: 'Emails admins can resend to a member.',
  valuesConfig: {
    CONFIRM_EMAIL: { description: 'The link that confirms the account’s email.' },
    RESET_PASSWORD: { description: 'The link that resets the password.' },
  },
});

@InputType('CorrectUserInput', {
  description: 'What an admin corrects about a member. Fields you leave out don’t change.',
})
export class CorrectUserInputType implements CorrectUserInput {
  @Field(() => Int, { description: 'The id of the member.' })
  readonly userId!: number;

  @Field(() => String, { nullable: true, description: 'The name.' })
  readonly name?: string | null;

  @Field(() => String, { nullable: true, description: 'The email address.' })
  readonly email?: string | null;
}

@ObjectType('CorrectUserPayload', {
  description: 'The result of a correction.',
  simpleResolvers: true,
})
export class CorrectUserPayload {
  @Field(() => UserType, { description: 'The member after the change.' })
  readonly user!: UserType;
}

@InputType('MailUserInput', { description: 'An email to resend.' })
export class MailUserInput {
  @Field(() => Int, { description: 'The id of the member.' })
  readonly userId!: number;

  @Field(() => MemberMailEnum, { description: 'Which email.' })
  readonly mail!: MemberMail;
}

@ObjectType('MailUserPayload', {
  description: 'The result of resending an email.',
  simpleResolvers: true,
})
export class MailUserPayload {
  @Field(() => Int, { description: 'The id of the member.' })
  readonly userId!: number;
}

@ObjectType('Contributions', {
  description: 'How much a member has contributed, by kind.',
  simpleResolvers: true,
})
class ContributionsType implements Readonly<Record<Contribution, number>> {
  @Field(() => Int, { description: 'Messages in game chat.' })
  readonly chatMessages!: number;

  @Field(() => Int, { description: 'Comments on articles.' })
  readonly comments!: number;

  @Field(() => Int, { description: 'Photos, approved or not.' })
  readonly photos!: number;

  @Field(() => Int, { description: 'Comments on photos.' })
  readonly photoComments!: number;

  @Field(() => Int, { description: 'Questions to the hosts.' })
  readonly questions!: number;

  @Field(() => Int, { description: 'Check-ins, waiting ones included.' })
  readonly checkIns!: number;

  @Field(() => Int, { description: 'Fantasy lineups.' })
  readonly lineups!: number;

  @Field(() => Int, { description: 'Reports the member sent.' })
  readonly reports!: number;
}

@ObjectType('MemberRecord', {
  description: 'What admins see of a member beyond the account.',
  simpleResolvers: true,
})
export class MemberRecordType implements MemberRecordView {
  @Field(() => Boolean, { description: 'Whether the current address is confirmed.' })
  readonly isEmailProven!: boolean;

  @Field(() => String, { description: 'Where password reset links go.' })
  readonly resetsGoTo!: string;

  @Field(() => ContributionsType, { description: 'What the member contributed.' })
  readonly contributions!: ContributionsType;

  @Extensions({ listLength: OWN_SESSIONS_LIMIT })
  @Field(() => [OwnSessionType], { description: 'Where the member is signed in.' })
  readonly sessions!: readonly OwnSessionType[];

  @Extensions({ listLength: API_TOKENS_LIMIT })
  @Field(() => [ApiTokenType], { description: 'The member’s API tokens, newest first.' })
  readonly apiTokens!: readonly ApiTokenType[];

  @Extensions({ listLength: SECURITY_LOG_PAGE })
  @Field(() => [SecurityEventType], { description: 'The latest security events, newest first.' })
  readonly securityEvents!: readonly SecurityEventType[];
}
