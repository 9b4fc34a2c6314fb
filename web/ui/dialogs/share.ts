import type { Text } from '../../../schema/language/english.ts';
import { toast } from '../page/toast.ts';
import { t } from '../language.ts';

/** What is shared: an absolute address and what it leads to. */
export interface Shared {
  readonly url: string;
  readonly title: string;
}

const at = (address: string, query: Record<string, string>) =>
  `${address}?${new URLSearchParams(query).toString()}`;
const facebook = ({ url }: Shared) => at('https://www.facebook.com/sharer/sharer.php', { u: url });

/** The networks that take an address, each with the page on which one shares it there. */
export const NETWORKS = {
  Facebook: facebook,
  'Twitter/X': ({ url, title }) => at('https://x.com/intent/post', { url, text: title }),
  LinkedIn: ({ url }) => at('https://www.linkedin.com/sharing/share-offsite/', { url }),
  Reddit: ({ url, title }) => at('https://www.reddit.com/submit', { url, title }),
} as const satisfies Readonly<Record<string, (shared: Shared) => string>>;
export type Network = keyof typeof NETWORKS;

const open = (address: string) => window.open(address, '_blank', 'noopener');

type Copied = 'copied' | 'refused' | 'no clipboard';
const NOTICES = {
  copied: 'Link copied!',
  refused: 'Could not copy link. Please copy manually.',
  'no clipboard': 'Clipboard not available. Opening Facebook...',
} as const satisfies Record<Copied, Text>;

function announce(outcome: Copied) {
  toast({
    title: t(NOTICES[outcome]),
    ...(outcome === 'refused' && { variant: 'destructive' }),
  });
}

/** Copies the address. Where there is no clipboard (pages without https), Facebook takes its place. */
async function copy(shared: Shared): Promise<Copied> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) {
    open(facebook(shared));
    return 'no clipboard';
  }
  try {
    await clipboard.writeText(shared.url);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Copies the address and shows the result. */
export async function copyLink(shared: Shared): Promise<void> {
  announce(await copy(shared));
}

/** Instagram takes no address: the link goes along in the clipboard, and the app or site opens. */
export async function shareOnInstagram(shared: Shared): Promise<void> {
  const outcome = await copy(shared);
  announce(outcome);
  if (outcome !== 'no clipboard') open('https://www.instagram.com/');
}

/** True where the device has a sharing dialog of its own. */
export const canShareByDevice = (): boolean => 'share' in navigator;

/**
 * Opens the device's share dialog. When that fails the link is copied instead, and one toast reports both, because
 * there is never more than one. Returns false when the visitor closed the dialog without sharing.
 */
export async function shareByDevice(shared: Shared): Promise<boolean> {
  try {
    await navigator.share(shared);
  } catch (error) {
    if ((error as Error).name === 'AbortError') return false;
    toast({
      title: t('Share failed. Please try again.'),
      description: t(NOTICES[await copy(shared)]),
      variant: 'destructive',
    });
  }
  return true;
}
