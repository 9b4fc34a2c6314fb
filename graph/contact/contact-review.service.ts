import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  ContactCategory,
  ContactCounts,
  ContactStatus,
  ContactSubmissionView,
} from '../../schema/contact/contact.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { refuse } from '../core/errors.ts';
import { type Connection, type PageRequest, readConnection } from '../core/paging/connection.ts';
import { ABOVE_ALL_IDS, defineIdCursor } from '../core/paging/cursors.ts';
import { ContactSubmission } from './contact-submission.entity.ts';
import { countContact, submissionView, publishContact } from './contact.service.ts';

interface Page extends PageRequest {
  readonly category?: ContactCategory | null | undefined;
  readonly statuses?: readonly ContactStatus[] | null | undefined;
}

const cursor = defineIdCursor('contactSubmissions');

/** Messages, newest first: of all categories and statuses, or of those that are named. */
export function contactSubmissions(
  ctx: Context,
  { category, statuses, ...page }: Page,
): Promise<Connection<ContactSubmissionView>> {
  ctx.require('contact.moderate');
  const read = async ({ first, after }: PageRequest) => {
    const found = await ctx.em.find(
      ContactSubmission,
      {
        ...(category && { category }),
        ...(statuses && { status: { $in: [...statuses] } }),
        id: { $lt: cursor.read(after) ?? ABOVE_ALL_IDS },
      },
      { orderBy: { id: 'desc' }, limit: first },
    );
    return found.map(submissionView);
  };
  return readConnection(page, read, cursor.of);
}

export async function contactCounts(ctx: Context): Promise<ContactCounts> {
  ctx.require('contact.moderate');
  return countContact(ctx);
}

/** Moves a message: new, reviewed and completed follow one another in any order. */
export async function setContactStatus(
  ctx: Context,
  id: number,
  status: ContactStatus,
): Promise<ContactSubmissionView> {
  ctx.require('contact.moderate');
  const moved = await ctx.em.transactional(async (tx) => {
    const submission = await lockSubmission(tx, id);
    const { status: from } = submission;
    if (from !== status) {
      submission.status = status;
      recordAct(ctx, { ...actOn(id, 'contact.setStatus'), details: { from, to: status } }, tx);
    }
    return submissionView(submission);
  });
  await publishContact(ctx, id);
  return moved;
}

/** Deletes a message. The trail records its kind, not its writer, which is deleted with it. */
export async function deleteContactSubmission(ctx: Context, id: number): Promise<boolean> {
  ctx.require('contact.moderate');
  await ctx.em.transactional(async (tx) => {
    const submission = await lockSubmission(tx, id);
    const { category, status } = submission;
    tx.remove(submission);
    recordAct(ctx, { ...actOn(id, 'contact.delete'), details: { category, status } }, tx);
  });
  await publishContact(ctx, id);
  return true;
}

const actOn = (subjectId: number, action: string) => ({
  action,
  subjectType: 'ContactSubmission' as const,
  subjectId,
});

async function lockSubmission(tx: EntityManager, id: number): Promise<ContactSubmission> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
  const submission = await tx.findOne(ContactSubmission, { id }, lock);
  if (!submission) throw refuse('contact.unknown');
  return submission;
}
