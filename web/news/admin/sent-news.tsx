import { useMutation } from '@apollo/client/react';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { NEWS_LASTS_MS } from '../../../schema/news/news.ts';
import type { SentNewsQuery } from '../../gql/graphql.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { restoresFocus } from '../../ui/dialogs/restore-focus.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { toast } from '../../ui/page/toast.ts';
import { WITHDRAW_NEWS } from './operations.ts';
import { rich, t } from '../../ui/language.ts';

type Sent = SentNewsQuery['sentBreakingNews']['nodes'][number];

interface SentNewsProps {
  sent: readonly Sent[];
  /** Fetches the news sent before these; undefined: there is no more. */
  onOlder?: (() => void) | undefined;
  onNewer?: (() => void) | undefined;
}

/** The news sent, page by page; what is still on the site can be withdrawn. */
export function SentNewsList({ sent, onOlder, onNewer }: SentNewsProps) {
  const [asks, setAsks] = useState<Sent>();
  const [now] = useState(Date.now);
  const [withdraw, withdrawing] = useMutation(WITHDRAW_NEWS);

  async function confirm({ id }: Sent) {
    try {
      await withdraw({ variables: { id } });
      toast({ title: t('Breaking news withdrawn') });
    } catch (error) {
      toast({
        title: t('Couldn’t withdraw it'),
        description: messageOf(error, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
    }
    setAsks(undefined);
  }

  return (
    <>
      <ul ref={restoresFocus} className="grid gap-3">
        {sent.map((news) => (
          <Card
            as="li"
            key={news.id}
            className="flex flex-wrap items-center justify-between gap-3 p-4!"
          >
            <div className="grid min-w-0 gap-1">
              <p className="flex flex-wrap items-center gap-2 font-bold wrap-anywhere">
                {news.withdrawnAt && <Badge tone="amber">{t('WITHDRAWN')}</Badge>}
                <span dir="auto">{news.headline}</span>
              </p>
              <p className="text-small text-muted wrap-anywhere">
                {rich('{moment} · by {name}', {
                  moment: <MountainMoment at={news.createdAt} />,
                  name: <b dir="auto">{news.sentBy ?? t('a former member')}</b>,
                })}
                {news.url && (
                  <>
                    {' · '}
                    <a
                      href={news.url}
                      target="_blank"
                      rel="noopener nofollow"
                      className="text-link underline"
                    >
                      {news.url}
                    </a>
                  </>
                )}
              </p>
            </div>
            {!news.withdrawnAt && now - Date.parse(news.createdAt) < NEWS_LASTS_MS && (
              <Button
                size="sm"
                variant="secondary"
                icon={Undo2}
                aria-label={t('Withdraw: {headline}', { headline: news.headline })}
                onClick={() => setAsks(news)}
              >
                {t('Withdraw')}
              </Button>
            )}
          </Card>
        ))}
      </ul>
      {(onOlder || onNewer) && (
        <div className="flex justify-end gap-2">
          <Button variant="secondary" size="sm" disabled={!onNewer} onClick={onNewer}>
            {t('Newer')}
          </Button>
          <Button variant="secondary" size="sm" disabled={!onOlder} onClick={onOlder}>
            {t('Older')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asks !== undefined}
        onOpenChange={() => setAsks(undefined)}
        title={t('Withdraw this news?')}
        description={t(
          '“{headline}” will be removed from every page. Notifications already shown can’t be recalled.',
          { headline: asks?.headline ?? '' },
        )}
        confirmLabel={t('Withdraw')}
        busy={withdrawing.loading}
        onConfirm={() => asks && void confirm(asks)}
      />
    </>
  );
}
