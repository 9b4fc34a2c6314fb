import { Field, InputType, Int, InterfaceType, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../core/enum-of.ts';
import {
  type ForViewer,
  LIKEABLE_KINDS,
  type LikeableKind,
  type LikeableView,
  type SetLikeInput as Input,
} from '../../schema/likes.ts';

@InterfaceType('Likeable', {
  description: 'What members can like: articles, comments, photos and chat messages.',
  resolveType: ({ __typename }: { __typename: string }) => __typename,
})
export abstract class LikeableType implements ForViewer<LikeableView> {
  @Field(() => Int, { description: 'The id among its kind.' })
  readonly id!: number;

  @Field(() => Int, { description: 'How many members like it.' })
  readonly likeCount!: number;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the viewer likes it; false for visitors. Null in events, which are the same for everyone.',
  })
  readonly isLikedByMe!: boolean | null;
}

const LikeableKindEnum = enumOf(LIKEABLE_KINDS);
registerEnumType(LikeableKindEnum, {
  name: 'LikeableKind',
  description: 'What can be liked. COMMENT: a comment on an article.',
  valuesConfig: {
    ARTICLE: { description: 'An article.' },
    COMMENT: { description: 'A comment on an article.' },
    PHOTO: { description: 'A photo of the gallery.' },
    PHOTO_COMMENT: { description: 'A comment on a photo.' },
    CHAT_MESSAGE: { description: 'A message of the game chat.' },
  },
});

@InputType('SetLikeInput', { description: 'What to like or unlike.' })
export class SetLikeInput implements Input {
  @Field(() => LikeableKindEnum, { description: 'The kind of thing.' })
  readonly kind!: LikeableKind;

  @Field(() => Int, { description: 'Its id within that kind.' })
  readonly id!: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True to like, false to unlike. Null or left out toggles it.',
  })
  readonly liked?: boolean | null;
}

@ObjectType('SetLikePayload', {
  description: 'The result of a like.',
  simpleResolvers: true,
})
export class SetLikePayload {
  @Field(() => LikeableType, { description: 'What was liked, after the change.' })
  readonly likeable!: LikeableType;
}
