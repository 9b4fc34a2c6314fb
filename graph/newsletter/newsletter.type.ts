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
import { connectionType } from '../core/paging/connection.type.ts';

@ObjectType('Newsletter', {
  description: 'A newsletter that was sent or is on its way, as admins see it.',
  simpleResolvers: true,
})
export class NewsletterType implements NewsletterView {
  @Field(() => Int, { description: 'The id of the newsletter.' }) readonly id!: number;
  @Field(() => String, { description: 'One line, as in the inbox.' }) readonly subject!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Who sent it, by name. Null when the account was deleted.',
  })
  readonly sentBy!: string | null;
  @Field(() => DateTime, { description: 'When it was sent off.' }) readonly createdAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'Null while it is being sent.' })
  readonly finishedAt!: Date | null;
  @Field(() => Int, { description: 'Total number of emails.' }) readonly total!: number;
  @Field(() => Int, { description: 'Emails the mail server has taken.' }) readonly sent!: number;
  @Field(() => Int, { description: 'Emails given up after several tries.' })
  readonly failed!: number;
  @Field(() => Int, { description: 'Unsubscribed before it was sent to them.' })
  readonly skipped!: number;
}

export const NewsletterConnectionType = connectionType('Newsletter', NewsletterType);

@ObjectType('LetterFoot', {
  description: 'The footer of a newsletter in one language.',
  simpleResolvers: true,
})
export class LetterFootType implements LetterFootView {
  @Field(() => String, { description: 'As in the HTML attribute lang.' })
  readonly language!: Language;
  @Extensions({ listLength: 3 })
  @Field(() => [String], { description: 'Why the reader gets it, a line each.' })
  readonly lines!: string[];
  @Field(() => String, { description: 'The text of the unsubscribe link.' })
  readonly unsubscribe!: string;
}

@ObjectType('NewsletterPreview', {
  description: 'What a newsletter will look like.',
  simpleResolvers: true,
})
export class NewsletterPreviewType implements NewsletterPreviewView {
  @Field(() => ArticleBodyScalar, { description: 'The text as a tree of HTML elements.' })
  readonly body!: BodyRoot;
  @Field(() => String, { description: 'The plain-text version.' })
  readonly text!: string;
  @Extensions({ listLength: LANGUAGES.length })
  @Field(() => [LetterFootType], { description: 'The footer in each language of the site.' })
  readonly foot!: LetterFootType[];
}

/** A newsletter as an admin writes it. */
@InputType()
abstract class NewsletterFields implements NewsletterInput {
  @Field(() => String, { description: 'One line, as in the inbox.' }) readonly subject!: string;
  @Field(() => String, { description: 'Markdown, without raw HTML.' }) readonly content!: string;
}

@InputType('SendNewsletterInput', { description: 'The newsletter.' })
export class SendNewsletterInput extends NewsletterFields {}

@InputType('SendTestNewsletterInput', { description: 'The newsletter to try.' })
export class SendTestNewsletterInput extends NewsletterFields {}
