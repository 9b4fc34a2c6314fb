import { CAPABILITIES, can, type Capability, type Viewer } from '../../schema/capabilities.ts';
import { DomainError } from './errors.ts';
import { CLOSE, type SocketOutlet } from './fanout-outlet.ts';
import type { Peer } from './sockets-keepalive.ts';

/** What is kept of an upgrade request. Of a foreign page's the cookie is not. */
export interface SocketCaller {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** What sockets read of a context. */
export interface SocketContext {
  readonly viewer: Viewer | null;
  readonly sessionId: number | null;
}

const SESSION_ENDED = 'Session ended';

/** One open socket, and who sits at its other end. */
export class Connection<C extends SocketContext> implements Peer {
  readonly outlet: SocketOutlet;
  readonly #caller: SocketCaller;
  readonly #createContext: (caller: SocketCaller) => Promise<C>;
  expectedPong: Buffer | undefined;
  /** Who the cookie or the token meant when the socket was opened. */
  viewer: Viewer | null = null;
  sessionId: number | null = null;
  #farewells: (() => void)[] = [];

  constructor(
    outlet: SocketOutlet,
    caller: SocketCaller,
    createContext: (caller: SocketCaller) => Promise<C>,
  ) {
    this.outlet = outlet;
    this.#caller = caller;
    this.#createContext = createContext;
  }

  /** Reads the session for the first time. */
  async identify(): Promise<Viewer | null> {
    const { viewer, sessionId } = await this.#freshContext();
    this.viewer = viewer;
    this.sessionId = sessionId;
    return viewer;
  }

  /** Closes the socket of a token that is not valid, or no longer. */
  async #freshContext(): Promise<C> {
    try {
      return await this.#createContext(this.#caller);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'UNAUTHENTICATED') this.end(error.message);
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
    if (!isSame) this.end(SESSION_ENDED);
    else if (!haveSameRights(context.viewer, this.viewer)) this.end('Rights changed');
    if (!this.outlet.isOpen()) throw new DomainError('UNAUTHENTICATED', SESSION_ENDED);
    return context;
  }

  end(reason = SESSION_ENDED): void {
    this.outlet.close(CLOSE.forbidden, reason);
  }

  /** Runs the function when the socket is gone. */
  whenGone(farewell: () => void): void {
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
