import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { MemoryRouter } from 'react-router-dom';
import { ACCOUNT_TEXTS } from '../../schema/accounts/account-texts.ts';
import { CONTACT_TEXTS } from '../../schema/contact/contact.ts';
import { type Auth, AuthContext } from '../accounts/session/auth.ts';
import AdvertisePage from '../advertise/advertise-page.tsx';
import { dana } from '../testing/auth-page.tsx';
import { schemaClient } from '../testing/schema-client.ts';
import { speak } from '../ui/language.ts';
import { useToasts } from '../ui/page/toast.ts';
import ContactPage from './contact-page.tsx';

const user = userEvent.setup();

// What is downloaded when it is needed is there already, so that no test waits for it.
beforeAll(() => Promise.all([import('./contact-form.tsx'), import('./contact-resolver.ts')]));

let sent: unknown[];
beforeEach(() => {
  sent = [];
  sessionStorage.clear();
});

function Toasts() {
  return (
    <output>
      {useToasts().map(({ id, open, title, description }) => (
        <p key={id}>{open && `${title}: ${description}`}</p>
      ))}
    </output>
  );
}

interface Shown {
  page?: 'contact' | 'advertise';
  member?: typeof dana | null;
  submitContact?: () => unknown;
}

const SPONSOR = { id: 1, name: 'Larkspur Roasters', description: 'Dark coffee.' };
/** Until then the page of the partners still waits for them. */
const sponsors = () => screen.findByRole('heading', { name: 'Our sponsors' });

function show({ page = 'contact', member = null, submitContact }: Shown = {}) {
  const { client } = schemaClient({
    sponsors: [SPONSOR],
    submitContact: ({ input }: { input: unknown }) => {
      sent.push(input);
      return { submission: submitContact?.() ?? { id: 1 } };
    },
  });
  const view = (who: typeof dana | null) => (
    <ApolloProvider client={client}>
      <AuthContext value={{ user: who } as unknown as Auth}>
        <MemoryRouter>{page === 'contact' ? <ContactPage /> : <AdvertisePage />}</MemoryRouter>
        <Toasts />
      </AuthContext>
    </ApolloProvider>
  );
  const { rerender } = render(view(member));
  return { become: (who: typeof dana | null) => rerender(view(who)) };
}

const field = (name: string) => screen.findByLabelText(name);
/** As pasted: only the story of the keyboard types. */
const fill = async (name: string, text: string) =>
  fireEvent.input(await field(name), { target: { value: text } });
const send = async () => user.click(await screen.findByRole('button', { name: 'Send Message' }));
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

async function fillIn() {
  await fill('Name', 'Wyatt Writer');
  await fill('Email', 'wyatt@example.org');
  await user.selectOptions(await field('Category'), 'Report Problem');
  await fill('Message', 'The score stands still.');
}

test('a visitor writes to us by keyboard alone; a toast says so, and the form is blank again', async () => {
  show();
  (await field('Name')).focus();
  await user.keyboard('Wyatt Writer{Tab}wyatt@example.org{Tab}');
  await user.selectOptions(document.activeElement!, 'Ideas');
  await user.keyboard('{Tab}More bourbon.{Tab}{Enter}');
  await toasted(`Message Sent!: ${CONTACT_TEXTS.thanks}`);
  expect(sent).toEqual([
    {
      name: 'Wyatt Writer',
      email: 'wyatt@example.org',
      category: 'IDEAS',
      message: 'More bourbon.',
    },
  ]);
  for (const name of ['Name', 'Email', 'Category', 'Message'])
    expect(await field(name)).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('the four categories are offered, and one must be chosen', async () => {
  show();
  const category = await field('Category');
  expect(
    [...category.querySelectorAll('option:not(:disabled)')].map((one) => one.textContent),
  ).toEqual(['Feedback', 'Ideas', 'Report Problem', 'Advertising']);
});

test('all that is missing is listed at once, with the way to each field', async () => {
  show();
  await fill('Email', 'nowhere');
  await send();
  const summary = await screen.findByRole('alert');
  expect(await field('Name')).toHaveFocus();
  for (const text of [
    CONTACT_TEXTS.nameRequired,
    ACCOUNT_TEXTS.emailInvalid,
    CONTACT_TEXTS.categoryRequired,
    CONTACT_TEXTS.messageRequired,
  ])
    expect(summary).toHaveTextContent(text);
  expect(await field('Email')).toHaveAccessibleDescription(ACCOUNT_TEXTS.emailInvalid);
  await user.click(screen.getByRole('button', { name: CONTACT_TEXTS.messageRequired }));
  expect(await field('Message')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('one missing thing is shown beside its field, which gets the focus', async () => {
  show();
  await fillIn();
  await fill('Message', ' ');
  await send();
  await waitFor(async () => expect(await field('Message')).toHaveFocus());
  expect(await field('Message')).toBeInvalid();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['nobody knows why', 'kaput', 'INTERNAL_SERVER_ERROR', CONTACT_TEXTS.failed.text],
  ['there were too many', 'Too many.', 'TOO_MANY_REQUESTS', 'Too many.'],
])('a message that could not be sent stays: %s', async (_why, message, code, reason) => {
  show({
    submitContact: () => {
      throw new GraphQLError(message, { extensions: { code } });
    },
  });
  await fillIn();
  await send();
  await toasted(`Failed to Send Message: ${reason}`);
  expect(await field('Message')).toHaveValue('The score stands still.');
  cleanup();

  // Over a reload too.
  show();
  expect(await field('Name')).toHaveValue('Wyatt Writer');
  expect(await field('Category')).toHaveValue('problem');
  expect(await field('Message')).toHaveValue('The score stands still.');
});

test('a signed-in member gives no name; a sign-in preserves the draft', async () => {
  const { become } = show();
  await fill('Message', 'Half a thou');
  become(dana);
  await waitFor(async () => expect(await field('Name')).toHaveValue('Dana Whitfield'));
  expect(await field('Email')).toHaveValue('dana@example.org');
  expect(await field('Message')).toHaveValue('Half a thou');
});

describe('the page for partners', () => {
  test('has a form without a category, which is advertising', async () => {
    show({ page: 'advertise', member: dana });
    await screen.findByRole('heading', { name: 'Send Us a Message' });
    expect(await field('Name')).toHaveValue('Dana Whitfield');
    expect(await field('Email')).toHaveValue('dana@example.org');
    expect(screen.queryByLabelText('Category')).toBeNull();
    expect(screen.getByText(/doesn’t add you to any mailing list/)).toBeVisible();
    await fill('Message', 'A grill for the watch party?');
    await send();
    await toasted(`Message Sent!: ${CONTACT_TEXTS.partnersThanks}`);
    expect(sent).toEqual([
      {
        name: 'Dana Whitfield',
        email: 'dana@example.org',
        category: 'ADVERTISING',
        message: 'A grill for the watch party?',
      },
    ]);
    expect(await field('Message')).toHaveValue('');
    expect(await field('Name')).toHaveValue('Dana Whitfield');
  });

  test('shows every part of the offer, and the way home', async () => {
    show({ page: 'advertise' });
    await sponsors();
    for (const name of [
      'Our reach',
      'Who’s listening',
      'A good fit for your brand',
      'What a sponsor gets',
      'Partnership ideas',
      'Episode Sponsors',
      'Segment Sponsors',
      'Event Partners',
    ])
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    for (const figure of ['616k+', '23.3k', '774', '10 years'])
      expect(screen.getByText(figure)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/home');
  });

  /** Opens the page on a device with that clipboard. */
  async function openWith(clipboard: Partial<Clipboard> | undefined) {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    show({ page: 'advertise' });
    await sponsors();
  }
  const copy = () => fireEvent.click(screen.getByRole('button', { name: /^Copy the email/ }));
  afterAll(() => Reflect.deleteProperty(navigator, 'clipboard'));

  test('the e-mail address is copied when it is pressed', async () => {
    const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
    await openWith({ writeText });
    copy();
    await toasted('Copied: partners@localhost');
    expect(writeText).toHaveBeenCalledWith('partners@localhost');
  });

  test.each([
    ['has no clipboard', undefined],
    ['keeps it closed', { writeText: () => Promise.reject(new Error('Not allowed')) }],
  ])('a browser that %s shows the address in an error', async (_what, clipboard) => {
    await openWith(clipboard);
    copy();
    await toasted('Copy Failed: Copy it yourself: partners@localhost');
  });
});

describe('in Spanish', () => {
  beforeEach(() => speak('es'));
  afterEach(() => act(() => speak('en')));

  test('who we are, the form and what is wrong in it', async () => {
    show();
    expect(screen.getByRole('heading', { name: 'Quiénes somos' })).toBeVisible();
    expect(screen.getByText(/^Orange Weekly empezó en 2016/)).toBeVisible();
    await user.selectOptions(await field('Categoría'), 'Reportar un problema');
    await user.click(await screen.findByRole('button', { name: 'Enviar mensaje' }));
    expect(await field('Mensaje')).toHaveAccessibleDescription('El mensaje es obligatorio');
    expect(await screen.findByText('Revisa 3 campos:')).toBeVisible();
  });

  test('what partners get; a message that could not be sent shows the server’s reason', async () => {
    show({
      page: 'advertise',
      submitContact: () => {
        throw new GraphQLError('Wait 60 seconds before the next message.', {
          extensions: { code: 'RATE_LIMITED' },
        });
      },
    });
    expect(screen.getByText('616 mil+')).toBeVisible();
    expect(screen.getByText('Patrocinadores de episodio')).toBeVisible();
    await fill('Nombre', 'Wyatt Writer');
    await fill('Correo electrónico', 'wyatt@example.org');
    await fill('Mensaje', 'Hola');
    await user.click(await screen.findByRole('button', { name: 'Enviar mensaje' }));
    await toasted('No se pudo enviar el mensaje: ');
  });
});
