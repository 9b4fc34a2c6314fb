import { useEffect, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { t } from '../language.ts';

/** Where one is in a list that is read page by page, each after the cursor of the last one seen. */
export interface CursorPages {
  /** Cursor of the last one of the page before; null on the first page. */
  readonly after: string | null;
  /** Counted from 1. */
  readonly number: number;
  older(last: string): void;
  newer(): void;
  restart(): void;
}

export function useCursorPages(): CursorPages {
  const [passed, setPassed] = useState<readonly string[]>([]);
  return {
    after: passed.at(-1) ?? null,
    number: passed.length + 1,
    older: (last) => setPassed([...passed, last]),
    newer: () => setPassed(passed.slice(0, -1)),
    restart: () => setPassed([]),
  };
}

interface OlderNewerProps {
  pages: CursorPages;
  /** Cursor of the last one of this page; null when the page is empty. */
  last: string | null;
  hasOlder: boolean;
  /** What the pages are of, where the buttons say it. */
  of?: 'messages' | 'questions';
}

/** The way to the page before and the page after, where there are several. A page that was emptied is left. */
export function OlderNewer({ pages, last, hasOlder, of }: OlderNewerProps) {
  const isFirst = pages.after === null;
  const isEmptied = last === null && !isFirst;
  useEffect(() => {
    if (isEmptied) pages.newer();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once when it is emptied
  }, [isEmptied]);
  if (isFirst && !hasOlder) return null;
  return (
    <div className="flex justify-end gap-2">
      <Button variant="secondary" size="sm" disabled={isFirst} onClick={pages.newer}>
        {of ? t(`Newer ${of}`) : t('Newer')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        disabled={!hasOlder || last === null}
        onClick={() => last !== null && pages.older(last)}
      >
        {of ? t(`Older ${of}`) : t('Older')}
      </Button>
    </div>
  );
}
