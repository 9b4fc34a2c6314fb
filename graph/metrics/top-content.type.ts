import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  CONTENT_KINDS,
  type ContentKind,
  type TopContentView,
} from '../../schema/site/metric-views.ts';

export const ContentKindEnum = Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, kind])) as {
  [Kind in ContentKind]: Kind;
};
registerEnumType(ContentKindEnum, { name: 'ContentKind' });

@ObjectType('TopContent', { simpleResolvers: true })
export class TopContentType implements TopContentView {
  @Field(() => ContentKindEnum)
  readonly kind!: ContentKind;

  @Field(() => Int, { description: 'Of the article or of the photo.' })
  readonly contentId!: number;

  @Field(() => String, { description: 'For a photo, its description.' })
  readonly title!: string;

  @Field(() => String)
  readonly category!: string;

  @Field(() => Int)
  readonly likes!: number;

  @Field(() => Int)
  readonly comments!: number;

  @Field(() => Int, { nullable: true, description: 'Null for photos.' })
  readonly views!: number | null;

  @Field(() => Int, { nullable: true, description: 'Null for photos.' })
  readonly shares!: number | null;
}
