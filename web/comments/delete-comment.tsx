import { useState } from 'react';
import { RESTORABLE_DAYS } from '../../schema/removals.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import type { CommentActs } from './use-comment-acts.ts';
import { t } from '../ui/language.ts';

interface DeleteCommentProps {
  id: number;
  /** Who wrote it; absent for an own comment. */
  userName: string | undefined;
  acts: CommentActs;
  /** Called just before the comment is removed. */
  onGone: (id: number) => void;
  onClose: () => void;
}

/** Asks for confirmation, then deletes. Downloaded on first use. */
export default function DeleteComment({ id, userName, acts, onGone, onClose }: DeleteCommentProps) {
  const [isDeleting, setIsDeleting] = useState(false);

  async function remove() {
    setIsDeleting(true);
    const isGone = await acts.remove(id);
    if (isGone) onGone(id);
    else onClose();
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={userName ? t('Delete {userName}’s comment?', { userName }) : t('Delete your comment?')}
      description={
        userName
          ? t('It will be removed for everyone. Moderators can put it back for {days} days.', {
              days: RESTORABLE_DAYS,
            })
          : t('It will be removed for everyone. This can’t be undone.')
      }
      confirmLabel={t('Delete')}
      busy={isDeleting}
      onConfirm={() => void remove()}
    />
  );
}
