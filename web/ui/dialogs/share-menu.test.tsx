import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareMenu } from './share-menu.tsx';
import { useToasts } from '../page/toast.ts';

const URL_SHARED = 'https://site.example/articles/7';
const TITLE = 'Bo & the 2-minute drill';

function Toasts() {
  return (
    <output>
      {useToasts().map(({ id, open, title, description, duration }) => (
        <p key={id}>{open && [title, description, `${duration} ms`].filter(Boolean).join(' | ')}</p>
      ))}
    </output>
  );
}

let onShare: ReturnType<typeof jest.fn<() => void>>;
let opened: jest.SpiedFunction<typeof window.open>;

/** Opens the menu. The clipboard is the device's: absent, refusing or working. */
async function menu(clipboard: Partial<Clipboard> | undefined) {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  onShare = jest.fn<() => void>();
  opened = jest.spyOn(window, 'open').mockReturnValue(null);
  render(
    <>
      <ShareMenu url={URL_SHARED} title={TITLE} onShare={onShare} />
      <Toasts />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return {
    choose: async (name: string) => user.click(await screen.findByRole('menuitem', { name })),
  };
}

const writeText = jest.fn<(text: string) => Promise<void>>();
const working = { writeText };
const refusing = { writeText: () => Promise.reject(new Error('not allowed')) };
const says = (text: string) => screen.findByText(text);
const device = (share: () => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
const failing = (name: string) => () => Promise.reject(Object.assign(new Error('no'), { name }));

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  Reflect.deleteProperty(navigator, 'share');
});
afterAll(() => Reflect.deleteProperty(navigator, 'clipboard'));

describe('copying the link', () => {
  test('copies the address to the clipboard and says so for two seconds', async () => {
    const { choose } = await menu(working);
    await choose('Copy link');
    expect(await says('Link copied! | 2000 ms')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(URL_SHARED);
    expect(onShare).toHaveBeenCalledTimes(1);
    expect(opened).not.toHaveBeenCalled();
  });

  test('that is blocked is reported', async () => {
    const { choose } = await menu(refusing);
    await choose('Copy link');
    expect(await says('Could not copy link. Please copy manually. | 2000 ms')).toBeVisible();
  });

  test('without a clipboard opens Facebook instead', async () => {
    const { choose } = await menu(undefined);
    await choose('Copy link');
    expect(await says('Clipboard not available. Opening Facebook... | 2000 ms')).toBeVisible();
    expect(opened.mock.calls).toEqual([
      [
        'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fsite.example%2Farticles%2F7',
        '_blank',
        'noopener',
      ],
    ]);
  });
});

describe('networks', () => {
  const encoded = encodeURIComponent(URL_SHARED);
  test.each([
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${encoded}`],
    ['Twitter/X', `https://x.com/intent/post?url=${encoded}&text=Bo+%26+the+2-minute+drill`],
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${encoded}`],
    ['Reddit', `https://www.reddit.com/submit?url=${encoded}&title=Bo+%26+the+2-minute+drill`],
  ])('%s is a link that opens beside the page, and counts', async (name, href) => {
    const { choose } = await menu(working);
    const link = await screen.findByRole('menuitem', { name: `${name} (opens in a new tab)` });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await choose(`${name} (opens in a new tab)`);
    expect(onShare).toHaveBeenCalledTimes(1);
  });

  test('Instagram takes no address: it opens with the link in the clipboard', async () => {
    const { choose } = await menu(working);
    await choose('Instagram');
    expect(await says('Link copied! | 2000 ms')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(URL_SHARED);
    expect(opened).toHaveBeenCalledWith('https://www.instagram.com/', '_blank', 'noopener');
    expect(onShare).toHaveBeenCalledTimes(1);
  });

  test('Instagram without a clipboard would be of no use: Facebook opens, alone', async () => {
    const { choose } = await menu(undefined);
    await choose('Instagram');
    expect(await says('Clipboard not available. Opening Facebook... | 2000 ms')).toBeVisible();
    expect(opened).toHaveBeenCalledTimes(1);
  });
});

describe('the dialog of the device', () => {
  test('is offered only where there is one', async () => {
    await menu(working);
    await screen.findByRole('menuitem', { name: 'Copy link' });
    expect(screen.queryByRole('menuitem', { name: 'Share with…' })).toBeNull();
  });

  test('gets address and title, and needs no toast', async () => {
    const share = jest.fn<() => Promise<void>>().mockResolvedValue();
    device(share);
    const { choose } = await menu(working);
    await choose('Share with…');
    await waitFor(() => expect(onShare).toHaveBeenCalledTimes(1));
    expect(share).toHaveBeenCalledWith({ url: URL_SHARED, title: TITLE });
    expect(writeText).not.toHaveBeenCalled();
  });

  test('that was closed is no share and no failure', async () => {
    device(failing('AbortError'));
    const { choose } = await menu(working);
    await choose('Share with…');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(onShare).not.toHaveBeenCalled();
    expect(screen.queryByText(/Share failed/)).toBeNull();
  });

  test.each([
    ['the link is copied', working, 'Link copied!'],
    ['the link can not be copied', refusing, 'Could not copy link. Please copy manually.'],
    ['there is no clipboard', undefined, 'Clipboard not available. Opening Facebook...'],
  ])('that fails shows one toast with the outcome: %s', async (_what, clipboard, then) => {
    device(failing('NotAllowedError'));
    const { choose } = await menu(clipboard);
    await choose('Share with…');
    expect(await says(`Share failed. Please try again. | ${then} | 2000 ms`)).toBeVisible();
  });
});
