import type { GraphQLSchema } from 'graphql';
import { inEnglish } from '../../schema/language/english.ts';
import { WEBHOOK_COST } from '../../schema/webhooks/webhooks.ts';
import { costOf, operationOf } from '../core/documents/cost.ts';
import { createDocumentReader, isRefused } from '../core/documents/read-document.ts';
import { refuse } from '../core/errors.ts';

/** A JSON object; empty where nothing was entered. */
export const variablesIn = (json: string): Record<string, unknown> =>
  (json.trim() === '' ? {} : JSON.parse(json)) as Record<string, unknown>;

/** Refuses a text that is no valid subscription of this schema, or costs too much. */
export function checkSubscription(schema: GraphQLSchema, text: string, variables: string): void {
  const read = createDocumentReader(schema)(text);
  const field = 'subscription';
  const invalid = (fault: string) => refuse('webhook.subscription', { fault }, { field });
  if (isRefused(read)) throw invalid(read[0]?.message ?? '');
  const { document } = read;
  if (operationOf(document, undefined)?.operation !== 'subscription')
    throw invalid(inEnglish('It’s not a subscription.'));
  const cost = costOf({
    schema,
    document,
    variables: variablesIn(variables),
    operationName: undefined,
  });
  if (cost > WEBHOOK_COST) throw refuse('webhook.cost', { cost, max: WEBHOOK_COST }, { field });
}
