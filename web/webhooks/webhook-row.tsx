import { useMutation } from '@apollo/client/react';
import { Webhook as WebhookIcon } from 'lucide-react';
import { lazy, useState } from 'react';
import type { Text } from '../../schema/language/english.ts';
import { AccessRow, agoOf, dayOf } from '../accounts/profile/access-row.tsx';
import type { WebhookPause, WebhookRow_WebhookFragment as Webhook } from '../gql/graphql.ts';
import { Button } from '../ui/buttons/button.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { useAct } from '../ui/forms/use-act.ts';
import { rich, t } from '../ui/language.ts';
import { LazyLayer } from '../ui/lazy/lazy-part.tsx';
import { toast } from '../ui/page/toast.ts';
import { Badge } from '../ui/pictures/badge.tsx';
import { DELETE_WEBHOOK, SET_WEBHOOK_PAUSED, TEST_WEBHOOK } from './operations.ts';

const WebhookLog = lazy(() => import('./webhook-log.tsx'));
const NewSecret = lazy(() => import('./new-secret.tsx'));

const PAUSES = {
  OWNER: 'You paused it.',
  FAILING: 'Nothing has arrived at its address for 24 hours.',
  GONE: 'Its address says it’s gone for good (410).',
  REFUSED: 'Its subscription no longer works.',
  ACCESS: 'Your password was changed, or all access to your account was ended.',
} as const satisfies Record<WebhookPause, Text>;

/** What is open below a webhook. */
type Open = 'log' | 'secret' | undefined;

/** One webhook: where it posts, how it is, and what one can do about it. */
export function WebhookRow({ hook, onChanged }: { hook: Webhook; onChanged: () => void }) {
  const { id, name, state } = hook;
  const [open, setOpen] = useState<Open>();
  const [asks, setAsks] = useState(false);
  const [setPaused] = useMutation(SET_WEBHOOK_PAUSED);
  const [test] = useMutation(TEST_WEBHOOK);
  const [remove] = useMutation(DELETE_WEBHOOK);
  const { run, busy, fault } = useAct();
  const isPaused = state === 'PAUSED';

  async function send() {
    const { data } = await test({ variables: { id } });
    const delivery = data?.testWebhook?.delivery;
    toast({
      title: delivery?.isDelivered ? t('The test arrived') : t('The test failed'),
      description: delivery?.isDelivered
        ? t('Response: {status}', { status: delivery.status ?? '' })
        : (delivery?.response ?? ''),
      ...(!delivery?.isDelivered && { variant: 'destructive' as const }),
    });
    setOpen('log');
  }
  const act = (title: string, does: () => unknown) => (
    <Button
      variant="secondary"
      size="sm"
      busy={busy}
      aria-label={`${title}: ${name}`}
      onClick={() => void does()}
    >
      {title}
    </Button>
  );
  const toggle = (what: Open) => setOpen(open === what ? undefined : what);

  return (
    <AccessRow
      icon={WebhookIcon}
      name={
        <>
          <span dir="auto">{name}</span>
          <StateBadge hook={hook} />
        </>
      }
      lines={linesOf(hook)}
      more={
        <>
          <div className="mt-2 flex flex-wrap gap-2">
            {act(isPaused ? t('Resume deliveries') : t('Pause'), () =>
              run(() => setPaused({ variables: { id, isPaused: !isPaused } })),
            )}
            {act(t('Send a test'), () => run(send))}
            {act(t('Deliveries'), () => toggle('log'))}
            {act(t('New secret'), () => toggle('secret'))}
            {act(t('Delete'), () => setAsks(true))}
          </div>
          <p role="alert" className="mt-2 text-small text-danger empty:hidden">
            {fault}
          </p>
          <ConfirmDialog
            open={asks}
            onOpenChange={setAsks}
            title={t('Delete {name}?', { name })}
            description={t(
              'It stops delivering right away, and its log is deleted. This can’t be undone.',
            )}
            confirmLabel={t('Delete')}
            busy={busy}
            onConfirm={() =>
              void run(() => remove({ variables: { id } })).then(() => {
                setAsks(false);
                onChanged();
              })
            }
          />
        </>
      }
      below={
        open && (
          <LazyLayer fallback={null} onFail={() => setOpen(undefined)}>
            {open === 'log' ? (
              <WebhookLog webhookId={id} />
            ) : (
              <NewSecret id={id} onClose={() => setOpen(undefined)} />
            )}
          </LazyLayer>
        )
      }
    />
  );
}

function StateBadge({ hook: { state, failingSince } }: { hook: Webhook }) {
  if (state === 'PAUSED') return <Badge tone="amber">{t('Paused')}</Badge>;
  return failingSince ? (
    <Badge tone="red">{t('Failing')}</Badge>
  ) : (
    <Badge tone="green">{t('Delivering')}</Badge>
  );
}

function linesOf({ url, pausedBecause, failingSince, createdAt }: Webhook) {
  return [
    <span key="url" translate="no" lang="en" className="wrap-anywhere">
      {new URL(url).host}
    </span>,
    ...(pausedBecause ? [t(PAUSES[pausedBecause])] : []),
    ...(failingSince && !pausedBecause
      ? [rich('Failing since {moment}. We keep trying for a day.', { moment: agoOf(failingSince) })]
      : []),
    rich('Created {created}', { created: dayOf(createdAt) }),
  ];
}
