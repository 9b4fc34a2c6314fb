import { Extensions, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../core/enum-of.ts';
import {
  type ArticleLabelsView,
  LABEL_KINDS,
  type LabelKind,
  type LabelView,
  TAGS_LISTED,
} from '../../../schema/articles/article-labels.ts';
import { ARTICLE_CATEGORIES } from '../../../schema/articles/articles.ts';
import type { Renaming } from './article-labels.service.ts';

const LabelKindEnum = enumOf(LABEL_KINDS);
registerEnumType(LabelKindEnum, {
  name: 'ArticleLabelKind',
  description: 'What articles are filed under.',
  valuesConfig: {
    TAG: { description: 'A free-form word chosen by authors.' },
    CATEGORY: { description: 'One of a closed list.' },
  },
});

@ObjectType('ArticleLabel', {
  description: 'A tag or a category.',
  simpleResolvers: true,
})
class ArticleLabelType implements LabelView {
  @Field(() => String, { description: 'Its name.' })
  readonly name!: string;

  @Field(() => Int, { description: 'How many articles have it, drafts included.' })
  readonly articles!: number;
}

@ObjectType('ArticleLabels', {
  description: 'What articles are filed under.',
  simpleResolvers: true,
})
export class ArticleLabelsType implements ArticleLabelsView {
  @Extensions({ listLength: TAGS_LISTED })
  @Field(() => [ArticleLabelType], { description: 'Tags, most used first.' })
  readonly tags!: readonly LabelView[];

  @Extensions({ listLength: ARTICLE_CATEGORIES.length })
  @Field(() => [ArticleLabelType], { description: 'All categories.' })
  readonly categories!: readonly LabelView[];
}

@InputType('RenameArticleLabelInput', { description: 'A tag or a category that becomes another.' })
export class RenameArticleLabelInput implements Renaming {
  @Field(() => LabelKindEnum, { description: 'Which kind.' })
  readonly kind!: LabelKind;

  @Field(() => String, { description: 'As it is now.' })
  readonly from!: string;

  @Field(() => String, { description: 'The new name; if it exists, the two are merged.' })
  readonly to!: string;
}

@ObjectType('RenameArticleLabelPayload', {
  description: 'The result of renaming a tag or a category.',
  simpleResolvers: true,
})
export class RenameArticleLabelPayload {
  @Field(() => Int, { description: 'How many articles changed.' })
  readonly articles!: number;
}
