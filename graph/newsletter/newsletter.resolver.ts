import {
  Arg,
  Ctx,
  Extensions,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { NEWSLETTER_PAGE } from '../../schema/news/newsletter.ts';
import type { Context } from '../core/context.ts';
import {
  newsletter,
  newsletterAudience,
  newsletters,
  previewNewsletter,
  sendNewsletter,
  sendTestNewsletter,
} from './newsletter.service.ts';
import { NewsletterInputType, NewsletterPreviewType, NewsletterType } from './newsletter.type.ts';
import { newsletterOptOut, setNewsletterOptOut } from './subscription.service.ts';

@Resolver()
export class NewsletterResolver {
  @Extensions({ listLength: NEWSLETTER_PAGE })
  @Query(() => [NewsletterType], {
    description: 'Admin. Newest first; `before` is the id of the last one seen.',
  })
  newsletters(
    @Ctx() ctx: Context,
    @Arg('before', () => Int, { nullable: true }) before?: number,
  ): Promise<NewsletterType[]> {
    return newsletters(ctx, before);
  }

  @Query(() => Int, { description: 'Admin. How many mails a newsletter would be now.' })
  newsletterAudience(@Ctx() ctx: Context): Promise<number> {
    return newsletterAudience(ctx);
  }

  @Query(() => NewsletterPreviewType, { description: 'Admin. How Markdown will arrive.' })
  previewNewsletter(
    @Ctx() ctx: Context,
    @Arg('content', () => String) content: string,
  ): Promise<NewsletterPreviewType> {
    return previewNewsletter(ctx, content);
  }

  @Mutation(() => NewsletterType, {
    description:
      'Admin. Puts it on its way to everybody who wants it. The same again within ten minutes is the same one.',
  })
  sendNewsletter(
    @Ctx() ctx: Context,
    @Arg('input', () => NewsletterInputType) input: NewsletterInputType,
  ): Promise<NewsletterType> {
    return sendNewsletter(ctx, input);
  }

  @Mutation(() => String, { description: 'Admin. Sends it to oneself; says to which address.' })
  sendTestNewsletter(
    @Ctx() ctx: Context,
    @Arg('input', () => NewsletterInputType) input: NewsletterInputType,
  ): Promise<string> {
    return sendTestNewsletter(ctx, input);
  }

  @Query(() => Boolean, { description: 'True: the viewer gets no newsletters.' })
  newsletterOptOut(@Ctx() ctx: Context): Promise<boolean> {
    return newsletterOptOut(ctx);
  }

  @Mutation(() => Boolean)
  setNewsletterOptOut(
    @Ctx() ctx: Context,
    @Arg('optOut', () => Boolean) optOut: boolean,
  ): Promise<boolean> {
    return setNewsletterOptOut(ctx, optOut);
  }

  @Subscription(() => NewsletterType, {
    topics: 'newsletter.changed',
    description: 'Admin. A newsletter got further on its way.',
  })
  newsletterEvents(
    @Root() { newsletterId }: { newsletterId: number },
    @Ctx() ctx: Context,
  ): Promise<NewsletterType> {
    return newsletter(ctx, newsletterId);
  }
}
