import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type GraphQLFormattedError, print } from 'graphql';

interface UploadOptions<Data, Variables> {
  readonly document: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
  /** The variable of the file, or its place in one: `input.file`. */
  readonly at: PlaceOf<Variables>;
  /** Called with the progress: 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

type PlaceOf<Variables> = {
  [Name in keyof Variables & string]:
    Name | (Variables[Name] extends { readonly file: File } ? `${Name}.file` : never);
}[keyof Variables & string];

/**
 * Sends a mutation with a file, as a GraphQL multipart request; unlike `fetch` it reports progress. Rejects with
 * the server's errors, with an AbortError when it was canceled, with a TypeError without network.
 */
export function uploadFile<Data, Variables extends Record<string, unknown>>({
  document,
  variables,
  at,
  onProgress,
  signal,
}: UploadOptions<Data, Variables>): Promise<Data> {
  const body = new FormData();
  const file = at.split('.').reduce<unknown>(valueAt, variables) as File;
  // In JSON the file's place is empty.
  const isFile = (_name: string, value: unknown) => (value === file ? null : value);
  body.append('operations', JSON.stringify({ query: print(document), variables }, isFile));
  body.append('map', JSON.stringify({ 0: [`variables.${at}`] }));
  body.append('0', file);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/graphql');
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    // Marks the request as ours: a form on another site can't send this header.
    request.setRequestHeader('apollo-require-preflight', 'true');
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onload = () => {
      const answer = request.response as Answer<Data> | null;
      if (answer?.errors?.length) reject(new CombinedGraphQLErrors({ errors: answer.errors }));
      else if (answer?.data) resolve(answer.data);
      else reject(new TypeError(`The server answered ${request.status}`));
    };
    request.onerror = () => reject(new TypeError('The file could not be sent'));
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

const valueAt = (value: unknown, name: string) => (value as Record<string, unknown>)[name];

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly GraphQLFormattedError[];
}
