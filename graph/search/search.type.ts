import { DateTime } from '../core/instants.ts';
import { Extensions, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  SEARCH_FILTERS,
  SEARCH_KINDS,
  type SearchAnswer,
  type SearchKind,
  type SearchResultView,
  type TextPart,
} from '../../schema/site/search.ts';
import type { ContentType } from '../../schema/shows/shows.ts';
import { ContentTypeEnum } from '../shows/content-item.type.ts';

const enumOf = <Word extends string>(words: readonly Word[]) =>
  Object.fromEntries(words.map((word) => [word, word])) as Record<Word, Word>;

export const SearchFilterEnum = enumOf(SEARCH_FILTERS);
registerEnumType(SearchFilterEnum, {
  name: 'SearchFilter',
  description: 'Which kind of result is wanted.',
});

const SearchKindEnum = enumOf(SEARCH_KINDS);
registerEnumType(SearchKindEnum, { name: 'SearchKind', description: 'What a result is.' });

@ObjectType('TextPart', {
  description: 'A piece of text, and whether it matches the search.',
  simpleResolvers: true,
})
export class TextPartType implements TextPart {
  @Field(() => String)
  text!: string;

  @Field(() => Boolean)
  isMatch!: boolean;
}

@ObjectType('SearchResult', { simpleResolvers: true })
export class SearchResultType implements SearchResultView {
  @Field(() => SearchKindEnum)
  type!: SearchKind;

  @Field(() => Int, { description: 'Unique among results of its type.' })
  id!: number;

  @Field(() => String)
  title!: string;

  @Extensions({ isPartOfParent: true })
  @Field(() => [TextPartType])
  titleParts!: TextPartType[];

  @Field(() => String, { nullable: true, description: 'Up to 200 characters and an ellipsis.' })
  description!: string | null;

  @Extensions({ isPartOfParent: true })
  @Field(() => [TextPartType])
  descriptionParts!: TextPartType[];

  @Field(() => String, { nullable: true })
  url!: string | null;

  @Field(() => String, { nullable: true })
  thumbnailUrl!: string | null;

  @Field(() => ContentTypeEnum, { nullable: true })
  contentType!: ContentType | null;

  @Field(() => Boolean, { nullable: true })
  isLive!: boolean | null;

  @Field(() => Boolean, { nullable: true })
  isPlayoff!: boolean | null;

  @Field(() => Int, { nullable: true })
  week!: number | null;

  @Field(() => Boolean, { nullable: true })
  approved!: boolean | null;

  @Field(() => DateTime, { nullable: true })
  publishedAt!: Date | null;

  @Field(() => DateTime, { nullable: true })
  createdAt!: Date | null;

  @Field(() => String, { nullable: true, description: "A game's day in Denver, e.g. 2025-11-16." })
  date!: string | null;
}

@ObjectType('SearchAnswer', { simpleResolvers: true })
export class SearchAnswerType implements SearchAnswer {
  @Extensions({ isSizedByParent: true })
  @Field(() => [SearchResultType], { description: 'Best first.' })
  results!: SearchResultType[];

  @Field(() => Int, { description: 'Total matches, counted up to 1000.' })
  total!: number;

  @Field(() => String)
  query!: string;

  @Field(() => Boolean, {
    description:
      'True if nothing matches exactly: the results then have titles or tags with a similar spelling.',
  })
  isApproximate!: boolean;
}
