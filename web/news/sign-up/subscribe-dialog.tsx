import { useMutation } from '@apollo/client/react';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { DEFAULT_TEAM, type Team, TEAMS } from '../../../schema/games/teams.ts';
import type { CheckedSubscriber, SubscriberInput } from '../../../schema/news/subscriber-shape.ts';
import { SUBSCRIBER_NAME_MAX } from '../../../schema/news/subscribers.ts';
import { useAuth } from '../../accounts/session/auth.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { FormSummary } from '../../ui/forms/form-summary.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { rich, t, translated } from '../../ui/language.ts';
import { lazyResolver } from '../../ui/lazy/lazy-resolver.ts';
import { toast } from '../../ui/page/toast.ts';

const SUBSCRIBE = graphql(/* GraphQL */ `
  mutation Subscribe($input: SubscribeInput!) {
    subscribe(input: $input) {
      email
    }
  }
`);

const resolver = lazyResolver(
  async () => (await import('./subscribe-resolver.ts')).subscribeResolver,
);

const complain = (description: string) =>
  toast({
    title: t('That didn’t work'),
    description,
    variant: 'destructive',
    duration: 5000,
  });

/** Asks for the newsletter; afterwards it says where the link was sent. Loaded lazily. */
export default function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={sentTo === null ? t('Get our newsletter') : t('Check your inbox')}
      description={
        sentTo === null
          ? t('We’ll email you a link to confirm. Unsubscribe anytime.')
          : rich('We sent a link to {email}. Open it to confirm; it works for 7 days.', {
              email: <b className="wrap-anywhere">{sentTo}</b>,
            })
      }
    >
      {sentTo === null ? (
        <SubscribeForm onSent={setSentTo} />
      ) : (
        <div role="status" className="grid justify-items-center gap-5">
          <MailCheck aria-hidden className="size-12 text-success" strokeWidth={1.5} />
          <Button onClick={onClose}>{t('Close')}</Button>
        </div>
      )}
    </Dialog>
  );
}

function SubscribeForm({ onSent }: { onSent: (email: string) => void }) {
  const { user } = useAuth();
  const [subscribe, { loading }] = useMutation(SUBSCRIBE);
  const form = useForm<SubscriberInput, unknown, CheckedSubscriber>({
    resolver,
    defaultValues: {
      name: user?.name ?? '',
      email: user?.email ?? '',
      birthday: '',
      favoriteTeam: (user?.favoriteTeam as Team | undefined) ?? DEFAULT_TEAM,
    },
  });
  const { errors } = form.formState;

  async function send(input: CheckedSubscriber) {
    try {
      await subscribe({ variables: { input } });
      onSent(input.email);
    } catch (error) {
      complain(messageOf(error, 'Please try again later.'));
    }
  }

  const refuse = ({ root }: FieldErrors<SubscriberInput>) =>
    root?.message && complain(translated(root.message));

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(send, refuse)(event)}
      className="grid gap-4"
    >
      <FormSummary form={form} />
      <TextField
        label={t('Name')}
        autoComplete="name"
        dir="auto"
        maxLength={SUBSCRIBER_NAME_MAX}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label={t('Birthday')}
        type="date"
        autoComplete="bday"
        hint={t('You must be 21 or older.')}
        error={errors.birthday?.message}
        {...form.register('birthday')}
      />
      <SelectField
        label={t('Favorite team')}
        error={errors.favoriteTeam?.message}
        {...form.register('favoriteTeam')}
      >
        {TEAMS.map((team) => (
          <option key={team} value={team}>
            {team}
          </option>
        ))}
      </SelectField>
      <div className="flex justify-end">
        <Button type="submit" busy={loading} busyLabel={t('Sending…')}>
          {t('Subscribe')}
        </Button>
      </div>
    </form>
  );
}
