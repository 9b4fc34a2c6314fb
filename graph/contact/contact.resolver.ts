import { Arg, Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { ContactEventView } from '../../schema/contact/contact.ts';
import { LARGEST_PAGE } from '../../schema/site/paging.ts';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import { AFTER_ID, PAGED } from '../core/paging/paging-arguments.ts';
import {
  contactCounts,
  contactSubmissions,
  deleteContactSubmission,
  setContactStatus,
} from './contact-review.service.ts';
import { submitContact } from './contact.service.ts';
import {
  ContactCountsType,
  ContactEventType,
  ContactSubmissionType,
  SubmitContact,
} from './contact.type.ts';

@Resolver()
export class ContactResolver {
  @Mutation(() => ContactSubmissionType, {
    description: 'Sends a message to the people behind the site. Open to everyone.',
  })
  submitContact(@Ctx() ctx: Context, @Arg('input', () => SubmitContact) input: SubmitContact) {
    return submitContact(ctx, input);
  }

  @Query(() => [ContactSubmissionType], {
    description: `Newest first. Of all categories and statuses by default. ${PAGED}`,
  })
  contactSubmissions(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { defaultValue: LARGEST_PAGE }) first: number,
    @Arg('category', () => String, { nullable: true }) category?: string,
    @Arg('statuses', () => [String], { nullable: true }) statuses?: string[],
    @Arg('after', () => Int, AFTER_ID) after?: number,
  ) {
    return contactSubmissions(ctx, { category, statuses, first, after });
  }

  @Query(() => ContactCountsType)
  contactCounts(@Ctx() ctx: Context) {
    return contactCounts(ctx);
  }

  @Mutation(() => ContactSubmissionType)
  setContactStatus(
    @Ctx() ctx: Context,
    @Arg('id', () => Int) id: number,
    @Arg('status', () => String, { description: 'new, reviewed or completed' }) status: string,
  ) {
    return setContactStatus(ctx, id, status);
  }

  @Mutation(() => Boolean)
  deleteContactSubmission(@Ctx() ctx: Context, @Arg('id', () => Int) id: number) {
    return deleteContactSubmission(ctx, id);
  }

  @Subscription(() => ContactEventType, { subscribe: follow('contact.changed') })
  contactEvents(@Root() event: ContactEventView): ContactEventType {
    return event;
  }
}
