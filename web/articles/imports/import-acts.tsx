import { useMutation } from '@apollo/client/react';
import { FileDown, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ArticleImport_ImportFragment } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { t } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';
import { START_IMPORT, UNDO_IMPORT } from './operations.ts';

interface ImportActsProps {
  one: ArticleImport_ImportFragment;
}

/** Imports what was previewed, or undoes what was imported. */
export function ImportActs({ one }: ImportActsProps) {
  if (one.state === 'PREVIEW') return one.ready > 0 ? <StartImport one={one} /> : null;
  return one.state === 'UNDONE' ? null : <UndoImport one={one} />;
}

const failed = (error: unknown) =>
  toast({
    title: t('That didn’t work'),
    description: messageOf(error, 'Please try again later.'),
    variant: 'destructive',
    duration: 5000,
  });

function StartImport({ one }: ImportActsProps) {
  const [asDrafts, setAsDrafts] = useState(false);
  const [oldSite, setOldSite] = useState('');
  const [start, starting] = useMutation(START_IMPORT);
  async function send() {
    const variables = { id: one.id, asDrafts, oldSite: oldSite.trim() || null };
    await start({ variables }).catch(failed);
  }
  return (
    <Card className="grid gap-4">
      <TextField
        label={t('Old site’s address')}
        hint={t('We’ll look there for pictures with relative links.')}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={oldSite}
        onChange={({ target }) => setOldSite(target.value)}
      />
      <Checkbox
        label={t('Import everything as drafts')}
        checked={asDrafts}
        onChange={({ target }) => setAsDrafts(target.checked)}
      />
      <div>
        <Button
          icon={FileDown}
          busy={starting.loading}
          busyLabel={t('Importing…')}
          onClick={() => void send()}
        >
          {t('Import {ready|one:# article|other:# articles}', { ready: one.ready })}
        </Button>
      </div>
    </Card>
  );
}

function UndoImport({ one }: ImportActsProps) {
  const [isAsking, setAsking] = useState(false);
  const [undo, undoing] = useMutation(UNDO_IMPORT);
  async function confirm() {
    await undo({ variables: { id: one.id } }).catch(failed);
    setAsking(false);
  }
  return (
    <div>
      <Button variant="secondary" icon={Undo2} onClick={() => setAsking(true)}>
        {one.state === 'RUNNING' ? t('Stop and undo') : t('Undo the import')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Undo the import of {file}?', { file: one.filename })}
        description={t(
          'The articles it created will be deleted, except those edited or commented on since.',
        )}
        confirmLabel={t('Undo the import')}
        busy={undoing.loading}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}
