import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Step } from './step.ts';

/** Logs one line per request, with its id, without addresses, cookies or bodies. */
export function requestLog(logger: Logger): Step {
  return pinoHttp({
    logger,
    genReqId: (_request, response) => {
      const id = crypto.randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_request, response, error) =>
      error || response.statusCode >= 500 ? 'error' : 'debug',
    serializers: {
      req: (request: { id: unknown; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?')[0],
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
  });
}
