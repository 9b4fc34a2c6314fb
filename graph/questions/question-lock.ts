import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { refuse } from '../core/errors.ts';
import { Question } from './question.entity.ts';

/** The question with its author and its show, held for the rest of the transaction. */
export async function lockQuestion(tx: EntityManager, id: number): Promise<Question> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
  const stored = await tx.findOne(Question, { id }, lock);
  if (!stored) throw refuse('question.unknown');
  await tx.populate(stored, ['user', 'answeredIn']);
  return stored;
}
