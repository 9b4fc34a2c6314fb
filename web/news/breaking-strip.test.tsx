import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeSettings } from '../settings/podcast-settings.ts';
import { schemaClient } from '../testing/schema-client.ts';
import { speak } from '../ui/language.ts';
import { BreakingStrip } from './breaking-strip.tsx';

const news = (id: number, headline: string, url: string | null = null) => ({
  id,
  headline,
  url,
  createdAt: new Date().toISOString(),
});

beforeEach(() => localStorage.clear());
afterEach(() => speak('en'));

function open(latest: object | null = null) {
  const answers = { latestBreakingNews: latest };
  const graph = schemaClient(answers);
  const page = render(
    <ApolloProvider client={graph.client}>
      <BreakingStrip />
    </ApolloProvider>,
  );
  return { ...graph, ...page, answers };
}
const strip = () => screen.findByRole('region', { name: 'Breaking news' });
const gone = () => expect(screen.queryByRole('region')).toBeNull();

test('news of the day is there without an announcement; dismissed, it stays away after a reload', async () => {
  const latest = news(1, 'Trade!', 'https://example.org/trade');
  const page = open(latest);
  expect(await strip()).toHaveTextContent('BreakingTrade!');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('link', { name: /Read more/ })).toHaveAttribute('href', latest.url);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss breaking news' }));
  gone();
  page.unmount();
  const { push } = open(latest);
  await screen.findByRole('status');
  gone();
  act(() => push('breakingNews', news(2, 'Another trade!')));
  expect(await strip()).toHaveTextContent('Another trade!');
});

test('who wants no spoilers sees and hears no score in the news', async () => {
  changeSettings({ spoilerMode: true });
  const { push } = open();
  await screen.findByRole('status');
  act(() => push('breakingNews', news(4, 'Broncos win 24-17')));
  expect(await strip()).toHaveTextContent('BreakingBroncos win ••');
  expect(screen.getByRole('status')).toHaveTextContent('Breaking news: Broncos win ••');
});

test('news that comes while the page is open is said politely, and leaves when it is taken back', async () => {
  const { push, answers } = open();
  await screen.findByRole('status');
  act(() => push('breakingNews', news(3, 'Signed!')));
  expect(await strip()).toHaveTextContent('Signed!');
  expect(screen.getByRole('status')).toHaveTextContent('Breaking news: Signed!');
  answers.latestBreakingNews = null;
  act(() => push('breakingNewsWithdrawals', { newsId: 3 }));
  await waitFor(gone);
});

test('in Spanish the labels are translated, the news itself is not', async () => {
  await speak('es');
  const { push } = open();
  await screen.findByRole('status');
  act(() => push('breakingNews', news(5, 'Signed!', 'https://example.org/signed')));
  expect(await screen.findByRole('region', { name: 'Última hora' })).toHaveTextContent(
    'Última horaSigned!',
  );
  expect(screen.getByRole('status')).toHaveTextContent('Última hora: Signed!');
  expect(screen.getByText('Signed!', { selector: '[lang=en]' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Leer más (se abre en otra ventana)' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cerrar la última hora' })).toBeVisible();
});
