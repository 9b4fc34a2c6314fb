import { Field, ObjectType } from 'type-graphql';
import { FanMoodType } from './mood.type.ts';

@ObjectType('SubmitMoodPayload', {
  description: 'The result of setting one’s mood.',
  simpleResolvers: true,
})
export class SubmitMoodPayload {
  @Field(() => FanMoodType, { description: 'The mood as stored.' })
  readonly mood!: FanMoodType;
}
