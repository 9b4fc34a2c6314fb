import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { QUESTION_REVIEW_TEXTS as TEXTS } from '../../../schema/questions.ts';
import { clockAt, secondsOfClock } from '../../../schema/shows/show-clock.ts';
import type { QuestionRow_QuestionFragment as Question } from '../../gql/graphql.ts';
import { TYPE_WORDS } from '../../shows/type-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { t, translated } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { toast } from '../../ui/page/toast.ts';
import { RelativeDate } from '../../ui/time/relative-date.tsx';
import { SET_QUESTION_SHOW, SHOWS_TO_LINK } from './operations.ts';

interface AnsweredInDialogProps {
  question: Question;
  onClose: () => void;
  onDone: () => void;
}

/** The newest shows, or those that are searched for; choosing one links the question to it. */
export default function AnsweredInDialog({ question, onClose, onDone }: AnsweredInDialogProps) {
  const { id, answeredIn, answeredAtSeconds } = question;
  const [at, setAt] = useState(answeredAtSeconds == null ? '' : clockAt(answeredAtSeconds));
  const atSeconds = secondsOfClock(at);
  const isReadable = at.trim() === '' || atSeconds !== null;
  const [save, saving] = useMutation(SET_QUESTION_SHOW);

  async function link(showId: number | null) {
    try {
      await save({ variables: { input: { id, showId, atSeconds } } });
    } catch (error) {
      toast({
        title: t(TEXTS.linkFailed),
        description: messageOf(error, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
      return;
    }
    toast({ title: showId === null ? t(TEXTS.unlinked) : t(TEXTS.linked) });
    onDone();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Answered in…')}
      description={t('The show’s page lists the questions the hosts answer in it.')}
      placement="top"
    >
      <div className="grid gap-4">
        <TextField
          label={t('Starts at (optional)')}
          hint={t('Where in the show, like 12:30.')}
          value={at}
          inputMode="numeric"
          autoComplete="off"
          error={isReadable ? undefined : translated(TEXTS.badPlace)}
          onChange={({ target }) => setAt(target.value)}
        />
        <Choices
          isBusy={saving.loading || !isReadable}
          chosen={answeredIn?.id}
          onChoose={(one) => void link(one)}
        />
        {answeredIn && (
          <Button
            variant="quiet"
            busy={saving.loading}
            className="justify-self-start"
            onClick={() => void link(null)}
          >
            {t('Remove the link')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface ChoicesProps {
  isBusy: boolean;
  chosen: number | undefined;
  onChoose: (showId: number) => void;
}

function Choices({ isBusy, chosen, onChoose }: ChoicesProps) {
  const [find, setFind] = useState('');
  const { data, previousData, error, refetch } = useQuery(SHOWS_TO_LINK, {
    variables: find ? { search: find } : {},
  });
  const found = (data ?? previousData)?.shows?.nodes;
  return (
    <>
      <SearchField label={t('Search')} found={find} onFind={setFind} />
      {!found && error && (
        <ErrorState
          text={messageOf(error, 'We couldn’t load the shows.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!found && !error && (
        <Loading label={t('Loading shows…')}>
          <Skeleton className="h-64" />
        </Loading>
      )}
      {found?.length === 0 && <p role="status">{t('No matching shows.')}</p>}
      {found && found.length > 0 && (
        <ul className="grid gap-1">
          {found.map(({ id, type, title, publishedAt }) => (
            <li key={id}>
              <button
                type="button"
                disabled={isBusy}
                aria-pressed={id === chosen}
                onClick={() => onChoose(id)}
                className="grid w-full gap-0.5 rounded-control px-3 py-2 text-left hover:bg-surface aria-pressed:bg-surface-2"
              >
                <span dir="auto" className="font-semibold wrap-anywhere">
                  {title}
                </span>
                <span className="text-small text-muted">
                  {translated(TYPE_WORDS[type])}
                  {publishedAt && ' · '}
                  {publishedAt && <RelativeDate date={publishedAt} />}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
