import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../context.ts';
import { refuse } from '../errors.ts';
import { receiveForm, type ReceivedForm } from '../files/multipart.ts';
import { uploadOf } from '../files/upload.ts';

/**
 * Reads an operation with a file, by the GraphQL multipart request convention. Before a byte of the form is read the
 * sender must prove to be no form of another site, and be signed in: no file is for everybody.
 */
export async function graphUploadIn(
  request: IncomingMessage,
  response: ServerResponse,
  contextOf: () => Promise<Context>,
): Promise<unknown> {
  requirePreflight(request);
  const { viewer } = await contextOf();
  if (!viewer) throw refuse('access.signInFirst');
  const form = await receiveForm(request);
  response.once('close', () => void form.discard());
  return operationIn(form);
}

/** Headers that another site's page can't send without a preflight request; the same that Apollo requires. */
function requirePreflight({ headers }: IncomingMessage) {
  if (!headers['apollo-require-preflight'] && !headers['x-apollo-operation-name'])
    throw refuse('form.preflight');
}

function objectIn(text: string | undefined, name: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    throw refuse('form.fieldNotJson', { name });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw refuse('form.fieldNotObject', { name });
  return value as Record<string, unknown>;
}

const PLACE = /^variables(\.[A-Za-z_]\w*|\.\d+)+$/;

/** The operation of the form, with its file in the places that `map` names: variables that are null so far. */
function operationIn({ fields, file }: ReceivedForm): Record<string, unknown> {
  const operation = objectIn(fields.operations, 'operations');
  const map = objectIn(fields.map, 'map');
  for (const [name, places] of Object.entries(map)) {
    if (!file || file.fieldName !== name) throw refuse('form.fileMissing', { name });
    if (!Array.isArray(places)) throw refuse('form.mapNotPlaces');
    const upload = uploadOf(file);
    for (const place of places as unknown[]) put(operation, place, upload);
  }
  return operation;
}

function put(operation: Record<string, unknown>, place: unknown, value: unknown) {
  if (typeof place !== 'string' || !PLACE.test(place)) throw refuse('form.mapNotVariable');
  const steps = place.split('.');
  const last = steps.pop()!;
  let at: unknown = operation;
  // Only what the form itself brought is walked through, nothing that objects inherit.
  for (const step of steps) at = ownValue(at, step);
  if (ownValue(at, last) !== null) throw refuse('form.mapNotNull');
  (at as Record<string, unknown>)[last] = value;
}

function ownValue(from: unknown, key: string): unknown {
  if (typeof from !== 'object' || from === null || key === '__proto__' || !Object.hasOwn(from, key))
    throw refuse('form.mapNotThere');
  return (from as Record<string, unknown>)[key];
}
