import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type Auth, AuthContext } from '../accounts/session/auth.ts';
import type { AuthUser } from '../accounts/session/stored-user.ts';
import { MIA } from '../testing/chat.tsx';
import { OTIS } from '../testing/chat-message.ts';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import { speak } from '../ui/language.ts';
import SearchDialog from './search-dialog.tsx';

const parts = (...texts: string[]) => texts.map((text, index) => ({ text, isMatch: index === 1 }));

const GAME = {
  type: 'GAME',
  id: 12,
  title: 'Denver Broncos at Chiefs',
  titleParts: parts('Denver Broncos at ', 'Chiefs'),
  descriptionParts: parts('Week 11 · CBS'),
  isPlayoff: false,
  week: 11,
  date: '2025-11-16',
};
const ARTICLE = {
  type: 'BLOG',
  id: 7,
  title: 'A look at the Chiefs',
  titleParts: parts('A look at the ', 'Chiefs'),
  descriptionParts: [],
  publishedAt: '2025-11-16T05:00:00Z',
};

function show(address: string, search: Answers[string], user: AuthUser | null = null) {
  const { client } = schemaClient({ search });
  render(
    <ApolloProvider client={client}>
      <AuthContext value={{ user } as Auth}>
        <MemoryRouter initialEntries={[address]}>
          <SearchDialog />
        </MemoryRouter>
      </AuthContext>
    </ApolloProvider>,
  );
}

beforeEach(() => speak('es'));
afterEach(() => speak('en'));

test('in Spanish the site’s own words are, and what was written stays', async () => {
  show('/?q=chiefs', { totalCount: 2, isApproximate: false, nodes: [GAME, ARTICLE] });
  expect(await screen.findByText('2 resultados')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Programas en vivo' })).toBeVisible();
  const [game, article] = screen.getAllByRole('listitem');
  expect(game).toHaveTextContent('PARTIDO16 nov 2025Denver Broncos en ChiefsSemana 11 · CBS');
  expect(article).toHaveTextContent('A look at the Chiefs');
});

test('no results and failures are shown in Spanish, with the words as they were typed', async () => {
  show('/?q=Draft&type=podcasts', { totalCount: 0, isApproximate: false, nodes: [] });
  expect(await screen.findByText('No se encontraron podcasts para "Draft"')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('No se encontraron podcasts para "Draft"');
  cleanup();
  show('/?q=Week', () => {
    throw new Error('Down');
  });
  expect(await screen.findByText('No se pudo buscar')).toBeVisible();
});

test('how much was found is said to screen readers, and when not all of it is shown', async () => {
  await speak('en');
  show('/?q=chiefs', { totalCount: 45, isApproximate: false, nodes: [GAME, ARTICLE] });
  const [status] = screen.getAllByRole('status');
  await screen.findByText('45 results · the first 2 are shown');
  // The same region, which was there before.
  expect(status).toHaveTextContent('45 results');
  expect(status).toBeInTheDocument();
});

test('results that are only spelled alike are said to be, in the reader’s language', async () => {
  await speak('en');
  show('/?q=cheifs', { totalCount: 2, isApproximate: true, nodes: [GAME, ARTICLE] });
  const [status] = screen.getAllByRole('status');
  expect(
    await screen.findByText('No exact match for “cheifs”. Showing close matches. 2 results'),
  ).toBeVisible();
  expect(status).toHaveTextContent('Showing close matches');
  cleanup();
  await speak('es');
  show('/?q=cheifs', { totalCount: 1, isApproximate: true, nodes: [GAME] });
  expect(
    await screen.findByText(/No hay coincidencias exactas para “cheifs”\. Estas se parecen\./),
  ).toBeVisible();
});

test('what a member has muted is not among the results, which say so', async () => {
  await speak('en');
  const question = {
    ...{ type: 'QUESTION', id: 3, title: 'Who starts?', isApproved: true, user: OTIS },
    ...{ titleParts: parts('Who starts?'), descriptionParts: [] },
  };
  const mutes = {
    asOf: '2025-11-16T19:00:00.000Z',
    members: [{ id: OTIS.id, name: OTIS.name }],
    words: [{ id: 1, text: 'look', until: null }],
  };
  const nodes = [GAME, ARTICLE, question];
  show('/?q=chiefs', { totalCount: 3, isApproximate: false, nodes }, { ...MIA, mutes });
  expect(await screen.findByText('2 items you muted aren’t shown.')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Denver Broncos at Chiefs'),
  ]);
  expect(screen.getByRole('link', { name: 'Your mutes' })).toBeVisible();
});
