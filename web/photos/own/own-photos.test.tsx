import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { PHOTO_TEXTS, type PhotoState } from '../../../schema/photos/photos.ts';
import { type Auth, AuthContext } from '../../accounts/session/auth.ts';
import { dana, refuse } from '../../testing/auth-page.tsx';
import { type Answers, schemaClient } from '../../testing/schema-client.ts';
import { Toasts } from '../../testing/toasts.tsx';
import { speak } from '../../ui/language.ts';
import { UploadCard } from '../upload-card.tsx';

beforeAll(() => import('./own-photos.tsx'));
beforeEach(() => sessionStorage.clear());
afterEach(() => speak('en'));

const user = userEvent.setup();

const photo = (id: number, state: PhotoState, revision = 1) => ({
  id,
  user: { id: dana.id },
  category: 'TAILGATE',
  description: `Lot ${id}`,
  altText: null,
  state,
  revision,
  createdAt: new Date(Date.UTC(2025, 10, id)).toISOString(),
  image: { url: `/uploads/${id}.jpg`, width: 4, height: 3, placeholder: null, sources: [] },
});
type Photo = ReturnType<typeof photo>;
const pageOf = (...photos: Photo[]) => ({
  edges: photos.map((node) => ({ cursor: `after ${node.id}`, node })),
});

function renderCard(answers: Answers, viewer: object | null = dana) {
  const graph = schemaClient(answers);
  render(
    <ApolloProvider client={graph.client}>
      <AuthContext value={{ user: viewer } as unknown as Auth}>
        <MemoryRouter>
          <UploadCard />
        </MemoryRouter>
        <Toasts />
      </AuthContext>
    </ApolloProvider>,
  );
  return graph;
}
async function open(answers: Answers) {
  const graph = renderCard(answers);
  await user.click(screen.getByRole('button', { name: 'Your uploads' }));
  await screen.findByRole('region', { name: 'Your uploads' });
  return graph;
}
const row = async (id: number) => (await screen.findByText(`Lot ${id}`)).closest('li')!;

test('members find the photos they sent, each with its state; visitors have no such button', async () => {
  await open({
    myPhotos: pageOf(photo(3, 'PENDING'), photo(2, 'REJECTED'), photo(1, 'APPROVED')),
  });
  expect(within(await row(3)).getByText('Waiting for review')).toBeVisible();
  expect(within(await row(3)).queryByRole('link')).toBeNull();
  expect(await row(2)).toHaveTextContent(/Not accepted.*We delete it 30 days after the review\./);
  expect(within(await row(1)).getByText('On the wall')).toBeVisible();
  expect(within(await row(1)).getByRole('link', { name: 'Lot 1' })).toHaveAttribute(
    'href',
    '/?photo=1',
  );
});

test('a visitor is not offered uploads of their own', () => {
  renderCard({}, null);
  expect(screen.queryByRole('button', { name: 'Your uploads' })).toBeNull();
});

test('a review shows at once, and a photo that was deleted leaves', async () => {
  const { push } = await open({ myPhotos: pageOf(photo(2, 'PENDING'), photo(1, 'PENDING')) });
  const event = (kind: string, photoId: number, changed: Photo | null) =>
    act(() => push('myPhotoEvents', { kind, photoId, photo: changed }));
  const second = await row(2);
  event('REVIEWED', 2, photo(2, 'APPROVED', 2));
  expect(await within(second).findByText('On the wall')).toBeVisible();
  event('SUBMITTED', 3, photo(3, 'PENDING'));
  expect(within(await row(3)).getByText('Waiting for review')).toBeVisible();
  event('DELETED', 1, null);
  await waitFor(() => expect(screen.queryByText('Lot 1')).toBeNull());
});

test('deleting asks first, and the focus goes to the next photo', async () => {
  const { asked } = await open({
    myPhotos: pageOf(photo(2, 'APPROVED'), photo(1, 'PENDING')),
    deleteOwnPhoto: { deletedId: 2 },
  });
  await user.click(within(await row(2)).getByRole('button', { name: 'Delete “Lot 2”' }));
  const question = screen.getByRole('alertdialog', { name: 'Delete this photo?' });
  expect(question).toHaveTextContent('Its comments and likes will be deleted too.');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Lot 2')).toBeNull());
  await waitFor(async () => expect(await row(1)).toHaveFocus());
  expect(asked['DeleteOwnPhoto']).toBe(1);
});

test('a photo that could not be deleted stays', async () => {
  await open({
    myPhotos: pageOf(photo(1, 'PENDING')),
    deleteOwnPhoto: refuse('The disk is full.', 'UNAVAILABLE'),
  });
  await user.click(within(await row(1)).getByRole('button', { name: 'Delete “Lot 1”' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(screen.getByTestId('toasts')).toHaveTextContent(PHOTO_TEXTS.deletionFailed),
  );
  expect(await row(1)).toBeVisible();
});

test('says when there are none, and why they could not be read', async () => {
  let isDown = true;
  await open({
    myPhotos: () => (isDown ? refuse('Down for a minute.', 'UNAVAILABLE')() : pageOf()),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Down for a minute.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('You haven’t shared a photo yet.')).toBeVisible();
});

test('speaks Spanish', async () => {
  await speak('es');
  renderCard({ myPhotos: pageOf(photo(1, 'PENDING')) });
  await user.click(screen.getByRole('button', { name: 'Lo que subiste' }));
  expect(await screen.findByText('En revisión')).toBeVisible();
});
