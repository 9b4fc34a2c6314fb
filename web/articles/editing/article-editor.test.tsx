import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { articleServer, openDashboard, stored } from '../../testing/admin.tsx';
import { speak } from '../../ui/language.ts';

const user = userEvent.setup();
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = async (name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));
const write = async (label: string, text: string) => {
  await user.click(await field(label));
  await user.paste(text);
};
const NEW = '/admin?tab=articles&edit=new-a';
const FIRST = '/admin?tab=articles&edit=1';

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test('what is missing is shown in the words of the form', async () => {
  openDashboard(articleServer().answers, { at: NEW });
  await user.clear(await field('Author'));
  await user.clear(await field('Read time (minutes)'));
  await write('Read time (minutes)', '0');
  await press('Save as Draft');
  const summary = await screen.findByText('Check these 5 fields:');
  for (const words of [
    'Title is required',
    'Excerpt is required',
    'Content is required',
    'Author is required',
    'Read time must be at least 1 minute',
  ])
    expect(within(summary.parentElement!).getByText(words)).toBeVisible();
  await user.click(within(summary.parentElement!).getByText('Excerpt is required'));
  expect(await field('Excerpt')).toHaveFocus();
});

describe('in Spanish', () => {
  beforeEach(() => speak('es'));
  afterEach(() => act(() => speak('en')));

  test('the editor asks, refuses and thanks in it', async () => {
    openDashboard(articleServer(stored(1)).answers, { at: FIRST });
    expect(await screen.findByRole('heading', { name: 'Editar borrador' })).toBeVisible();
    expect(screen.getByRole('option', { name: 'Análisis de partidos' })).toHaveValue(
      'Game Analysis',
    );
    await user.clear(await field('Título'));
    await press('Guardar como borrador');
    expect(await screen.findByText('El título es obligatorio')).toBeVisible();
    await write('Título', 'Fourth and one');
    await press('Guardar como borrador');
    await toasted('¡Artículo guardado como borrador!');
  });
});

test('a new article is saved as a draft, goes on under its own address, and is published', async () => {
  const { answers, all } = articleServer();
  const { place } = openDashboard(answers, { at: NEW });
  await write('Title', 'Fourth and one');
  await write('Excerpt', 'Go for it.');
  await write('Content', 'Always **go** for it.');
  await write('Tags', ' draft, , opinion,');
  await press('Save as Draft');
  await toasted('Article saved as draft!');
  expect(all.get(1)).toMatchObject({
    title: 'Fourth and one',
    tags: ['draft', 'opinion'],
    author: 'Orange Weekly Staff',
    category: 'GENERAL',
    readTime: 5,
    isPublished: false,
  });
  await waitFor(() => expect(place.current).toBe(FIRST));
  expect(localStorage).toHaveLength(0);

  await write('Title', ' or two');
  await press('Publish');
  await toasted('Article published successfully!');
  expect(all.get(1)).toMatchObject({
    title: 'Fourth and one or two',
    isPublished: true,
    version: 2,
  });
  await write('Title', '!');
  await press('Save Changes');
  await toasted('Article updated successfully!');
});

test('the preview follows the text, as the server renders it', async () => {
  openDashboard(articleServer(stored(1)).answers, { at: FIRST });
  const preview = await screen.findByRole('region', { name: 'Preview' });
  expect(await within(preview).findByText('As read: Content 1')).toBeVisible();
  await write('Content', ', and more');
  expect(await within(preview).findByText('As read: Content 1, and more')).toBeVisible();
});

test('the page of the preview opens once everything is saved', async () => {
  const { place } = openDashboard(articleServer(stored(1)).answers, { at: FIRST });
  await write('Title', '!');
  await press('Preview');
  await toasted('Please save as draft first, then you can preview the article.');
  // A refusal, not a success.
  expect(screen.getByText(/^Please save as draft first/)).toHaveAttribute(
    'data-variant',
    'destructive',
  );
  expect(place.current).toBe(FIRST);
  await press('Save as Draft');
  await toasted('Article saved as draft!');
  await press('Preview');
  expect(await screen.findByText('PREVIEW MODE')).toBeVisible();
  await waitFor(() => expect(place.current).toBe('/articles/1/preview'));
});

test('a refusal is shown, and the text stays', async () => {
  const { answers } = articleServer();
  answers.createArticle = () => {
    throw new GraphQLError('No room left.', { extensions: { code: 'BAD_USER_INPUT' } });
  };
  openDashboard(answers, { at: NEW });
  await write('Title', 'Kept');
  await write('Excerpt', 'Kept');
  await write('Content', 'Kept');
  await press('Save as Draft');
  await toasted('Failed to save draft: No room left.');
  expect(await field('Title')).toHaveValue('Kept');
});

describe('a closed tab', () => {
  test('loses nothing: the text is back, and can be discarded', async () => {
    const { answers } = articleServer(stored(1));
    const first = openDashboard(answers, { at: FIRST });
    await write('Title', ' with a twist');
    first.unmount();

    const second = openDashboard(answers, { at: FIRST });
    expect(await screen.findByText(/We restored your unsaved changes/)).toBeVisible();
    expect(await field('Title')).toHaveValue('Article 1 with a twist');
    second.unmount();
    const list = openDashboard(answers);
    expect(await screen.findByText('Unsaved changes on this device')).toBeVisible();
    list.unmount();

    openDashboard(answers, { at: FIRST });
    await press('Discard');
    expect(await field('Title')).toHaveValue('Article 1');
    expect(localStorage).toHaveLength(0);
  });

  test('an article that was never saved is above the list', async () => {
    const { answers } = articleServer();
    const first = openDashboard(answers, { at: NEW });
    await write('Title', 'Half a thought');
    first.unmount();
    openDashboard(answers);
    await user.click(await screen.findByRole('link', { name: 'Half a thought' }));
    expect(await field('Title')).toHaveValue('Half a thought');
  });
});

describe('two admins and one article', () => {
  async function meet() {
    const server = articleServer(stored(1));
    const opened = openDashboard(server.answers, { at: FIRST });
    await write('Title', ', mine');
    server.change(1, { title: 'Article 1, theirs', version: 2 });
    await press('Save as Draft');
    await screen.findByRole('heading', { name: /^Otis Orange saved this article after you/ });
    return { ...server, ...opened };
  }

  test('mine stays: the next save puts it in place of theirs, which is set aside', async () => {
    const { all } = await meet();
    expect(all.get(1)?.title).toBe('Article 1, theirs');
    await press('Keep mine');
    await press('Save as Draft');
    await waitFor(() => expect(all.get(1)?.title).toBe('Article 1, mine'));
    expect(screen.getByText(/We kept their text on this device/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Open it' }));
    await waitFor(async () => expect(await field('Title')).toHaveValue('Article 1, theirs'));
  });

  test('theirs is taken: mine is set aside', async () => {
    const { all } = await meet();
    await press('Take theirs');
    expect(await field('Title')).toHaveValue('Article 1, theirs');
    expect(all.get(1)?.version).toBe(2);
    await user.click(screen.getByRole('link', { name: 'Open it' }));
    await waitFor(async () => expect(await field('Title')).toHaveValue('Article 1, mine'));
  });
});

test('the read time is suggested by the length of the text', async () => {
  openDashboard(articleServer(stored(1, { content: 'word '.repeat(2200) })).answers, { at: FIRST });
  expect(await screen.findByText(/Estimated: 10 minutes/)).toBeVisible();
  await press('Use that');
  expect(await field('Read time (minutes)')).toHaveValue(10);
});

describe('an article that is open in another window', () => {
  /** The other window saves. */
  const saveElsewhere = (
    { push }: ReturnType<typeof openDashboard>,
    change: ReturnType<typeof articleServer>['change'],
    values: object,
  ) => {
    change(1, values);
    act(() => push('articleSaves', { articleId: 1, savedBy: 'Otis Orange' }));
  };
  const NEWER = 'Otis Orange saved a newer version of this article.';

  test('is loaded when asked for, where nothing was typed', async () => {
    const { answers, change } = articleServer(stored(1), stored(2));
    const page = openDashboard(answers, { at: FIRST });
    expect(await field('Title')).toHaveValue('Article 1');
    act(() => page.push('articleSaves', { articleId: 2, savedBy: 'Otis Orange' }));
    saveElsewhere(page, change, { title: 'Better said', version: 2 });
    expect(await screen.findByText(NEWER)).toBeVisible();
    expect(await field('Title')).toHaveValue('Article 1');
    await press('Load theirs');
    await waitFor(async () => expect(await field('Title')).toHaveValue('Better said'));
    expect(screen.queryByText(NEWER)).toBeNull();
    await write('Title', '!');
    await press('Save as Draft');
    await toasted('Article saved as draft!');
    expect(screen.queryByText(NEWER)).toBeNull();
  });

  test('leaves what was typed here alone, and can be compared with it', async () => {
    const { answers, change } = articleServer(stored(1));
    const page = openDashboard(answers, { at: FIRST });
    await write('Title', ' of mine');
    saveElsewhere(page, change, { title: 'Better said', version: 2 });
    expect(await screen.findByText(`${NEWER} Your text is still here.`)).toBeVisible();
    expect(await field('Title')).toHaveValue('Article 1 of mine');
    await press('Compare');
    await press('Keep mine');
    expect(await field('Title')).toHaveValue('Article 1 of mine');
    await press('Save as Draft');
    await toasted('Article saved as draft!');
  });

  test('is published or deleted there: this window knows', async () => {
    const { answers, all, change } = articleServer(stored(1));
    const page = openDashboard(answers, { at: FIRST });
    expect(await screen.findByRole('heading', { name: 'Edit Draft' })).toBeVisible();
    saveElsewhere(page, change, { isPublished: true, publishedAt: '2025-11-20T20:00:00.000Z' });
    expect(await screen.findByRole('heading', { name: 'Edit Article' })).toBeVisible();
    expect(screen.queryByText(NEWER)).toBeNull();
    all.delete(1);
    act(() => page.push('articleSaves', { articleId: 1, savedBy: null }));
    expect(
      await screen.findByText('This article was deleted. Your text is still here.'),
    ).toBeVisible();
  });

  test('shows the newer version in the preview as well', async () => {
    const { answers, change } = articleServer(stored(1));
    const page = openDashboard(answers, { at: '/articles/1/preview' });
    expect(await screen.findByText('As read: Content 1')).toBeVisible();
    saveElsewhere(page, change, { content: 'Better said', version: 2 });
    await press('Load theirs');
    expect(await screen.findByText('As read: Better said')).toBeVisible();
  });
});
