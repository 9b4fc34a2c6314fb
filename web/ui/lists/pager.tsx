import { Button } from '../buttons/button.tsx';
import { numberFormat, t } from '../language.ts';

interface PagerProps {
  /** Counted from 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

const number = numberFormat();

/** Which rows of how many are shown, and the ways to those before and after. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-small text-muted tabular-nums">
        {t('{first}–{last} of {total}', {
          first: number.format(first),
          last: number.format(last),
          total: number.format(total),
        })}
      </p>
      <div className="flex gap-2">
        <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {t('Previous')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabled={last >= total}
          onClick={() => onPage(page + 1)}
        >
          {t('Next')}
        </Button>
      </div>
    </div>
  );
}
