import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { CLOSE_CODES, CLOSE_REASONS } from '../../../schema/site/sockets.ts';
import { type OutletLimits, SocketOutlet } from '../fanout/outlet.ts';
import type { Admission } from './admission.ts';
import type { Arrival } from './serve-socket.ts';
import type { SocketCaller } from './caller.ts';
import { callerOf, pathOf, refuseUpgrade } from './upgrade.ts';

/** Which requests become sockets. */
export interface UpgradeRules {
  readonly server: HttpServer;
  readonly path: string;
  /** False for pages of other sites: they are served, but their cookie is ignored. */
  isOriginAllowed(headers: IncomingMessage['headers']): boolean;
  /** What counts as one client's address; the network's own by default. */
  readonly addressOf?: (caller: SocketCaller) => string;
  /** The network connection is a WebSocket's from now on. */
  onUpgrade?(network: Duplex): void;
}

interface UpgradeOptions extends UpgradeRules {
  readonly admission: Admission;
  readonly limits: OutletLimits & {
    /** Of one message. */
    readonly messageBytes: number;
  };
  /** Serves a socket that was let in. */
  serve(arrival: Arrival): void;
}

interface Upgrades {
  /** From now on every upgrade is refused, with the reason that the server is stopping. */
  refuseAll(): void;
  /** Leaves the server alone. */
  end(): void;
}

const NO_SUCH_PATH = { message: 'There is no such path.' };
/** Seconds. */
const RETRY_AFTER = 5;

/** Upgrades requests to WebSockets, as many as the limits admit. */
export function acceptUpgrades(options: UpgradeOptions): Upgrades {
  const { server, path, admission, limits, serve } = options;
  const addressOf = options.addressOf ?? (({ socket }) => socket.remoteAddress ?? 'unknown');
  let isClosing = false;
  const wss = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.messageBytes,
    // The outlet answers pings, where what waits for the reader is bounded.
    autoPong: false,
    handleProtocols,
  });

  function upgrade(request: IncomingMessage, network: Duplex, head: Buffer): void {
    if (pathOf(request) !== path) {
      // Another listener (the development server's reload) may handle upgrades on this server too.
      if (server.listenerCount('upgrade') === 1) refuseUpgrade(network, 404, NO_SUCH_PATH);
      return;
    }
    if (isClosing)
      return refuseUpgrade(network, 503, { message: CLOSE_REASONS.stopping, retryAfter: 1 });
    const caller = callerOf(request, (headers) => options.isOriginAllowed(headers));
    const address = addressOf(caller);
    options.onUpgrade?.(network);
    const admitted = admission.enter(address);
    if ('refusal' in admitted) {
      const message = admitted.refusal;
      if (!admission.maySpeak())
        return refuseUpgrade(network, 429, { message, retryAfter: RETRY_AFTER });
      // Browsers don't let pages read the answer to an upgrade, but they do hand over the reason of a close.
      return wss.handleUpgrade(request, network, head, (socket) =>
        turnAway(new SocketOutlet({ socket, network, address }, limits, () => {}), socket, message),
      );
    }
    network.once('close', admitted.leave);
    wss.handleUpgrade(request, network, head, (socket) =>
      serve({ socket, network, address, caller }),
    );
  }

  server.on('upgrade', upgrade);
  return {
    refuseAll: () => void (isClosing = true),
    end: () => void server.off('upgrade', upgrade),
  };
}

function turnAway(outlet: SocketOutlet, socket: WebSocket, reason: string): void {
  // The other side may have disconnected already.
  socket.on('error', () => {});
  outlet.close(CLOSE_CODES.tryAgainLater, reason);
}
