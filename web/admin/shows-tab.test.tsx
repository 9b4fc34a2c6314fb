import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { ADA, openDashboard } from '../testing/admin.tsx';
import type { Answers } from '../testing/schema-client.ts';
import { speak } from '../ui/language.ts';

const user = userEvent.setup();
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));

beforeEach(() => sessionStorage.clear());
afterEach(() => speak('en'));

/** A show as stored by the server. */
const managed = (id: number, values: object = {}, state = 'VISIBLE') => ({
  id,
  state,
  source: null,
  goneAt: null,
  show: {
    id,
    type: 'YOUTUBE',
    title: `Film room ${id}`,
    url: 'https://www.youtube.com/watch?v=video678901',
    description: null,
    duration: '58:12',
    thumbnailUrl: null,
    audioUrl: null,
    publishedAt: '2025-11-19T02:00:45.000Z',
    isCurrentlyLive: false,
    chapters: [{ start: 750, title: 'The rookies' }],
    ...values,
  },
});

function server(...shows: ReturnType<typeof managed>[]) {
  const all = new Map(shows.map((one) => [one.id, one]));
  const inputs: object[] = [];
  const asked: object[] = [];
  const sources: object[] = [];
  const answers: Answers = {
    me: { ...ADA },
    managedShows: (variables: { state: string | null }) => {
      asked.push(variables);
      const nodes = [...all.values()].filter(
        ({ state }) => !variables.state || state === variables.state,
      );
      return { nodes, pageInfo: { hasNextPage: false, endCursor: null } };
    },
    showSources: () => sources,
    checkShowSources: () => ({ sources }),
    setShowSource: ({ input }: { input: { source: string } }) => {
      inputs.push(input);
      const at = sources.findIndex((one) => 'source' in one && one.source === input.source);
      sources[at] = { ...sources[at], ...input };
      return { sources };
    },
    showTranscript: ({ id }: { id: number }) => ({
      id,
      passages: [{ start: 5, speaker: 'Ana', text: 'The altitude wins games.' }],
    }),
    managedShow: ({ id }: { id: number }) => all.get(id) ?? null,
    addShow: ({ input }: { input: object }) => {
      inputs.push(input);
      return { show: { id: 9 } };
    },
    updateShow: ({ input }: { input: { id: number; title: string } }) => {
      inputs.push(input);
      const before = all.get(input.id)!;
      all.set(input.id, { ...before, show: { ...before.show, title: input.title } });
      return { show: all.get(input.id) };
    },
    setShowHidden: ({ input }: { input: { id: number; isHidden: boolean } }) => {
      const state = input.isHidden ? 'HIDDEN' : 'VISIBLE';
      all.set(input.id, { ...all.get(input.id)!, state });
      return { show: all.get(input.id) };
    },
    deleteShow: ({ input: { id } }: { input: { id: number } }) => {
      if (!all.delete(id)) throw new GraphQLError('Show not found');
      return { deletedId: id };
    },
  };
  return { all, inputs, asked, sources, answers };
}

const open = (answers: Answers, query = '') =>
  openDashboard(answers, { at: `/admin?tab=shows${query}` });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a show is hidden, shown again, and deleted after a question', async () => {
  const { answers, all } = server(managed(1), managed(2));
  open(answers);
  const row = () => screen.findByRole('listitem', { name: 'Film room 1' });
  await user.click(within(await row()).getByRole('button', { name: 'Hide: Film room 1' }));
  await toasted('Hidden: Film room 1');
  expect(await within(await row()).findByText('Hidden')).toBeVisible();
  await user.click(within(await row()).getByRole('button', { name: 'Show: Film room 1' }));
  await toasted('On the site: Film room 1');
  await user.click(within(await row()).getByRole('button', { name: 'Delete: Film room 1' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Film room 1”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await toasted('Deleted: Film room 1');
  expect([...all.keys()]).toEqual([2]);
  await waitFor(() =>
    expect(screen.queryByRole('listitem', { name: 'Film room 1' })).not.toBeInTheDocument(),
  );
});

test('a correction leaves the exact time alone unless it is changed', async () => {
  const { answers, inputs } = server(managed(1));
  open(answers, '&show=1');
  expect(await screen.findByLabelText('Appears on')).toHaveValue('2025-11-18');
  expect(screen.getByLabelText('Time (Mountain)')).toHaveValue('19:00');
  type('Title', 'Film room: Chiefs');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await toasted('Saved: Film room: Chiefs');
  expect(inputs[0]).toMatchObject({ id: 1, title: 'Film room: Chiefs', publishedAt: null });
  expect(await screen.findByRole('listitem', { name: 'Film room: Chiefs' })).toBeVisible();
});

test('a new show is scheduled in Mountain time; what is wrong is said beside its field', async () => {
  const { answers, inputs } = server();
  open(answers, '&show=new');
  expect(await screen.findByLabelText('Appears on')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Check these 2 fields:')).toBeVisible();
  type('Title', 'Pregame');
  type('Address', 'https://youtu.be/abcdefghijk');
  type('Appears on', '2025-11-23');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(/a day and a time that Denver’s clocks show/)).toBeVisible();
  type('Time (Mountain)', '13:25');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await toasted('Added: Pregame');
  expect(inputs).toMatchObject([{ type: 'LIVE', publishedAt: '2025-11-23T20:25:00.000Z' }]);
});

test('an episode has a field for its audio file, which other shows lack', async () => {
  const { answers, inputs } = server();
  open(answers, '&show=new');
  await screen.findByLabelText('Kind');
  expect(screen.queryByLabelText('Audio file')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Kind'), 'Podcast episode');
  type('Title', 'Ten points');
  type('Address', 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk');
  type('Audio file', 'http://cdn.example/1.mp3');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(/^The audio file’s address must start/)).toBeVisible();
  type('Audio file', 'https://cdn.example/1.mp3');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await toasted('Added: Ten points');
  expect(inputs).toMatchObject([{ type: 'PODCAST', audioUrl: 'https://cdn.example/1.mp3' }]);
});

test('chapters and transcript are corrected in the form; what was not touched is not sent', async () => {
  const { answers, inputs } = server(managed(1));
  open(answers, '&show=1');
  expect(await screen.findByLabelText('Chapters')).toHaveValue('12:30 The rookies');
  const transcript = screen.getByLabelText('Transcript');
  expect(transcript).toHaveValue(
    'WEBVTT\n\n00:00:05.000 --> 00:00:15.000\n<v Ana>The altitude wins games.',
  );
  type('Chapters', '0:00 Kickoff\nThe rookies');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Line 2 needs a time and a title/)).toBeVisible();
  type('Chapters', '0:00 Kickoff');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await toasted('Saved: Film room 1');
  expect(inputs).toMatchObject([{ chapters: '0:00 Kickoff', transcript: null }]);
});

test('a transcript comes from a file, and a refusal of it is said beside the field', async () => {
  const { answers, inputs } = server(managed(1));
  const message = 'There is no transcript in this text';
  const { updateShow } = answers;
  answers.updateShow = () => {
    throw new GraphQLError(message, {
      extensions: { code: 'BAD_USER_INPUT', fields: { transcript: message } },
    });
  };
  open(answers, '&show=1');
  const file = new File(['Spoken by Ana.'], 'episode.txt', { type: 'text/plain' });
  // jsdom can't read files.
  file.slice = () => ({ text: () => Promise.resolve('Spoken by Ana.') }) as Blob;
  await user.upload(await screen.findByLabelText('Upload a transcript'), file);
  await waitFor(() => expect(screen.getByLabelText('Transcript')).toHaveValue('Spoken by Ana.'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  answers.updateShow = updateShow;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await toasted('Saved: Film room 1');
  expect(inputs).toMatchObject([{ chapters: null, transcript: 'Spoken by Ana.' }]);
});

test('the list is narrowed by the address; an empty one says so, in Spanish too', async () => {
  await speak('es');
  const { answers, asked } = server(managed(1));
  open(answers, '&kind=podcast&state=SCHEDULED');
  expect(await screen.findByText('Ningún programa coincide.')).toBeVisible();
  expect(asked[0]).toMatchObject({ type: 'PODCAST', state: 'SCHEDULED' });
});

test('a show that is gone says so', async () => {
  open(server().answers, '&show=7');
  expect(await screen.findByText('This show no longer exists.')).toBeVisible();
});

const at = '2025-11-20T19:00:00.000Z';
const source = (name: string, values: object = {}) => ({
  source: name,
  address: null,
  nextAt: null,
  succeededAt: null,
  fault: null,
  ...values,
});

test('a source that is broken says why, and can be asked again', async () => {
  const { answers, sources } = server(managed(1));
  const feed = { address: 'https://x.example/f', nextAt: at, succeededAt: at, fault: 'NO_FEED' };
  sources.push(source('PODCAST', feed));
  open(answers);
  expect(await screen.findByText('We can’t read a feed at that address.')).toBeVisible();
  expect(screen.getByLabelText('Feed URL')).toHaveValue('https://x.example/f');
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  await toasted('Checking for new shows…');
});

test('a source is entered where nothing is imported; what is wrong is said and stays', async () => {
  const { answers, sources, inputs } = server(managed(1));
  sources.push(source('YOUTUBE'), source('PODCAST'));
  open(answers);
  const form = within(await screen.findByRole('form', { name: 'YouTube channel' }));
  expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
  await user.type(form.getByLabelText('Channel ID'), '@orange');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/^Enter the channel’s id/)).toBeVisible();
  expect(inputs).toEqual([]);
  await user.clear(form.getByLabelText('Channel ID'));
  await user.type(form.getByLabelText('Channel ID'), 'UCabcdefghijklmnopqrstuv');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await toasted('Saved. We’re checking it now.');
  expect(inputs).toEqual([{ source: 'YOUTUBE', address: 'UCabcdefghijklmnopqrstuv' }]);
  expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
});
