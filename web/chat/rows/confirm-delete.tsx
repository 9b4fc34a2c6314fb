import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';

interface ConfirmDeleteProps {
  /** Who wrote it; absent for an own message. */
  userName: string | undefined;
  /** What deleting it means. */
  description: string;
  remove: () => Promise<unknown>;
  /** After the dialog has closed, so that the focus is back. */
  onDeleted: () => void;
  onDone: () => void;
}

/** Asks whether a message is to be deleted, and deletes it. */
export function ConfirmDelete(props: ConfirmDeleteProps) {
  const { userName, description, remove, onDeleted, onDone } = props;
  const [isDeleting, setIsDeleting] = useState(false);

  async function confirm() {
    setIsDeleting(true);
    try {
      await remove();
      toast({ title: t('Message deleted') });
      onDone();
      onDeleted();
    } catch (error) {
      toast({ title: messageOf(error, 'Failed to delete message'), variant: 'destructive' });
      onDone();
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onDone()}
      title={userName ? t("Delete {userName}'s message?", { userName }) : t('Delete your message?')}
      description={description}
      confirmLabel={t('Delete')}
      busy={isDeleting}
      onConfirm={() => void confirm()}
    />
  );
}
