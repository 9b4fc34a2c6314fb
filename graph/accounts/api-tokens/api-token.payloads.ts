import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { IdentityProofType } from '../account.inputs.ts';
import { CreateApiTokenInputType, CreatedApiTokenType } from './api-token.type.ts';

@InputType('CreateApiTokenInput', {
  description: 'Name and scope of the token, and a proof of identity.',
})
export class CreateApiTokenInput {
  @Field(() => CreateApiTokenInputType, { description: 'Its name and scope.' })
  readonly token!: CreateApiTokenInputType;

  @Field(() => IdentityProofType, { description: 'A fresh proof of identity.' })
  readonly proof!: IdentityProofType;
}

@ObjectType('CreateApiTokenPayload', {
  description: 'The result of creating an API token.',
  simpleResolvers: true,
})
export class CreateApiTokenPayload {
  @Field(() => CreatedApiTokenType, {
    description: 'The token, shown only once, and what is known of it.',
  })
  readonly created!: CreatedApiTokenType;
}

@InputType('RevokeApiTokenInput', { description: 'Which token.' })
export class RevokeApiTokenInput {
  @Field(() => Int, { description: 'The id of the token.' })
  readonly id!: number;
}

@ObjectType('RevokeApiTokenPayload', {
  description: 'The result of revoking an API token.',
  simpleResolvers: true,
})
export class RevokeApiTokenPayload {
  @Field(() => Int, { description: 'The id of the token, which is gone.' })
  readonly deletedId!: number;
}
