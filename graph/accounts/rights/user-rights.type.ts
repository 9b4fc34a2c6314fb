import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { UserType } from '../users/user.type.ts';
import type { UserRights } from './user-rights.service.ts';

@InputType('SetUserRightsInput', {
  description: 'What a member is from now on. What is left out stays as it is.',
})
export class SetUserRightsInput implements UserRights {
  @Field(() => Int, { description: 'The id of the member.' })
  readonly userId!: number;

  @Field(() => Boolean, { nullable: true, description: 'Whether they administer the site.' })
  readonly isAdmin?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether they moderate what members contribute.',
  })
  readonly isModerator?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether they put shows on the air and answer questions.',
  })
  readonly isHost?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether they have the MVP badge.' })
  readonly isMvp?: boolean | null;
}

@ObjectType('SetUserRightsPayload', {
  description: 'The result of a change of rights.',
  simpleResolvers: true,
})
export class SetUserRightsPayload {
  @Field(() => UserType, { description: 'The member as they are now.' })
  readonly user!: UserType;
}
