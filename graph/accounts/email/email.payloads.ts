import { Field, ObjectType } from 'type-graphql';
import { OwnEmailType } from './email.type.ts';

@ObjectType('SendEmailProofPayload', {
  description: 'The result of sending a link to confirm.',
  simpleResolvers: true,
})
export class SendEmailProofPayload {
  @Field(() => OwnEmailType, { description: 'The viewer’s address and its state.' })
  readonly email!: OwnEmailType;
}
