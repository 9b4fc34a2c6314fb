import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { DEPOSIT } from '../../schema/site/query-limits.ts';
import type { TokenUse, Use } from '../core/limits/token-use.ts';

/** Counts HTTP requests with an API token, for its owner. */
export interface RequestUse {
  /** Begins to count a request; it is noted when its response has ended. */
  begin(request: IncomingMessage, response: ServerResponse, tokenId: number): void;
  /** Adds what is known of a request by now. Does nothing for one without a token. */
  add(request: IncomingMessage, known: Partial<Use>): void;
}

export function createRequestUse(tokenUse: TokenUse): RequestUse {
  const uses = new WeakMap<IncomingMessage, Use>();
  return {
    begin(request, response, tokenId) {
      uses.set(request, { cost: DEPOSIT.points, isRefused: false, deprecated: [] });
      finished(response, () => {
        const use = uses.get(request)!;
        const isRefused = use.isRefused || response.statusCode >= 400;
        tokenUse.note(tokenId, { ...use, isRefused });
      });
    },
    add(request, known) {
      const use = uses.get(request);
      if (use) uses.set(request, { ...use, ...known });
    },
  };
}
