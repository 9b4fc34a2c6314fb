import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '../../testing/auth-page.tsx';
import { CHAT_MODES } from '../../testing/chat-modes.ts';
import { ADA, field, freshTab, MIA, OPEN, showChat } from '../../testing/chat.tsx';

beforeEach(freshTab);

const inMode = (modes: object) => ({ status: { ...OPEN, modes: { ...CHAT_MODES, ...modes } } });
const modesButton = () => screen.queryByRole('button', { name: 'Chat modes' });

test('a chat that is run as usual says nothing of it', async () => {
  showChat(MIA);
  await field();
  expect(screen.getAllByRole('status').map((node) => node.textContent)).not.toContainEqual(
    expect.stringMatching(/mode|only|paused/i),
  );
  expect(modesButton()).toBeNull();
});

test.each([
  [{ slowSeconds: 30 }, 'Slow mode: one message every 30 seconds'],
  [{ isEmojiOnly: true }, 'Emoji only'],
  [{ memberDays: 7 }, 'Members for at least 7 days'],
  [
    { writers: 'CREW', slowSeconds: 10 },
    'Only hosts can write · Slow mode: one message every 10 seconds',
  ],
  [{ writers: 'NONE', isEmojiOnly: true }, 'The chat is paused'],
])('%j is said to everyone', async (modes, words) => {
  showChat(null, inMode(modes));
  expect(await screen.findByText(words)).toBeVisible();
});

test('in slow mode the next message waits as long', async () => {
  showChat(MIA, inMode({ slowSeconds: 30 }));
  await userEvent.type(await field(), 'hello{Enter}');
  expect(await screen.findByText('Please wait 30 seconds before posting again.')).toBeVisible();
});

test('who can’t write reads why in place of the field; hosts still can', async () => {
  const { unmount } = showChat(MIA, inMode({ writers: 'CREW' }));
  expect(
    await screen.findByText('Only the hosts are writing in the chat right now.'),
  ).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  unmount();
  showChat(ADA, inMode({ writers: 'CREW' }));
  expect(await field()).toBeVisible();
});

test('who runs the show sets the modes; a failure is said in the dialog', async () => {
  const { answers } = showChat(ADA);
  answers.setChatModes = refuse('Not you.', 'FORBIDDEN');
  await userEvent.click(await screen.findByRole('button', { name: 'Chat modes' }));
  await userEvent.selectOptions(
    await screen.findByLabelText('Who can write'),
    'No one: pause the chat',
  );
  await userEvent.click(screen.getByLabelText('Emoji only'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not you.');
  const inputs: object[] = [];
  answers.setChatModes = ({ input }: { input: object }) => {
    inputs.push(input);
    return { status: { ...OPEN, modes: input, asOf: '2025-11-16T19:00:01.000Z' } };
  };
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The chat is paused')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(inputs).toEqual([{ ...CHAT_MODES, isEmojiOnly: true, writers: 'NONE' }]);
});
