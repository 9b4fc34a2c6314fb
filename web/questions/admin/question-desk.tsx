import { useMutation, useQuery } from '@apollo/client/react';
import { Mic } from 'lucide-react';
import type { AirState } from '../../../schema/questions.ts';
import type { AirQuestion_QuestionFragment as Question } from '../../gql/graphql.ts';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { useLive } from '../../live/use-live.ts';
import { useShowEvents } from '../../shows/show-events.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { useAct } from '../../ui/forms/use-act.ts';
import { t } from '../../ui/language.ts';
import { LiveRegion } from '../../ui/page/live-region.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { Badge } from '../../ui/pictures/badge.tsx';
import { AIR_QUESTIONS, QUESTION_EVENTS, SET_QUESTION_ON_AIR } from './operations.ts';

/** A show answers a dozen. */
const FIRST = 20;
/** How often they are asked for while nothing is pushed, in ms. */
const POLL_MS = 30_000;
const NAMES = ['AirQuestions'];

/** The question that the hosts are answering, and those that are next. Who asked is told when theirs is taken. */
export function QuestionDesk() {
  const { data, error, refetch } = useQuery(AIR_QUESTIONS, {
    variables: { first: FIRST },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  const [save] = useMutation(SET_QUESTION_ON_AIR, { refetchQueries: NAMES });
  const { run, busy, fault } = useAct();
  useLive(QUESTION_EVENTS, { refetches: NAMES });
  useShowEvents(NAMES, (_event, refetchAfter) => refetchAfter());
  const set = ({ id }: Question, state: AirState) =>
    void run(() => save({ variables: { input: { id, state } } }));

  return (
    <Card
      as="section"
      aria-labelledby="question-desk-title"
      className="grid grid-cols-1 content-start gap-4"
    >
      <h2 id="question-desk-title" className="display text-h2">
        {t('Questions on the air')}
      </h2>
      {!data && error && (
        <ErrorState
          text={messageOf(error, 'We couldn’t load the questions.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!data && !error && (
        <Loading label={t('Loading questions…')}>
          <Skeleton className="h-40" />
        </Loading>
      )}
      {data && (
        <>
          <OnAir question={data.questionOnAir ?? null} isBusy={busy} onSet={set} />
          <div role="alert" className="empty:hidden">
            <FieldError id="question-desk" error={fault} />
          </div>
          <Queue questions={data.questionQueue?.nodes ?? []} isBusy={busy} onSet={set} />
        </>
      )}
    </Card>
  );
}

interface PartProps {
  isBusy: boolean;
  onSet: (question: Question, state: AirState) => void;
}

function OnAir({ question, isBusy, onSet }: PartProps & { question: Question | null }) {
  return (
    <div className="grid gap-3">
      <LiveRegion visible>
        {question ? (
          <>
            <Badge tone="live">{t('On air now')}</Badge>
            <Asked question={question} />
          </>
        ) : (
          <p className="text-muted">
            {t(
              'Pick the question you’re answering. The fan who asked it hears about it right away.',
            )}
          </p>
        )}
      </LiveRegion>
      {question && (
        <div className="flex flex-wrap gap-3 *:grow">
          <Button size="lg" busy={isBusy} onClick={() => onSet(question, 'ANSWERED')}>
            {t('Answered')}
          </Button>
          <Button
            size="lg"
            variant="secondary"
            busy={isBusy}
            onClick={() => onSet(question, 'WAITING')}
          >
            {t('Not yet')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Queue({ questions, isBusy, onSet }: PartProps & { questions: readonly Question[] }) {
  if (questions.length === 0)
    return <p className="text-small text-muted">{t('No approved questions are left.')}</p>;
  return (
    <ul className="grid gap-3">
      {questions.map((question) => (
        <li
          key={question.id}
          className="grid gap-2 border-t border-border pt-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-4"
        >
          <Asked question={question} />
          <Button
            variant="secondary"
            icon={Mic}
            busy={isBusy}
            onClick={() => onSet(question, 'ON_AIR')}
          >
            {t('Answer now')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Asked({ question: { question, user } }: { question: Question }) {
  return (
    <div className="min-w-0">
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {question}
      </p>
      <p dir="auto" className="text-small text-muted wrap-anywhere">
        {user.name}
      </p>
    </div>
  );
}
