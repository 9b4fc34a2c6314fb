import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  CONTENT_KINDS,
  type ContentKind,
  type TopContentView,
} from '../../schema/site/metric-views.ts';

export const ContentKindEnum = Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, kind])) as {
  [Kind in ContentKind]: Kind;
};
registerEnumType(ContentKindEnum, {
  name: 'ContentKind',
  description: 'What content it is.',
  valuesConfig: {
    ARTICLE: { description: 'An article.' },
    PHOTO: { description: 'A photo of the gallery.' },
  },
});

@ObjectType('TopContent', {
  simpleResolvers: true,
  description: 'An article or a photo that is liked and discussed most.',
})
export class TopContentType implements TopContentView {
  @Field(() => ContentKindEnum, { description: 'Which of them it is.' })
  readonly kind!: ContentKind;

  @Field(() => Int, { description: 'Of the article or of the photo.' })
  readonly contentId!: number;

  @Field(() => String, { description: 'For a photo, its description.' })
  readonly title!: string;

  @Field(() => String, { description: 'Its category.' })
  readonly category!: string;

  @Field(() => Int, { description: 'How many members like it.' })
  readonly likes!: number;

  @Field(() => Int, { description: 'How many comments it has.' })
  readonly comments!: number;

  @Field(() => Int, { nullable: true, description: 'Null for photos.' })
  readonly views!: number | null;

  @Field(() => Int, { nullable: true, description: 'Null for photos.' })
  readonly shares!: number | null;
}
