import { Field, InputType, Int, ObjectType } from 'type-graphql';

@InputType('EndUserAccessInput', { description: 'A member to sign out everywhere.' })
export class EndUserAccessInput {
  @Field(() => Int, { description: 'The id of the member.' })
  readonly userId!: number;
}

@ObjectType('EndUserAccessPayload', {
  description: 'The result of signing a member out.',
  simpleResolvers: true,
})
export class EndUserAccessPayload {
  @Field(() => Int, { description: 'How many sessions ended.' })
  readonly endedSessions!: number;
}

@InputType('EndUserSessionInput', { description: 'A device to sign a member out of.' })
export class EndUserSessionInput {
  @Field(() => Int, { description: 'The id of the member.' })
  readonly userId!: number;

  @Field(() => Int, { description: 'The id of the session, from the member’s record.' })
  readonly sessionId!: number;
}

@ObjectType('EndUserSessionPayload', {
  description: 'The result of signing a member out on one device.',
  simpleResolvers: true,
})
export class EndUserSessionPayload {
  @Field(() => Int, { description: 'The id of the session that has ended.' })
  readonly endedId!: number;
}

@InputType('RevokeUserTokenInput', { description: 'A member’s API token to revoke.' })
export class RevokeUserTokenInput {
  @Field(() => Int, { description: 'The id of the member.' })
  readonly userId!: number;

  @Field(() => Int, { description: 'The id of the token, from the member’s record.' })
  readonly tokenId!: number;
}

@ObjectType('RevokeUserTokenPayload', {
  description: 'The result of revoking a member’s token.',
  simpleResolvers: true,
})
export class RevokeUserTokenPayload {
  @Field(() => Int, { description: 'The id of the token that is gone.' })
  readonly revokedId!: number;
}
