import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { CreateApiTokenInput } from '../../../schema/accounts/api-token-shape.ts';
import type { ApiTokenScope, ApiTokenView } from '../../../schema/accounts/api-tokens.ts';

const ApiTokenScopeEnum: { readonly [Scope in ApiTokenScope]: Scope } = {
  read: 'read',
  write: 'write',
};
registerEnumType(ApiTokenScopeEnum, {
  name: 'ApiTokenScope',
  description:
    'What an API token may do. No token acts as an admin, or touches the account it belongs to.',
  valuesConfig: {
    read: { description: 'Queries and subscriptions.' },
    write: { description: 'Mutations as well.' },
  },
});

@ObjectType('ApiToken', {
  description: 'A token with which a program acts as its owner. Only the owner and admins see it.',
  simpleResolvers: true,
})
export class ApiTokenType implements ApiTokenView<Date> {
  @Field(() => Int) readonly id!: number;

  @Field(() => String) readonly name!: string;

  @Field(() => ApiTokenScopeEnum) readonly scope!: ApiTokenScope;

  @Field(() => String, { description: 'Its last four characters, to recognize it by.' })
  readonly hint!: string;

  @Field(() => Date) readonly createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'To the minute. A token unused for a year has expired.',
  })
  readonly lastUsedAt!: Date | null;
}

@ObjectType('CreatedApiToken', { simpleResolvers: true })
export class CreatedApiTokenType {
  @Field(() => String, { description: 'The token itself. It is shown here and never again.' })
  readonly token!: string;

  @Field(() => ApiTokenType) readonly apiToken!: ApiTokenView<Date>;
}

@InputType('CreateApiTokenInput')
export class CreateApiTokenInputType implements CreateApiTokenInput {
  @Field(() => String, { description: 'What it is for, in at most 50 characters.' }) name!: string;
  @Field(() => ApiTokenScopeEnum) scope!: ApiTokenScope;
}
