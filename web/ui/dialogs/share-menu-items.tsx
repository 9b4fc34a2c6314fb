import { Link2, Send } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuItem, MenuSeparator } from './menu.tsx';
import {
  canShareByDevice,
  copyLink,
  type Network,
  NETWORKS,
  shareByDevice,
  type Shared,
  shareOnInstagram,
} from './share.ts';
import type { Press } from '../buttons/press.ts';
import { PlatformIcon } from '../pictures/platform-icon.tsx';
import { FACEBOOK, INSTAGRAM, X } from '../pictures/platform-marks.ts';
import { LINKEDIN, REDDIT } from './share-marks.ts';
import { t } from '../language.ts';

/** An icon of the menu: the network's own mark. */
const iconOf = (mark: string) =>
  function Icon({ className }: { className?: string }) {
    return <PlatformIcon mark={mark} {...(className && { className })} />;
  };

const ICONS: Readonly<Record<Network | 'Instagram', ReturnType<typeof iconOf>>> = {
  Facebook: iconOf(FACEBOOK),
  'Twitter/X': iconOf(X),
  LinkedIn: iconOf(LINKEDIN),
  Reddit: iconOf(REDDIT),
  Instagram: iconOf(INSTAGRAM),
};

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
      {(Object.keys(NETWORKS) as Network[]).map((name) => (
        <MenuItem key={name} icon={ICONS[name]} href={NETWORKS[name](shared)} onSelect={onShare}>
          {name}
        </MenuItem>
      ))}
      <MenuItem icon={ICONS.Instagram} onSelect={() => act(shareOnInstagram)}>
        Instagram
      </MenuItem>
    </Menu>
  );
}
