import { useMutation } from '@apollo/client/react';
import { ExternalLink, Link2, Send, Share2 } from 'lucide-react';
import { graphql } from '../gql/gql.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx';
import { toast } from '../ui/toast.ts';

const RECORD_SHARE = graphql(/* GraphQL */ `
  mutation RecordArticleShare($id: Int!) {
    recordArticleShare(id: $id) {
      id
      shareCount
    }
  }
`);

interface Shared {
  readonly url: string;
  readonly title: string;
}

const at = (address: string, query: Record<string, string>) =>
  `${address}?${new URLSearchParams(query).toString()}`;
const facebook = ({ url }: Shared) => at('https://www.facebook.com/sharer/sharer.php', { u: url });

const TARGETS: readonly (readonly [name: string, address: (shared: Shared) => string])[] = [
  ['Facebook', facebook],
  ['Twitter/X', ({ url, title }) => at('https://x.com/intent/post', { url, text: title })],
  ['LinkedIn', ({ url }) => at('https://www.linkedin.com/sharing/share-offsite/', { url })],
  ['Reddit', ({ url, title }) => at('https://www.reddit.com/submit', { url, title })],
];

const open = (address: string) => window.open(address, '_blank', 'noopener');

/** Copies the address, saying so; where there is no clipboard, Facebook takes its place. */
async function copy(shared: Shared): Promise<void> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) {
    toast({ title: 'Clipboard not available. Opening Facebook...' });
    open(facebook(shared));
    return;
  }
  try {
    await clipboard.writeText(shared.url);
    toast({ title: 'Link copied!' });
  } catch {
    toast({ title: 'Could not copy link. Please copy manually.', variant: 'destructive' });
  }
}

/** Share: the device's own dialog, the link, or a network. Each act counts as a share. */
export function ShareMenu({ id, title }: { id: number; title: string }) {
  const [record] = useMutation(RECORD_SHARE);

  function share(act: (shared: Shared) => unknown) {
    // The count is no concern of whoever shares: if it fails, the share still happened.
    record({ variables: { id } }).catch(() => undefined);
    void act({ url: new URL(`/articles/${id}`, window.location.origin).href, title });
  }

  async function shareByDevice(shared: Shared) {
    try {
      await navigator.share(shared);
    } catch (error) {
      if ((error as Error).name === 'AbortError') return;
      toast({ title: 'Share failed. Please try again.', variant: 'destructive' });
      await copy(shared);
    }
  }

  return (
    <Menu
      align="start"
      trigger={
        <Button variant="secondary" size="sm" icon={Share2}>
          Share
        </Button>
      }
    >
      {'share' in navigator && (
        <MenuItem icon={Send} onSelect={() => share(shareByDevice)}>
          Share with…
        </MenuItem>
      )}
      <MenuItem icon={Link2} onSelect={() => share(copy)}>
        Copy link
      </MenuItem>
      <MenuSeparator />
      {TARGETS.map(([name, address]) => (
        <MenuItem
          key={name}
          icon={ExternalLink}
          onSelect={() => share((shared) => open(address(shared)))}
        >
          {name}
        </MenuItem>
      ))}
      {/* Instagram takes no address: the link goes along in the clipboard. */}
      <MenuItem
        icon={ExternalLink}
        onSelect={() =>
          share(async (shared) => {
            await copy(shared);
            open('https://www.instagram.com/');
          })
        }
      >
        Instagram
      </MenuItem>
    </Menu>
  );
}
