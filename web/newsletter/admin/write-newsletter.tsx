import { useApolloClient, useMutation } from '@apollo/client/react';
import { MailCheck, Send } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { NEWSLETTER_LIMITS, NEWSLETTER_TEXTS as TEXTS } from '../../../schema/newsletter.ts';
import type { CheckedNewsletter, NewsletterInput } from '../../../schema/newsletter-shape.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { messageOf } from '../../ui/graph-error.ts';
import { lateResolver } from '../../ui/late-resolver.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { keep, kept } from '../../ui/tab-memory.ts';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { AUDIENCE, SEND_NEWSLETTER, SEND_TEST } from './operations.ts';
import { t } from '../../ui/language.ts';

const SUBJECT = 'newsletter subject';
const CONTENT = 'newsletter content';

const ContentField = lazy(() => import('./content-field.tsx'));

const resolver = lateResolver(
  async () => (await import('./newsletter-resolver.ts')).newsletterResolver,
);

const failed = (title: string, error: unknown) =>
  toast({
    title,
    description: messageOf(error, 'Please try again later.'),
    variant: 'destructive',
    duration: 5000,
  });

/** What is about to be sent, and to how many. */
interface Asked {
  readonly letter: CheckedNewsletter;
  readonly recipients: number;
}

/** Writes a newsletter and shows how it will arrive; asks before it goes to everybody. */
export function WriteNewsletter({ onSent }: { onSent: () => void }) {
  const client = useApolloClient();
  const form = useForm<NewsletterInput, unknown, CheckedNewsletter>({
    resolver,
    defaultValues: { subject: kept(SUBJECT), content: kept(CONTENT) },
  });
  const { errors } = form.formState;
  const { subject = '', content = '' } = useWatch({ control: form.control });
  useEffect(() => {
    keep(SUBJECT, subject);
    keep(CONTENT, content);
  }, [subject, content]);
  const [asked, setAsked] = useState<Asked>();
  const [send, sending] = useMutation(SEND_NEWSLETTER);
  const [test, testing] = useMutation(SEND_TEST);

  async function ask(letter: CheckedNewsletter) {
    try {
      const { data } = await client.query({ query: AUDIENCE, fetchPolicy: 'network-only' });
      setAsked({ letter, recipients: data?.newsletterAudience ?? 0 });
    } catch (error) {
      failed('Failed to count the recipients', error);
    }
  }

  async function sendTest(letter: CheckedNewsletter) {
    try {
      const { data } = await test({ variables: { input: letter } });
      toast({ title: `Test sent to ${data?.sendTestNewsletter}`, duration: 5000 });
    } catch (error) {
      failed('Failed to send the test', error);
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
      <TextField
        label={t('Subject')}
        maxLength={NEWSLETTER_LIMITS.subject}
        error={errors.subject?.message ?? errors.root?.message}
        {...form.register('subject')}
      />
      <Suspense
        fallback={
          <Loading label={t('Loading the editor…')}>
            <Skeleton className="h-[28rem]" />
          </Loading>
        }
      >
        <ContentField form={form} subject={subject} content={content} />
      </Suspense>
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
        title={`Send “${asked?.letter.subject ?? ''}”?`}
        description={
          asked &&
          (asked.recipients === 0
            ? `${TEXTS.nobody}.`
            : `It goes to ${asked.recipients.toLocaleString('en-US')} ${asked.recipients === 1 ? 'address' : 'addresses'}. This action cannot be undone.`)
        }
        confirmLabel={sending.loading ? t(TEXTS.sending) : t(TEXTS.send)}
        destructive={false}
        busy={sending.loading}
        onConfirm={() => asked && void confirm(asked)}
      />
    </form>
  );
}
