import { can } from '../../schema/accounts/capabilities.ts';
import type {
  ContactCategory,
  ContactCounts,
  ContactSubmissionView,
} from '../../schema/contact/contact.ts';
import { type ContactFields, contactInput } from '../../schema/contact/contact-shape.ts';
import { User } from '../accounts/users/user.entity.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { asInt, rowsOf } from '../core/database/rows.ts';
import { ContactSubmission } from './contact-submission.entity.ts';

/** Sends a message to the admins. Anybody may; a member's message refers to the member. */
export async function submitContact(
  ctx: Context,
  raw: Omit<ContactFields, 'category'> & { readonly category?: ContactCategory | null },
): Promise<ContactSubmissionView> {
  const input = contactInput.parse(raw);
  if (!can(ctx.viewer, 'limits.exempt')) await ctx.limits.take('contact', ctx.address);
  const submission = ctx.em.create(ContactSubmission, {
    ...input,
    user: ctx.viewer && ctx.em.getReference(User, ctx.viewer.id),
    createdAt: ctx.now(),
  });
  await ctx.em.flush();
  await publishContact(ctx, submission.id);
  return submissionView(submission);
}

/** Publishes to the admins that a message came, was moved or was deleted. */
export async function publishContact(ctx: Context, submissionId: number): Promise<void> {
  const { new: newCount } = await countContact(ctx);
  ctx.publish('contact.changed', { submissionId, newCount });
}

/** How many messages there are of each status. */
export async function countContact({ em }: Context): Promise<ContactCounts> {
  const counted = await rowsOf(
    em,
    db
      .selectFrom('contactSubmissions')
      .select(({ fn }) => ['status', asInt(fn.countAll()).as('count')])
      .groupBy('status'),
  );
  const count = (status: keyof ContactCounts) =>
    counted.find((row) => row.status === status)?.count ?? 0;
  return { new: count('new'), reviewed: count('reviewed'), completed: count('completed') };
}

export function submissionView(submission: ContactSubmission): ContactSubmissionView {
  const { id, user, name, email, category, message, status, createdAt } = submission;
  return { id, userId: user?.id ?? null, name, email, category, message, status, createdAt };
}
