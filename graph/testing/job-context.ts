import { createContext } from '../core/context.ts';
import type { RunningServer } from '../server.ts';

/** What a job is given when it is woken: a context of nobody, with a unit of work of its own. */
export const jobContext = ({ orm, services }: Pick<RunningServer, 'orm' | 'services'>) =>
  createContext(orm.em.fork(), services, {
    viewer: null,
    sessionId: null,
    requestId: 'job',
    address: 'job',
    userAgent: undefined,
    language: 'en',
    cookie: undefined,
  });
