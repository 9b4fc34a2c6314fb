import { Field, InputType, ObjectType } from 'type-graphql';

@ObjectType('SubscribeToPushPayload', {
  description: 'The result of subscribing.',
  simpleResolvers: true,
})
export class SubscribeToPushPayload {
  @Field(() => Boolean, { description: 'Whether this browser gets notifications.' })
  readonly isSubscribed!: boolean;
}

@InputType('UnsubscribeFromPushInput', { description: 'Which browser.' })
export class UnsubscribeFromPushInput {
  @Field(() => String, { description: 'Address of the subscription.' })
  readonly endpoint!: string;
}

@ObjectType('UnsubscribeFromPushPayload', {
  description: 'The result of unsubscribing.',
  simpleResolvers: true,
})
export class UnsubscribeFromPushPayload {
  @Field(() => Boolean, { description: 'Whether this browser gets notifications.' })
  readonly isSubscribed!: boolean;
}
