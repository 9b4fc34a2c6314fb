import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from './button.tsx';
import type { Shared } from './share.ts';
import { t } from './language.ts';

const loadItems = () => import('./share-menu-items.tsx');
const ShareMenuItems = lazy(loadItems);

interface ShareMenuProps extends Shared {
  /** Told of each share, whichever way it goes. */
  onShare?: () => void;
}

/** Share: a button with a menu, which is downloaded when the button is about to be used. */
export function ShareMenu(props: ShareMenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <Button
      variant="secondary"
      size="sm"
      icon={Share2}
      aria-haspopup="menu"
      onPointerEnter={() => void loadItems()}
      onFocus={() => void loadItems()}
      onClick={() => setIsWanted(true)}
    >
      {t('Share')}
    </Button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <ShareMenuItems trigger={button} {...props} />
    </Suspense>
  );
}
