import { Smile } from 'lucide-react';
import { lazy, type RefObject, useState } from 'react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';
import { t } from '../../ui/language.ts';

const EmojiPalette = lazy(() => import('./emoji-palette.tsx'));

interface EmojiPickerProps {
  onPick: (emoji: string) => void;
  /** Takes the focus after a choice. */
  returnTo: RefObject<HTMLElement | null>;
}

/** The button beside the field; the palette that it opens is downloaded then. */
export function EmojiPicker(props: EmojiPickerProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const trigger = (
    <IconButton
      label={t('Choose an emoji')}
      icon={Smile}
      aria-haspopup="dialog"
      onClick={() => setWasOpened(true)}
    />
  );
  if (!wasOpened) return trigger;
  return (
    <LazyLayer fallback={trigger} onFail={() => setWasOpened(false)}>
      <EmojiPalette {...props} trigger={trigger} />
    </LazyLayer>
  );
}
