interface Named {
  readonly operationName?: string | null | undefined;
  readonly variables?: Record<string, unknown> | null | undefined;
}

/**
 * Ids for subscriptions on one socket. The same operation with the same variables has the same id in every browser, so
 * that the server can send one frame to all; a second one on this socket gets a number appended.
 */
export function createOperationIds() {
  const taken = new Set<string>();
  return {
    take({ operationName, variables }: Named): string {
      const known =
        variables && Object.keys(variables).length > 0 ? `:${JSON.stringify(variables)}` : '';
      const base = `${operationName ?? 'operation'}${known}`;
      let id = base;
      for (let nth = 2; taken.has(id); nth++) id = `${base}#${nth}`;
      taken.add(id);
      return id;
    },
    release: (id: string) => void taken.delete(id),
  };
}
