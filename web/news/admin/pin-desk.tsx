import { useApolloClient, useMutation } from '@apollo/client/react';
import { Pin, PinOff, Undo2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { PINNED_LINE_LIMIT } from '../../../schema/news/pinned-line.ts';
import type { PinLineInput } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { fieldMessage, messageOf } from '../../ui/forms/graph-error.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useAct } from '../../ui/forms/use-act.ts';
import { t } from '../../ui/language.ts';
import { remember, remembered } from '../../ui/lists/tab-memory.ts';
import { LiveRegion } from '../../ui/page/live-region.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { PINNED_LINE, usePinnedLine } from '../use-pinned-line.ts';
import { PIN_LINE, UNPIN_LINE } from './operations.ts';

const DRAFT = 'pinned line';

/** The line above the chat and the show: what is up, and what is pinned next. */
export function PinDesk() {
  const { line, error, retry } = usePinnedLine();
  const [text, setText] = useState(() => remembered(DRAFT));
  const [url, setUrl] = useState('');
  /** What was up before the last act; null: nothing. */
  const [before, setBefore] = useState<PinLineInput | null>();
  const client = useApolloClient();
  const [pin] = useMutation(PIN_LINE);
  const [unpin] = useMutation(UNPIN_LINE);
  const { run, busy, failure, fault } = useAct();

  const write = (next: string) => {
    setText(next);
    remember(DRAFT, next);
  };
  const put = (next: PinLineInput | null) =>
    run(async () => {
      const up = line ? { text: line.text, url: line.url ?? null } : null;
      const { data } = next ? await pin({ variables: { input: next } }) : await unpin();
      const pinnedLine = data && 'pinLine' in data ? (data.pinLine?.line ?? null) : null;
      client.writeQuery({ query: PINNED_LINE, data: { pinnedLine } });
      setBefore(up);
    });
  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (!(await put({ text, url }))) return;
    write('');
    setUrl('');
  }
  const isFieldFault = ['text', 'url'].some((name) => fieldMessage(failure, name));

  return (
    <Card as="section" aria-labelledby="pin-title" className="grid grid-cols-1 content-start gap-4">
      <h2 id="pin-title" className="display text-h2">
        {t('Pinned line')}
      </h2>
      {line === undefined && error && (
        <ErrorState text={messageOf(error, 'We couldn’t load the pinned line.')} onRetry={retry} />
      )}
      {line === undefined && !error && (
        <Loading label={t('Loading…')}>
          <Skeleton className="h-20" />
        </Loading>
      )}
      {line !== undefined && (
        <LiveRegion visible>
          <p className="flex items-start gap-2 font-semibold wrap-anywhere">
            {line ? (
              <>
                <Pin aria-hidden className="mt-1 size-4 shrink-0 text-accent-text" />
                <span dir="auto">{line.text}</span>
              </>
            ) : (
              <span className="font-normal text-muted">{t('Nothing is pinned.')}</span>
            )}
          </p>
          {line?.url && <p className="pl-6 text-small text-muted wrap-anywhere">{line.url}</p>}
        </LiveRegion>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {line && (
          <Button
            variant="secondary"
            icon={PinOff}
            busy={busy}
            className="grow"
            onClick={() => void put(null)}
          >
            {t('Unpin')}
          </Button>
        )}
        {before !== undefined && (
          <Button
            variant="quiet"
            icon={Undo2}
            busy={busy}
            className="grow"
            onClick={() => void put(before)}
          >
            {t('Undo')}
          </Button>
        )}
      </div>
      <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        <TextField
          label={line ? t('New line') : t('Line to pin')}
          hint={t('Fans see it above Game Chat and under the show. It comes down after 12 hours.')}
          value={text}
          maxLength={PINNED_LINE_LIMIT}
          error={fieldMessage(failure, 'text')}
          onChange={({ target }) => write(target.value)}
        />
        <TextField
          label={t('Link (optional)')}
          value={url}
          inputMode="url"
          autoCapitalize="none"
          error={fieldMessage(failure, 'url')}
          onChange={({ target }) => setUrl(target.value)}
        />
        <Button type="submit" size="lg" icon={Pin} busy={busy}>
          {t('Pin')}
        </Button>
        <div role="alert" className="empty:hidden">
          <FieldError id="pin" error={isFieldFault ? undefined : fault} />
        </div>
      </form>
    </Card>
  );
}
