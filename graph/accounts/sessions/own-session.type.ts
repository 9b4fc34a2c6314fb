import { Field, Int, ObjectType } from 'type-graphql';
import type { OwnSessionView } from '../../../schema/accounts/accounts.ts';

@ObjectType('OwnSession', {
  description: 'A browser a member is signed in on. Only the member and admins see it.',
  simpleResolvers: true,
})
export class OwnSessionType implements OwnSessionView<Date> {
  @Field(() => Int, { description: 'The id of the session.' }) readonly id!: number;

  @Field(() => String, { nullable: true, description: 'E.g. `Firefox on Linux`.' })
  readonly device!: string | null;

  @Field(() => Date, { description: 'When you signed in.' }) readonly createdAt!: Date;

  @Field(() => Date, { description: 'To the minute.' }) readonly lastSeenAt!: Date;

  @Field(() => Boolean, { description: 'The session of this request.' })
  readonly isCurrent!: boolean;
}
