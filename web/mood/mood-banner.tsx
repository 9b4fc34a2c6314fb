import { lazy, useId, useState } from 'react';
import { MOOD_TEXTS } from '../../schema/mood.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { Button } from '../ui/buttons/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { t } from '../ui/language.ts';
import { LazyPart } from '../ui/lazy/lazy-part.tsx';
import { ChevronIcon } from '../ui/page/inline-icons.tsx';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { ErrorState } from '../ui/page/states.tsx';
import { useIsHidden } from '../settings/reveal.ts';
import { MoodFaces } from './mood-faces.tsx';
import { MoodFigure, MoodMeter } from './mood-meter.tsx';
import { MOOD_SUBJECT } from './mood-subject.ts';
import { useFanMood } from './use-fan-mood.ts';
import { type MoodPick, useMoodPick } from './use-mood-pick.ts';

const MoodDetails = lazy(() => import('./mood-details.tsx'));

interface MoodBannerProps {
  /** Without them the strip is one line until it is expanded. */
  hasFaces?: boolean;
}

/** The strip over the tabs: how all fans feel, and five faces for one's own mood. It expands to the details of both. */
export function MoodBanner({ hasFaces = true }: MoodBannerProps) {
  const { mood, mine, error, reload } = useFanMood();
  const pick = useMoodPick(mine);
  // How fans feel gives away how the game went.
  const isHidden = useIsHidden(MOOD_SUBJECT);
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();

  return (
    <section aria-label={t('Fan mood')} className="rounded-card border border-border bg-raised">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-13 w-full items-center gap-x-4 rounded-card px-4 py-2 text-left hover:bg-current/4"
        >
          <span className="eyebrow shrink-0 text-accent-text">{t('Fan mood')}</span>
          <span className="flex min-w-0 grow basis-0 flex-wrap items-center gap-x-4 gap-y-1">
            {mood &&
              (isHidden ? (
                <span className="text-small text-muted">{t('Hidden in spoiler mode')}</span>
              ) : (
                <Community average={mood.average} moods={mood.moods} />
              ))}
            {!mood && !error && <Skeleton className="h-6.5 w-40 max-w-full" />}
            {!mood && error && <span className="text-small text-muted">{t('Unavailable')}</span>}
          </span>
          <span className="shrink-0 text-small font-semibold max-sm:sr-only">
            {t('The week so far')}
          </span>
          <ChevronIcon
            className={classNames(
              'size-5 shrink-0 transition-transform duration-150',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h2>
      {(hasFaces || isOpen) && (
        <div className="border-t border-border p-2 lg:px-4">
          <MoodFaces pick={pick} />
          <Unsent pick={pick} />
        </div>
      )}
      {isOpen && (
        <div id={panelId} className="border-t border-border p-4 sm:p-6">
          {!mood && error ? (
            <ErrorState text={t(MOOD_TEXTS.unread)} onRetry={reload} />
          ) : (
            <LazyPart fallback={<Waiting />}>
              {mood ? (
                <MoodDetails pick={pick} isMine={mine !== null} days={mood.days} />
              ) : (
                <Waiting />
              )}
            </LazyPart>
          )}
        </div>
      )}
    </section>
  );
}

/** What became of a pick that the server doesn't have. */
function Unsent({ pick: { hasFailed, isPicked, isSending, send } }: { pick: MoodPick }) {
  const { user } = useAuth();
  if (!hasFailed && (user || !isPicked)) return null;
  return (
    <div
      role={hasFailed ? 'alert' : undefined}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 p-2 text-small"
    >
      <p className={hasFailed ? 'text-danger' : 'text-muted'}>
        {hasFailed
          ? t('We kept your pick, but it wasn’t sent.')
          : t('You’ll sign in when you submit. We’ll keep your pick.')}
      </p>
      <Button size="sm" variant="secondary" busy={isSending} onClick={() => send()}>
        {hasFailed ? t('Retry') : t('Submit mood')}
      </Button>
    </div>
  );
}

const Waiting = () => (
  <Loading label={t('Loading the form…')}>
    <Skeleton className="h-160 sm:h-136 lg:h-78" />
  </Loading>
);

function Community({ average, moods }: { average: number | null; moods: number }) {
  if (average === null) return <span className="text-small text-muted">{t('No votes yet')}</span>;
  return (
    <>
      <MoodFigure level={average} size="strip" />
      <MoodMeter level={average} className="h-2 w-40 max-md:hidden" />
      <span className="text-small text-muted tabular-nums max-lg:sr-only">
        {t('{moods|one:# fan|other:# fans} this week', { moods })}
      </span>
    </>
  );
}
