import type { ServerResponse } from 'node:http';
import { type Allowance, OverLimit } from '../limits/allowance.ts';

const shown = new WeakMap<ServerResponse, Map<string, Allowance>>();

/**
 * Sets the response headers with the remaining allowance of a limit (draft-ietf-httpapi-ratelimit-headers), beside the
 * other limits that the request counts against. Does nothing where there is no limit.
 */
function showAllowance(
  response: ServerResponse,
  name: string,
  allowance: Allowance | undefined,
): void {
  if (!allowance || response.headersSent) return;
  const all = shown.get(response) ?? new Map<string, Allowance>();
  shown.set(response, all.set(name, allowance));
  const policies = [...all].map(
    ([limit, { points, window }]) => `"${limit}";q=${points};w=${window}`,
  );
  const states = [...all].map(([limit, { left, seconds }]) => `"${limit}";r=${left};t=${seconds}`);
  response.setHeader('RateLimit-Policy', policies.join(', '));
  response.setHeader('RateLimit', states.join(', '));
}

/** Shows what was taken from the limit, also when nothing is left. */
export async function showingAllowance<Taken extends Allowance | undefined>(
  response: ServerResponse,
  name: string,
  taken: Promise<Taken>,
): Promise<Taken> {
  try {
    const allowance = await taken;
    showAllowance(response, name, allowance);
    return allowance;
  } catch (error) {
    if (error instanceof OverLimit) showAllowance(response, name, error.allowance);
    throw error;
  }
}
