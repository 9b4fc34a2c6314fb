/** Names of the limits; figures stand in rate-limit-rules.ts. */
export interface RateLimits {
  /** Takes one point for the key or throws TOO_MANY_REQUESTS with the seconds to wait. */
  take(limit: string, key: string): Promise<void>;
}
