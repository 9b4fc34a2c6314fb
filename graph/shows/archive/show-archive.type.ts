import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import type { ChapterView, PassageView } from '../../../schema/shows/show-texts.ts';

@ObjectType('ShowChapter', {
  description: 'A titled part of a show.',
  simpleResolvers: true,
})
export class ShowChapterType implements ChapterView {
  @Field(() => Int, { description: 'Where it starts, in seconds into the show.' })
  readonly start!: number;

  @Field(() => String, { description: 'What it is about, in one line.' })
  readonly title!: string;
}

@ObjectType('TranscriptPassage', {
  description: 'A passage of a few sentences.',
  simpleResolvers: true,
})
export class TranscriptPassageType implements PassageView {
  @Field(() => Int, {
    nullable: true,
    description: 'Where it starts, in seconds into the show; null if the transcript has no times.',
  })
  readonly start!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The speaker; null if the transcript names none.',
  })
  readonly speaker!: string | null;

  @Field(() => String, { description: 'What is said. Plain text.' })
  readonly text!: string;
}

@ObjectType('ShowTranscript', {
  description: 'The transcript of a show, as its host publishes it.',
  simpleResolvers: true,
})
export class ShowTranscriptType {
  @Field(() => Int, { description: 'The id of the show.' })
  readonly id!: number;

  @Extensions({ isPartOfParent: true })
  @Field(() => [TranscriptPassageType], { description: 'In order, at most 2,000.' })
  readonly passages!: readonly TranscriptPassageType[];
}
