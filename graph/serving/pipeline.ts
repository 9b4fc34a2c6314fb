import type { MikroORM } from '@mikro-orm/postgresql';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Services } from '../core/context.ts';
import { createDocumentReader, type DocumentReader } from '../core/documents/read-document.ts';
import { type FormatError, formatError } from '../core/errors.ts';
import { type Budget, createBudget } from '../core/limits/budget.ts';
import { createIdentity, type Identity } from '../requests/identity.ts';

/** What every operation passes, over HTTP as on a socket. */
export interface Pipeline {
  readonly schema: GraphQLSchema;
  /** Origins whose pages may use the session's cookie, besides the request's own host. */
  readonly ownOrigins: readonly string[];
  readonly identity: Identity;
  readonly budget: Budget;
  readonly readDocument: DocumentReader;
  readonly formatError: FormatError;
}

interface PipelineOptions {
  readonly orm: MikroORM;
  readonly services: Services;
  readonly schema: GraphQLSchema;
  readonly logger: Logger;
}

export function createPipeline({ orm, services, schema, logger }: PipelineOptions): Pipeline {
  const { publicUrl, rateLimits } = services.env;
  const ownOrigins = publicUrl ? [new URL(publicUrl).origin] : [];
  return {
    schema,
    ownOrigins,
    identity: createIdentity({ orm, services, ownOrigins }),
    budget: createBudget(rateLimits),
    readDocument: createDocumentReader(schema),
    formatError: formatError((entry) => logger.error(entry, 'Unknown error, masked')),
  };
}
