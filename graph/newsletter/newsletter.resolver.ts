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
import { follow } from '../core/events/follow.ts';
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
    description: 'Newest first; `before` is the id of the last one you have.',
  })
  newsletters(
    @Ctx() ctx: Context,
    @Arg('before', () => Int, { nullable: true }) before?: number,
  ): Promise<NewsletterType[]> {
    return newsletters(ctx, before);
  }

  @Query(() => Int, { description: 'How many people a newsletter would go to now.' })
  newsletterAudience(@Ctx() ctx: Context): Promise<number> {
    return newsletterAudience(ctx);
  }

  @Query(() => NewsletterPreviewType, { description: 'How Markdown will arrive.' })
  previewNewsletter(
    @Ctx() ctx: Context,
    @Arg('content', () => String) content: string,
  ): Promise<NewsletterPreviewType> {
    return previewNewsletter(ctx, content);
  }

  @Mutation(() => NewsletterType, {
    description:
      'Sends it to all subscribers. The same newsletter within ten minutes is sent only once.',
  })
  sendNewsletter(
    @Ctx() ctx: Context,
    @Arg('input', () => NewsletterInputType) input: NewsletterInputType,
  ): Promise<NewsletterType> {
    return sendNewsletter(ctx, input);
  }

  @Mutation(() => String, {
    description: 'Sends a test to yourself, and returns the address.',
  })
  sendTestNewsletter(
    @Ctx() ctx: Context,
    @Arg('input', () => NewsletterInputType) input: NewsletterInputType,
  ): Promise<string> {
    return sendTestNewsletter(ctx, input);
  }

  @Query(() => Boolean, { description: 'True if the viewer opted out.' })
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
    subscribe: follow('newsletter.changed'),
    description: 'A newsletter’s sending progress changed.',
  })
  newsletterEvents(
    @Root() { newsletterId }: { newsletterId: number },
    @Ctx() ctx: Context,
  ): Promise<NewsletterType> {
    return newsletter(ctx, newsletterId);
  }
}
