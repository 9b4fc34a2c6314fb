import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Viewer } from '../../schema/accounts/capabilities.ts';
import { QUERY_LIMITS } from '../../schema/site/query-limits.ts';
import type { Allowance } from '../core/limits/allowance.ts';
import type { Budget, Deposit, Payer } from '../core/limits/budget.ts';
import { showingAllowance } from '../core/http/allowance-headers.ts';
import { isForm } from '../core/http/media-types.ts';
import type { Identity } from './identity.ts';
import type { RequestUse } from './request-use.ts';

/** Charges HTTP requests to the client's budget. Every response shows what is left. */
export interface RequestBudget {
  /** Takes the deposit, before the body is read. */
  deposit(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Replaces the deposit of this request by what it really costs. */
  settle(request: IncomingMessage, response: ServerResponse, cost: number): Promise<void>;
  /** Takes what a request without a deposit costs. */
  spend(request: IncomingMessage, response: ServerResponse, cost: number): Promise<void>;
}

interface RequestBudgetOptions {
  readonly identity: Identity;
  readonly budget: Budget;
  readonly use: RequestUse;
}

export function createRequestBudget(options: RequestBudgetOptions): RequestBudget {
  const { identity, budget, use } = options;
  const deposits = new WeakMap<IncomingMessage, Deposit>();

  const payerOf = async (
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Payer & { viewer: Viewer | null }> => {
    const visitor = { viewer: null, address: identity.addressOf(request) };
    if (identity.callerOf(request) === 'visitor') return visitor;
    // An invalid token is refused later, in the format of the protocol; until then its address pays.
    return identity.http(request, response).catch(() => visitor);
  };

  /** Bytes that the request announces. Forms count as none: uploads have a limit of their own. */
  const bytesOf = (request: IncomingMessage): number | undefined => {
    const { headers } = request;
    if (isForm(request)) return 0;
    if (headers['transfer-encoding'] !== undefined) return undefined;
    return Math.min(Number(headers['content-length'] ?? 0) || 0, QUERY_LIMITS.longBodyBytes);
  };

  const shows = (response: ServerResponse, taken: Promise<Allowance | undefined>) =>
    showingAllowance(response, 'cost', taken).then(() => {});

  return {
    async deposit(request, response) {
      const payer = await payerOf(request, response);
      const token = payer.viewer?.token;
      if (token) use.begin(request, response, token.id);
      const taken = budget.deposit(payer, bytesOf(request)).then((deposit) => {
        deposits.set(request, deposit);
        return deposit.allowance;
      });
      await shows(response, taken);
    },
    async settle(request, response, cost) {
      use.add(request, { cost });
      const deposit = deposits.get(request);
      if (deposit) await shows(response, deposit.settle(cost));
    },
    async spend(request, response, cost) {
      const payer = await payerOf(request, response);
      await shows(response, budget.spend(payer, cost));
    },
  };
}
