import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { UserType } from '../users/user.type.ts';
import type { UserRights } from './user-rights.service.ts';

@InputType('SetUserRightsInput', {
  description: 'Rights to give or take. Fields you leave out don’t change.',
})
export class SetUserRightsInput implements UserRights {
  @Field(() => Int, { description: 'The id of the member.' })
  readonly userId!: number;

  @Field(() => Boolean, { nullable: true, description: 'Whether they are an admin.' })
  readonly isAdmin?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether they are a moderator, who reviews what members contribute.',
  })
  readonly isModerator?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether they are a host, who can put shows on the air and review questions.',
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
  @Field(() => UserType, { description: 'The member after the change.' })
  readonly user!: UserType;
}
