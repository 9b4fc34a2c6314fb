import type { EntityManager } from '@mikro-orm/postgresql';
import { type ApiTokenScope } from '../../schema/accounts/api-tokens.ts';
import {
  type Capability,
  can,
  FRESH_PROOF_ACTS,
  sanctionAgainst,
  type Viewer,
} from '../../schema/accounts/capabilities.ts';
import { PROOF_COUNTS_MINUTES, PROOF_NEEDED } from '../../schema/accounts/fresh-proof.ts';
import type { Logger } from 'pino';
import type { FilterView } from '../../schema/filters/filters.ts';
import type { LiveFantasy } from '../../schema/fantasy/live-scores.ts';
import type { LiveGameInEvent } from '../../schema/plays/plays.ts';
import type { Language } from '../../schema/language/languages.ts';
import type { SiteSettings } from '../../schema/site/settings.ts';
import type { KeyOfCode, RefusalKey } from '../../schema/refusals.ts';
import type { Batches } from './batches.ts';
import type { Behind } from './behind.ts';
import type { Clock } from './clock.ts';
import type { Env } from './env.ts';
import { DomainError, refuse } from './errors.ts';
import type { EventMap, Topic } from './events/event-map.ts';
import type { Events } from './events/events.ts';
import type { Jobs } from './jobs.ts';
import type { Files } from './files/files.ts';
import type { Mail } from './mail/mail.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import type { TokenUse } from './limits/token-use.ts';
import type { ResultCache } from './result-cache.ts';

/** One cookie of an HTTP request's browser. */
export interface TokenCookie {
  /** The token that the request brought, if any. */
  readonly token: string | undefined;
  set(token: string, expiresAt: Date): void;
  clear(): void;
}

/** Starts and ends the session of a browser. Absent on sockets, which can't set cookies. */
export interface SessionCookie extends TokenCookie {
  /** Of a sign-in that owes its second factor. */
  readonly pending: TokenCookie;
  /** What a browser is known again by, signed in or not. It opens nothing. */
  readonly device: TokenCookie;
}

/** The parts of the running server that use cases need, the same for every request. */
export interface Services {
  readonly env: Env;
  /** What admins have set. A context has it as of its beginning. */
  readonly site: SiteSettings;
  readonly clock: Clock;
  /** Where uploaded files are stored. */
  readonly files: Files;
  readonly mail: Mail;
  /** Whether this node reaches Redis; undefined where the site has none. */
  isRedisUp(): boolean | undefined;
  readonly limits: RateLimits;
  /** What API tokens do on this node. */
  readonly tokenUse: TokenUse;
  readonly jobs: Pick<Jobs, 'wake'>;
  /** Publishes many reactions at once, and news of many inboxes; the slow ones once a minute. */
  readonly batches: Pick<Batches, 'add'>;
  readonly slowBatches: Pick<Batches, 'add'>;
  /** Who is in the chat. */
  readonly presence: { count(): number };
  /** How many sockets this node has open. */
  openSockets(): number;
  /** What all members have scored in a season, ascending, in hundredths of a point. */
  readonly standings: Pick<ResultCache<Float64Array>, 'getOrMake'>;
  /** The scoreboard of the last minutes. */
  readonly liveHistory: {
    at(gameId: number, moment: Date): LiveGameInEvent | undefined;
  };
  /** The lineups of games that are played, with their points so far. */
  readonly liveFantasy: Pick<ResultCache<LiveFantasy>, 'getOrMake'>;
  /** The filters of what members write. */
  readonly filters: Pick<ResultCache<readonly FilterView[]>, 'getOrMake'>;
  /** For the operator. No secrets and no full addresses go there. */
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Origin for links in mails and feeds, e.g. `https://example.org`. */
  readonly publicUrl: string;
  publish<T extends Topic>(topic: T, payload: EventMap[T]): void;
  /** A line of the events of these topics; see `follow` for the fields of subscriptions. */
  readonly follow: Events['follow'];
  /** The place of the newest event that this node has heard: everything up to it is in what is read from now on. */
  position(): string;
  /** When one of these topics changed last, in ms since 1970 by the machine's clock, as far as this node has heard. */
  changedAt(topics: readonly Topic[]): number;
}

/** Who asks, from where. */
export interface Request {
  readonly viewer: Viewer | null;
  /** Id of the session row, null when anonymous and for a token. */
  readonly sessionId: number | null;
  /**
   * When an admin with a second factor last proved their identity in this session; absent for everybody else, who needs
   * no fresh proof.
   */
  readonly provenAt?: Date | undefined;
  readonly requestId: string;
  /** The client's network address, for limits. */
  readonly address: string;
  readonly userAgent: string | undefined;
  /** The request's preferred language, for mails that it causes. Responses don't depend on it. */
  readonly language: Language;
  readonly cookie: SessionCookie | undefined;
  /** Absent for who wants everything as it is now. */
  readonly behind?: Behind | undefined;
}

/** What every use case gets: the viewer, its own unit of work, the time, and a way to publish events. */
export interface Context extends Services, Request {
  readonly em: EntityManager;
  now(): Date;
  /** The signed-in viewer, or an UNAUTHENTICATED refusal. */
  requireViewer(): Viewer;
  /** The viewer if they have the capability; UNAUTHENTICATED when signed out, else FORBIDDEN. */
  require(capability: Capability): Viewer;
  /** Refuses an admin whose last proof of identity is too old for this act, if the act requires one. */
  requireFreshProof(act: string): void;
  /** Refuses a member whom moderators have warned, muted or banned, if that keeps them from such an act. */
  requireNoSanction(capability: Capability): void;
  /** Refuses a token whose scope does not reach so far. Who acts in a browser has every scope. */
  requireScope(scope: ApiTokenScope): void;
}

/** Refusals for visitors where the documents have a specific text. */
const SIGN_IN_REFUSALS: { readonly [Verb in Capability]?: KeyOfCode<'UNAUTHENTICATED'> } = {
  'question.submit': 'question.signInFirst',
};

export function createContext(em: EntityManager, services: Services, request: Request): Context {
  const requireViewer = (key: RefusalKey = 'access.signInFirst') => {
    if (!request.viewer) throw new DomainError(key);
    return request.viewer;
  };
  return {
    ...services,
    ...request,
    em,
    now: () => services.clock.now(),
    requireViewer: () => requireViewer(),
    require(capability) {
      const viewer = requireViewer(SIGN_IN_REFUSALS[capability]);
      if (!can(viewer, capability))
        throw refuse(viewer.token ? 'token.notAllowed' : 'access.notAllowed');
      return viewer;
    },
    requireFreshProof(act) {
      const { provenAt } = request;
      if (!provenAt || !FRESH_PROOF_ACTS.has(act)) return;
      const age = services.clock.now().getTime() - provenAt.getTime();
      if (age < PROOF_COUNTS_MINUTES * 60_000) return;
      throw refuse('factor.proofNeeded', {}, { reason: PROOF_NEEDED });
    },
    requireNoSanction(capability) {
      const refusal = sanctionAgainst(request.viewer, capability);
      if (refusal) throw refuse(refusal);
    },
    requireScope(scope) {
      if (scope === 'write' && request.viewer?.token?.scope === 'read')
        throw refuse('token.needsWrite');
    },
  };
}
