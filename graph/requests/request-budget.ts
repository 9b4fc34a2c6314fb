import type { Request, RequestHandler, Response } from 'express';
import { QUERY_LIMITS } from '../../schema/site/query-limits.ts';
import type { Allowance } from '../core/limits/allowance.ts';
import type { Budget, Deposit, Payer } from '../core/limits/budget.ts';
import { showingAllowance } from '../core/http/allowance-headers.ts';
import type { Identity } from './identity.ts';

/** Charges HTTP requests to the client's budget. Every response shows what is left. */
export interface RequestBudget {
  /** Takes the deposit before the body is read; hands a refusal to the next error handler. */
  readonly deposits: RequestHandler;
  /** Replaces the deposit of this request by what it really costs. */
  settle(request: Request, response: Response, cost: number): Promise<void>;
  /** Takes what a request without a deposit costs. */
  spend(request: Request, response: Response, cost: number): Promise<void>;
}

interface RequestBudgetOptions {
  readonly identity: Identity;
  readonly budget: Budget;
}

export function createRequestBudget({ identity, budget }: RequestBudgetOptions): RequestBudget {
  const deposits = new WeakMap<Request, Deposit>();

  const payerOf = async (request: Request, response: Response): Promise<Payer> => {
    const visitor = { viewer: null, address: identity.addressOf(request) };
    if (identity.isVisitor(request)) return visitor;
    // An invalid token is refused later, in the format of the protocol; until then its address pays.
    return identity.http(request, response).catch(() => visitor);
  };

  /** Bytes that the request announces. Forms count as none: uploads have a limit of their own. */
  const bytesOf = (request: Request): number | undefined => {
    const { headers } = request;
    if (request.is('multipart/form-data')) return 0;
    if (headers['transfer-encoding'] !== undefined) return undefined;
    return Math.min(Number(headers['content-length'] ?? 0) || 0, QUERY_LIMITS.longBodyBytes);
  };

  const shows = (response: Response, taken: Promise<Allowance | undefined>) =>
    showingAllowance(response, 'cost', taken).then(() => {});

  return {
    async deposits(request, response, next) {
      const payer = await payerOf(request, response);
      const taken = budget.deposit(payer, bytesOf(request)).then((deposit) => {
        deposits.set(request, deposit);
        return deposit.allowance;
      });
      await shows(response, taken);
      next();
    },
    async settle(request, response, cost) {
      const deposit = deposits.get(request);
      if (deposit) await shows(response, deposit.settle(cost));
    },
    async spend(request, response, cost) {
      const payer = await payerOf(request, response);
      await shows(response, budget.spend(payer, cost));
    },
  };
}
