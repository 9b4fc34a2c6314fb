import { useQuery } from '@apollo/client/react';
import { Trophy } from 'lucide-react';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { useAddressParams } from '../../ui/lists/use-address-params.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/lists/tabs.tsx';
import { FANTASY_ADMIN_TEXTS as TEXTS } from './admin-texts.ts';
import { POLL_MS, useFantasyEvents } from './fantasy-admin-events.ts';
import { completedGameName } from './game-names.ts';
import { GameTrail } from './game-trail.tsx';
import { COMPLETED_GAMES } from './operations.ts';
import { ProcessGame } from './process-game.tsx';
import { ReviewStats } from './review-stats.tsx';
import { UploadStats } from './upload-stats.tsx';
import { t } from '../../ui/language.ts';

const VIEWS = ['upload', 'review', 'process'] as const;

const GO = { replace: true, preventScrollReset: true };

/** From a sheet to a leaderboard. The game and the tab are in the URL. */
export function StatsScreen() {
  const [search, setSearch] = useAddressParams();
  const { data, error, refetch } = useQuery(COMPLETED_GAMES, {
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  const ask = () => void refetch().catch(() => undefined);
  useFantasyEvents(ask);

  const games = data?.completedGames;
  const game = games?.find(({ id }) => String(id) === search.get('game'));
  const view = VIEWS.find((one) => one === search.get('stats')) ?? 'upload';
  const go = (values: Readonly<Record<string, string>>) =>
    setSearch({ ...Object.fromEntries(search), ...values }, GO);

  return (
    <section aria-labelledby="stats-title" className="grid grid-cols-1 gap-4">
      <h3 id="stats-title" className="display text-h3">
        {t('Player stats')}
      </h3>
      {!games && error && (
        <ErrorState text={messageOf(error, 'We couldn’t load the games.')} onRetry={ask} />
      )}
      {!games && !error && (
        <Loading label={t('Loading games…')} className="grid gap-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-52" />
        </Loading>
      )}
      {games?.length === 0 && <EmptyState icon={Trophy} text={t(TEXTS.noCompletedGames)} />}
      {games && games.length > 0 && (
        <>
          <SelectField
            label={t('Completed game')}
            value={game?.id ?? ''}
            onChange={({ target }) => go({ game: target.value })}
          >
            <option value="">{t('Select a game')}</option>
            {games.map((each) => (
              <option key={each.id} value={each.id}>
                {completedGameName(each)}
              </option>
            ))}
          </SelectField>
          <Tabs value={view} onValueChange={(next) => go({ stats: next })}>
            <TabList aria-label={t('Player stats')}>
              <Tab value="upload">{t('Upload Stats')}</Tab>
              <Tab value="review">{t('Review Stats')}</Tab>
              <Tab value="process">{t('Process Game')}</Tab>
            </TabList>
            <TabPanel value="upload">
              <UploadStats key={game?.id} game={game} onUploaded={ask} />
            </TabPanel>
            <TabPanel value="review">
              <ReviewStats game={game} />
            </TabPanel>
            <TabPanel value="process">
              <ProcessGame game={game} onProcessed={ask} />
            </TabPanel>
          </Tabs>
          {game && <GameTrail gameId={game.id} />}
        </>
      )}
    </section>
  );
}
