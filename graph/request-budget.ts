import type { Request, RequestHandler, Response } from 'express';
import { QUERY_LIMITS } from '../schema/query-limits.ts';
import {
  type Allowance,
  type Budget,
  type Deposit,
  OverBudget,
  type Payer,
} from './core/budget.ts';
import { showAllowance } from './core/http/allowance-headers.ts';
import type { Identity } from './identity.ts';

/** What HTTP requests take from the budget of who sends them. Every answer shows what is left. */
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
    // A token that is not valid is refused later, in the words of the protocol; until then its address pays.
    return identity.http(request, response).catch(() => visitor);
  };

  /** Bytes that the request announces. Forms count as none: uploads have a limit of their own. */
  const bytesOf = (request: Request): number | undefined => {
    const { headers } = request;
    if (request.is('multipart/form-data')) return 0;
    if (headers['transfer-encoding'] !== undefined) return undefined;
    return Math.min(Number(headers['content-length'] ?? 0) || 0, QUERY_LIMITS.longBodyBytes);
  };

  /** Shows what is left, also when nothing is. */
  const shows = async (response: Response, taken: Promise<Allowance | undefined> | undefined) => {
    try {
      showAllowance(response, 'cost', await taken);
    } catch (error) {
      if (error instanceof OverBudget) showAllowance(response, 'cost', error.allowance);
      throw error;
    }
  };

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
    settle: (request, response, cost) => shows(response, deposits.get(request)?.settle(cost)),
    async spend(request, response, cost) {
      const payer = await payerOf(request, response);
      await shows(response, budget.spend(payer, cost));
    },
  };
}
