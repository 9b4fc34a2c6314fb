import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';

const HIDE_FIRST_STEPS = graphql(/* GraphQL */ `
  mutation HideFirstSteps {
    hideFirstSteps {
      firstSteps {
        ...FirstSteps_steps
      }
    }
  }
`);

export function HideFirstSteps() {
  const [isAsking, setAsking] = useState(false);
  const [hide, hiding] = useMutation(HIDE_FIRST_STEPS, { refetchQueries: ['FirstSteps'] });
  async function confirm() {
    try {
      await hide();
    } catch (error) {
      setAsking(false);
      toast({
        title: t('That didn’t work'),
        description: messageOf(error, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
    }
  }
  return (
    <div>
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        {t('Hide the first steps')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Hide the first steps?')}
        description={t('They won’t come back for any admin.')}
        confirmLabel={t('Hide')}
        destructive={false}
        busy={hiding.loading}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}
