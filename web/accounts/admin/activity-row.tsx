import { AUDIT_SUBJECTS } from '../../../schema/accounts/audit.ts';
import { wordIn } from '../../../schema/enum-names.ts';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { type Activity, actorOf, sentenceOf } from './activity-words.ts';
import { t } from '../../ui/language.ts';

/** One act: who, what and when; behind a line to open, all that was noted of it. */
export function ActivityRow({ entry }: { entry: Activity }) {
  const { action, subjectType, subjectId, at, details } = entry;
  return (
    <li className="grid gap-1 border-l-3 border-border pl-3">
      <p className="wrap-anywhere">
        <b dir="auto">{actorOf(entry)}</b> <span dir="auto">{sentenceOf(entry)}</span>
      </p>
      <p className="text-small text-muted">
        <MountainMoment at={at} />
      </p>
      <details className="text-small">
        <summary className="w-fit cursor-pointer py-1 text-muted">{t('Details')}</summary>
        <dl className="grid gap-x-4 gap-y-1 pt-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
          <dt className="text-muted">{t('Action')}</dt>
          <dd className="wrap-anywhere">{action}</dd>
          <dt className="text-muted">{t('Subject')}</dt>
          <dd>
            {wordIn(AUDIT_SUBJECTS, subjectType)} {subjectId}
          </dd>
          {details.map(({ name, value }) => (
            <Detail key={name} name={name} value={value} />
          ))}
        </dl>
      </details>
    </li>
  );
}

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {value}
      </dd>
    </>
  );
}
