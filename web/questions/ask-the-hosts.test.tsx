import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { QUESTION_MAX_LENGTH } from '../../schema/questions.ts';
import { AuthProvider } from '../accounts/session/auth-provider.tsx';
import { USER_KEY } from '../../schema/site/device.ts';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import { speak } from '../ui/language.ts';
import { remembered } from '../ui/lists/tab-memory.ts';
import { useToasts } from '../ui/page/toast.ts';
import { AskTheHosts } from './ask-the-hosts.tsx';

const DANA = {
  id: 7,
  name: 'Dana Whitfield',
  email: 'dana@example.org',
  favoriteTeam: 'Denver Broncos',
  country: 'United States',
  isAdmin: false,
  isModerator: false,
  isHost: false,
  isMvp: false,
  avatarUrl: null,
  avatarType: 'DEFAULT',
  bio: null,
  createdAt: '2025-01-02T03:04:05.000Z',
};

function Toasts() {
  return (
    <output>
      {useToasts().map(({ id, open, title, description, duration }) => (
        <p key={id}>{open && `${title}: ${description} (${duration} ms)`}</p>
      ))}
    </output>
  );
}

// Lazy parts are loaded already, so that no test waits for them.
beforeAll(() =>
  Promise.all([import('./question-form.tsx'), import('../accounts/sign-in/auth-dialog.tsx')]),
);

let asked: string[];
beforeEach(() => {
  asked = [];
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => speak('en'));

function show({ isMember, ...answers }: Answers & { isMember: boolean }) {
  if (isMember) localStorage.setItem(USER_KEY, JSON.stringify(DANA));
  const { client } = schemaClient({
    restoreSession: { user: DANA },
    submitQuestion: ({ input }: { input: { question: string } }) => {
      asked.push(input.question);
      return { question: { id: 1 } };
    },
    ...answers,
  });
  const reload = jest.fn<() => void>();
  render(
    <ApolloProvider client={client}>
      <AuthProvider reload={reload}>
        <AskTheHosts />
        <Toasts />
      </AuthProvider>
    </ApolloProvider>,
  );
  return { reload };
}

const field = () => screen.findByRole('textbox', { name: 'Your question' });
const send = () => screen.findByRole('button', { name: 'Submit question' });
const refuse = (message: string, code: string) => () => {
  throw new GraphQLError(message, { extensions: { code } });
};

describe('a member', () => {
  test('asks; the field is empty again, and a toast says so', async () => {
    show({ isMember: true });
    await userEvent.type(await field(), 'Will the line hold?');
    expect(await field()).toHaveAccessibleDescription('19 of 500 characters');
    await userEvent.click(await send());
    expect(await screen.findByText(/^Question submitted!: .* \(2000 ms\)$/)).toBeVisible();
    expect(asked).toEqual(['Will the line hold?']);
    expect(await field()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  test('sees what is missing, beside the field', async () => {
    show({ isMember: true });
    await userEvent.type(await field(), '   ');
    await userEvent.click(await send());
    await waitFor(async () => {
      expect(await field()).toBeInvalid();
      expect(await field()).toHaveAccessibleDescription(/Please write your question first\./);
    });
    expect(await field()).toHaveFocus();

    // Typing stops at the limit; pasted text does not.
    fireEvent.input(await field(), { target: { value: 'x'.repeat(QUESTION_MAX_LENGTH + 1) } });
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription(/no more than 500 characters/),
    );
    expect(asked).toEqual([]);
  });

  test.each([
    [
      'the server fails',
      refuse('kaput', 'INTERNAL_SERVER_ERROR'),
      'Failed to submit question. Please try again.',
    ],
    [
      'the rate limit is exceeded',
      refuse('Too many attempts. Please try again in 20 minutes.', 'TOO_MANY_REQUESTS'),
      'Too many attempts. Please try again in 20 minutes.',
    ],
    [
      'the session is over',
      refuse('Must be logged in to submit questions', 'UNAUTHENTICATED'),
      'Must be logged in to submit questions',
    ],
  ])('keeps the text when it could not be sent: %s', async (_why, submitQuestion, reason) => {
    show({ isMember: true, submitQuestion });
    await userEvent.type(await field(), 'Why?');
    await userEvent.click(await send());
    expect(await screen.findByText(`Error: ${reason} (2000 ms)`)).toBeVisible();
    expect(await field()).toHaveValue('Why?');
  });
});

test('the text is restored after a reload', async () => {
  show({ isMember: false });
  await userEvent.type(await field(), 'Half a ques');
  cleanup();
  show({ isMember: false });
  expect(await field()).toHaveValue('Half a ques');
  expect(await field()).toHaveAccessibleDescription('11 of 500 characters');
});

describe('a visitor', () => {
  test('is asked to sign in, and the question is sent right after', async () => {
    const { reload } = show({ isMember: false, signIn: { user: DANA } });
    expect(await screen.findByText(/^Must be logged in to submit questions/)).toBeVisible();
    await userEvent.type(await field(), 'Who starts?');
    await userEvent.click(await send());
    await userEvent.type(await screen.findByLabelText('Email'), 'dana@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'secret1');
    expect(asked).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/^Question submitted!/)).toBeInTheDocument();
    expect(asked).toEqual(['Who starts?']);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(remembered('question-draft')).toBe('');
  });

  test('closing the dialog sends nothing, and the text stays', async () => {
    show({ isMember: false });
    await userEvent.type(await field(), 'Who starts?');
    await userEvent.click(await send());
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await field()).toHaveValue('Who starts?');
    expect(asked).toEqual([]);
  });

  test('without a question the dialog does not open', async () => {
    show({ isMember: false });
    await userEvent.click(await send());
    await waitFor(async () => expect(await field()).toBeInvalid());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('visitors are asked in Spanish', async () => {
  await speak('es');
  show({ isMember: false });
  expect(screen.getByRole('heading', { name: 'Pregunta a los conductores' })).toBeVisible();
  const question = await screen.findByRole('textbox', { name: 'Tu pregunta' });
  expect(question).toHaveAccessibleDescription('0 de 500 caracteres');
  expect(
    screen.getByText(
      'Debes iniciar sesión para enviar preguntas. Al enviarla inicias sesión. Guardamos lo que escribiste.',
    ),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar pregunta' }));
  expect(await screen.findByText('Primero escribe tu pregunta.')).toBeVisible();
});
