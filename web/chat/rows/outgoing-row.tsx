import { RotateCw, Trash2 } from 'lucide-react';
import type { Outgoing } from '../../live/list/list.ts';
import { Quote } from '../../replies/quote.tsx';
import type { Quoted } from '../../replies/quoted.ts';
import { messagePlace } from '../../../schema/pages/post-places.ts';
import { actionStyle, bubbleStyle, metaStyle } from './row-style.ts';
import { t } from '../../ui/language.ts';

interface OutgoingRowProps {
  post: Outgoing;
  /** The message that it replies to. */
  quote: Quoted | undefined;
  onRetry: () => void;
  onDiscard: () => void;
}

/** An own message that the server does not have yet. */
export function OutgoingRow({ post, quote, onRetry, onDiscard }: OutgoingRowProps) {
  return (
    <div className="grid justify-items-end pb-1">
      {quote && <Quote of={quote} place={messagePlace(quote.id)} />}
      <div className={bubbleStyle(true, 'opacity-75')}>
        <p dir="auto">{post.text}</p>
      </div>
      <div className={metaStyle}>
        {post.state === 'sending' ? (
          <span role="status" className="min-h-6 text-tiny">
            {t('Sending…')}
          </span>
        ) : (
          <>
            <span role="status" className="font-semibold text-danger">
              {t('Not sent')}
            </span>
            <button type="button" className={actionStyle} onClick={onRetry}>
              <RotateCw aria-hidden className="size-4" /> {t('Retry')}
            </button>
            <button type="button" className={actionStyle} onClick={onDiscard}>
              <Trash2 aria-hidden className="size-4" /> {t('Discard')}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
