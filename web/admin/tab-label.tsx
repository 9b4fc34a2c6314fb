import type { AdminTab, TabMark } from './admin-tabs.ts';
import { t, translated } from '../ui/language.ts';

interface MarkedTab {
  tab: AdminTab;
  mark: TabMark;
}

/** As much as fits into the dot. */
const shortly = (count: number) => (count > 99 ? '99+' : String(count));

/** Icon and name of a tab; at its end the mark of what waits there. */
export function TabLabel({ tab: { label, icon: Icon }, mark }: MarkedTab) {
  return (
    <>
      <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      <span className="grow text-left">{translated(label)}</span>
      {typeof mark === 'number' && (
        <span className="grid min-w-5 place-items-center rounded-full bg-live px-1.5 py-0.5 text-tiny font-bold text-on-live tabular-nums forced-colors:border">
          <span aria-hidden>{shortly(mark)}</span>
          <span className="sr-only">
            {t('({count|one:# needs|other:# need} review)', { count: mark })}
          </span>
        </span>
      )}
      {mark === 'NEW!' && (
        <span className="rounded-badge bg-live px-1.5 py-0.5 text-tiny font-bold text-on-live">
          {t('NEW!')}
        </span>
      )}
    </>
  );
}

/** The same for a native select, which takes text only. */
export function TabOption({ tab: { id, label }, mark }: MarkedTab) {
  return (
    <option value={id}>
      {translated(label)}
      {typeof mark === 'number' ? ` (${shortly(mark)})` : mark && ` · ${t(mark)}`}
    </option>
  );
}
