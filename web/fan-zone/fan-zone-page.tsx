import { type ComponentType, lazy, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAuth } from '../accounts/session/auth.ts';
import { useChatStatus } from '../chat/use-chat-status.ts';
import { CheckInPanel } from '../checkins/check-in-panel.tsx';
import { Badge } from '../ui/pictures/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { PageMeta } from '../ui/page/page-meta.tsx';
import type { Text } from '../../schema/language/english.ts';
import { PageTitle } from '../ui/page/page-title.tsx';
import { Skeleton } from '../ui/page/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../ui/lists/tabs.tsx';
import { fanZonePage } from '../../schema/pages/entries/fan-zone.ts';
import { JoinPrompt } from './join-prompt.tsx';
import { LazyPart } from '../ui/lazy/lazy-part.tsx';
import { t } from '../ui/language.ts';
import { useSite } from '../ui/site.ts';

const PhotosPanel = lazy(async () => ({
  default: (await import('../photos/photos-panel.tsx')).PhotosPanel,
}));
const AiPhotosPanel = lazy(async () => ({
  default: (await import('../photos/ai-photos-panel.tsx')).AiPhotosPanel,
}));
const ChatPanel = lazy(async () => ({
  default: (await import('../chat/chat-panel.tsx')).ChatPanel,
}));
const FantasyPanel = lazy(() => import('../fantasy/fantasy-panel.tsx'));
const LeaderboardsPanel = lazy(() => import('../fantasy/boards/leaderboards-panel.tsx'));
const MoodBanner = lazy(async () => ({
  default: (await import('../mood/mood-banner.tsx')).MoodBanner,
}));

interface FanZoneTab {
  readonly id: string;
  readonly label: Text;
  readonly panel: ComponentType;
}

const TABS = [
  { id: 'photos', label: 'Photos', panel: PhotosPanel },
  { id: 'check-in', label: 'Check-in', panel: CheckInPanel },
  { id: 'ai-photos', label: 'Sean-anigans', panel: AiPhotosPanel },
  { id: 'fantasy', label: 'Fantasy', panel: FantasyPanel },
  { id: 'leaderboards', label: 'Leaderboards', panel: LeaderboardsPanel },
  { id: 'game-chat', label: 'Game Chat', panel: ChatPanel },
] as const satisfies readonly FanZoneTab[];

/** The Huddle: the community's tabs. The tab is in the URL and is replaced there, so that Back leaves the page. */
export default function FanZonePage() {
  const { user } = useAuth();
  const { name } = useSite();
  const { isOpen } = useChatStatus();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const current = TABS.find(({ id }) => id === asked) ?? TABS[0];
  const isChat = current.id === 'game-chat';
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // On a phone the row of tabs is wider than the window, wider still once it says LIVE, and a phone that is turned may
    // cut off what was in view. Only the row scrolls: the page stays where it is.
    function center() {
      const row = list.current;
      const tab = row?.querySelector('[data-state=active]');
      const [whole, part] = [row, tab].map((one) => one?.getBoundingClientRect());
      if (row && whole && part)
        row.scrollLeft += part.left + part.width / 2 - (whole.left + whole.width / 2);
    }
    center();
    window.addEventListener('resize', center);
    return () => window.removeEventListener('resize', center);
  }, [current.id, isOpen]);

  function show(id: string) {
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        next.set('tab', id);
        for (const ofPhotos of ['photo', 'category']) next.delete(ofPhotos);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <div className="page py-4 in-data-[low-chat]:pt-0 lg:py-8">
      <PageMeta head={fanZonePage.head} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 max-lg:sr-only">
        <PageTitle>{t('The Huddle')}</PageTitle>
        <p className="text-muted">
          {t('The Mile High Hub: where {site} fans meet.', { site: name })}
        </p>
      </div>
      {/* On phones the chat needs the whole window, and in wide ones all but a line. */}
      <div data-chrome className={classNames('mb-3 lg:mt-4', isChat && 'max-lg:hidden')}>
        <LazyPart
          fallback={
            <Skeleton
              className={classNames(
                'rounded-card',
                isChat ? 'h-13.5' : 'h-38.75 md:h-43.75 lg:h-32.75',
              )}
            />
          }
        >
          <MoodBanner hasFaces={!isChat} />
        </LazyPart>
      </div>
      {/* The chat has a prompt of its own, where the composer would be. */}
      {!user && !isChat && <JoinPrompt />}
      <Tabs value={current.id} onValueChange={show} className="lg:mt-4">
        <TabList ref={list} aria-label={t('The Huddle')} data-gives-way="to-writing">
          {TABS.map(({ id, label }) => (
            <Tab key={id} value={id}>
              {t(label)}
              {id === 'game-chat' && isOpen && <Badge tone="live">{t('LIVE')}</Badge>}
            </Tab>
          ))}
        </TabList>
        {TABS.map(({ id, panel: Panel }) => (
          <TabPanel key={id} value={id}>
            <LazyPart fallback={<Skeleton className="h-96 rounded-card" />}>
              <Panel />
            </LazyPart>
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
