import { useEffect, useState } from 'react';
import { Search } from 'lucide-react';
import {
  CLOSE_MATCHES,
  NOTHING_FOUND,
  SEARCH_FAILED,
  SEARCH_FILTER_LABELS,
  SEARCH_FILTERS,
  SEARCH_MAX_LENGTH,
  SEARCH_MIN_LENGTH,
  SEARCH_PAUSE_MS,
} from '../../schema/site/search.ts';
import type { Mutable } from '../../schema/mutes.ts';
import { MutedNote } from '../mutes/muted-note.tsx';
import { useUnmutedItems } from '../mutes/use-unmuted.ts';
import { classNames } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { controlStyle } from '../ui/forms/field.tsx';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/page/states.tsx';
import { useSearchAddress } from './search-address.ts';
import { SearchResultRow } from './search-result-row.tsx';
import { type SearchResult, useSearch } from './use-search.ts';
import { t } from '../ui/language.ts';

/** Finds articles, shows, games and answered questions while one types. Escape closes it. */
export default function SearchDialog() {
  const address = useSearchAddress();
  const [text, setText] = useState(address.query);
  const { query, filter, write } = address;

  // What is typed counts after a pause; the address then says what is looked for.
  useEffect(() => {
    if (text === query) return;
    const timer = setTimeout(() => write(text, filter), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && address.close()}
      title={t('Search')}
      width="wide"
      placement="top"
    >
      <div role="search" className="grid gap-4">
        <input
          type="search"
          aria-label={t('Search articles, shows and games')}
          placeholder={t('Search articles, shows and games…')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_MAX_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={`${controlStyle} text-ellipsis`}
        />
        <div role="group" aria-label={t('Result type')} className="flex flex-wrap gap-2">
          {SEARCH_FILTERS.map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={choice === filter}
              onClick={() => write(text, choice)}
              className={classNames(
                'min-h-11 rounded-control border px-3 text-small font-semibold transition-colors duration-110',
                choice === filter
                  ? 'border-text bg-text text-bg'
                  : 'border-border-strong hover:bg-surface',
              )}
            >
              {t(SEARCH_FILTER_LABELS[choice])}
            </button>
          ))}
        </div>
        <Results query={query.trim()} isTyping={text !== query} />
      </div>
    </Dialog>
  );
}

function Results({ query, isTyping }: { query: string; isTyping: boolean }) {
  const { filter } = useSearchAddress();
  const { answer, hasFailed, retry } = useSearch(query, filter);
  const isLongEnough = query.length >= SEARCH_MIN_LENGTH;
  const found = isLongEnough && !hasFailed ? answer : undefined;
  const shown = useUnmutedItems(found?.nodes ?? NONE, mutableOf);
  return (
    <>
      {/* Rendered while still empty: screen readers only announce changes to it. */}
      <div role="status" className="empty:absolute">
        {found && <Summary {...found} query={query} isTyping={isTyping} />}
      </div>
      {!isLongEnough && (
        <p className="py-6 text-center text-muted">
          {t('Type at least {searchMinLength} characters.', { searchMinLength: SEARCH_MIN_LENGTH })}
        </p>
      )}
      {isLongEnough && hasFailed && <ErrorState text={t(SEARCH_FAILED)} onRetry={retry} />}
      {isLongEnough && !found && !hasFailed && (
        <Loading label={t('Searching…')} className="grid gap-3">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-18 w-full" />
          ))}
        </Loading>
      )}
      {found && found.totalCount > 0 && (
        <ul className="-mx-2 grid max-h-[55dvh] gap-1 overflow-y-auto" aria-label={t('Results')}>
          {shown.map((result) => (
            <SearchResultRow key={`${result.type} ${result.id}`} result={result} />
          ))}
        </ul>
      )}
      {found && <MutedNote count={found.nodes.length - shown.length} />}
    </>
  );
}

const NONE: readonly SearchResult[] = [];

/** What the mutes of a reader look at. */
const mutableOf = ({ user, title, descriptionParts }: SearchResult): Mutable => ({
  userId: user?.id ?? null,
  text: [title, ...descriptionParts.map(({ text }) => text)].join(' '),
});

interface SummaryProps {
  totalCount: number;
  isApproximate: boolean;
  nodes: readonly SearchResult[];
  query: string;
  isTyping: boolean;
}

/** How much was found. */
function Summary({ totalCount, isApproximate, nodes, query, isTyping }: SummaryProps) {
  const { filter } = useSearchAddress();
  if (totalCount > 0)
    return (
      <p className="text-small text-muted">
        {isApproximate && `${t(CLOSE_MATCHES, { query })} `}
        {t('{count|one:# result|other:# results}', { count: totalCount })}
        {totalCount > nodes.length &&
          ` · ${t('the first {count} are shown', { count: nodes.length })}`}
      </p>
    );
  return isTyping ? null : <EmptyState icon={Search} text={t(NOTHING_FOUND[filter], { query })} />;
}
