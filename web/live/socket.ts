import { type Client, createClient } from 'graphql-ws';
import { CLOSE_CODES } from '../../schema/site/sockets.ts';
import { setLiveState } from './live-status.ts';
import { waitToReconnect } from './reconnect.ts';

const PING_EVERY = 12_000;
const PONG_WITHIN = 5000;
/** Preserves the socket across navigation. */
const IDLE_CLOSE_AFTER = 5000;
const NORMAL_CLOSE = 1000;

/** The last event before a subscription: its time, by the server's clock, and the position after it. */
export interface Beginning {
  readonly changedAt: number;
  readonly position: string;
}

interface SocketOptions {
  /** The id of the next operation. */
  readonly nextId: () => string;
  /** Called when the server confirms a subscription. */
  readonly onSubscribed: (id: string, beginning: Beginning) => void;
  /** Called when the server closes the connection because the session behind it ended, or has other rights. */
  readonly onAccessChanged: () => void;
}

/** The WebSocket client: one socket, opened by the first subscription, reconnected forever when it is lost. */
export function openSocketClient({
  nextId,
  onSubscribed,
  onAccessChanged,
}: SocketOptions): Client & { restart(): void } {
  let pongDue: ReturnType<typeof setTimeout> | undefined;
  let hurry = false;
  let connected = false;

  const client = createClient({
    url: `${window.location.protocol === 'https:' ? 'wss:' : 'ws:'}//${window.location.host}/graphql`,
    lazy: true,
    lazyCloseTimeout: IDLE_CLOSE_AFTER,
    keepAlive: PING_EVERY,
    generateID: nextId,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: async (tries) => {
      if (!hurry) await waitToReconnect(tries);
      hurry = false;
    },
    on: {
      connecting: (isRetry) => setLiveState(isRetry ? 'reconnecting' : 'connecting'),
      connected: () => {
        connected = true;
        setLiveState('connected');
      },
      closed: (event) => {
        connected = false;
        clearTimeout(pongDue);
        const { code } = event as CloseEvent;
        setLiveState(code === NORMAL_CLOSE ? 'idle' : 'reconnecting');
        if (code === CLOSE_CODES.forbidden) onAccessChanged();
      },
      // A dead socket does not respond to a ping.
      ping: (received) => {
        if (!received) pongDue = setTimeout(() => client.terminate(), PONG_WITHIN);
      },
      pong: (received, payload) => {
        if (!received) return;
        clearTimeout(pongDue);
        if (typeof payload?.subscribed !== 'string') return;
        const { changedAt, position } = payload as unknown as Beginning;
        onSubscribed(payload.subscribed, { changedAt, position });
      },
    },
  });

  return {
    ...client,
    restart() {
      if (!connected) return;
      hurry = true;
      client.terminate();
    },
  };
}
