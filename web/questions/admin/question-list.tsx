import { nameOf } from '../../../schema/enum-names.ts';
import { useQuery } from '@apollo/client/react';
import { MessageCircleQuestion } from 'lucide-react';
import { QUESTION_REVIEW_TEXTS as TEXTS } from '../../../schema/questions.ts';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { OlderNewer, useCursorPages } from '../../ui/lists/cursor-pages.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { focusAfter } from '../../ui/dialogs/leave-row.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { QUESTIONS } from './operations.ts';
import { questionRowId, QuestionRow } from './question-row.tsx';
import { t } from '../../ui/language.ts';

const PAGE = 20;
/** Poll interval of the list while nothing is pushed, in ms. */
const POLL_MS = 30_000;

interface QuestionListProps {
  group: 'pending' | 'approved';
  title: string;
  /** The text when there are none. */
  none: string;
  /** Called after an action: other lists have changed too. */
  onDone: () => void;
}

/** Questions of one status, newest first, page by page. */
export function QuestionList({ group, title, none, onDone }: QuestionListProps) {
  const pages = useCursorPages();
  const { data, previousData, error, refetch } = useQuery(QUESTIONS, {
    variables: { filter: nameOf(group), first: PAGE, after: pages.after },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  const answered = (data ?? previousData)?.questions;
  const questions = answered?.nodes.filter(
    ({ isApproved }) => isApproved === (group === 'approved'),
  );
  const titleId = `${group}-questions`;

  function settled(id: number, leaves: boolean) {
    if (leaves) focusAfter(questions ?? [], id, { rowId: questionRowId, headingId: titleId });
    onDone();
  }

  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h3 id={titleId} tabIndex={-1} className="display text-h3">
        {title}
      </h3>
      {!questions && error && (
        <ErrorState
          text={messageOf(error, TEXTS.unread)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!questions && !error && (
        <Loading label={t('Loading questions…')} className="grid gap-3">
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
        </Loading>
      )}
      {questions?.length === 0 && <EmptyState icon={MessageCircleQuestion} text={none} />}
      {questions && questions.length > 0 && (
        <ul className="grid gap-3">
          {questions.map((question) => (
            <QuestionRow key={question.id} question={question} onSettled={settled} />
          ))}
        </ul>
      )}
      {answered && (
        <OlderNewer
          pages={pages}
          of="questions"
          last={questions?.length ? answered.pageInfo.endCursor : null}
          hasOlder={answered.pageInfo.hasNextPage}
        />
      )}
    </section>
  );
}
