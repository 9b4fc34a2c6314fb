import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { AuthProvider } from '../accounts/session/auth-provider.tsx';
import { schemaClient, type Answers } from '../testing/schema-client.ts';
import { speak } from '../ui/language.ts';
import HomePage from './home-page.tsx';
import { CHAT_MODES } from '../testing/chat-modes.ts';

let lastId = 0;
const item = (type: string, title: string) => ({
  id: ++lastId,
  type,
  title,
  description: null,
  url: 'https://video.example/watch',
  duration: null,
  thumbnailUrl: null,
  thumbnail: null,
  externalId: `external-${lastId}`,
  isLive: false,
  isCurrentlyLive: false,
  publishedAt: '2025-11-11T02:00:00Z',
});

const article = (id: number) => ({
  id,
  title: `Article ${id}`,
  excerpt: 'In short.',
  author: 'Orange Weekly Staff',
  category: 'GENERAL',
  tags: [],
  featuredImage: null,
  featuredImageCrop: null,
  readTime: 5,
  publishedAt: '2025-11-11T02:00:00Z',
});

const CLOSED = {
  isOpen: false,
  nextGameDate: null,
  opensAt: null,
  closesAt: null,
  modes: CHAT_MODES,
  asOf: '2025-11-16T19:00:00Z',
};
const EMPTY: Answers = {
  latestContent: null,
  recentContent: [],
  articles: [],
  channelStats: { subscriberCount: 774 },
  sponsorSpotlight: null,
  sponsors: [],
  chatStatus: CLOSED,
  liveGame: null,
  lastCompletedGame: null,
  nextGame: null,
  seasonRecord: null,
};

function mount(answers: Answers = {}, at = '/home') {
  const { client, asked } = schemaClient({ ...EMPTY, ...answers });
  render(
    <ApolloProvider client={client}>
      <AuthProvider>
        <MemoryRouter initialEntries={[at]}>
          <HomePage />
        </MemoryRouter>
      </AuthProvider>
    </ApolloProvider>,
  );
  return asked;
}

const section = (id: string) => within(document.getElementById(id)!);

test('the show, shorts, episodes and articles come with one question', async () => {
  const asked = mount({
    latestContent: ({ type }: { type: string }) =>
      item(type, type === 'LIVE' ? 'Tuesday show' : 'Older video'),
    recentContent: ({ type }: { type: string }) => [
      item(type, `Newest ${type}`),
      item(type, `Older ${type}`),
    ],
    articles: [article(9), article(8), article(7)],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Tuesday show' })).toBeVisible();
  expect(section('videos').getByText('Newest SHORTS')).toBeVisible();
  expect(section('episodes').getByText('Newest PODCAST')).toBeVisible();
  expect(section('articles').getAllByRole('article')).toHaveLength(3);
  expect(section('articles').getByRole('link', { name: 'All articles' })).toHaveAttribute(
    'href',
    '/articles?showAll=true',
  );
  expect(section('articles').getByRole('link', { name: 'Article 9' })).toHaveAttribute(
    'href',
    '/articles/9',
  );
  expect(screen.getByText('774 subscribers')).toBeVisible();
  expect(asked.HomePage).toBe(1);
});

test('an empty site has a sentence in each place', async () => {
  mount();
  expect(
    await screen.findByText('No recent YouTube Shorts available. Check back soon!'),
  ).toBeVisible();
  expect(screen.getByText('No articles published yet. Check back soon!')).toBeVisible();
  expect(screen.getByText('No episodes yet. Check back soon!')).toBeVisible();
  expect(screen.getByText('Live every Tuesday at 7pm MT')).toBeVisible();
});

test('after the articles come the partner, the question to the hosts, the schedule and the channels', async () => {
  mount();
  expect(await screen.findByRole('textbox', { name: 'Your question' })).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((h2) => h2.textContent);
  expect(headings.slice(-5)).toEqual([
    'Latest articles',
    'Your bourbon, beer or barbecue here',
    'Ask the hosts',
    'Show schedule',
    'Follow us',
  ]);
});

const SPONSOR = {
  id: 1,
  name: 'Tin Cup Ridge',
  description: 'Small barrels.',
  logo: null,
  websiteUrl: 'https://tincup.example',
};

describe('the sponsor spotlight', () => {
  const partner = () => screen.findByRole('link', { name: 'Become a partner' });

  test('shows the sponsor of the day and leads to becoming one', async () => {
    mount({ sponsorSpotlight: SPONSOR });
    const link = await screen.findByRole('link', { name: 'Tin Cup Ridge (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://tincup.example');
    expect(link).toHaveAttribute('rel', 'sponsored noopener noreferrer');
    expect(screen.getByText('Small barrels.')).toBeVisible();
    expect(await partner()).toHaveAttribute('href', '/advertise');
  });

  test.each([null, 'javascript:alert(1)', 'tincup.example'])(
    'with the address %p the name is no link',
    async (websiteUrl) => {
      mount({ sponsorSpotlight: { ...SPONSOR, websiteUrl } });
      expect(await screen.findByRole('heading', { name: 'Tin Cup Ridge' })).toBeVisible();
      expect(screen.queryByRole('link', { name: /Tin Cup/ })).toBeNull();
    },
  );

  test('the others of today are named in their order, each with its link', async () => {
    const other = { ...SPONSOR, id: 2, name: 'Larkspur', websiteUrl: null };
    const last = { ...SPONSOR, id: 3, name: 'Front Range', websiteUrl: 'https://range.example' };
    mount({ sponsorSpotlight: SPONSOR, sponsors: [other, SPONSOR, last] });
    await screen.findByText('Also with us:');
    const named = within(screen.getByRole('region', { name: 'Sponsor spotlight' }));
    expect(named.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Larkspur',
      'Front Range (opens in a new tab)',
    ]);
    expect(named.getByRole('link', { name: /^Front Range/ })).toHaveAttribute(
      'rel',
      'sponsored noopener noreferrer',
    );
  });

  test('while there is no sponsor, the place is offered', async () => {
    mount();
    expect(await screen.findByText(/^Your bourbon, beer or barbecue here/)).toBeVisible();
    expect(await partner()).toHaveAttribute('href', '/advertise');
  });
});

describe('the schedule', () => {
  const shows = () => screen.queryByText('8pm MT, the day after game day');

  test('is folded until asked for', async () => {
    mount();
    expect(shows()).not.toBeVisible();
    await userEvent.click(screen.getByRole('heading', { name: 'Show schedule' }));
    expect(shows()).toBeVisible();
    expect(document.getElementById('schedule-section')).toContainElement(shows());
  });

  test('is unfolded by a link to it', async () => {
    mount({}, '/home#schedule-section');
    expect(shows()).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Your question' })).toBeVisible();
  });
});

test('what is live plays by itself, before everything newer', async () => {
  mount({
    latestContent: ({ type }: { type: string }) =>
      type === 'LIVE'
        ? { ...item('LIVE', 'On the air'), isLive: true, isCurrentlyLive: true }
        : { ...item('YOUTUBE', 'Newer video'), publishedAt: '2025-11-15T02:00:00Z' },
  });
  expect(await screen.findByTitle('On the air')).toHaveAttribute(
    'src',
    expect.stringContaining('autoplay=1') as string,
  );
  expect(screen.getByText('LIVE NOW')).toBeVisible();
});

describe('as time goes by', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  test('new articles appear by themselves within five minutes', async () => {
    const articles = [article(1)];
    const asked = mount({ articles: () => articles });
    expect(await screen.findByText('Article 1')).toBeVisible();
    articles.unshift(article(2));
    await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));
    expect(await screen.findByText('Article 2')).toBeVisible();
    expect(asked.HomePage).toBe(2);
  });
});

test('the way into the chat shows on game day only', async () => {
  mount();
  await screen.findByText('No episodes yet. Check back soon!');
  expect(screen.queryByRole('link', { name: 'Join the chat' })).toBeNull();
});

test('while chat is open the banner leads there, and the hint for Tuesday stays', async () => {
  mount({ chatStatus: { ...CLOSED, isOpen: true, closesAt: '2099-11-17T07:00:00.000Z' } });
  expect(await screen.findByRole('link', { name: 'Join the chat' })).toHaveAttribute(
    'href',
    '/game-chat',
  );
  expect(screen.getByText('Live every Tuesday at 7pm MT')).toBeVisible();
});

test('places of the page can be linked to before anything has loaded', async () => {
  mount();
  expect(screen.getByText('Loading articles...')).toBeInTheDocument();
  for (const id of ['live-video', 'videos', 'episodes', 'articles', 'schedule-section']) {
    expect(document.getElementById(id)).toBeInTheDocument();
  }
  await screen.findByText('No episodes yet. Check back soon!');
});

test('when the query fails, the affected parts say so and the rest stays', async () => {
  mount({
    articles: () => {
      throw new Error('The site is catching its breath. Please try again in a moment.');
    },
  });
  expect(await screen.findAllByRole('button', { name: 'Retry' })).toHaveLength(4);
  expect(screen.queryByText(/No shows yet/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Become a partner' })).toHaveAttribute(
    'href',
    '/advertise',
  );
});

describe('in Spanish', () => {
  beforeEach(() => speak('es'));
  afterEach(() => act(() => speak('en')));

  test('the page says it all, dates and numbers too; what others wrote stays', async () => {
    mount({ latestContent: item('LIVE', 'Tuesday show') });
    expect(await screen.findByText('Aún no hay episodios. ¡Vuelve pronto!')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Tuesday show' })).toBeVisible();
    expect(section('live-video').getByText(/^hace \d+ (mes|meses|días|semanas)$/)).toBeVisible();
    expect(screen.getByText('En vivo cada martes a las 7 p.m. MT')).toBeVisible();
    expect(screen.getByText('774 suscriptores')).toBeVisible();
    expect(document.title).toBe('Programa en vivo, podcast y artículos · Orange Weekly');
  });

  test('a page that can not be loaded', async () => {
    mount({
      articles: () => {
        throw new Error('gone');
      },
    });
    expect(await screen.findAllByRole('button', { name: 'Reintentar' })).not.toHaveLength(0);
  });
});
