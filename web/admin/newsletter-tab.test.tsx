import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { ADA, openDashboard } from '../testing/admin.tsx';
import type { Answers } from '../testing/schema-client.ts';
import { speak } from '../ui/language.ts';

const user = userEvent.setup();
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));

beforeEach(() => sessionStorage.clear());

const paragraph = (value: string) => ({
  type: 'root',
  children: [{ type: 'element', tagName: 'p', children: [{ type: 'text', value }] }],
});

function server(recipients = 12) {
  const sent: { id: number; subject: string }[] = [];
  const tests: object[] = [];
  const answers: Answers = {
    me: { ...ADA },
    newsletters: () => sent,
    newsletterAudience: () => recipients,
    previewNewsletter: ({ content }: { content: string }) => ({
      body: content ? paragraph(`As read: ${content}`) : { type: 'root', children: [] },
      text: `Plain: ${content}`,
      foot: [
        { language: 'en', lines: ['Nobody’s notice.'], unsubscribe: 'Unsubscribe' },
        { language: 'es', lines: ['Aviso de nadie.'], unsubscribe: 'Cancelar la suscripción' },
      ],
    }),
    sendNewsletter: ({ input }: { input: { subject: string } }) => {
      const letter = {
        id: sent.length + 1,
        subject: input.subject,
        sentBy: 'Ada Admin',
        createdAt: '2025-11-20T19:00:00.000Z',
        finishedAt: null,
        total: recipients,
        sent: 0,
        failed: 0,
        skipped: 0,
      };
      sent.unshift(letter);
      return { newsletter: letter };
    },
    sendTestNewsletter: ({ input }: { input: object }) => {
      tests.push(input);
      return { sentTo: 'ada@example.org' };
    },
  };
  return { sent, tests, answers };
}

const open = (answers: Answers) => openDashboard(answers, { at: '/admin?tab=newsletter' });
const write = async (subject: string, content: string) => {
  fireEvent.change(await screen.findByLabelText('Subject'), { target: { value: subject } });
  fireEvent.change(await screen.findByLabelText('Content'), { target: { value: content } });
};
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('nothing is sent without a subject and a content', async () => {
  const { answers, sent } = server();
  open(answers);
  await screen.findByLabelText('Content');
  await press('Send Newsletter');
  // Beside each field, and together at the top.
  expect(await screen.findAllByText('Subject is required')).toHaveLength(2);
  expect(screen.getAllByText('Content is required')).toHaveLength(2);
  expect(screen.getByText('Check these 2 fields:')).toBeVisible();
  expect(sent).toEqual([]);
});

test('it is sent after a question that names the recipients, and its figures move by themselves', async () => {
  const { answers, sent } = server();
  const { push } = open(answers);
  await write('Week 12', 'Hello');
  expect(await screen.findByText('As read: Hello')).toBeVisible();
  expect(screen.getByLabelText('Plain-text version')).toHaveTextContent('Plain: Hello');
  await press('Send Newsletter');
  const dialog = await screen.findByRole('alertdialog', { name: 'Send “Week 12”?' });
  expect(dialog).toHaveTextContent('It will go to 12 people.');
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Send Newsletter' }));
  await toasted('Newsletter sent successfully!');
  expect(screen.getByLabelText('Subject')).toHaveValue('');
  expect(await screen.findByText(/0 of 12 sent/)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Progress of Week 12' })).toBeVisible();
  act(() => push('newsletterEvents', { ...sent[0], sent: 9, failed: 1 }));
  expect(await screen.findByText(/9 of 12 sent, 1 failed/)).toBeVisible();
  act(() =>
    push('newsletterEvents', {
      ...sent[0],
      sent: 11,
      failed: 1,
      finishedAt: '2025-11-20T19:01:00.000Z',
    }),
  );
  expect(await screen.findByText('SENT IN PART')).toBeVisible();
});

test('a test goes to oneself; the text stays', async () => {
  const { answers, tests, sent } = server();
  open(answers);
  await write('Week 12', 'Hello');
  await press('Send test to myself');
  await toasted('Test sent to ada@example.org');
  expect(tests).toEqual([{ subject: 'Week 12', content: 'Hello' }]);
  expect(sent).toEqual([]);
  expect(screen.getByLabelText('Subject')).toHaveValue('Week 12');
});

test('a refusal is shown in the server’s words, and the text stays, also over a reload', async () => {
  const { answers } = server(0);
  answers.sendNewsletter = () => {
    throw new GraphQLError('There’s no one to send it to', { extensions: { code: 'CONFLICT' } });
  };
  const page = open(answers);
  await write('Week 12', 'Hello');
  await press('Send Newsletter');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('No subscribers yet.');
  await user.click(within(dialog).getByRole('button', { name: 'Send Newsletter' }));
  await toasted('Failed to send newsletter');
  page.unmount();
  open(answers);
  expect(await screen.findByLabelText('Subject')).toHaveValue('Week 12');
  expect(await screen.findByLabelText('Content')).toHaveValue('Hello');
});

test('in Spanish: what is missing, how many get it, how far it is; the mail itself stays as it is', async () => {
  await speak('es');
  try {
    const { answers, sent } = server();
    const { push } = open(answers);
    await screen.findByLabelText('Contenido');
    await press('Enviar boletín');
    expect(await screen.findAllByText('El asunto es obligatorio')).toHaveLength(2);
    fireEvent.change(screen.getByLabelText('Asunto'), { target: { value: 'Week 12' } });
    fireEvent.change(screen.getByLabelText('Contenido'), { target: { value: 'Hello' } });
    expect(await screen.findByText('As read: Hello')).toBeVisible();
    expect(screen.getByText('Unsubscribe').parentElement).toHaveAttribute('lang', 'en');
    await press('Enviar boletín');
    const dialog = await screen.findByRole('alertdialog', { name: '¿Enviar “Week 12”?' });
    expect(dialog).toHaveTextContent('Le llegará a 12 personas.');
    await user.click(within(dialog).getByRole('button', { name: 'Enviar boletín' }));
    await toasted('¡Boletín enviado!');
    act(() => push('newsletterEvents', { ...sent[0], sent: 9, failed: 1 }));
    expect(await screen.findByText(/9 de 12 enviados, 1 falló/)).toHaveTextContent(
      / · por Ada Admin$/,
    );
  } finally {
    await act(() => speak('en'));
  }
});
