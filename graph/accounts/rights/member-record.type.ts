import { Extensions, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { OWN_SESSIONS_LIMIT, type CorrectUserInput } from '../../../schema/accounts/accounts.ts';
import { API_TOKENS_LIMIT } from '../../../schema/accounts/api-tokens.ts';
import type {
  Contribution,
  MemberMail,
  MemberRecordView,
} from '../../../schema/accounts/member-record.ts';
import { SECURITY_LOG_PAGE } from '../../../schema/accounts/security-log.ts';
import { ApiTokenType } from '../api-tokens/api-token.type.ts';
import { SecurityEventType } from '../security-log/security-event.type.ts';
import { OwnSessionType } from '../sessions/own-session.type.ts';
import { UserType } from '../users/user.type.ts';

const MemberMailEnum: { readonly [Mail in MemberMail]: Mail } = {
  CONFIRM_EMAIL: 'CONFIRM_EMAIL',
  RESET_PASSWORD: 'RESET_PASSWORD',
};
registerEnumType(MemberMailEnum, {
  name: 'MemberMail',
  description: 'Mails that admins have sent to a member again.',
  valuesConfig: {
    CONFIRM_EMAIL: { description: 'The link that confirms the address of the account.' },
    RESET_PASSWORD: { description: 'The link that resets the password.' },
  },
});

@InputType('CorrectUserInput', {
  description: 'What an admin corrects of a member. What is left out stays as it is.',
})
export class CorrectUserInputType implements CorrectUserInput {
  @Field(() => Int, { description: 'The id of the member.' })
  readonly userId!: number;

  @Field(() => String, { nullable: true, description: 'The name.' })
  readonly name?: string | null;

  @Field(() => String, { nullable: true, description: 'The e-mail address.' })
  readonly email?: string | null;
}

@ObjectType('CorrectUserPayload', {
  description: 'The result of a correction.',
  simpleResolvers: true,
})
export class CorrectUserPayload {
  @Field(() => UserType, { description: 'The member as they are now.' })
  readonly user!: UserType;
}

@InputType('MailUserInput', { description: 'A mail that is sent again.' })
export class MailUserInput {
  @Field(() => Int, { description: 'The id of the member.' })
  readonly userId!: number;

  @Field(() => MemberMailEnum, { description: 'Which mail.' })
  readonly mail!: MemberMail;
}

@ObjectType('MailUserPayload', {
  description: 'The result of sending a mail again.',
  simpleResolvers: true,
})
export class MailUserPayload {
  @Field(() => Int, { description: 'The id of the member.' })
  readonly userId!: number;
}

@ObjectType('Contributions', {
  description: 'How many a member has written, sent or played.',
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

  @Field(() => Int, { description: 'Check-ins.' })
  readonly checkIns!: number;

  @Field(() => Int, { description: 'Fantasy lineups.' })
  readonly lineups!: number;

  @Field(() => Int, { description: 'Reports that the member sent.' })
  readonly reports!: number;
}

@ObjectType('MemberRecord', {
  description: 'What admins see of a member besides the account.',
  simpleResolvers: true,
})
export class MemberRecordType implements MemberRecordView {
  @Field(() => Boolean, { description: 'Whether the present address is confirmed.' })
  readonly isEmailProven!: boolean;

  @Field(() => String, { description: 'Where links go that open the account.' })
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
