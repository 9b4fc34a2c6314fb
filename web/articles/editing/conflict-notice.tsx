import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ArticleFormValues } from '../../../schema/articles/article-form.ts';
import { ARTICLE_WRITING_REFUSALS } from '../../../schema/refusals/article-writing.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { draftAddress } from './editor-address.ts';
import { differences, valuesOf } from './form-values.ts';
import type { Conflict, SetAside } from './use-conflict.ts';
import { refusal, rich, t } from '../../ui/language.ts';

interface ConflictNoticeProps {
  conflict: Conflict;
  mine: ArticleFormValues;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Two have written the same article: shows where the texts differ, and asks which one stays. */
export function ConflictNotice({ conflict, mine, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const id = useId();
  const { savedBy, theirs } = conflict;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <section
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={id}
      className="grid scroll-mt-40 gap-3 rounded-card border-2 border-warning bg-raised p-4"
    >
      <h3 id={id} className="text-h3 font-bold">
        {savedBy === null
          ? refusal(ARTICLE_WRITING_REFUSALS, 'article.staleUnknown', {})
          : refusal(ARTICLE_WRITING_REFUSALS, 'article.stale', { by: savedBy })}
      </h3>
      <p className="text-small text-muted">
        {rich('Saved {moment}. Whichever you pick, we’ll keep the other one on this device.', {
          moment: <MountainMoment at={theirs.updatedAt} />,
        })}
      </p>
      <details>
        <summary className="min-h-11 content-center font-semibold text-link">
          {t('Compare versions')}
        </summary>
        <dl className="grid gap-3">
          {differences(mine, valuesOf(theirs)).map((one) => (
            <div key={one.name} className="grid gap-2 sm:grid-cols-2">
              <dt className="font-semibold sm:col-span-2">{t(one.name)}</dt>
              <Side label={t('Mine')} text={one.mine} />
              <Side label={t('Theirs')} text={one.theirs} />
            </div>
          ))}
        </dl>
      </details>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeepMine}>{t('Keep mine')}</Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          {t('Take theirs')}
        </Button>
      </div>
    </section>
  );
}

function Side({ label, text }: { label: string; text: string }) {
  return (
    <dd className="rounded-control bg-surface p-3 text-small">
      <span className="text-muted">{label}</span>
      <span
        dir="auto"
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="block max-h-48 overflow-y-auto whitespace-pre-wrap"
      >
        {text || '—'}
      </span>
    </dd>
  );
}

/** Where the text went that was not chosen. */
export function SetAsideNotice({ setAside: { whose, draftId } }: { setAside: SetAside }) {
  return (
    <p role="status" className="rounded-control bg-tint-blue px-4 py-3 text-on-tint-blue">
      {whose === 'mine'
        ? t('We kept your text on this device.')
        : t('We kept their text on this device.')}{' '}
      <Link to={draftAddress(draftId)} className="font-semibold underline">
        {t('Open it')}
      </Link>
    </p>
  );
}
