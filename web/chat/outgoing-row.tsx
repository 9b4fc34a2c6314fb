import { RotateCw, Trash2 } from 'lucide-react';
import type { Outgoing } from './merge.ts';
import { actionStyle, bubbleStyle, metaStyle } from './row-style.ts';

interface OutgoingRowProps {
  post: Outgoing;
  onRetry: () => void;
  onDiscard: () => void;
}

/** An own message that the server does not have yet. */
export function OutgoingRow({ post, onRetry, onDiscard }: OutgoingRowProps) {
  return (
    <li className="grid justify-items-end">
      <p dir="auto" className={bubbleStyle(true, 'opacity-75')}>
        {post.message}
      </p>
      <div className={metaStyle}>
        {post.state === 'sending' ? (
          <span role="status">Sending…</span>
        ) : (
          <>
            <span role="status" className="font-semibold text-danger">
              Not sent
            </span>
            <button type="button" className={actionStyle} onClick={onRetry}>
              <RotateCw aria-hidden className="size-4" /> Retry
            </button>
            <button type="button" className={actionStyle} onClick={onDiscard}>
              <Trash2 aria-hidden className="size-4" /> Discard
            </button>
          </>
        )}
      </div>
    </li>
  );
}
