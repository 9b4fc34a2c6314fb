import { useMutation } from '@apollo/client/react';
import { Circle, CircleCheck, Trophy } from 'lucide-react';
import { STATS_TEXTS } from '../../../schema/fantasy/stats.ts';
import type { StatsGame_GameFragment as StatsGame } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { EmptyState } from '../../ui/page/states.tsx';
import { toast } from '../../ui/page/toast.ts';
import { gameName } from './game-names.ts';
import { PROCESS_GAME } from './operations.ts';
import { t } from '../../ui/language.ts';

interface ProcessGameProps {
  game: StatsGame | undefined;
  onProcessed: () => void;
}

/** The state of a game's scoring, and a button to repeat it. */
export function ProcessGame({ game, onProcessed }: ProcessGameProps) {
  const [run, running] = useMutation(PROCESS_GAME);
  if (!game) return <EmptyState icon={Trophy} text={t(STATS_TEXTS.noGame)} />;
  const { id, hasStats, isScored, hasLeaderboard, lineups } = game;

  async function start() {
    try {
      await run({ variables: { gameId: id } });
      toast({ title: t(STATS_TEXTS.processed), duration: 5000 });
      onProcessed();
    } catch (error) {
      toast({
        title: t('Error'),
        description: messageOf(error, STATS_TEXTS.processFailed),
        variant: 'destructive',
        duration: 5000,
      });
    }
  }

  return (
    <div className="grid justify-items-start gap-4">
      <ul aria-label={t('Scoring for {game}', { game: gameName(game) })} className="grid gap-2">
        <Flag label={t('Stats imported')} isSet={hasStats} />
        <Flag label={t('Scores calculated')} isSet={isScored} />
        <Flag label={t('Leaderboard generated')} isSet={hasLeaderboard} />
      </ul>
      <p id="process-hint" className="max-w-[60ch] text-small text-muted">
        {hasStats
          ? t(
              'Uploading stats scores the game automatically. Processing again re-scores all {lineups} lineups with the current stats.',
              { lineups },
            )
          : t(STATS_TEXTS.notImported)}
      </p>
      <Button
        aria-describedby="process-hint"
        disabled={!hasStats}
        busy={running.loading}
        busyLabel={t('Processing…')}
        onClick={() => void start()}
      >
        {t('Process Game')}
      </Button>
    </div>
  );
}

function Flag({ label, isSet }: { label: string; isSet: boolean }) {
  const Icon = isSet ? CircleCheck : Circle;
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden className={isSet ? 'size-5 text-success' : 'size-5 text-muted'} />
      {label}: <b>{isSet ? t('yes') : t('not yet')}</b>
    </li>
  );
}
