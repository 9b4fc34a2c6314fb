import type {
  QuestionRow_QuestionFragment as Question,
  QuestionStatus,
} from '../../gql/graphql.ts';
import { useMutation } from '@apollo/client/react';
import { Check, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Text } from '../../../schema/language/english.ts';
import { showPath } from '../../../schema/shows/show-paths.ts';
import { QUESTION_REVIEW_TEXTS as TEXTS } from '../../../schema/questions.ts';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Badge, type BadgeTone } from '../../ui/pictures/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { cutText } from '../../ui/cut-text.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { RelativeDate } from '../../ui/time/relative-date.tsx';
import { toast } from '../../ui/page/toast.ts';
import { AnsweredIn } from './answered-in.tsx';
import { APPROVE_QUESTION, DELETE_QUESTION, SET_QUESTION_STATUS } from './operations.ts';
import { t } from '../../ui/language.ts';

export const questionRowId = (id: number) => `question-${id}`;

const STATUS_LABELS = {
  PENDING: ['amber', 'PENDING'],
  APPROVED: ['blue', 'APPROVED'],
  ANSWERED: ['green', 'ANSWERED'],
  WAITING: ['orange', 'WAITING'],
} as const satisfies Readonly<Record<QuestionStatus, readonly [BadgeTone, Text]>>;

/** The statuses to which an approved question can be moved. */
const MOVES = [
  ['PENDING', 'Pending'],
  ['ANSWERED', 'Answered'],
  ['WAITING', 'Waiting'],
] as const satisfies readonly (readonly [QuestionStatus, Text])[];

interface QuestionRowProps {
  question: Question;
  /** Called after an action; `leaves` when the question is no longer in this list. */
  onSettled: (id: number, leaves: boolean) => void;
}

/** One question with its actions. */
export function QuestionRow({ question: asked, onSettled }: QuestionRowProps) {
  const { id, question, isApproved, status, createdAt, user, answeredIn } = asked;
  const [isAsking, setAsking] = useState(false);
  const [movesTo, setMovesTo] = useState<QuestionStatus>();
  const [approve, approving] = useMutation(APPROVE_QUESTION);
  const [move, moving] = useMutation(SET_QUESTION_STATUS);
  const [remove, removing] = useMutation(DELETE_QUESTION);
  const [tone, label] = STATUS_LABELS[status];

  async function act(
    doIt: () => Promise<unknown>,
    [done, failed]: [string, string],
    leaves: boolean,
  ) {
    try {
      await doIt();
    } catch (error) {
      setAsking(false);
      const description = messageOf(error, 'Please try again later.');
      toast({ title: failed, description, variant: 'destructive', duration: 5000 });
      return;
    }
    setAsking(false);
    toast({ title: done });
    // The pressed button may be disabled now, and would lose the focus.
    if (!leaves) document.getElementById(questionRowId(id))?.focus();
    onSettled(id, leaves);
  }

  const approveIt = () =>
    act(() => approve({ variables: { id } }), [t(TEXTS.approved), t(TEXTS.approveFailed)], true);
  function moveTo(next: QuestionStatus) {
    setMovesTo(next);
    const variables = { id, status: next };
    return act(
      () => move({ variables }),
      [t(TEXTS.updated), t(TEXTS.updateFailed)],
      next === 'PENDING',
    );
  }
  const deleteIt = () =>
    act(() => remove({ variables: { id } }), [t(TEXTS.deleted), t(TEXTS.deleteFailed)], true);

  return (
    <Card
      as="li"
      id={questionRowId(id)}
      tabIndex={-1}
      aria-label={t('Question by {name}', { name: user.name })}
      className="grid gap-3 p-4! xl:grid-cols-[minmax(0,1fr)_auto] xl:items-center"
    >
      <div className="grid min-w-0 gap-2 text-small">
        <p dir="auto" className="text-body wrap-anywhere whitespace-pre-line">
          {question}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
          <Avatar user={user} size="sm" />
          <b dir="auto" className="min-w-0 wrap-anywhere">
            {user.name}
          </b>
          {/* In one part, which goes to the next line as a whole: no line begins or ends in a dot. */}
          <span>
            {user.favoriteTeam}{' '}
            <span className="whitespace-nowrap">
              <span aria-hidden>·</span> <RelativeDate date={createdAt} />
            </span>
          </span>
          <Badge tone={tone}>{t(label)}</Badge>
        </p>
        {answeredIn && (
          <p className="text-muted">
            {t('Answered in:')}{' '}
            <Link
              to={showPath(answeredIn)}
              dir="auto"
              className="text-link wrap-anywhere underline"
            >
              {answeredIn.title}
            </Link>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-1.5">
        {!isApproved && (
          <Button size="sm" icon={Check} busy={approving.loading} onClick={() => void approveIt()}>
            {t('Approve')}
          </Button>
        )}
        {isApproved && (
          <div role="group" aria-label={t('Status')} className="flex flex-wrap gap-1.5">
            {MOVES.map(([next, word]) => (
              <Button
                key={next}
                size="sm"
                variant="secondary"
                disabled={next === status}
                busy={moving.loading && next === movesTo}
                onClick={() => void moveTo(next)}
              >
                {t(word)}
              </Button>
            ))}
          </div>
        )}
        {isApproved && <AnsweredIn question={asked} onDone={() => onSettled(id, false)} />}
        <Button size="sm" variant="quiet" icon={Trash2} onClick={() => setAsking(true)}>
          {t('Delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Delete the question by {name}?', { name: user.name })}
        description={t('“{question}” will be deleted. This can’t be undone.', {
          question: cutText(question, 120),
        })}
        confirmLabel={t('Delete')}
        busy={removing.loading}
        onConfirm={() => void deleteIt()}
      />
    </Card>
  );
}
