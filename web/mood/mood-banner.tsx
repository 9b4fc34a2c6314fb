import { lazy, useId, useState } from 'react';
import { MOOD_TEXTS } from '../../schema/mood.ts';
import { classNames } from '../ui/class-names.ts';
import { ChevronIcon } from '../ui/page/inline-icons.tsx';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { ErrorState } from '../ui/page/states.tsx';
import { MoodFigure, MoodMeter } from './mood-meter.tsx';
import { useFanMood } from './use-fan-mood.ts';
import { LazyPart } from '../ui/lazy/lazy-part.tsx';
import { t } from '../ui/language.ts';

const MoodForm = lazy(() => import('./mood-form.tsx'));

/** The strip over the tabs: how all fans feel. It expands to the form for one's own mood. */
export function MoodBanner() {
  const { mood, mine, error, reload } = useFanMood();
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
            {mood && <Community average={mood.average} moods={mood.moods} />}
            {!mood && !error && <Skeleton className="h-5 w-40" />}
            {!mood && error && <span className="text-small text-muted">{t('Unavailable')}</span>}
          </span>
          <span className="shrink-0 text-small font-semibold max-sm:sr-only">
            {mine ? t('Change yours') : t('How do you feel?')}
          </span>
          <ChevronIcon
            className={classNames(
              'size-5 shrink-0 transition-transform duration-150',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h2>
      {isOpen && (
        <div id={panelId} className="border-t border-border p-4 sm:p-6">
          {!mood && error ? (
            <ErrorState text={t(MOOD_TEXTS.unread)} onRetry={reload} />
          ) : (
            <LazyPart fallback={<Waiting />}>
              {mood ? (
                <MoodForm key={`${mood.gameWeek} ${mine?.id ?? 'new'}`} mine={mine} />
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

const Waiting = () => (
  <Loading label={t('Loading the form…')}>
    <Skeleton className="h-72 sm:h-48" />
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
