import {
  CAPABILITIES,
  can,
  type Capability,
  type Viewer,
} from '../../../schema/accounts/capabilities.ts';
import { CLOSE_CODES, CLOSE_REASONS } from '../../../schema/site/sockets.ts';
import { DomainError, refuse } from '../errors.ts';
import type { SocketOutlet } from '../fanout/outlet.ts';
import type { Peer } from './keepalive.ts';
import type { SocketCaller } from './caller.ts';
import { callerWithToken } from './token.ts';

/** What sockets read of a context. */
export interface SocketContext {
  readonly viewer: Viewer | null;
  readonly sessionId: number | null;
}

/** What the rules about sessions, limits and closing need of the way out to a reader. */
export type ConnectionOutlet = Pick<
  SocketOutlet,
  'address' | 'isOpen' | 'waitingBytes' | 'write' | 'close' | 'terminate' | 'ping'
>;

/** One open socket or stream, and who sits at its other end. */
export class Connection<
  C extends SocketContext,
  Way extends ConnectionOutlet = SocketOutlet,
> implements Peer {
  readonly outlet: Way;
  #caller: SocketCaller;
  readonly #createContext: (caller: SocketCaller) => Promise<C>;
  expectedPong: Buffer | undefined;
  /** Who the cookie or the token meant when the socket was opened. */
  viewer: Viewer | null = null;
  sessionId: number | null = null;
  #farewells: (() => void)[] = [];
  #isIdentified = false;
  #revocations = 0;

  constructor(
    outlet: Way,
    caller: SocketCaller,
    createContext: (caller: SocketCaller) => Promise<C>,
  ) {
    this.outlet = outlet;
    this.#caller = caller;
    this.#createContext = createContext;
  }

  /** Reads the session or the token for the first time. Closes the socket of a token that can't be read. */
  async identify(payload: Readonly<Record<string, unknown>> | undefined): Promise<void> {
    const caller = callerWithToken(this.#caller, payload);
    if (!caller) return this.outlet.close(CLOSE_CODES.badRequest, CLOSE_REASONS.tokenUnreadable);
    this.#caller = caller;
    let revocations: number;
    do {
      revocations = this.#revocations;
      const { viewer, sessionId } = await this.#freshContext();
      this.viewer = viewer;
      this.sessionId = sessionId;
    } while (revocations !== this.#revocations);
    this.#isIdentified = true;
  }

  /** Some session or token was revoked: if this one is being read in that moment, it is read again. */
  noteRevocation(): void {
    if (!this.#isIdentified) this.#revocations++;
  }

  /** Closes the socket of a token that is not valid, or no longer. */
  async #freshContext(): Promise<C> {
    try {
      return await this.#createContext(this.#caller);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'UNAUTHENTICATED')
        this.outlet.close(CLOSE_CODES.unauthorized, error.message);
      throw error;
    }
  }

  /** A context for one operation. Closes the socket and refuses when its session or its rights are no longer what they were. */
  async context(): Promise<C> {
    const context = await this.#freshContext();
    const isSame =
      context.sessionId === this.sessionId &&
      context.viewer?.token?.id === this.viewer?.token?.id &&
      context.viewer?.id === this.viewer?.id;
    if (!isSame) this.end(CLOSE_REASONS.sessionEnded);
    else if (!haveSameRights(context.viewer, this.viewer)) this.end(CLOSE_REASONS.rightsChanged);
    if (!this.outlet.isOpen()) throw refuse('socket.sessionEnded');
    return context;
  }

  /** The client should reconnect: the caller may act as another user or with other rights. */
  end(reason: string): void {
    this.outlet.close(CLOSE_CODES.forbidden, reason);
  }

  /** Runs the function when the socket is closed. */
  onClosed(farewell: () => void): void {
    this.#farewells.push(farewell);
  }

  gone(): void {
    for (const farewell of this.#farewells.splice(0)) farewell();
  }

  ping(token: Buffer): void {
    this.outlet.ping(token);
  }

  terminate(): void {
    this.outlet.terminate();
  }
}

function haveSameRights(a: Viewer | null, b: Viewer | null): boolean {
  return (Object.keys(CAPABILITIES) as Capability[]).every(
    (capability) => can(a, capability) === can(b, capability),
  );
}
