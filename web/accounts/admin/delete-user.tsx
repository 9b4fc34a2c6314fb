import { useMutation } from '@apollo/client/react';
import { USER_LIST_TEXTS as TEXTS } from '../../../schema/accounts/user-list.ts';
import type { UserRow_UserFragment as User } from '../../gql/graphql.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { hasCode, messageOf } from '../../ui/forms/graph-error.ts';
import { toast } from '../../ui/page/toast.ts';
import { DELETE_USER } from './operations.ts';
import { rich, t } from '../../ui/language.ts';

interface DeleteUserProps {
  user: User;
  open: boolean;
  onClose: () => void;
  /** Called when the account is deleted, here or elsewhere. */
  onGone: () => void;
}

/** Asks, naming the account, and deletes it. */
export function DeleteUser({ user: { id, name, email }, open, onClose, onGone }: DeleteUserProps) {
  const [deleteUser, { loading }] = useMutation(DELETE_USER, { variables: { id } });

  async function confirm() {
    try {
      await deleteUser();
      toast({ title: t(TEXTS.deleted) });
      onGone();
    } catch (error) {
      if (hasCode(error, 'NOT_FOUND')) {
        toast({ title: t(TEXTS.alreadyGone) });
        onGone();
      } else {
        toast({
          title: t(TEXTS.deleteFailed),
          description: messageOf(error, 'Please try again later.'),
          variant: 'destructive',
          duration: 5000,
        });
      }
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={t('Delete {name}?', { name })}
      description={
        <>
          {t(TEXTS.deleteWarning)}{' '}
          {rich('{email} can sign up again, but their content is gone for good.', {
            email: <span className="wrap-anywhere">{email}</span>,
          })}
        </>
      }
      confirmLabel={t('Delete')}
      busy={loading}
      onConfirm={() => void confirm()}
    />
  );
}
