import { nameOf, wordOf } from '../../../schema/enum-names.ts';
import type { SubmissionRow_SubmissionFragment } from '../../gql/graphql.ts';
import { useQuery } from '@apollo/client/react';
import { Inbox } from 'lucide-react';
import {
  CONTACT_REVIEW_TEXTS as TEXTS,
  type ContactCategory,
  type ContactStatus,
} from '../../../schema/contact/contact.ts';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { OlderNewer, useCursorPages } from '../../ui/lists/cursor-pages.tsx';
import { focusAfter } from '../../ui/dialogs/leave-row.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { SUBMISSIONS } from './operations.ts';
import { SubmissionRow, submissionRowId } from './submission-row.tsx';
import { t } from '../../ui/language.ts';

const PAGE = 20;
/** How often the list is asked for while nothing is pushed, in ms. */
const POLL_MS = 30_000;

interface SubmissionListProps {
  category: ContactCategory | null;
  statuses: readonly ContactStatus[];
  title: string;
  /** Said when there are none. */
  none: string;
  /** Something was done: other lists have changed too. */
  onDone: () => void;
}

/** Messages of some statuses, newest first, a page at a time. */
export function SubmissionList({ category, statuses, title, none, onDone }: SubmissionListProps) {
  const pages = useCursorPages();
  const { data, previousData, error, refetch } = useQuery(SUBMISSIONS, {
    variables: {
      category: category && nameOf(category),
      statuses: statuses.map((one) => nameOf(one)),
      first: PAGE,
      after: pages.after,
    },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  const answered = (data ?? previousData)?.contactSubmissions;
  const submissions = answered?.nodes.filter(({ status }) => statuses.includes(wordOf(status)));
  const titleId = `${statuses[0]}-submissions`;

  function settled(id: number, status: SubmissionRow_SubmissionFragment['status'] | null) {
    if (status === null || !statuses.includes(wordOf(status)))
      focusAfter(submissions ?? [], id, { rowId: submissionRowId, headingId: titleId });
    onDone();
  }

  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-3">
      <h3 id={titleId} tabIndex={-1} className="display text-h3">
        {title}
      </h3>
      {!submissions && error && (
        <ErrorState text={t(TEXTS.unread)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!submissions && !error && (
        <Loading label={t('Loading messages…')} className="grid gap-3">
          <Skeleton className="h-44" />
          <Skeleton className="h-44" />
        </Loading>
      )}
      {submissions?.length === 0 && <EmptyState icon={Inbox} text={none} />}
      {submissions && submissions.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {submissions.map((submission) => (
            <SubmissionRow key={submission.id} submission={submission} onSettled={settled} />
          ))}
        </ul>
      )}
      {answered && (
        <OlderNewer
          pages={pages}
          of="messages"
          last={submissions?.length ? answered.pageInfo.endCursor : null}
          hasOlder={answered.pageInfo.hasNextPage}
        />
      )}
    </section>
  );
}
