import { useApolloClient } from '@apollo/client/react';
import { Suspense, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { can } from '../../schema/accounts/capabilities.ts';
import { useUserEvents } from '../accounts/admin/user-events.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { useDeletedMembers } from '../accounts/session/deleted-members.ts';
import { ErrorBoundary } from '../ui/page/error-boundary.tsx';
import { SelectField } from '../ui/forms/select-field.tsx';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { TabPanel, Tabs, TabList, Tab } from '../ui/lists/tabs.tsx';
import { ADMIN_TABS, type TabMark } from './admin-tabs.ts';
import { MarkWatches } from './mark-watch.tsx';
import { TabLabel, TabOption } from './tab-label.tsx';
import { t } from '../ui/language.ts';

/** Lists of users, and those that name them without their accounts. */
const NAMING_USERS = ['Users', 'LineupSubmissions', 'Reports', 'Activity', 'ActivityActors'];

/** Refetches those lists when a user changes. Renders nothing. */
function UserWatch(): null {
  useUserEvents(NAMING_USERS);
  return null;
}

/**
 * The tabs of the dashboard that the viewer has a right to: a rail at the left of wide windows, a select on phones. The tab is in the URL;
 * going to another one leaves what belonged to the old one out of it.
 */
export function Dashboard() {
  const [search, setSearch] = useSearchParams();
  const [marks, setMarks] = useState<Readonly<Record<string, TabMark>>>({});
  const note = useCallback(
    (id: string, mark: TabMark) => setMarks((all) => ({ ...all, [id]: mark })),
    [],
  );
  const client = useApolloClient();
  // A deleted member may be in any of the lists: all active queries are refetched.
  useDeletedMembers(() => void client.refetchQueries({ include: 'active' }).catch(() => undefined));
  const { user } = useAuth();
  const tabs = ADMIN_TABS.filter(({ act }) => can(user, act));
  const asked = search.get('tab');
  const current = tabs.find(({ id }) => id === asked) ?? tabs[0];
  if (!current) return null;
  const show = (id: string) =>
    setSearch({ tab: id }, { replace: asked === null, preventScrollReset: true });

  return (
    <Tabs
      orientation="vertical"
      activationMode="manual"
      value={current.id}
      onValueChange={show}
      className="page grid items-start gap-x-10 gap-y-5 py-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-8 print:grid-cols-1"
    >
      <MarkWatches tabs={tabs} onMark={note} />
      {can(user, 'user.administer') && <UserWatch />}
      <div className="lg:hidden print:hidden">
        <SelectField
          label={t('Section')}
          value={current.id}
          onChange={(event) => show(event.target.value)}
        >
          {tabs.map((tab) => (
            <TabOption key={tab.id} tab={tab} mark={marks[tab.id] ?? null} />
          ))}
        </SelectField>
      </div>
      <TabList
        aria-label={t('Admin dashboard')}
        className="flex-col border-b-0! max-lg:hidden lg:sticky lg:top-[calc(var(--header-height)+var(--game-bar-height)+1.5rem)] print:hidden"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            value={tab.id}
            className="rounded-control border-b-0! border-l-3 px-3 data-[state=active]:bg-surface-2"
          >
            <TabLabel tab={tab} mark={marks[tab.id] ?? null} />
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, panel: Panel }) => (
        <TabPanel key={id} value={id} className="min-w-0 pt-0!">
          <ErrorBoundary resetKey={id}>
            <Suspense fallback={<PanelSkeleton />}>
              <Panel />
            </Suspense>
          </ErrorBoundary>
        </TabPanel>
      ))}
    </Tabs>
  );
}

function PanelSkeleton() {
  return (
    <Loading label={t('Loading…')} className="grid content-start gap-4">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-20" />
      <Skeleton className="h-80" />
    </Loading>
  );
}
