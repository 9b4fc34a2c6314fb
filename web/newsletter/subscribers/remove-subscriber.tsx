import { useMutation } from '@apollo/client/react';
import type { SubscriberRow_SubscriberFragment as Subscriber } from '../../gql/graphql.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { hasCode, messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';
import { REMOVE_SUBSCRIBER } from './operations.ts';

interface RemoveSubscriberProps {
  subscriber: Subscriber;
  open: boolean;
  onClose: () => void;
  /** Called when they are gone, by this or by something else. */
  onGone: () => void;
}

/** Asks, naming them, and removes a subscriber. */
export function RemoveSubscriber({ subscriber, open, onClose, onGone }: RemoveSubscriberProps) {
  const { id, name } = subscriber;
  const [remove, { loading }] = useMutation(REMOVE_SUBSCRIBER, { variables: { input: { id } } });

  async function confirm() {
    try {
      await remove();
      toast({ title: t('Subscriber removed') });
      onGone();
    } catch (error) {
      toast({
        title: t('Couldn’t remove the subscriber'),
        description: messageOf(error, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
      if (hasCode(error, 'NOT_FOUND')) onGone();
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={t('Remove {name}?', { name })}
      description={t(
        'They’ll be deleted for good. If they had unsubscribed, no import will bring them back.',
      )}
      confirmLabel={t('Remove')}
      busy={loading}
      onConfirm={() => void confirm()}
    />
  );
}
