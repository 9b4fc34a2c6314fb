import { Field, InputType, ObjectType } from 'type-graphql';
import { ContentItemType } from './content-item.type.ts';
import { ShowInputType } from './show-desk.type.ts';

@InputType('AddShowInput', { description: 'The show to add.' })
export class AddShowInput extends ShowInputType {}

@ObjectType('AddShowPayload', {
  description: 'The result of adding a show.',
  simpleResolvers: true,
})
export class AddShowPayload {
  @Field(() => ContentItemType, { description: 'The new show.' })
  readonly show!: ContentItemType;
}
