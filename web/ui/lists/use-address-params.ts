import { useEffect, useMemo, useRef, useState } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';

const address = () => window.location.pathname + window.location.search;

/**
 * The query parameters of the URL, for lists whose queries depend on them. Unlike the router's own hook, a change
 * applies to the very next render. The router changes URLs in a transition, which renders beside the old one for a
 * while; a query that depends on it would be sent with the old and the new values in turn, each response interrupting
 * the other's render.
 *
 * While a link that was followed still loads, changes are ignored: they would bring back the page that is being left.
 */
export function useAddressParams() {
  const [search, setSearch] = useSearchParams();
  const now = search.toString();
  const [state, setState] = useState({ wanted: now, seen: now });
  // The URL has changed, by us or by something else; it has priority.
  if (state.seen !== now) setState({ wanted: now, seen: now });
  const params = useMemo(() => new URLSearchParams(state.wanted), [state.wanted]);
  const rendered = useLocation();
  const own = useRef('');
  useEffect(() => {
    own.current = address();
  }, [rendered]);

  function set(next: Readonly<Record<string, string>>, options?: NavigateOptions) {
    if (address() !== own.current) return;
    setState({ wanted: new URLSearchParams(next).toString(), seen: now });
    setSearch(next, options);
    own.current = address();
  }
  return [params, set] as const;
}
