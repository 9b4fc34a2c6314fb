import { Arg, Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { NEWSLETTER_PAGE } from '../../schema/news/newsletter.ts';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import type { Connection } from '../core/paging/connection.ts';
import { AFTER, firstOf, PAGED } from '../core/paging/paging-arguments.ts';
import {
  newsletter,
  newsletterAudience,
  newsletters,
  previewNewsletter,
  sendNewsletter,
  sendTestNewsletter,
} from './newsletter.service.ts';
import {
  NewsletterPreviewType,
  NewsletterConnectionType,
  NewsletterType,
  SendNewsletterInput,
  SendTestNewsletterInput,
} from './newsletter.type.ts';
import { newsletterOptOut, setNewsletterOptOut } from './subscription.service.ts';
import {
  SendNewsletterPayload,
  SendTestNewsletterPayload,
  SetNewsletterOptOutInput,
  SetNewsletterOptOutPayload,
} from './newsletter.payloads.ts';

@Resolver()
export class NewsletterResolver {
  @Query(() => NewsletterConnectionType, { description: `Newest first. ${PAGED}` })
  newsletters(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, firstOf(NEWSLETTER_PAGE)) first: number,
    @Arg('after', () => String, AFTER) after?: string,
  ): Promise<Connection<NewsletterType>> {
    return newsletters(ctx, { first, after });
  }

  @Query(() => Int, { description: 'How many people a newsletter would go to now.' })
  newsletterAudience(@Ctx() ctx: Context): Promise<number> {
    return newsletterAudience(ctx);
  }

  @Query(() => NewsletterPreviewType, { description: 'How Markdown will arrive.' })
  previewNewsletter(
    @Ctx() ctx: Context,
    @Arg('content', () => String, { description: 'Markdown, without raw HTML.' })
    content: string,
  ): Promise<NewsletterPreviewType> {
    return previewNewsletter(ctx, content);
  }

  @Mutation(() => SendNewsletterPayload, {
    nullable: true,
    description:
      'Sends it to all subscribers. The same newsletter within ten minutes is sent only once.',
  })
  async sendNewsletter(
    @Ctx() ctx: Context,
    @Arg('input', () => SendNewsletterInput, { description: 'The newsletter to send.' })
    input: SendNewsletterInput,
  ): Promise<SendNewsletterPayload> {
    return { newsletter: await sendNewsletter(ctx, input) };
  }

  @Mutation(() => SendTestNewsletterPayload, {
    nullable: true,
    description: 'Sends a test to yourself, and returns the address.',
  })
  async sendTestNewsletter(
    @Ctx() ctx: Context,
    @Arg('input', () => SendTestNewsletterInput, { description: 'The newsletter to try out.' })
    input: SendTestNewsletterInput,
  ): Promise<SendTestNewsletterPayload> {
    return { sentTo: await sendTestNewsletter(ctx, input) };
  }

  @Query(() => Boolean, { description: 'True if the viewer opted out.' })
  isOptedOutOfNewsletter(@Ctx() ctx: Context): Promise<boolean> {
    return newsletterOptOut(ctx);
  }

  @Mutation(() => SetNewsletterOptOutPayload, {
    nullable: true,
    description: 'Opts the viewer out of newsletters, or in again.',
  })
  async setNewsletterOptOut(
    @Ctx() ctx: Context,
    @Arg('input', () => SetNewsletterOptOutInput, { description: 'In or out.' })
    { hasOptedOut: optOut }: SetNewsletterOptOutInput,
  ): Promise<SetNewsletterOptOutPayload> {
    return { hasOptedOut: await setNewsletterOptOut(ctx, optOut) };
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
