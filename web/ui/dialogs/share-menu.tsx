import { Share2 } from 'lucide-react';
import { lazy, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { type Press, pressOf } from '../buttons/press.ts';
import type { Shared } from './share.ts';
import { LazyLayer } from '../lazy/lazy-part.tsx';
import { t } from '../language.ts';

const loadItems = () => import('./share-menu-items.tsx');
const ShareMenuItems = lazy(loadItems);
const expectItems = () => void loadItems().catch(() => undefined);

interface ShareMenuProps extends Shared {
  /** Called after each share, by any of the ways. */
  onShare?: () => void;
}

/** Share: a button with a menu, which is downloaded when the button is about to be used. */
export function ShareMenu(props: ShareMenuProps) {
  const [press, setPress] = useState<Press>();
  const button = (
    <Button
      variant="secondary"
      size="sm"
      icon={Share2}
      aria-haspopup="menu"
      onPointerEnter={expectItems}
      onFocus={expectItems}
      onClick={(event) => setPress(pressOf(event))}
    >
      {t('Share')}
    </Button>
  );
  if (!press) return button;
  return (
    <LazyLayer fallback={button} onFail={() => setPress(undefined)}>
      <ShareMenuItems trigger={button} opensWith={press} {...props} />
    </LazyLayer>
  );
}
