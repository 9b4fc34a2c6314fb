import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { PHOTOS_PER_UPLOAD } from '../../schema/photos/photos.ts';
import { type Auth, AuthContext } from '../accounts/session/auth.ts';
import { dana } from '../testing/auth-page.tsx';
import { interceptForms, restoreForms, type SentForm } from '../testing/forms.ts';
import { schemaClient } from '../testing/schema-client.ts';
import { Toasts } from '../testing/toasts.tsx';
import { remembered } from '../ui/lists/tab-memory.ts';
import { UploadCard } from './upload-card.tsx';

beforeAll(async () => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  await Promise.all([import('./upload-form.tsx'), import('./own/own-photos.tsx')]);
});
beforeEach(() => sessionStorage.clear());
afterEach(restoreForms);

const user = userEvent.setup();
const jpeg = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));

async function openForm() {
  const auth = { user: dana, requireSignIn: (go: () => void) => go() } as unknown as Auth;
  const { client } = schemaClient({ myPhotos: { edges: [] } });
  render(
    <ApolloProvider client={client}>
      <AuthContext value={auth}>
        <MemoryRouter>
          <UploadCard />
        </MemoryRouter>
        <Toasts />
      </AuthContext>
    </ApolloProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Upload Photo' }));
  await screen.findByLabelText('Your photos');
}
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Your photos'), { target: { files } });
const item = (name: string) => screen.getByText(name).closest('li')!;
const describePhoto = (name: string, text: string) =>
  user.type(within(item(name)).getByLabelText('Description'), text);
const inputs = (sent: SentForm[]) => sent.map(({ variables }) => variables.input);

test('several photos are sent one after the other, each with its own words', async () => {
  const sent = interceptForms(() => ({ data: { uploadPhoto: { photo: { id: 1 } } } }));
  await openForm();
  choose(jpeg('tent.jpg'), jpeg('dog.jpg'));
  await user.selectOptions(screen.getByLabelText('Category'), 'Tailgate');
  await describePhoto('tent.jpg', 'Our tent');
  await describePhoto('dog.jpg', 'Our dog');
  await user.type(within(item('dog.jpg')).getByLabelText('Alt text (optional)'), 'A dog in blue');
  await user.click(screen.getByRole('button', { name: 'Upload 2 photos' }));
  await toasted('2 photos uploaded!');
  expect(inputs(sent)).toEqual([
    { category: 'TAILGATE', description: 'Our tent', altText: '' },
    { category: 'TAILGATE', description: 'Our dog', altText: 'A dog in blue' },
  ]);
  expect(screen.queryByLabelText('Your photos')).toBeNull();
  // What was just sent is there to be seen.
  expect(await screen.findByRole('heading', { name: 'Your uploads' })).toHaveFocus();
});

test('one that fails says why, and is tried again with what was typed; the others are not sent twice', async () => {
  let isFull = true;
  const sent = interceptForms(({ variables }) => {
    const { description } = variables.input as { description: string };
    return isFull && description === 'Our dog'
      ? { errors: [{ message: 'The disk is full.', extensions: { code: 'UNAVAILABLE' } }] }
      : { data: { uploadPhoto: { photo: { id: 1 } } } };
  });
  await openForm();
  choose(jpeg('dog.jpg'), jpeg('tent.jpg'));
  await user.selectOptions(screen.getByLabelText('Category'), 'Tailgate');
  await describePhoto('dog.jpg', 'Our dog');
  await describePhoto('tent.jpg', 'Our tent');
  await user.click(screen.getByRole('button', { name: 'Upload 2 photos' }));
  expect(await within(item('dog.jpg')).findByRole('alert')).toHaveTextContent('The disk is full.');
  expect(await within(item('tent.jpg')).findByText('Uploaded')).toBeVisible();
  isFull = false;
  await user.click(await screen.findByRole('button', { name: 'Retry 1 photo' }));
  await toasted('2 photos uploaded!');
  expect(inputs(sent)).toHaveLength(3);
  expect(inputs(sent).at(-1)).toMatchObject({ description: 'Our dog' });
});

test('wants all fields, images among them, and forgets nothing that was typed', async () => {
  await openForm();
  await user.click(screen.getByRole('button', { name: 'Upload Photo' }));
  await toasted('Please fill in all fields');
  expect(screen.getByLabelText('Your photos')).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveAccessibleDescription(
    'Please fill in all fields',
  );
  choose(new File(['x'], 'notes.txt', { type: 'text/plain' }), jpeg('tent.jpg'));
  await toasted('Please upload a valid image file (JPG, PNG, GIF, or WebP)');
  expect(screen.queryByText('notes.txt')).toBeNull();
  expect(screen.queryByRole('option', { name: 'AI Generated Content' })).toBeNull();
  await describePhoto('tent.jpg', 'Chile');
  expect(remembered('photo-description')).toBe('Chile');
});

test('takes ten at a time, and lets go of those that one takes off the list', async () => {
  await openForm();
  choose(...Array.from({ length: PHOTOS_PER_UPLOAD + 1 }, (_, at) => jpeg(`${at}.jpg`)));
  await toasted('You can upload up to 10 photos at a time.');
  expect(screen.queryByText('10.jpg')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take 0.jpg off the list' }));
  expect(screen.getByRole('button', { name: 'Upload 9 photos' })).toBeVisible();
});
