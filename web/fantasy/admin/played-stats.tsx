import { useApolloClient } from '@apollo/client/react';
import { Download, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { STATS_TEXTS } from '../../../schema/fantasy/stats.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { saveFile } from '../../ui/forms/save-file.ts';
import { t, translated } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';
import { PLAYED_STATS } from './operations.ts';

interface PlayedStatsProps {
  gameId: number;
  /** Takes the sheet as if the admin had chosen its file. */
  onChoose: (file: File) => void;
}

/** For a game that was reported play by play: a sheet that is filled with what its plays say. */
export function PlayedStats({ gameId, onChoose }: PlayedStatsProps) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);

  async function take(pass: (file: File) => void) {
    setBusy(true);
    try {
      const { data } = await client.query({
        query: PLAYED_STATS,
        variables: { gameId },
        fetchPolicy: 'no-cache',
      });
      const { fileName, contentType, base64 } = data!.statsTemplate;
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      pass(new File([bytes], fileName, { type: contentType }));
    } catch (failure) {
      toast({
        title: translated(STATS_TEXTS.downloadFailedTitle),
        description: messageOf(failure, STATS_TEXTS.downloadFailed),
        variant: 'destructive',
        duration: 5000,
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-labelledby="played-stats" className="grid gap-3 rounded-card bg-surface p-4">
      <h4 id="played-stats" className="font-bold">
        {t('This game was reported play by play')}
      </h4>
      <p className="text-small text-muted">
        {t(
          'Start from what the plays say, and correct what the official box score says otherwise.',
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={ListChecks}
          busy={isBusy}
          onClick={() => void take(onChoose)}
        >
          {t('Review live stats')}
        </Button>
        <Button
          variant="quiet"
          icon={Download}
          busy={isBusy}
          onClick={() => void take((file) => saveFile(file, file.name))}
        >
          {t('Download live stats')}
        </Button>
      </div>
    </section>
  );
}
