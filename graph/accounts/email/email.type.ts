import { Field, ObjectType } from 'type-graphql';
import type { OwnEmailView } from '../../../schema/accounts/accounts.ts';

@ObjectType('OwnEmail', {
  simpleResolvers: true,
  description: 'The email of your account, and whether it is proven.',
})
export class OwnEmailType implements OwnEmailView {
  @Field(() => String, { description: 'The address of your account.' }) readonly email!: string;

  @Field(() => Boolean, {
    description: 'True once the emailed link was used. Newsletters go only to confirmed addresses.',
  })
  readonly isProven!: boolean;

  @Field(() => String, {
    description:
      'Where password reset links are emailed: the last confirmed address, or the one used to sign up.',
  })
  readonly resetsGoTo!: string;
}
