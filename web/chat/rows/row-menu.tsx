import { Ellipsis } from 'lucide-react';
import { lazy, useState } from 'react';
import { type Press, pressOf } from '../../ui/buttons/press.ts';
import { t } from '../../ui/language.ts';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';
import type { RowMenuProps } from './row-menu-items.tsx';
import { quietActionStyle } from './row-style.ts';

const RowMenuItems = lazy(() => import('./row-menu-items.tsx'));

/** The button that opens the menu of a message. */
export function RowMenu(props: RowMenuProps) {
  // A menu for each of hundreds of rows would cost more than the rows: it is made when it is first opened.
  const [press, setPress] = useState<Press>();
  const { viewer, message } = props;
  const trigger = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={
        viewer?.id === message.user.id
          ? t('More options for your message')
          : t('More options for {userName}’s message', { userName: message.user.name })
      }
      title={t('More')}
      className={quietActionStyle}
      onClick={(event) => setPress(pressOf(event))}
    >
      <Ellipsis aria-hidden className="size-4" />
    </button>
  );
  if (!press) return trigger;
  return (
    <LazyLayer fallback={trigger} onFail={() => setPress(undefined)}>
      <RowMenuItems {...props} trigger={trigger} opensWith={press} />
    </LazyLayer>
  );
}
