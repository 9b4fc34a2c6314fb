import { enumOf } from '../../core/enum-of.ts';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { CreateApiTokenInput } from '../../../schema/accounts/api-token-shape.ts';
import type { ApiTokenUsageView } from '../../../schema/accounts/api-token-usage.ts';
import {
  API_TOKEN_SCOPES,
  type ApiTokenScope,
  type ApiTokenView,
} from '../../../schema/accounts/api-tokens.ts';
import { ApiTokenUsageType } from './usage/api-token-usage.type.ts';

const ApiTokenScopeEnum = enumOf(API_TOKEN_SCOPES);
registerEnumType(ApiTokenScopeEnum, {
  name: 'ApiTokenScope',
  description:
    'What an API token may do. No token has admin rights or can change its owner’s account.',
  valuesConfig: {
    READ: { description: 'Queries and subscriptions.' },
    WRITE: { description: 'Mutations too.' },
  },
});

@ObjectType('ApiToken', {
  description: 'A token that lets code act as its owner. Only the owner and admins see it.',
  simpleResolvers: true,
})
export class ApiTokenType implements ApiTokenView<Date> {
  @Field(() => Int, { description: 'The id of the token.' }) readonly id!: number;

  @Field(() => String, { description: 'What its owner calls it.' }) readonly name!: string;

  @Field(() => ApiTokenScopeEnum, { description: 'What it may do.' })
  readonly scope!: ApiTokenScope;

  @Field(() => String, { description: 'Its last four characters, to recognize it by.' })
  readonly hint!: string;

  @Field(() => Date, { description: 'When it was created.' }) readonly createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'To the minute. A token expires after a year without use.',
  })
  readonly lastUsedAt!: Date | null;

  @Field(() => ApiTokenUsageType, {
    description: 'Its calls of the last 30 days: how many, their cost, and deprecated fields.',
  })
  readonly usage!: ApiTokenUsageView;
}

@ObjectType('CreatedApiToken', {
  simpleResolvers: true,
  description: 'A new token. Its secret is shown this one time.',
})
export class CreatedApiTokenType {
  @Field(() => String, { description: 'The token itself, shown only this once.' })
  readonly token!: string;

  @Field(() => ApiTokenType, { description: 'What stays visible of it.' })
  readonly apiToken!: ApiTokenView<Date>;
}

@InputType('NewApiTokenInput', { description: 'A token to create.' })
export class CreateApiTokenInputType implements CreateApiTokenInput {
  @Field(() => String, { description: 'What it is for, up to 50 characters.' }) name!: string;
  @Field(() => ApiTokenScopeEnum, { description: 'What it may do; it can’t be changed later.' })
  scope!: ApiTokenScope;
}
