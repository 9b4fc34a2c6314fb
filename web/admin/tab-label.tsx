import type { AdminTab, TabMark } from './admin-tabs.ts';
import { t, translated } from '../ui/language.ts';

interface MarkedTab {
  tab: AdminTab;
  mark: TabMark;
}

/** Icon and name of a tab; at its end the mark of what waits there. */
export function TabLabel({ tab: { label, icon: Icon }, mark }: MarkedTab) {
  return (
    <>
      <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      <span className="grow text-left">{translated(label)}</span>
      {mark === 'dot' && (
        <span className="size-2.5 rounded-full bg-live forced-colors:border-4">
          <span className="sr-only">{t('(something waits)')}</span>
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
      {mark === 'dot' ? ' ●' : mark && ` · ${t(mark)}`}
    </option>
  );
}
