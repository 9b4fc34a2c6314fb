import { ArrowUp } from 'lucide-react';

interface NewsNoticeProps {
  /** What is new; null: nothing, and nothing is shown. */
  text: string | null;
  onShow: () => void;
}

/** Offers what is new under the bars at the top, and moves nothing until it is taken. */
export function NewsNotice({ text, onShow }: NewsNoticeProps) {
  return (
    <div
      role="status"
      data-chrome
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--header-height)+var(--game-bar-height)+0.75rem)] z-30 grid justify-items-center px-4"
    >
      {text && (
        <button
          type="button"
          onClick={onShow}
          className="pointer-events-auto inline-flex min-h-11 animate-rise items-center gap-2 rounded-full bg-brand px-5 font-semibold text-on-brand shadow-layer"
        >
          <ArrowUp aria-hidden className="size-4" />
          {text}
        </button>
      )}
    </div>
  );
}
