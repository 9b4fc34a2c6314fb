import { useState } from 'react';

/** Which rows of a page are selected. What leaves the page is no longer selected. */
export function useSelection<Id extends number | string>(ids: readonly Id[]) {
  const [chosen, setChosen] = useState<ReadonlySet<Id>>(new Set());
  /** Where a range begins: what was selected or taken out last. */
  const [from, setFrom] = useState<Id>();
  const selected = ids.filter((id) => chosen.has(id));

  return {
    selected,
    isAll: selected.length > 0 && selected.length === ids.length,
    /** With Shift, all rows between the last one and this one follow it. */
    set(id: Id, isOn: boolean, isRange: boolean) {
      const [start, end] = [ids.indexOf(isRange ? (from ?? id) : id), ids.indexOf(id)];
      const between = start < 0 ? [id] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
      const next = new Set(selected);
      for (const one of between)
        if (isOn) next.add(one);
        else next.delete(one);
      setChosen(next);
      setFrom(id);
    },
    setAll: (isOn: boolean) => setChosen(new Set(isOn ? ids : [])),
  };
}
