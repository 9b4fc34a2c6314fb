import { connectionType } from '../core/paging/connection.type.ts';
import { enumOf } from '../core/enum-of.ts';
import { Day } from '../core/days.ts';
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

export const SearchFilterEnum = enumOf(SEARCH_FILTERS);
registerEnumType(SearchFilterEnum, {
  name: 'SearchFilter',
  description: 'Which kind of result is wanted.',
  valuesConfig: {
    ALL: { description: 'Everywhere.' },
    BLOGS: { description: 'In articles.' },
    LIVE: { description: 'In live shows.' },
    PODCASTS: { description: 'In podcast episodes.' },
    VIDEOS: { description: 'In videos.' },
  },
});

const SearchKindEnum = enumOf(SEARCH_KINDS);
registerEnumType(SearchKindEnum, {
  name: 'SearchKind',
  description: 'What a result is.',
  valuesConfig: {
    BLOG: { description: 'An article.' },
    CONTENT: { description: 'A show.' },
    GAME: { description: 'A game.' },
    QUESTION: { description: 'A question that was approved.' },
  },
});

@ObjectType('TextPart', {
  description: 'A piece of text, and whether it matches the search.',
  simpleResolvers: true,
})
export class TextPartType implements TextPart {
  @Field(() => String, { description: 'A piece of a text.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether it is what was searched for.' })
  isMatch!: boolean;
}

@ObjectType('SearchResult', { simpleResolvers: true, description: 'Something that was found.' })
export class SearchResultType implements SearchResultView {
  @Field(() => SearchKindEnum, { description: 'What it is.' })
  type!: SearchKind;

  @Field(() => Int, { description: 'Unique among results of its type.' })
  id!: number;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Extensions({ isPartOfParent: true })
  @Field(() => [TextPartType], { description: 'The title in pieces, for highlighting.' })
  titleParts!: TextPartType[];

  @Field(() => String, { nullable: true, description: 'Up to 200 characters and an ellipsis.' })
  description!: string | null;

  @Extensions({ isPartOfParent: true })
  @Field(() => [TextPartType], { description: 'The description in pieces, for highlighting.' })
  descriptionParts!: TextPartType[];

  @Field(() => String, {
    nullable: true,
    description: 'Path on the site or address elsewhere; null for none.',
  })
  url!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of a small picture; null for none.',
  })
  thumbnailUrl!: string | null;

  @Field(() => ContentTypeEnum, { nullable: true, description: 'Kind of show; null for others.' })
  contentType!: ContentType | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a show is on now; null for others.',
  })
  isLive!: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is a playoff game; null for others.',
  })
  isPlayoff!: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Week of a game; null for others.' })
  week!: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a question is approved; null for others.',
  })
  isApproved!: boolean | null;

  /** Only the server reads it: the graph leads to whom it names. */
  userId!: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was published; null for games and questions.',
  })
  publishedAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was created; null for some.' })
  createdAt!: Date | null;

  @Field(() => Day, {
    nullable: true,
    description: "A game's day in Denver; null for other kinds.",
  })
  date!: string | null;
}

/** A page of results, and what the search says besides. */
export const SearchResultConnectionType = connectionType('SearchResult', SearchResultType);
const { prototype } = SearchResultConnectionType;
const addField = (name: keyof SearchAnswer, description: string, type: () => unknown) =>
  Field(type as () => typeof Int, { description })(prototype, name);
addField('totalCount', 'Total matches, counted up to 1000.', () => Int);
addField('query', 'What was searched for.', () => String);
addField(
  'isApproximate',
  'True if nothing matches exactly: the results then have titles or tags with a similar spelling.',
  () => Boolean,
);
