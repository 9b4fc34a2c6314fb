import type { MyQuestion_QuestionFragment as Question, QuestionStatus } from '../gql/graphql.ts';
import { Link } from 'react-router-dom';
import type { Text } from '../../schema/language/english.ts';
import { clockAt } from '../../schema/shows/show-clock.ts';
import { showPath } from '../../schema/shows/show-paths.ts';
import { Button } from '../ui/buttons/button.tsx';
import { messageOf } from '../ui/forms/graph-error.ts';
import { t } from '../ui/language.ts';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { ErrorState } from '../ui/page/states.tsx';
import { Badge, type BadgeTone } from '../ui/pictures/badge.tsx';
import { RelativeDate } from '../ui/time/relative-date.tsx';
import { useMyQuestions } from './use-my-questions.ts';

const STATES = {
  PENDING: ['amber', 'Waiting for review'],
  APPROVED: ['blue', 'Picked for the show'],
  WAITING: ['orange', 'Saved for a later show'],
  ANSWERED: ['green', 'Answered'],
} as const satisfies Readonly<Record<QuestionStatus, readonly [BadgeTone, Text]>>;

/** What a member asked the hosts, and what became of it, newest first. */
export default function MyQuestions() {
  const { questions, error, reload, hasOlder, loadOlder, isFetching } = useMyQuestions();
  if (!questions)
    return error ? (
      <ErrorState text={messageOf(error, 'We couldn’t load the questions.')} onRetry={reload} />
    ) : (
      <Loading label={t('Loading questions…')} className="grid gap-4">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </Loading>
    );
  if (questions.length === 0)
    return (
      <p className="text-small text-muted">
        {t('Nothing yet. Ask the hosts, and you’ll see here what becomes of your question.')}
      </p>
    );
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {questions.map((question) => (
          <li key={question.id} className="border-l-4 border-border pl-4">
            <OwnQuestion question={question} />
          </li>
        ))}
      </ul>
      {hasOlder && (
        <Button
          variant="secondary"
          size="sm"
          busy={isFetching}
          className="justify-self-start"
          onClick={loadOlder}
        >
          {t('Older questions')}
        </Button>
      )}
    </div>
  );
}

function OwnQuestion({ question: asked }: { question: Question }) {
  const { question, status, isOnAir, createdAt, answeredIn, answeredAtSeconds } = asked;
  const [tone, words] = STATES[status];
  return (
    <>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {question}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
        {isOnAir ? (
          <Badge tone="live">{t('On air now')}</Badge>
        ) : (
          <Badge tone={tone}>{t(words)}</Badge>
        )}
        <span>
          {t('Asked:')} <RelativeDate date={createdAt} />
        </span>
        {isOnAir ? (
          <Link
            to="/home#live-video"
            className="inline-flex min-h-11 items-center font-semibold text-link underline"
          >
            {t('Watch live')}
          </Link>
        ) : (
          answeredIn && (
            <Link
              to={showPath(answeredIn, answeredAtSeconds ?? 0)}
              className="inline-flex min-h-11 items-center font-semibold text-link wrap-anywhere underline"
            >
              {answeredAtSeconds
                ? t('The answer in “{title}” at {time}', {
                    title: answeredIn.title,
                    time: clockAt(answeredAtSeconds),
                  })
                : t('The answer in “{title}”', { title: answeredIn.title })}
            </Link>
          )
        )}
      </p>
    </>
  );
}
