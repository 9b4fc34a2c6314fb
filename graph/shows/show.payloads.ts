import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ContentItemType } from './content-item.type.ts';

@InputType('SetShowLiveInput', { description: 'Which show, and whether it is on the air.' })
export class SetShowLiveInput {
  @Field(() => Int, { description: 'The id of the live show.' })
  readonly id!: number;

  @Field(() => Boolean, { description: 'Whether it is on the air.' })
  readonly isLive!: boolean;
}

@ObjectType('SetShowLivePayload', {
  description: 'The result of going on or off the air.',
  simpleResolvers: true,
})
export class SetShowLivePayload {
  @Field(() => ContentItemType, { description: 'The show after the change.' })
  readonly show!: ContentItemType;
}
