import {
  defaultFieldResolver,
  type DocumentNode,
  execute,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isNonNullType,
  type OperationDefinitionNode,
} from 'graphql';
import type { Deprecation } from '../../schema/accounts/api-token-usage.ts';
import type { Context } from '../core/context.ts';
import { deprecatedExtension } from '../core/documents/deprecated.ts';
import type { ResultCache } from '../core/result-cache.ts';
import { freshnessOf, rootFieldsOf } from '../freshness.ts';
import { type LikeableId, ownLikes } from '../likes/own-likes.ts';
import type { GraphRequest } from './graph-requests.ts';
import { beginningOf, type QueryExtensions } from './query-extensions.ts';
import { isSameForAll, OWN_LIKE } from './same-for-all.ts';

/** A finished response to a visitor, and what changes in it for a member. */
export interface VisitorBody {
  readonly body: Buffer;
  /** Undefined where members get another response. */
  readonly forMembers: MemberBody | undefined;
}

/** The parts of the text between which it says whether the member likes these things, in their order. */
interface MemberBody {
  readonly parts: readonly string[];
  readonly likes: readonly LikeableId[];
}

export const sizeOfVisitorBody = ({ body, forMembers }: VisitorBody) =>
  body.length * (forMembers && forMembers.likes.length > 0 ? 2 : 1);

interface Asked {
  readonly request: GraphRequest;
  /** Valid. */
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly cost: number;
  readonly deprecated: readonly Deprecation[];
  readonly context: Context;
}

interface VisitorResultsOptions {
  readonly schema: GraphQLSchema;
  /** By operation and variables. */
  readonly cache: ResultCache<VisitorBody>;
  /** The context of someone who is not signed in. */
  readonly anonymous: () => Context;
}

/**
 * Results of the graph for visitors who are not signed in, cached until an event changes them. Members get them too
 * where it makes no difference who asks, with their own likes filled in. They are always made for a visitor, so nothing
 * of a member can get into them.
 */
export interface VisitorResults {
  /** The cached response to a visitor or a member, if there is one. */
  find(request: GraphRequest, caller: 'visitor' | 'member'): VisitorBody | undefined;
  /** Its body for this viewer. */
  bodyFor(found: VisitorBody, context: Context): Promise<Buffer | string>;
  /**
   * The body of a new response, made once for all concurrent requests. Undefined for what can't be shared or fails;
   * then the operation is executed for this request alone.
   */
  make(asked: Asked): Promise<Buffer | string | undefined>;
}

export function createVisitorResults(options: VisitorResultsOptions): VisitorResults {
  const { schema, cache, anonymous } = options;
  const bodyFor: VisitorResults['bodyFor'] = async ({ body, forMembers }, { em, viewer }) => {
    if (!viewer || !forMembers || forMembers.likes.length === 0) return body;
    return filledIn(forMembers.parts, await ownLikes(em, viewer.id, forMembers.likes));
  };
  return {
    find(request, caller) {
      const key = keyOf(request);
      // Members see the counts that their own acts have changed, at once.
      const found = key === undefined ? undefined : cache.find(key, caller === 'member');
      return found && (caller === 'visitor' || found.forMembers) ? found : undefined;
    },
    bodyFor,
    async make({ operation, context, ...asked }) {
      const { request, document } = asked;
      const { viewer, sessionId } = context;
      if (operation.operation !== 'query') return undefined;
      const isForMembers = isSameForAll(document, operation);
      // Tokens have scopes, which are checked as the operation is executed.
      if (viewer && (sessionId === null || !isForMembers)) return undefined;
      const fields = rootFieldsOf(document, operation);
      const freshness = freshnessOf(fields);
      const key = freshness && keyOf(request);
      if (!freshness || key === undefined) return undefined;
      const as = viewer ? anonymous() : context;
      const isLookup = fields.some((field) => isLookupIn(schema, field));
      const run = () => execution(schema, { ...asked, context: as, isForMembers, isLookup });
      const found = await cache.getOrMake(key, freshness, run, viewer !== null);
      return found && bodyFor(found, context);
    },
  };
}

/** True for a field, as in `Query.article`, that looks something up by its id, and finds it or nothing. */
function isLookupIn(schema: GraphQLSchema, field: string): boolean {
  const definition = schema.getQueryType()?.getFields()[field.replace('Query.', '')];
  return (
    definition !== undefined &&
    !isNonNullType(definition.type) &&
    definition.args.some(({ name }) => name === 'id')
  );
}

async function execution(
  schema: GraphQLSchema,
  asked: Omit<Asked, 'operation'> & { readonly isForMembers: boolean; readonly isLookup: boolean },
): Promise<VisitorBody | undefined> {
  const { request, document, cost, deprecated, context, isForMembers } = asked;
  const at = beginningOf(context);
  const likes = recordOwnLikes();
  const { data, errors } = await execute({
    schema,
    document,
    variableValues: request.variables ?? {},
    operationName: request.operationName,
    contextValue: context,
    ...(isForMembers && { fieldResolver: likes.fieldResolver }),
  });
  if (errors || !data) return undefined;
  // Unknown ids would fill the cache, and others may find what a visitor doesn't.
  if (asked.isLookup && Object.values(data).includes(null)) return undefined;
  const extensions: QueryExtensions = { ...at, cost, ...deprecatedExtension(deprecated) };
  const text = () => `${JSON.stringify({ data, extensions })}\n`;
  const body = Buffer.from(text());
  return { body, forMembers: isForMembers ? likes.split(data, text) : undefined };
}

/** PostgreSQL stores no such character, so no text of a member has it. */
const GAP = '\0';
const GAPS = /"\\u0000(\d+)"/;

/** Notes which things a result says to be liked by the viewer, and where. */
function recordOwnLikes() {
  const asked: (LikeableId & { readonly path: readonly (string | number)[] })[] = [];
  const fieldResolver: GraphQLFieldResolver<unknown, Context> = (source, args, context, info) => {
    if (info.fieldName === OWN_LIKE)
      asked.push({
        type: info.parentType.name as LikeableId['type'],
        id: (source as { id: number }).id,
        path: pathOf(info.path),
      });
    return defaultFieldResolver(source, args, context, info);
  };
  return {
    fieldResolver,
    split(data: object, text: () => string): MemberBody {
      for (const [index, { path }] of asked.entries()) put(data, path, `${GAP}${index}`);
      const [first = '', ...rest] = asked.length > 0 ? text().split(GAPS) : [];
      const parts = [first, ...rest.filter((_, index) => index % 2 === 1)];
      const order = rest.filter((_, index) => index % 2 === 0);
      return { parts, likes: order.map((index) => asked[Number(index)]!) };
    },
  };
}

type Path = Parameters<GraphQLFieldResolver<unknown, unknown>>[3]['path'];

function pathOf(path: Path): (string | number)[] {
  const keys = [];
  for (let at: Path | undefined = path; at; at = at.prev) keys.unshift(at.key);
  return keys;
}

function put(data: object, path: readonly (string | number)[], value: string): void {
  const owner = path.slice(0, -1).reduce<unknown>((at, key) => (at as never)[key], data);
  (owner as Record<string | number, unknown>)[path.at(-1)!] = value;
}

function filledIn(parts: readonly string[], values: readonly boolean[]): string {
  let text = parts[0]!;
  for (const [index, value] of values.entries()) text += `${value}${parts[index + 1]}`;
  return text;
}

/** The cache key of a request; undefined for one that can't be cached. */
function keyOf({ query, variables, operationName, extensions }: Partial<GraphRequest>) {
  if (query === undefined || Object.keys(extensions ?? {}).length > 0) return undefined;
  return `${operationName ?? ''}\n${JSON.stringify(variables ?? {})}\n${query}`;
}
