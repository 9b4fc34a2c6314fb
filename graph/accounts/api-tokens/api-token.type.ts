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
    'What an API token may do. No token has admin rights or can change its owner’s account.',
  valuesConfig: {
    read: { description: 'Queries and subscriptions.' },
    write: { description: 'Mutations too.' },
  },
});

@ObjectType('ApiToken', {
  description: 'A token that lets code act as its owner. Only the owner and admins see it.',
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
    description: 'To the minute. A token expires after a year without use.',
  })
  readonly lastUsedAt!: Date | null;
}

@ObjectType('CreatedApiToken', { simpleResolvers: true })
export class CreatedApiTokenType {
  @Field(() => String, { description: 'The token itself, shown only this once.' })
  readonly token!: string;

  @Field(() => ApiTokenType) readonly apiToken!: ApiTokenView<Date>;
}

@InputType('CreateApiTokenInput')
export class CreateApiTokenInputType implements CreateApiTokenInput {
  @Field(() => String, { description: 'What it is for, up to 50 characters.' }) name!: string;
  @Field(() => ApiTokenScopeEnum) scope!: ApiTokenScope;
}
