import { useApolloClient, useMutation } from '@apollo/client/react';
import { MailCheck, Send } from 'lucide-react';
import { lazy, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Text } from '../../../schema/language/english.ts';
import { NEWSLETTER_LIMITS, NEWSLETTER_TEXTS as TEXTS } from '../../../schema/news/newsletter.ts';
import type { CheckedNewsletter, NewsletterInput } from '../../../schema/news/newsletter-shape.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormSummary } from '../../ui/forms/form-summary.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { lazyResolver } from '../../ui/lazy/lazy-resolver.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { remember, remembered } from '../../ui/lists/tab-memory.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/page/toast.ts';
import { AUDIENCE, SEND_NEWSLETTER, SEND_TEST } from './operations.ts';
import { LazyPart } from '../../ui/lazy/lazy-part.tsx';
import { t, translated } from '../../ui/language.ts';

const SUBJECT = 'newsletter subject';
const CONTENT = 'newsletter content';

const ContentField = lazy(() => import('./content-field.tsx'));

const resolver = lazyResolver(
  async () => (await import('./newsletter-resolver.ts')).newsletterResolver,
);

const failed = (title: Text, error: unknown) =>
  toast({
    title: translated(title),
    description: messageOf(error, 'Please try again later.'),
    variant: 'destructive',
    duration: 5000,
  });

/** The newsletter to be sent, and its number of recipients. */
interface Asked {
  readonly letter: CheckedNewsletter;
  readonly recipients: number;
}

function audienceText(recipients: number): string {
  if (recipients === 0) return t('No subscribers yet.');
  return t('It will go to {count|one:# person|other:# people}. You can’t unsend it.', {
    count: recipients,
  });
}

/** Writes a newsletter with a preview; asks for confirmation before it is sent to everybody. */
export function WriteNewsletter({ onSent }: { onSent: () => void }) {
  const client = useApolloClient();
  const form = useForm<NewsletterInput, unknown, CheckedNewsletter>({
    resolver,
    defaultValues: { subject: remembered(SUBJECT), content: remembered(CONTENT) },
  });
  const { errors } = form.formState;
  const { subject = '', content = '' } = useWatch({ control: form.control });
  useEffect(() => {
    remember(SUBJECT, subject);
    remember(CONTENT, content);
  }, [subject, content]);
  const [asked, setAsked] = useState<Asked>();
  const [send, sending] = useMutation(SEND_NEWSLETTER);
  const [test, testing] = useMutation(SEND_TEST);

  async function ask(letter: CheckedNewsletter) {
    try {
      const { data } = await client.query({ query: AUDIENCE, fetchPolicy: 'network-only' });
      setAsked({ letter, recipients: data?.newsletterAudience ?? 0 });
    } catch (error) {
      failed('Couldn’t count the recipients', error);
    }
  }

  async function sendTest(letter: CheckedNewsletter) {
    try {
      const { data } = await test({ variables: { input: letter } });
      const address = data?.sendTestNewsletter?.sentTo ?? '';
      toast({ title: t('Test sent to {address}', { address }), duration: 5000 });
    } catch (error) {
      failed('Couldn’t send the test', error);
    }
  }

  async function confirm({ letter }: Asked) {
    try {
      await send({ variables: { input: letter } });
      toast({ title: t(TEXTS.sent) });
      form.reset({ subject: '', content: '' });
      onSent();
    } catch (error) {
      failed('Failed to send newsletter', error);
    }
    setAsked(undefined);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(ask)(event)}
      className="grid gap-5"
    >
      <FormSummary form={form} />
      <TextField
        label={t('Subject')}
        maxLength={NEWSLETTER_LIMITS.subject}
        error={errors.subject?.message ?? errors.root?.message}
        {...form.register('subject')}
      />
      <LazyPart
        fallback={
          <Loading label={t('Loading the editor…')}>
            <Skeleton className="h-[28rem]" />
          </Loading>
        }
      >
        <ContentField form={form} subject={subject} content={content} />
      </LazyPart>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" icon={Send} busy={sending.loading} busyLabel={t(TEXTS.sending)}>
          {t(TEXTS.send)}
        </Button>
        <Button
          variant="secondary"
          icon={MailCheck}
          busy={testing.loading}
          busyLabel={t(TEXTS.sending)}
          onClick={() => void form.handleSubmit(sendTest)()}
        >
          {t('Send test to myself')}
        </Button>
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={t('Send “{subject}”?', { subject: asked?.letter.subject ?? '' })}
        description={asked && audienceText(asked.recipients)}
        confirmLabel={sending.loading ? t(TEXTS.sending) : t(TEXTS.send)}
        destructive={false}
        busy={sending.loading}
        onConfirm={() => asked && void confirm(asked)}
      />
    </form>
  );
}
