import { useMemo, useState } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/**
 * The query of the address, for lists that ask the server for what it says. Like the router's own hook, but what is set
 * counts in the very next drawing. The router changes addresses in a transition, which is drawn beside the old one for
 * a while; a query that follows it would be asked with the old and the new values in turn, each answer interrupting
 * the other's drawing.
 */
export function useAddressParams() {
  const [search, setSearch] = useSearchParams();
  const now = search.toString();
  const [state, setState] = useState({ wanted: now, seen: now });
  // The address has moved, by us or by something else; what it says counts.
  if (state.seen !== now) setState({ wanted: now, seen: now });
  const params = useMemo(() => new URLSearchParams(state.wanted), [state.wanted]);

  function set(next: Readonly<Record<string, string>>, options?: NavigateOptions) {
    setState({ wanted: new URLSearchParams(next).toString(), seen: now });
    setSearch(next, options);
  }
  return [params, set] as const;
}
