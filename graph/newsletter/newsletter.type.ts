import { DateTime } from '../core/instants.ts';
import { Extensions, Field, InputType, Int, ObjectType } from 'type-graphql';
import type { BodyRoot } from '../../schema/articles/articles.ts';
import { type Language, LANGUAGES } from '../../schema/language/languages.ts';
import type {
  LetterFootView,
  NewsletterPreviewView,
  NewsletterView,
} from '../../schema/news/newsletter.ts';
import type { NewsletterInput } from '../../schema/news/newsletter-shape.ts';
import { ArticleBodyScalar } from '../articles/body/article-body.scalar.ts';

@ObjectType('Newsletter', {
  description: 'A newsletter that was sent or is on its way, as admins see it.',
  simpleResolvers: true,
})
export class NewsletterType implements NewsletterView {
  @Field(() => Int) readonly id!: number;
  @Field(() => String) readonly subject!: string;
  @Field(() => String, { nullable: true, description: 'Null when the account was deleted.' })
  readonly sentBy!: string | null;
  @Field(() => DateTime) readonly createdAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'Null while it is being sent.' })
  readonly finishedAt!: Date | null;
  @Field(() => Int, { description: 'Total number of emails.' }) readonly total!: number;
  @Field(() => Int) readonly sent!: number;
  @Field(() => Int) readonly failed!: number;
  @Field(() => Int, { description: 'Unsubscribed before it was sent to them.' })
  readonly skipped!: number;
}

@ObjectType('LetterFoot', {
  description: 'The footer of a newsletter in one language.',
  simpleResolvers: true,
})
export class LetterFootType implements LetterFootView {
  @Field(() => String, { description: 'As in the HTML attribute lang.' })
  readonly language!: Language;
  @Extensions({ listLength: 3 })
  @Field(() => [String])
  readonly lines!: string[];
  @Field(() => String, { description: 'The text of the unsubscribe link.' })
  readonly unsubscribe!: string;
}

@ObjectType('NewsletterPreview', {
  description: 'What a newsletter will look like.',
  simpleResolvers: true,
})
export class NewsletterPreviewType implements NewsletterPreviewView {
  @Field(() => ArticleBodyScalar) readonly body!: BodyRoot;
  @Field(() => String, { description: 'The plain-text version.' })
  readonly text!: string;
  @Extensions({ listLength: LANGUAGES.length })
  @Field(() => [LetterFootType])
  readonly foot!: LetterFootType[];
}

@InputType('NewsletterInput')
export class NewsletterInputType implements NewsletterInput {
  @Field(() => String) readonly subject!: string;
  @Field(() => String, { description: 'Markdown, without raw HTML.' }) readonly content!: string;
}
