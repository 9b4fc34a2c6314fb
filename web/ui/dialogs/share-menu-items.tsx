import { Camera, ExternalLink, Link2, Send } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuItem, MenuSeparator } from './menu.tsx';
import {
  canShareByDevice,
  copyLink,
  NETWORKS,
  shareByDevice,
  type Shared,
  shareOnInstagram,
} from './share.ts';
import type { Press } from '../buttons/press.ts';
import { t } from '../language.ts';

interface ShareMenuItemsProps extends Shared {
  /** The button that opened it. */
  trigger: ReactElement;
  opensWith: Press;
  onShare?: (() => void) | undefined;
}

/** The opened menu: the device's own dialog, the link, or a network. */
export default function ShareMenuItems(props: ShareMenuItemsProps) {
  const { trigger, opensWith, onShare, ...shared } = props;
  async function openDialog() {
    if (await shareByDevice(shared)) onShare?.();
  }
  function act(share: (shared: Shared) => Promise<void>) {
    void share(shared);
    onShare?.();
  }

  return (
    <Menu align="start" trigger={trigger} opensWith={opensWith}>
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
