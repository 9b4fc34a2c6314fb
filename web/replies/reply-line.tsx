import { X } from 'lucide-react';
import { actStyle } from '../ui/buttons/act-style.ts';
import { t } from '../ui/language.ts';
import type { Quoted } from './quoted.ts';

interface ReplyLineProps {
  /** Of the text, which describes the field. */
  id: string;
  to: Quoted;
  onCancel: () => void;
}

/** Above the field of a reply: what it replies to, and the button that takes that back. */
export function ReplyLine({ id, to, onCancel }: ReplyLineProps) {
  return (
    <div className="flex items-center gap-2 pb-2 text-small text-muted">
      <p id={id} className="min-w-0 grow truncate border-l-3 border-border-strong pl-2">
        <span className="font-semibold">{t('Replying to {name}', { name: to.user.name })}</span>{' '}
        <span dir="auto">{to.text}</span>
      </p>
      <button
        type="button"
        aria-label={t('Don’t reply')}
        title={t('Don’t reply')}
        className={actStyle}
        onClick={onCancel}
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}
