import { useMutation } from '@apollo/client/react';
import { Megaphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { HEADLINE_LIMIT } from '../../../schema/news/news.ts';
import type { SendBreakingNewsInput } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { lazyResolver } from '../../ui/lazy/lazy-resolver.ts';
import { remember, remembered } from '../../ui/lists/tab-memory.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/page/toast.ts';
import type { NewsFormValues } from './news-resolver.ts';
import { BreakingLine } from '../breaking-line.tsx';
import { SEND_NEWS } from './operations.ts';
import { t } from '../../ui/language.ts';

const HEADLINE = 'breaking news headline';
const URL = 'breaking news link';

const resolver = lazyResolver(async () => (await import('./news-resolver.ts')).newsResolver);

/** Writes breaking news, shows how it will look, and asks before everybody sees it. */
export function SendNews({ onSent }: { onSent: () => void }) {
  const form = useForm<NewsFormValues, unknown, SendBreakingNewsInput>({
    resolver,
    defaultValues: { headline: remembered(HEADLINE), url: remembered(URL) },
  });
  const { errors } = form.formState;
  const { headline = '', url = '' } = useWatch({ control: form.control });
  useEffect(() => {
    remember(HEADLINE, headline);
    remember(URL, url);
  }, [headline, url]);
  const [asked, setAsked] = useState<SendBreakingNewsInput>();
  const [send, sending] = useMutation(SEND_NEWS);

  async function confirm(input: SendBreakingNewsInput) {
    try {
      await send({ variables: { input } });
      toast({ title: t('Breaking news sent') });
      form.reset({ headline: '', url: '' });
      onSent();
    } catch (error) {
      form.setError('root', { message: messageOf(error, 'Couldn’t send breaking news') });
    }
    setAsked(undefined);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(setAsked)(event)}
      className="grid grid-cols-1 gap-4"
    >
      <TextField
        label={t('Headline')}
        maxLength={HEADLINE_LIMIT}
        hint={t('{count} characters left', { count: HEADLINE_LIMIT - headline.length })}
        error={errors.headline?.message}
        {...form.register('headline')}
      />
      <TextField
        label={t('Link (optional)')}
        inputMode="url"
        error={errors.url?.message}
        {...form.register('url')}
      />
      {headline.trim() && (
        <figure className="grid gap-1.5">
          <figcaption className="text-small text-muted">{t('How everyone will see it')}</figcaption>
          <div className="rounded-control bg-accent px-4 text-on-accent">
            <BreakingLine
              news={{ headline, url: /^https:\/\/\S+$/i.test(url.trim()) ? url.trim() : null }}
            />
          </div>
        </figure>
      )}
      <Button type="submit" size="lg" icon={Megaphone}>
        {t('Send breaking news')}
      </Button>
      <div role="alert" className="empty:hidden">
        <FieldError id="send-news" error={errors.root?.message} />
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={t('Send breaking news?')}
        description={t(
          '“{headline}” shows on every open page now, and fans with breaking-news alerts get a notification.',
          { headline: asked?.headline ?? '' },
        )}
        confirmLabel={t('Send')}
        destructive={false}
        busy={sending.loading}
        onConfirm={() => asked && void confirm(asked)}
      />
    </form>
  );
}
