import { Rows3, Rows4 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/buttons/button.tsx';
import { storeOnDevice, storedOnDevice } from '../../ui/device-memory.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/lists/tabs.tsx';
import { SeasonBoard } from './season-board.tsx';
import { SpoilerGuard } from '../../settings/spoiler-guard.tsx';
import { useFantasyLive } from '../use-fantasy-live.ts';
import { WeekBoard } from './week-board.tsx';
import { t } from '../../ui/language.ts';

const DENSE = 'leaderboards-dense';
const BOARDS = [
  { id: 'week', label: 'Latest week' },
  { id: 'season', label: 'Season' },
] as const;

/** The leaderboards tab. The board and the game are in the URL. */
export default function LeaderboardsPanel() {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="display text-h2">{t('Leaderboards')}</h2>
      <SpoilerGuard what={t('the leaderboards')}>
        <Boards />
      </SpoilerGuard>
    </section>
  );
}

function Boards() {
  useFantasyLive();
  const [search, setSearch] = useSearchParams();
  const [isDense, setDense] = useState(() => storedOnDevice(DENSE) === true);
  const board = search.get('board') === 'season' ? 'season' : 'week';
  const game = /^\d{1,9}$/.exec(search.get('game') ?? '')?.[0];

  function show(id: string) {
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        next.set('board', id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  function toggle() {
    storeOnDevice(DENSE, !isDense);
    setDense(!isDense);
  }

  return (
    <Tabs value={board} onValueChange={show}>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <TabList aria-label={t('Board')} className="grow">
          {BOARDS.map(({ id, label }) => (
            <Tab key={id} value={id}>
              {id === 'week' && game ? t('Week') : t(label)}
            </Tab>
          ))}
        </TabList>
        <Button
          variant="secondary"
          size="sm"
          className="print:hidden"
          icon={isDense ? Rows3 : Rows4}
          aria-pressed={isDense}
          onClick={toggle}
        >
          {t('Dense')}
        </Button>
      </div>
      <TabPanel value="week">
        <WeekBoard gameId={game ? Number(game) : undefined} isDense={isDense} />
      </TabPanel>
      <TabPanel value="season">
        <SeasonBoard isDense={isDense} />
      </TabPanel>
    </Tabs>
  );
}
