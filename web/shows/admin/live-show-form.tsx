import { useMutation } from '@apollo/client/react';
import { Radio, Save, Square } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import type { LiveShowsQuery } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { fieldMessage } from '../../ui/forms/graph-error.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useAct } from '../../ui/forms/use-act.ts';
import { t } from '../../ui/language.ts';
import { SAVE_LIVE_SHOW, SET_SHOW_LIVE } from './operations.ts';

interface LiveShowFormProps {
  /** Undefined: a new one. */
  stored: LiveShowsQuery['liveShows'][number] | undefined;
  /** Title of the show that is on the air and will leave it. */
  onAir: string | undefined;
  onSaved: (id: number) => void;
}

/** Title and link of a live show, and the switch. What is unsaved is saved when it goes live. */
export function LiveShowForm({ stored, onAir, onSaved }: LiveShowFormProps) {
  // What is typed, while it differs; the rest follows what other hosts save.
  const [typed, setTyped] = useState<{ title?: string; url?: string }>({});
  const title = typed.title ?? stored?.title ?? '';
  const url = typed.url ?? stored?.url ?? '';
  const isDirty = title !== (stored?.title ?? '') || url !== (stored?.url ?? '');
  const isLive = stored?.isCurrentlyLive ?? false;
  const [isAsking, setAsking] = useState(false);
  const [save] = useMutation(SAVE_LIVE_SHOW);
  const [turn] = useMutation(SET_SHOW_LIVE);
  const { run, busy, failure, fault } = useAct();
  const inFields = ['title', 'url'].some((name) => fieldMessage(failure, name));

  async function store(): Promise<number> {
    if (stored && !isDirty) return stored.id;
    const { data } = await save({ variables: { input: { id: stored?.id ?? null, title, url } } });
    setTyped({});
    return data!.saveLiveShow!.show.id;
  }
  const act = (then: (id: number) => Promise<unknown>) =>
    void run(async () => {
      const id = await store();
      await then(id);
      onSaved(id);
    }).then(() => setAsking(false));
  const saveOnly = (event: SubmitEvent) => {
    event.preventDefault();
    act(() => Promise.resolve());
  };

  return (
    <form noValidate onSubmit={saveOnly} className="grid gap-4">
      <TextField
        label={t('Title')}
        value={title}
        error={fieldMessage(failure, 'title')}
        onChange={({ target }) => setTyped({ ...typed, title: target.value })}
      />
      <TextField
        label={t('Link')}
        hint={t('Where it streams, starting with https://')}
        value={url}
        inputMode="url"
        autoCapitalize="none"
        error={fieldMessage(failure, 'url')}
        onChange={({ target }) => setTyped({ ...typed, url: target.value })}
      />
      <div className="grid gap-3">
        {isLive ? (
          <Button
            size="lg"
            variant="danger"
            icon={Square}
            busy={busy}
            onClick={() => act((id) => turn({ variables: { id, isLive: false } }))}
          >
            {t('Go off the air')}
          </Button>
        ) : (
          <Button size="lg" icon={Radio} busy={busy} onClick={() => setAsking(true)}>
            {t('Go live')}
          </Button>
        )}
        {isDirty && (
          <div className="grid gap-3 sm:grid-cols-2">
            <Button type="submit" variant="secondary" icon={Save} busy={busy}>
              {t('Save')}
            </Button>
            <Button variant="quiet" onClick={() => setTyped({})}>
              {t('Undo')}
            </Button>
          </div>
        )}
        <div role="alert" className="empty:hidden">
          <FieldError id="live-show" error={inFields ? undefined : fault} />
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={title.trim() ? t('Put “{title}” on the air?', { title }) : t('Go live?')}
        description={
          <>
            {t('It goes live on every open page, and fans with live alerts on get a notification.')}
            {onAir && ` ${t('“{title}” goes off the air.', { title: onAir })}`}
          </>
        }
        confirmLabel={t('Go live')}
        destructive={false}
        busy={busy}
        onConfirm={() => act((id) => turn({ variables: { id, isLive: true } }))}
      />
    </form>
  );
}
