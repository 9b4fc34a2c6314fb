import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { render, waitFor } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { firstQueries } from '../../schema/pages/first-queries.ts';
import { PAGES } from '../../schema/pages/pages.ts';
import { createCache } from './cache.ts';
import { preparePage } from './pages.tsx';
import { Site } from './site.tsx';

beforeAll(() => {
  // jsdom doesn't know how the page was opened.
  performance.getEntriesByType = () => [];
  // Nor does it scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

/** A client without a server, which records the names of its queries in order. */
function silentClient() {
  const asked = new Map<string, object>();
  const link = new ApolloLink(({ operationName = '', operationType, variables }) => {
    if (operationType === OperationTypeNode.QUERY) asked.set(operationName, variables);
    return new Observable(() => undefined);
  });
  return { client: new ApolloClient({ cache: createCache(), link }), asked };
}

test.each(Object.values(PAGES).map((page) => page.path.replace(':id', '7')))(
  'the first queries of %s are those that its components send, with the same variables',
  async (path) => {
    const { client, asked } = silentClient();
    const Router = ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    );
    await preparePage(path);
    render(<Site client={client} Router={Router} />);
    const expected = firstQueries(path).map(
      ({ operation, variables }) => [operation, variables] as const,
    );
    await waitFor(() => expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(expected)));
  },
);
