import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Save } from 'lucide-react';
import { type Resolver, useForm } from 'react-hook-form';
import type { MemberMail } from '../../../schema/accounts/member-record.ts';
import type { UserRow_UserFragment as User } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/card.tsx';
import { fieldMessage, messageOf } from '../../ui/forms/graph-error.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { t } from '../../ui/language.ts';
import { lazyResolver } from '../../ui/lazy/lazy-resolver.ts';
import { toast } from '../../ui/page/toast.ts';
import { MemberAct } from './member-act.tsx';
import { CORRECT_USER, MAIL_USER } from './operations.ts';

interface Values {
  readonly name: string;
  readonly email: string;
}

const resolver = lazyResolver(
  async () =>
    zodResolver(
      (await import('../../../schema/accounts/accounts.ts')).correctUserInput,
    ) as unknown as Resolver<Values, unknown, Values>,
);

interface MemberCorrectionsProps {
  user: User;
  isEmailProven: boolean;
}

/** Corrects a member's name and e-mail, and sends mails again that did not arrive. */
export function MemberCorrections({ user, isEmailProven }: MemberCorrectionsProps) {
  const { id, name, email } = user;
  const form = useForm<Values, unknown, Values>({
    resolver,
    values: { name, email: email ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, dirtyFields, errors } = form.formState;
  const [correct, correcting] = useMutation(CORRECT_USER, { refetchQueries: ['MemberAccount'] });

  async function send(values: Values) {
    const input = {
      userId: id,
      ...(dirtyFields.name && { name: values.name }),
      ...(dirtyFields.email && { email: values.email }),
    };
    try {
      await correct({ variables: { input } });
      form.reset(values);
      toast({ title: t('Member corrected') });
    } catch (error) {
      const inField = fieldMessage(error, 'email');
      if (inField) form.setError('email', { message: inField });
      toast({
        title: t('Couldn’t update the member'),
        description: messageOf(error, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
    }
  }

  return (
    <Card as="section" aria-labelledby="corrections-title" className="grid content-start gap-4">
      <h3 id="corrections-title" className="display text-h3">
        {t('Name and email')}
      </h3>
      <form
        noValidate
        aria-labelledby="corrections-title"
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        className="grid gap-4"
      >
        <TextField
          label={t('Name')}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={t('Email')}
          type="email"
          autoComplete="off"
          hint={t(
            'They’ll need to confirm a new address. The old one can undo the change for 7 days.',
          )}
          error={errors.email?.message ?? errors.root?.message}
          {...form.register('email')}
        />
        <div>
          <Button
            type="submit"
            size="sm"
            icon={Save}
            disabled={!isDirty}
            busy={correcting.loading}
            busyLabel={t('Saving…')}
          >
            {t('Save')}
          </Button>
        </div>
      </form>
      <MailsAgain user={user} isEmailProven={isEmailProven} />
    </Card>
  );
}

function MailsAgain({ user: { id, name }, isEmailProven }: MemberCorrectionsProps) {
  const [mail] = useMutation(MAIL_USER, { refetchQueries: ['MemberAccount'] });
  const send = (which: MemberMail) => () =>
    mail({ variables: { input: { userId: id, mail: which } } });
  return (
    <div className="flex flex-wrap gap-3">
      {!isEmailProven && (
        <MemberAct
          label={t('Resend the confirmation')}
          act={send('CONFIRM_EMAIL')}
          done={t('Sent to {name}', { name })}
        />
      )}
      <MemberAct
        label={t('Send a password reset link')}
        act={send('RESET_PASSWORD')}
        done={t('Sent to {name}', { name })}
      />
    </div>
  );
}
