import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import type { ChapterView, PassageView } from '../../../schema/shows/show-texts.ts';
import { connectionType } from '../../core/paging/connection.type.ts';
import { ContentItemType } from '../content-item.type.ts';

export const ContentItemConnectionType = connectionType('ContentItem', ContentItemType);

@ObjectType('ShowChapter', {
  description: 'A part of a show that has a title.',
  simpleResolvers: true,
})
export class ShowChapterType implements ChapterView {
  @Field(() => Int, { description: 'Where it begins, in seconds into the show.' })
  readonly start!: number;

  @Field(() => String, { description: 'What it is about, in one line.' })
  readonly title!: string;
}

@ObjectType('TranscriptPassage', {
  description: 'A stretch of what is said, a few sentences long.',
  simpleResolvers: true,
})
export class TranscriptPassageType implements PassageView {
  @Field(() => Int, {
    nullable: true,
    description:
      'Where it begins, in seconds into the show; null where the transcript has no times.',
  })
  readonly start!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who speaks; null where the transcript names no speaker.',
  })
  readonly speaker!: string | null;

  @Field(() => String, { description: 'What is said. Plain text.' })
  readonly text!: string;
}

@ObjectType('ShowTranscript', {
  description: 'What is said in a show, as its host publishes it.',
  simpleResolvers: true,
})
export class ShowTranscriptType {
  @Field(() => Int, { description: 'The id of the show.' })
  readonly id!: number;

  @Extensions({ isPartOfParent: true })
  @Field(() => [TranscriptPassageType], { description: 'In order, at most 2,000.' })
  readonly passages!: readonly TranscriptPassageType[];
}
