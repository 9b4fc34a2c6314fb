import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { FIRST_SETTINGS } from '../../schema/site/first-settings.ts';
import { PHOTO_TEXTS } from '../../schema/photos/photos.ts';
import { type Auth, AuthContext } from '../accounts/session/auth.ts';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import { dana, refuse } from '../testing/auth-page.tsx';
import { speak } from '../ui/language.ts';
import { useToasts } from '../ui/page/toast.ts';
import { AiPhotosPanel } from './ai-photos-panel.tsx';
import { PhotosPanel } from './photos-panel.tsx';

// What is downloaded when it is needed is there already, so that no test waits for it.
beforeAll(() =>
  Promise.all([
    import('./photo-viewer.tsx'),
    import('./photo-comments.tsx'),
    import('./upload-form.tsx'),
  ]),
);
beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  jest.restoreAllMocks();
  return speak('en');
});

const photo = (id: number, values: object = {}) => ({
  id,
  cursor: `after ${id}`,
  category: 'TAILGATE',
  description: `Lot ${id}`,
  isApproved: true,
  likeCount: 3,
  isLikedByMe: false,
  revision: 1,
  createdAt: new Date(Date.UTC(2025, 10, id)).toISOString(),
  user: { ...dana, id: 9, name: 'Mia Mile' },
  image: { url: `/uploads/${id}.jpg`, width: 4, height: 3, placeholder: null, sources: [] },
  ...values,
});
type Photo = ReturnType<typeof photo>;

function Toasts() {
  return (
    <output data-testid="toasts">
      {useToasts()
        .filter(({ open }) => open)
        .map(({ title }) => title)}
    </output>
  );
}

interface Open {
  at?: string;
  user?: object | null;
  answers?: Answers;
  panel?: typeof PhotosPanel;
}

function open(list: Photo[], { at = '/fan-zone', user = dana, answers, panel }: Open = {}) {
  const Panel = panel ?? PhotosPanel;
  const graph = schemaClient({
    photos: ({ category, excludeAi }: { category?: string; excludeAi: boolean }) =>
      list.filter((one) =>
        category ? one.category === category : !excludeAi || one.category !== 'AI',
      ),
    photo: ({ id }: { id: number }) => list.find((one) => one.id === id) ?? null,
    photoNavigation: ({ id }: { id: number }) => {
      const index = list.findIndex((one) => one.id === id);
      return {
        currentIndex: index + 1,
        totalCount: list.length,
        previousPhoto: list[index - 1] ?? null,
        nextPhoto: list[index + 1] ?? null,
      };
    },
    photoComments: [],
    ...answers,
  });
  const asked: string[] = [];
  const auth = {
    user,
    requireSignIn: (go: () => void, tab?: string) => (user ? go() : asked.push(tab ?? 'signin')),
  };
  render(
    <ApolloProvider client={graph.client}>
      <AuthContext value={auth as unknown as Auth}>
        <MemoryRouter initialEntries={[at]}>
          <main id="main" tabIndex={-1}>
            <Panel />
          </main>
        </MemoryRouter>
        <Toasts />
      </AuthContext>
    </ApolloProvider>,
  );
  const publish = (kind: string, published: Photo) =>
    act(() => graph.push('photoEvents', { kind, photo: { ...published, isLikedByMe: null } }));
  return { ...graph, publish, asked, operations: graph.asked };
}

const user = userEvent.setup();
const tiles = () => screen.queryAllByRole('link', { name: /likes?$/ });
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));
const like = (words: string) => screen.findByRole('button', { name: `Like, ${words}` });

describe('the wall', () => {
  test('shows a category, or all but what was made by AI', async () => {
    open([photo(3), photo(2, { category: 'MEMES' }), photo(1, { category: 'AI' })]);
    expect(
      await screen.findByRole('link', { name: /^Lot 3\W+Tailgate\W+3\W+likes$/ }),
    ).toBeVisible();
    expect(tiles()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Memes' }));
    expect(await screen.findByRole('link', { name: /^Lot 2\W+Memes\W+3\W+likes$/ })).toBeVisible();
    await waitFor(() => expect(tiles()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Stadium Experience' }));
    expect(await screen.findByText(PHOTO_TEXTS.noneInCategory)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'AI Generated Content' })).toBeNull();
  });

  test('moves nothing by itself: counts change, new photos are pending, and deleted ones leave a placeholder', async () => {
    const { publish } = open([photo(2), photo(1)]);
    await screen.findByRole('link', { name: /^Lot 2\W+Tailgate\W+3\W+likes$/ });
    publish('LIKED', photo(2, { likeCount: 4, revision: 2 }));
    expect(
      await screen.findByRole('link', { name: /^Lot 2\W+Tailgate\W+4\W+likes$/ }),
    ).toBeVisible();
    publish('LIKED', photo(2, { likeCount: 3, revision: 1 }));
    publish('APPROVED', photo(3));
    publish('APPROVED', photo(4, { category: 'AI' }));
    publish('REMOVED', photo(1));
    expect(await screen.findByText('This photo was removed.')).toBeVisible();
    expect(tiles()).toHaveLength(1);
    expect(screen.getByRole('link', { name: /^Lot 2/ })).toHaveAccessibleName(/4\W+likes/);
    await user.click(screen.getByRole('button', { name: '1 new photo' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /^Lot 3/ })).toHaveFocus());
  });

  test('leaves out what a member has muted; opened by its address it is shown on request', async () => {
    const mutes = { asOf: '', members: [{ id: 9, name: 'Mia Mile' }], words: [] };
    open([photo(2)], { at: '/fan-zone?photo=2', user: { ...dana, mutes } });
    expect(await screen.findByText('You muted this.')).toBeVisible();
    expect(await screen.findByText('1 item you muted isn’t shown.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show anyway' }));
    expect(await screen.findByRole('img', { name: 'Lot 2' })).toBeVisible();
  });

  test('says when it could not be read, and reads again', async () => {
    let isDown = true;
    open([photo(1)], {
      answers: { photos: () => (isDown ? refuse('Busy.', 'RATE_LIMITED')() : [photo(1)]) },
    });
    expect(await screen.findByText('Busy.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /^Lot 1/ })).toBeVisible();
  });

  test('removes no photo because of a response that is older than its approval', async () => {
    let list = [photo(1)];
    const waiting: (() => void)[] = [];
    const answer = () => new Promise((arrive) => waiting.push(() => arrive(list)));
    let isLate = false;
    const answers = { photos: () => (isLate ? answer() : list) };
    const { eventsLost, operations, publish } = open(list, { answers });
    await screen.findByRole('link', { name: /^Lot 1/ });
    const before = operations.FanPhotos;
    isLate = true;
    act(() => eventsLost(Date.now()));
    await waitFor(() => expect(waiting).toHaveLength(1));
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5);
    publish('APPROVED', photo(2));
    waiting.shift()?.();
    // The one that did not know of it is asked for again.
    await waitFor(() => expect(waiting).toHaveLength(1));
    list = [photo(2), photo(1)];
    waiting.shift()?.();
    await user.click(await screen.findByRole('button', { name: '1 new photo' }));
    expect(await screen.findByRole('link', { name: /^Lot 2/ })).toBeVisible();
    expect(operations.FanPhotos).toBe(before! + 2);
  });

  test('is refetched after a loss, if anything happened or had failed', async () => {
    let isDown = true;
    const answers = { photos: () => (isDown ? refuse('Busy.', 'RATE_LIMITED')() : [photo(1)]) };
    const { eventsLost, operations } = open([], { answers });
    expect(await screen.findByText('Busy.')).toBeVisible();
    isDown = false;
    act(() => eventsLost(0));
    expect(await screen.findByRole('link', { name: /^Lot 1/ })).toBeVisible();
    const before = operations.FanPhotos!;
    act(() => [0, Date.now()].forEach(eventsLost));
    await waitFor(() => expect(operations.FanPhotos).toBe(before + 1));
  });

  test('of Sean-anigans says what it is, or that there is nothing yet', async () => {
    open([photo(1, { category: 'AI' })], { panel: AiPhotosPanel });
    expect(await screen.findByText('AI Generated')).toBeVisible();
    expect(screen.getByText(FIRST_SETTINGS.aiCredit)).toBeVisible();
  });
});

describe('the viewer', () => {
  test('is opened by its address, turns by keys, and closes', async () => {
    open([photo(3), photo(2), photo(1)], { at: '/fan-zone?photo=2' });
    expect(await screen.findByRole('dialog', { name: 'Photo by Mia Mile' })).toBeVisible();
    expect(await screen.findByText('2 of 3')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('3 of 3')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Lot 1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next photo' })).toHaveAttribute('aria-disabled');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('likes at once, and takes it back when the server refuses', async () => {
    let isRefused = false;
    const liked = { __typename: 'Photo', isLikedByMe: true, likeCount: 4, revision: 2 };
    open([photo(2)], {
      at: '/fan-zone?photo=2',
      answers: {
        setLike: () => (isRefused ? refuse('Slow down.', 'RATE_LIMITED')() : { likeable: liked }),
      },
    });
    await user.click(await like('3 likes'));
    expect(await like('4 likes')).toHaveAttribute('aria-pressed', 'true');
    isRefused = true;
    await user.click(await like('4 likes'));
    await toasted('Error: Failed to update like status');
    expect(await like('4 likes')).toHaveAttribute('aria-pressed', 'true');
  });

  test('lets moderators warn or mute who posted it', async () => {
    const memberSanctions = { nextKind: 'WARNING', sanctions: [] };
    open([photo(2)], {
      at: '/fan-zone?photo=2',
      user: { ...dana, isModerator: true },
      answers: { memberSanctions },
    });
    await user.click(await screen.findByRole('button', { name: 'Warn or mute' }));
    expect(await screen.findByRole('dialog', { name: 'Warn or mute Mia Mile' })).toBeVisible();
    expect(await screen.findByLabelText('Also delete this post')).toBeVisible();
  });

  test('says that a photo was deleted', async () => {
    const { publish } = open([photo(2)], { at: '/fan-zone?photo=2' });
    await like('3 likes');
    publish('REMOVED', photo(2));
    expect(await screen.findByText(PHOTO_TEXTS.gone)).toBeVisible();
  });

  test('says so as well when its member is deleted, also of one that the list does not have', async () => {
    const { push } = open([photo(2)], {
      at: '/fan-zone?photo=7',
      answers: { photo: () => photo(7) },
    });
    await like('3 likes');
    act(() => push('memberEvents', { kind: 'DELETED', userId: 9 }));
    expect(await screen.findByText(PHOTO_TEXTS.gone)).toBeVisible();
    expect(screen.queryByText('Mia Mile')).toBeNull();
    await user.keyboard('{Escape}');
    expect(await screen.findByText('This photo was removed.')).toBeVisible();
    expect(tiles()).toEqual([]);
  });
});

test('the upload asks visitors to sign up', async () => {
  const { asked } = open([], { user: null });
  await user.click(await screen.findByRole('button', { name: 'Upload Photo' }));
  expect(asked).toEqual(['signup']);
  expect(await screen.findByText(PHOTO_TEXTS.none)).toBeVisible();
});

test('all of it in Spanish', async () => {
  await speak('es');
  const { publish } = open([photo(2)]);
  expect(
    await screen.findByRole('link', { name: /^Lot 2\W+Tailgate\W+3 me gusta$/ }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Fotos del día de partido' })).toBeVisible();
  publish('APPROVED', photo(3));
  expect(await screen.findByRole('button', { name: '1 foto nueva' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Subir foto' }));
  fireEvent.change(await screen.findByLabelText('Tus fotos'), {
    target: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' })] },
  });
  await toasted('Sube un archivo de imagen válido (JPG, PNG, GIF o WebP)');
});
