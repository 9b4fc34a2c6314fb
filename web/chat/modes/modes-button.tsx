import { SlidersHorizontal } from 'lucide-react';
import { lazy, useState } from 'react';
import type { ChatModesView } from '../../../schema/chat-modes.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';
import { t } from '../../ui/language.ts';

const ModesDialog = lazy(() => import('./modes-dialog.tsx'));

/** For who runs the show: opens the modes of the chat. Downloaded by them only. */
export default function ModesButton({ modes }: { modes: ChatModesView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('Chat modes')}
        icon={SlidersHorizontal}
        className="-my-1.5"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <LazyLayer onFail={() => setOpen(false)}>
          <ModesDialog modes={modes} onClose={() => setOpen(false)} />
        </LazyLayer>
      )}
    </>
  );
}
