import { Field, InputType, ObjectType } from 'type-graphql';
import { NewsletterType } from './newsletter.type.ts';

@ObjectType('SendNewsletterPayload', {
  description: 'The result of sending a newsletter.',
  simpleResolvers: true,
})
export class SendNewsletterPayload {
  @Field(() => NewsletterType, { description: 'The newsletter on its way.' })
  readonly newsletter!: NewsletterType;
}

@ObjectType('SendTestNewsletterPayload', {
  description: 'The result of sending a test.',
  simpleResolvers: true,
})
export class SendTestNewsletterPayload {
  @Field(() => String, { description: 'The viewer’s address, where the test goes.' })
  readonly sentTo!: string;
}

@InputType('SetNewsletterOptOutInput', { description: 'In or out.' })
export class SetNewsletterOptOutInput {
  @Field(() => Boolean, { description: 'True to get no newsletters.' })
  readonly hasOptedOut!: boolean;
}

@ObjectType('SetNewsletterOptOutPayload', {
  description: 'The result of opting in or out.',
  simpleResolvers: true,
})
export class SetNewsletterOptOutPayload {
  @Field(() => Boolean, { description: 'Whether the viewer gets no newsletters.' })
  readonly hasOptedOut!: boolean;
}
