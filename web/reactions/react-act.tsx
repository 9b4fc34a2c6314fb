import { SmilePlus } from 'lucide-react';
import { lazy, useState } from 'react';
import { type Press, pressOf } from '../ui/buttons/press.ts';
import { t } from '../ui/language.ts';
import { LazyLayer } from '../ui/lazy/lazy-part.tsx';
import type { ReactionChoicesProps } from './reaction-choices.tsx';

const ReactionMenu = lazy(() => import('./reaction-menu.tsx'));

/** The button that opens the reactions. */
export function ReactAct({ className, ...choices }: ReactionChoicesProps & { className: string }) {
  const [press, setPress] = useState<Press>();
  const trigger = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={t('Add a reaction')}
      title={t('Add a reaction')}
      className={className}
      onClick={(event) => setPress(pressOf(event))}
    >
      <SmilePlus aria-hidden className="size-4" />
    </button>
  );
  if (!press) return trigger;
  return (
    <LazyLayer fallback={trigger} onFail={() => setPress(undefined)}>
      <ReactionMenu trigger={trigger} opensWith={press} {...choices} />
    </LazyLayer>
  );
}
