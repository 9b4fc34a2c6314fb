import type { Logger } from 'pino';
import { CLOSE_CODES, CLOSE_REASONS } from '../../../schema/site/sockets.ts';
import type { Events } from '../events/events.ts';
import type { Connection, ConnectionOutlet, SocketContext } from './connection.ts';

interface SessionGuardOptions<C extends SocketContext> {
  readonly events: Events;
  readonly connections: ReadonlySet<Connection<C, ConnectionOutlet>>;
  /** Milliseconds between checks of all sessions, for those that ended without an event, mostly by expiry. */
  readonly period: number;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Closes sockets whose session or token has ended, or whose rights have changed, until the returned function is called. */
export function guardSessions<C extends SocketContext>({
  events,
  connections,
  period,
  logger,
}: SessionGuardOptions<C>): () => void {
  /** One session at a time, so that thousands of sockets don't query the database at once. */
  const recheck = async (suspects: readonly Connection<C, ConnectionOutlet>[]) => {
    for (const connection of suspects) {
      if (!connection.outlet.isOpen()) continue;
      try {
        await connection.context();
      } catch (err) {
        // Either it is closed now, or the database is away and the next look decides.
        if (connection.outlet.isOpen())
          logger.warn({ err }, "A socket's session could not be looked at");
      }
    }
  };
  const recheckAll = () => recheck([...connections].filter(({ viewer }) => viewer));
  const ofUser = (userId: number) => [...connections].filter(({ viewer }) => viewer?.id === userId);

  const noteRevocation = () => connections.forEach((connection) => connection.noteRevocation());

  const stopRevoked = events.on('session.revoked', ({ userId, sessionId }) => {
    noteRevocation();
    for (const connection of ofUser(userId)) {
      // A token lives on when the sessions of its member end, unless it is revoked too.
      if (connection.viewer?.token) continue;
      if (sessionId === undefined || connection.sessionId === sessionId)
        connection.end(CLOSE_REASONS.sessionEnded);
    }
  });
  const stopRevokedToken = events.on('apiToken.revoked', ({ userId, tokenId }) => {
    noteRevocation();
    for (const { viewer, outlet } of ofUser(userId)) {
      const token = viewer?.token;
      if (token && (tokenId ?? token.id) === token.id)
        outlet.close(CLOSE_CODES.unauthorized, CLOSE_REASONS.tokenRevoked);
    }
  });
  const stopChanged = events.on('account.changed', ({ userId }) => {
    noteRevocation();
    void recheck(ofUser(userId));
  });

  // What was lost may have been a revocation.
  const stopLoss = events.onLoss(() => {
    noteRevocation();
    void recheckAll();
  });

  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    void recheckAll().finally(() => (isBusy = false));
  }, period);
  timer.unref();

  return () => {
    stopRevoked();
    stopRevokedToken();
    stopChanged();
    stopLoss();
    clearInterval(timer);
  };
}
