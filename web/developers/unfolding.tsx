import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { t } from '../ui/language.ts';
import { LazyPart } from '../ui/lazy/lazy-part.tsx';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';

/** A long list, which is folded, and downloaded when it is first unfolded. */
export function Unfolding({ summary, children }: { summary: string; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className="group rounded-card border border-border"
      onToggle={({ currentTarget: { open } }) => open && setWasOpened(true)}
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-card px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 wrap-anywhere">{summary}</span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-border p-4">
        {wasOpened && (
          <LazyPart
            fallback={
              <Loading label={t('Loading…')}>
                <Skeleton className="h-32" />
              </Loading>
            }
          >
            {children}
          </LazyPart>
        )}
      </div>
    </details>
  );
}
