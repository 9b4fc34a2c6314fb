import { Arg, Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type {
  ContactCategory,
  ContactEventView,
  ContactStatus,
} from '../../schema/contact/contact.ts';
import { LARGEST_PAGE } from '../../schema/site/paging.ts';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import { AFTER, firstOf, PAGED } from '../core/paging/paging-arguments.ts';
import {
  contactCounts,
  contactSubmissions,
  deleteContactSubmission,
  setContactStatus,
} from './contact-review.service.ts';
import { submitContact } from './contact.service.ts';
import {
  ContactCategoryEnum,
  ContactCountsType,
  ContactEventType,
  ContactStatusEnum,
  ContactSubmissionConnectionType,
  SubmitContactInput,
} from './contact.type.ts';
import {
  SubmitContactPayload,
  SetContactStatusInput,
  SetContactStatusPayload,
  DeleteContactSubmissionInput,
  DeleteContactSubmissionPayload,
} from './contact.payloads.ts';

@Resolver()
export class ContactResolver {
  @Mutation(() => SubmitContactPayload, {
    nullable: true,
    description: 'Sends a message to the people behind the site. Open to everyone.',
  })
  async submitContact(
    @Ctx() ctx: Context,
    @Arg('input', () => SubmitContactInput, { description: 'The message.' })
    input: SubmitContactInput,
  ): Promise<SubmitContactPayload> {
    return { submission: await submitContact(ctx, input) };
  }

  @Query(() => ContactSubmissionConnectionType, {
    description: `Newest first. Of all categories and statuses by default. ${PAGED}`,
  })
  contactSubmissions(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, firstOf(LARGEST_PAGE)) first: number,
    @Arg('category', () => ContactCategoryEnum, { nullable: true, description: 'Null means all.' })
    category?: ContactCategory,
    @Arg('statuses', () => [ContactStatusEnum], { nullable: true, description: 'Null means all.' })
    statuses?: ContactStatus[],
    @Arg('after', () => String, AFTER) after?: string,
  ) {
    return contactSubmissions(ctx, { category, statuses, first, after });
  }

  @Query(() => ContactCountsType)
  contactCounts(@Ctx() ctx: Context) {
    return contactCounts(ctx);
  }

  @Mutation(() => SetContactStatusPayload, {
    nullable: true,
    description: 'Marks a message as new, reviewed or completed, in any order.',
  })
  async setContactStatus(
    @Ctx() ctx: Context,
    @Arg('input', () => SetContactStatusInput, {
      description: 'Which message, and its new status.',
    })
    { id, status }: SetContactStatusInput,
  ): Promise<SetContactStatusPayload> {
    return { submission: await setContactStatus(ctx, id, status) };
  }

  @Mutation(() => DeleteContactSubmissionPayload, {
    nullable: true,
    description: 'Deletes a message for good.',
  })
  async deleteContactSubmission(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteContactSubmissionInput, { description: 'Which message.' })
    { id }: DeleteContactSubmissionInput,
  ): Promise<DeleteContactSubmissionPayload> {
    await deleteContactSubmission(ctx, id);
    return { deletedId: id };
  }

  @Subscription(() => ContactEventType, { subscribe: follow('contact.changed') })
  contactEvents(@Root() event: ContactEventView): ContactEventType {
    return event;
  }
}
