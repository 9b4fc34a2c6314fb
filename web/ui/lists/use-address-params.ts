import { useMemo, useState } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/**
 * The query parameters of the URL, for lists whose queries depend on them. Unlike the router's own hook, a change
 * applies to the very next render. The router changes URLs in a transition, which renders beside the old one for a
 * while; a query that depends on it would be sent with the old and the new values in turn, each response interrupting
 * the other's render.
 */
export function useAddressParams() {
  const [search, setSearch] = useSearchParams();
  const now = search.toString();
  const [state, setState] = useState({ wanted: now, seen: now });
  // The URL has changed, by us or by something else; it has priority.
  if (state.seen !== now) setState({ wanted: now, seen: now });
  const params = useMemo(() => new URLSearchParams(state.wanted), [state.wanted]);

  function set(next: Readonly<Record<string, string>>, options?: NavigateOptions) {
    setState({ wanted: new URLSearchParams(next).toString(), seen: now });
    setSearch(next, options);
  }
  return [params, set] as const;
}
