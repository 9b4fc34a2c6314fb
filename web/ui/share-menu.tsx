import { Camera, ExternalLink, Link2, Send, Share2 } from 'lucide-react';
import { Button } from './button.tsx';
import { Menu, MenuItem, MenuSeparator } from './menu.tsx';
import {
  canShareByDevice,
  copyLink,
  NETWORKS,
  shareByDevice,
  type Shared,
  shareOnInstagram,
} from './share.ts';
import { t } from './language.ts';

interface ShareMenuProps extends Shared {
  /** Told of each share, whichever way it goes. */
  onShare?: () => void;
}

/** Share: the device's own dialog, the link, or a network. */
export function ShareMenu({ onShare, ...shared }: ShareMenuProps) {
  async function openDialog() {
    if (await shareByDevice(shared)) onShare?.();
  }
  function act(share: (shared: Shared) => Promise<void>) {
    void share(shared);
    onShare?.();
  }

  return (
    <Menu
      align="start"
      trigger={
        <Button variant="secondary" size="sm" icon={Share2}>
          {t('Share')}
        </Button>
      }
    >
      {canShareByDevice() && (
        <MenuItem icon={Send} onSelect={() => void openDialog()}>
          {t('Share with…')}
        </MenuItem>
      )}
      <MenuItem icon={Link2} onSelect={() => act(copyLink)}>
        {t('Copy link')}
      </MenuItem>
      <MenuSeparator />
      {NETWORKS.map(([name, pageFor]) => (
        <MenuItem key={name} icon={ExternalLink} href={pageFor(shared)} onSelect={onShare}>
          {name}
        </MenuItem>
      ))}
      <MenuItem icon={Camera} onSelect={() => act(shareOnInstagram)}>
        Instagram
      </MenuItem>
    </Menu>
  );
}
