import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { LiveShowInput } from '../../schema/shows/show-shape.ts';
import { ContentItemType } from './content-item.type.ts';

@InputType('SaveLiveShowInput', { description: 'A live show as its host enters it.' })
export class SaveLiveShowInput implements LiveShowInput {
  @Field(() => Int, { nullable: true, description: 'The show to change; left out: a new one.' })
  readonly id?: number | null;

  @Field(() => String, { description: 'One line, 200 characters at most.' })
  readonly title!: string;

  @Field(() => String, { description: 'At its platform; starts with https://.' })
  readonly url!: string;
}

@ObjectType('SaveLiveShowPayload', {
  description: 'The result of saving a live show.',
  simpleResolvers: true,
})
export class SaveLiveShowPayload {
  @Field(() => ContentItemType, { description: 'The show as it is now.' })
  readonly show!: ContentItemType;
}
