import { Field, ObjectType } from 'type-graphql';
import type { OwnEmailView } from '../../../schema/accounts/accounts.ts';

@ObjectType('OwnEmail', { simpleResolvers: true })
export class OwnEmailType implements OwnEmailView {
  @Field(() => String) readonly email!: string;

  @Field(() => Boolean, {
    description: 'True once the link that was mailed to it has been used. Newsletters need it.',
  })
  readonly isProven!: boolean;

  @Field(() => String, {
    description:
      'Where links that reset the password are mailed: the last proven address; at first that of the sign-up.',
  })
  readonly resetsGoTo!: string;
}
