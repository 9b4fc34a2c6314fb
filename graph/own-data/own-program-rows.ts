import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { db } from '../core/database/db.ts';
import { own, type OwnRows } from './own-kind.ts';

/** What acts for a member: their API tokens and webhooks. */
export const PROGRAM_ROWS: readonly OwnRows[] = [
  own({
    file: 'api-tokens.json',
    what: 'Your API tokens, without the secrets; only their last characters are shown. With their use in the last 30 days.',
    select: db
      .selectFrom('apiTokens as o')
      .select(['o.id', 'o.name', 'o.scope', 'o.hint', 'o.createdAt', 'o.lastUsedAt'])
      .select(({ selectFrom }) =>
        jsonArrayFrom(
          selectFrom('apiTokenDays as d')
            .select(['d.day', 'd.calls', 'd.cost', 'd.refusals'])
            .whereRef('d.tokenId', '=', 'o.id')
            .orderBy('d.day'),
        ).as('days'),
      ),
    owner: 'apiTokens.userId',
  }),
  own({
    file: 'webhooks.json',
    what: 'Your webhooks, without their secrets, with the log of their deliveries.',
    select: db
      .selectFrom('webhooks as o')
      .select(['o.id', 'o.name', 'o.url', 'o.subscription', 'o.variables', 'o.shape', 'o.template'])
      .select(['o.state', 'o.pausedBecause', 'o.createdAt'])
      .select(({ selectFrom }) =>
        jsonArrayFrom(
          selectFrom('webhookDeliveries as d')
            .select(['d.messageId', 'd.status', 'd.isDelivered', 'd.sentAt'])
            .whereRef('d.webhookId', '=', 'o.id')
            .orderBy('d.id'),
        ).as('deliveries'),
      ),
    owner: 'webhooks.userId',
  }),
];
