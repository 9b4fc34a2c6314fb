import { nameOf, wordOf } from '../../../schema/enum-names.ts';
import { useMutation } from '@apollo/client/react';
import { Mail, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  ACTIVE_STATUSES,
  CONTACT_CATEGORY_WORDS,
  CONTACT_REVIEW_TEXTS as TEXTS,
  CONTACT_STATUSES,
} from '../../../schema/contact/contact.ts';
import type { Text } from '../../../schema/language/english.ts';
import type {
  ContactStatus,
  SubmissionRow_SubmissionFragment as Submission,
} from '../../gql/graphql.ts';
import { Badge, type BadgeTone } from '../../ui/pictures/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonStyle } from '../../ui/buttons/button-style.ts';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { RelativeDate } from '../../ui/time/relative-date.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { toast } from '../../ui/page/toast.ts';
import { DELETE_SUBMISSION, SET_CONTACT_STATUS } from './operations.ts';
import { rich, t, translated } from '../../ui/language.ts';
import { site } from '../../ui/site.ts';

export const submissionRowId = (id: number) => `submission-${id}`;

const STATUS_WORDS = {
  NEW: ['live', 'New'],
  REVIEWED: ['blue', 'Reviewed'],
  COMPLETED: ['green', 'Completed'],
} as const satisfies Readonly<Record<ContactStatus, readonly [BadgeTone, string]>>;

function replyTo({ email, category }: Submission): string {
  const subject = t('Your message to {site} ({category})', {
    site: site().name,
    category: t(CONTACT_CATEGORY_WORDS[wordOf(category)]),
  });
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}

interface SubmissionRowProps {
  submission: Submission;
  /** It was moved to that status, or deleted (null). */
  onSettled: (id: number, status: ContactStatus | null) => void;
}

/** One message with what can be done about it. */
export function SubmissionRow({ submission, onSettled }: SubmissionRowProps) {
  const { id, user, name, email, category, message, status, createdAt } = submission;
  const [isAsking, setAsking] = useState(false);
  const [move] = useMutation(SET_CONTACT_STATUS);
  const [remove, removing] = useMutation(DELETE_SUBMISSION);
  const [tone, label] = STATUS_WORDS[status];
  /** From completed it goes back only. */
  const offered = (status === 'COMPLETED' ? ACTIVE_STATUSES : CONTACT_STATUSES).map((one) =>
    nameOf(one),
  );

  async function act(
    doIt: () => Promise<unknown>,
    [done, failed]: readonly [Text, Text],
    next: ContactStatus | null,
  ) {
    try {
      await doIt();
    } catch (error) {
      setAsking(false);
      const description = messageOf(error, 'Please try again later.');
      toast({ title: translated(failed), description, variant: 'destructive', duration: 5000 });
      return;
    }
    setAsking(false);
    toast({ title: translated(done) });
    onSettled(id, next);
  }

  function moveTo(next: ContactStatus) {
    const variables = { id, status: next };
    return act(() => move({ variables }), [TEXTS.updated, TEXTS.updateFailed], next);
  }

  return (
    <Card
      as="li"
      id={submissionRowId(id)}
      tabIndex={-1}
      aria-label={t('Message from {name}', { name })}
      className="grid grid-cols-1 gap-x-6 gap-y-3 p-4! xl:grid-cols-[minmax(0,1fr)_auto] xl:items-center"
    >
      <div className="grid min-w-0 gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={tone}>{t(label).toUpperCase()}</Badge>
          <Badge>{t(CONTACT_CATEGORY_WORDS[wordOf(category)])}</Badge>
          {user && <Badge tone="orange">{t('Member')}</Badge>}
          <span className="text-small text-muted">
            <RelativeDate date={createdAt} />
          </span>
        </div>
        <p className="text-small text-muted wrap-anywhere">
          {rich('From {name}, {email}', { name: <b dir="auto">{name}</b>, email })}
        </p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {message}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <div className="w-44 max-w-full">
          <SelectField
            label={t('Status')}
            value={status}
            onChange={({ target }) => void moveTo(target.value as ContactStatus)}
          >
            {status === 'COMPLETED' && (
              <option value="COMPLETED" disabled hidden>
                {t('Completed')}
              </option>
            )}
            {offered.map((one) => (
              <option key={one} value={one}>
                {t(STATUS_WORDS[one][1])}
              </option>
            ))}
          </SelectField>
        </div>
        <a href={replyTo(submission)} className={buttonStyle('secondary', 'sm')}>
          <Mail aria-hidden className="size-[1.125em]" /> {t('Reply by email')}
        </a>
        <Button size="sm" variant="quiet" icon={Trash2} onClick={() => setAsking(true)}>
          {t('Delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Delete the message from {name}?', { name })}
        description={t('This can’t be undone.')}
        confirmLabel={t('Delete')}
        busy={removing.loading}
        onConfirm={() =>
          void act(() => remove({ variables: { id } }), [TEXTS.deleted, TEXTS.deleteFailed], null)
        }
      />
    </Card>
  );
}
