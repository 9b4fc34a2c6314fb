import { useEffect } from 'react';
import type { AdminTab, TabMark } from './admin-tabs.ts';

type OnMark = (id: string, mark: TabMark) => void;

interface MarkWatchProps {
  id: string;
  useMark: () => TabMark;
  onMark: OnMark;
}

/** Follows what waits in one tab. Draws nothing. */
function MarkWatch({ id, useMark, onMark }: MarkWatchProps) {
  const mark = useMark();
  useEffect(() => onMark(id, mark), [id, mark, onMark]);
  return null;
}

/** Follows what waits in these tabs, once for all who show it. */
export function MarkWatches({ tabs, onMark }: { tabs: readonly AdminTab[]; onMark: OnMark }) {
  return tabs.map(
    ({ id, useMark }) =>
      useMark && <MarkWatch key={id} id={id} useMark={useMark} onMark={onMark} />,
  );
}
