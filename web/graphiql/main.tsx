import './trusted-scripts.ts';
import 'graphiql/setup-workers/vite';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { createClient } from 'graphql-ws';
import { createRoot } from 'react-dom/client';
import { site } from '../ui/site.ts';
import { asWritten } from './as-written.ts';
import { EXAMPLES } from './examples.ts';
import './graphiql.css';
import { linkedOperation } from './linked-tab.ts';

/** Sends requests as the signed-in user, or as a visitor: the browser adds the session cookie. */
const fetcher = asWritten(
  createGraphiQLFetcher({
    url: '/graphql',
    wsClient: createClient({ url: new URL('/graphql', location.href.replace(/^http/, 'ws')).href }),
  }),
);

const linked = linkedOperation(location.search);
const examples = EXAMPLES.map((query, index) => ({
  query,
  ...(index === 1 && { variables: '{ "first": 5 }' }),
}));

createRoot(document.getElementById('graphiql')!).render(
  <GraphiQL
    fetcher={fetcher}
    defaultTabs={linked ? [linked, ...examples] : examples}
    {...(linked && { initialQuery: linked.query, initialVariables: linked.variables })}
  >
    <GraphiQL.Logo>
      <a className="graphiql-logo-link" href="/developers">
        {site().name}
      </a>
    </GraphiQL.Logo>
  </GraphiQL>,
);
