import { POSITION_GROUPS, ROSTER_TEXTS } from '../../schema/games/roster.ts';
import { MOUNTAIN_ZONE } from '../../schema/time/clock.ts';
import type { RosterQuery } from '../gql/graphql.ts';
import { OwnTime } from '../ui/time/own-zone.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { Skeleton } from '../ui/page/skeleton.tsx';
import { ErrorState } from '../ui/page/states.tsx';
import { RosterSection } from './roster-section.tsx';
import { useRoster } from './use-roster.ts';
import { dateFormat, rich, t } from '../ui/language.ts';

interface RosterDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Who is on the team now, by side and position. */
export default function RosterDialog(props: RosterDialogProps) {
  return (
    <Dialog {...props} width="wide" title={t(ROSTER_TEXTS.title)}>
      <Roster />
    </Dialog>
  );
}

/** Mounted with the open dialog only, so that nothing is asked before. */
function Roster() {
  const { roster, isLoading, hasFailed, retry } = useRoster();
  if (hasFailed)
    return (
      <ErrorState text={t(ROSTER_TEXTS.failed)} hint={t(ROSTER_TEXTS.tryLater)} onRetry={retry} />
    );
  if (isLoading || !roster) return <Waiting />;
  const sides = {
    Offense: roster.offense,
    Defense: roster.defense,
    'Special Teams': roster.specialTeams,
  };
  return (
    <div className="grid gap-8">
      <div className="-mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-small text-muted">
        <LastUpdated at={roster.lastUpdated} />
        <ul className="flex flex-wrap gap-x-4">
          {ROSTER_TEXTS.legend.map((line) => (
            <li key={line}>{t(line)}</li>
          ))}
        </ul>
      </div>
      {POSITION_GROUPS.map((group) => (
        <RosterSection key={group} group={group} positions={sides[group]} />
      ))}
    </div>
  );
}

const MOMENT = dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone: MOUNTAIN_ZONE });

function LastUpdated({ at }: { at: RosterQuery['roster']['lastUpdated'] }) {
  if (!at) return <p>{t('Not updated yet')}</p>;
  const instant = new Date(at);
  return (
    <p>
      {rich('Last updated {moment}', {
        moment: (
          <time dateTime={instant.toISOString()}>
            {t('{moment} MT', { moment: MOMENT.format(instant) })}
            <OwnTime at={instant} />
          </time>
        ),
      })}
    </p>
  );
}

const Waiting = () => (
  <div role="status" className="grid gap-4">
    <p className="text-muted">{t(ROSTER_TEXTS.loading)}</p>
    {POSITION_GROUPS.map((group) => (
      <Skeleton key={group} className="h-40" />
    ))}
  </div>
);
