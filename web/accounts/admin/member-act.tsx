import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import type { ButtonVariant } from '../../ui/buttons/button-style.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';

interface MemberActProps {
  label: string;
  variant?: ButtonVariant;
  /** Asked before; without it the act follows the press. */
  question?: { title: string; description: ReactNode; isDestructive: boolean } | undefined;
  act: () => Promise<unknown>;
  done: string;
}

/** A button that changes a member's account, after a question where it matters. */
export function MemberAct({ label, variant = 'secondary', question, act, done }: MemberActProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function go() {
    setBusy(true);
    try {
      await act();
      toast({ title: done });
    } catch (error) {
      toast({
        title: t('Couldn’t update the member'),
        description: messageOf(error, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
    }
    setBusy(false);
    setAsking(false);
  }

  return (
    <>
      <Button
        size="sm"
        variant={variant}
        busy={isBusy && !isAsking}
        onClick={() => (question ? setAsking(true) : void go())}
      >
        {label}
      </Button>
      {question && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={question.title}
          description={question.description}
          confirmLabel={label}
          destructive={question.isDestructive}
          busy={isBusy}
          onConfirm={() => void go()}
        />
      )}
    </>
  );
}
