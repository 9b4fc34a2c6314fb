import { createContext } from '../core/context.ts';
import type { RunningServer } from '../serving/server.ts';

/** What a job gets when it is woken: an anonymous context with its own unit of work. */
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
