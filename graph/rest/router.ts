import { type Request, type RequestHandler, type Response, Router } from 'express';
import { execute, type GraphQLSchema } from 'graphql';
import type { Upload } from 'graphql-upload-minimal';
import type { Context } from '../core/context.ts';
import { QUERY_LIMITS } from '../../schema/site/query-limits.ts';
import { uncheckedCostOf } from '../core/documents/cost.ts';
import { type FormatError, refuse } from '../core/errors.ts';
import type { BodyReader } from '../core/http/json-bodies.ts';
import { receiveForm } from '../core/files/multipart.ts';
import { uploadOf } from '../core/files/upload.ts';
import { requireSelf } from '../accounts/require-self.ts';
import { admit } from '../guard.ts';
import type { RequestBudget } from '../requests/request-budget.ts';
import { sendRefusal, refusesFaults } from './faults.ts';
import { rootFieldOf } from './root-field.ts';
import { id, type RestRow } from './row.ts';

interface RestOptions {
  readonly schema: GraphQLSchema;
  readonly rows: readonly RestRow[];
  readonly readBody: BodyReader;
  readonly contextOf: (request: Request, response: Response) => Promise<Context>;
  readonly formatError: FormatError;
  readonly budget: RequestBudget;
}

/** The `/api` paths: each row runs its operation in process with the caller's own context. */
export function restRouter(options: RestOptions): Router {
  const router = Router({ caseSensitive: true });
  router.use(async (request, response, next) => {
    await options.budget.deposit(request, response);
    next();
  });
  const pathOf = ({ path }: RestRow) => path.replace(/^\/api/, '');
  for (const row of options.rows) {
    if (row.file === undefined) continue;
    router[row.method](pathOf(row), (request, response, next) =>
      request.is('multipart/form-data') ? respondToForm(options, row, request, response) : next(),
    );
  }
  router.use(onlyJson, async (request, response, next) => {
    request.body = await options.readBody(request, response);
    next();
  });
  for (const row of options.rows) {
    router[row.method](pathOf(row), async (request, response) =>
      answer(options, row, request, response, {
        body: objectOf(request.body ?? {}),
        context: await options.contextOf(request, response),
      }),
    );
  }
  router.use((_request, response) => sendRefusal(response, refuse('site.noSuchPath')));
  router.use(refusesFaults(options.formatError));
  return router;
}

/** A body is JSON or absent: forms and plain text are what a foreign page can send without being asked first. */
const onlyJson: RequestHandler = (request, response, next) => {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined ||
    Number(request.headers['content-length'] ?? 0) > 0;
  if (hasBody && !request.is('application/json')) {
    response.status(415).json({ message: 'Please send JSON.' });
    return;
  }
  next();
};

function objectOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw refuse('request.notObject');
  return body as Record<string, unknown>;
}

/** A form is only received from who may call the operation. */
async function respondToForm(
  options: RestOptions,
  row: RestRow,
  request: Request,
  response: Response,
) {
  const context = await options.contextOf(request, response);
  admit(context, rootFieldOf(row));
  const { fields, file, discard } = await receiveForm(request);
  try {
    if (file && file.fieldName !== row.file) throw refuse('file.wrongField', { field: row.file! });
    await answer(options, row, request, response, {
      context,
      body: fields,
      file: file && uploadOf(file),
    });
  } finally {
    await discard();
  }
}

interface Call {
  readonly context: Context;
  readonly body: Record<string, unknown>;
  readonly file?: Upload | undefined;
}

async function answer(
  options: RestOptions,
  row: RestRow,
  request: Request,
  response: Response,
  { context, body, file }: Call,
) {
  const call = {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, unknown>,
    body,
    file,
  };
  admit(context, rootFieldOf(row));
  if (!row.checksIdentity) await refuseForeignIdentity(context, call.query, call.body);
  if (row.isOwn) requireSelf(context, id(call.params.id));
  const { schema, budget } = options;
  const document = row.operation;
  const variables = (row.variables?.(call) ?? {}) as Record<string, unknown>;
  const cost = uncheckedCostOf({ schema, document, variables, operationName: undefined });
  // What a path asks is our own choice: it may be more than one operation of others may cost.
  await budget.settle(request, response, Math.min(cost, QUERY_LIMITS.cost));
  const result = await execute({
    schema,
    document,
    variableValues: variables,
    contextValue: context,
  });
  const error = result.errors?.[0];
  if (error) throw error;
  response.setHeader('Cache-Control', context.viewer ? 'private, no-store' : 'no-cache');
  if (row.download) {
    const { contentType, file } = row.download;
    const { fileName, base64 } = file(result.data);
    response.attachment(fileName).type(contentType).send(Buffer.from(base64, 'base64'));
    return;
  }
  response.status(row.status ?? 200).json(row.reply(result.data) ?? null);
}

/** The session alone says who acts: an identity that a call brings along must be the session's own. */
async function refuseForeignIdentity(
  context: Context,
  ...sources: Readonly<Record<string, unknown>>[]
) {
  for (const { userId, adminEmail } of sources) {
    if (
      userId !== undefined &&
      userId !== null &&
      userId !== '' &&
      Number(userId) !== context.viewer?.id
    ) {
      throw refuse('access.notYourAccount');
    }
    if (adminEmail !== undefined && adminEmail !== null && adminEmail !== '') {
      const [own] = context.viewer
        ? await context.em
            .getConnection()
            .execute<{ email: string }[]>('select email from users where id = ?', [
              context.viewer.id,
            ])
        : [];
      if (
        typeof adminEmail !== 'string' ||
        adminEmail.trim().toLowerCase() !== own?.email.toLowerCase()
      ) {
        throw refuse('access.notYourAccount');
      }
    }
  }
}
