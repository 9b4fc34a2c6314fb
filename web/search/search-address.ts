import { useLocation, useNavigate } from 'react-router-dom';
import { SEARCH_FILTERS, type SearchFilter } from '../../schema/site/search.ts';

/** The search dialog as a place: `?q=` opens it, also by a link from elsewhere; going back closes it. */
export interface SearchAddress {
  readonly isOpen: boolean;
  readonly query: string;
  readonly filter: SearchFilter;
  readonly open: (seed?: string) => void;
  readonly close: () => void;
  /** Writes the search into the URL, without adding a history entry. */
  readonly write: (query: string, filter: SearchFilter) => void;
}

interface OpenedHere {
  readonly isSearch?: boolean;
}

export function useSearchAddress(): SearchAddress {
  const location = useLocation();
  const { search, hash } = location;
  const state = location.state as OpenedHere | null;
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const openedHere = state?.isSearch === true;

  const to = (change: Readonly<Record<'q' | 'type', string | null>>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return { search: next.toString(), hash };
  };

  return {
    isOpen: params.has('q'),
    query: params.get('q') ?? '',
    filter: SEARCH_FILTERS.find((filter) => filter === params.get('type')) ?? 'all',
    open: (seed = '') =>
      void navigate(to({ q: seed, type: null }), {
        state: { isSearch: true } satisfies OpenedHere,
        preventScrollReset: true,
      }),
    close: () =>
      void (openedHere ? navigate(-1) : navigate(to({ q: null, type: null }), { replace: true })),
    write: (q, filter) =>
      void navigate(to({ q, type: filter === 'all' ? null : filter }), {
        replace: true,
        state,
      }),
  };
}
