import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { QUESTION_STATUSES } from '../../schema/questions.ts';
import { User } from '../accounts/users/user.entity.ts';
import { instant, stamped } from '../core/database/columns.ts';
import { ContentFeed } from '../shows/content-feed.entity.ts';
import { searchable } from '../core/database/searchable.ts';
import { tallied } from '../core/database/tallied.ts';

/** A question to the hosts. */
export const Question = defineEntity({
  name: 'Question',
  tableName: 'questions',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    question: p.text(),
    /** True for every status but `pending`; updated with the status. */
    approved: p.boolean().default(false),
    status: p.enum(QUESTION_STATUSES).default('pending'),
    /** The show in which the hosts answered it. */
    answeredIn: () => p.manyToOne(ContentFeed).nullable().deleteRule('set null').index(),
    /** Where in that show, in seconds. */
    answeredAtSeconds: p.integer().nullable(),
    /** Since when the hosts answer it; counts only while that show is on the air. */
    onAirAt: instant().nullable().index(),
    /** When it was answered last; counts only while it is. */
    answeredSince: instant().nullable(),
    createdAt: stamped(),
  },
  checks: [{ name: 'questions_approved_check', expression: "approved = (status <> 'pending')" }],
  indexes: [{ properties: ['status', 'createdAt', 'id'] }],
  triggers: [
    searchable({
      kind: 'question',
      facet: "'questions'",
      title: 'new.question',
      occurredAt: 'new.created_at',
      visible: 'new.approved',
      columns: ['question', 'approved'],
    }),
    ...tallied({ table: 'questions', name: 'questions' }),
  ],
});
export type Question = InferEntity<typeof Question>;
