import { useMutation, useQuery } from '@apollo/client/react';
import { agoOf } from '../accounts/profile/access-row.tsx';
import type { DeliveryRow_DeliveryFragment as Delivery } from '../gql/graphql.ts';
import { Button } from '../ui/buttons/button.tsx';
import { messageOf } from '../ui/forms/graph-error.ts';
import { useAct } from '../ui/forms/use-act.ts';
import { numberFormat, t } from '../ui/language.ts';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { ErrorState } from '../ui/page/states.tsx';
import { Badge } from '../ui/pictures/badge.tsx';
import { OWN_WEBHOOK_DELIVERIES, RESEND_WEBHOOK_DELIVERY } from './operations.ts';

const milliseconds = numberFormat({ style: 'unit', unit: 'millisecond' });

/** The last deliveries of a webhook, newest first, each with what was posted and what came back. */
export default function WebhookLog({ webhookId }: { webhookId: number }) {
  const { data, error, refetch } = useQuery(OWN_WEBHOOK_DELIVERIES, {
    variables: { webhookId },
    fetchPolicy: 'cache-and-network',
  });
  const log = data?.ownWebhookDeliveries;
  const readAgain = () => void refetch().catch(() => undefined);
  if (!log)
    return error ? (
      <ErrorState text={messageOf(error, 'We couldn’t load the deliveries.')} onRetry={readAgain} />
    ) : (
      <Loading label={t('Loading…')} className="mt-3">
        <Skeleton className="h-12" />
      </Loading>
    );
  if (log.length === 0)
    return (
      <p className="mt-3 text-small text-muted">
        {t('No deliveries yet. The next event shows up here.')}
      </p>
    );
  return (
    <ul
      aria-label={t('Deliveries')}
      className="mt-3 grid max-h-96 divide-y divide-border overflow-y-auto"
    >
      {log.map((delivery) => (
        <DeliveryRow
          key={delivery.id}
          webhookId={webhookId}
          delivery={delivery}
          onSent={readAgain}
        />
      ))}
    </ul>
  );
}

interface DeliveryRowProps {
  webhookId: number;
  delivery: Delivery;
  onSent: () => void;
}

function DeliveryRow({ webhookId, delivery, onSent }: DeliveryRowProps) {
  const { id, body, status, duration, response, isDelivered, sentAt } = delivery;
  const [resend] = useMutation(RESEND_WEBHOOK_DELIVERY);
  const { run, busy, fault } = useAct();
  return (
    <li className="py-2">
      <details className="group">
        <summary className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-small">
          <Badge tone={isDelivered ? 'green' : 'red'}>
            {isDelivered ? t('Delivered') : t('Failed')}
          </Badge>
          {status !== null && <span className="tabular-nums">{status}</span>}
          <span className="text-muted tabular-nums">{milliseconds.format(duration)}</span>
          <span className="text-muted">{agoOf(sentAt)}</span>
        </summary>
        <div className="grid grid-cols-1 gap-2 pb-2">
          <Text label={t('What we sent')} text={body} />
          {response !== '' && <Text label={t('Response')} text={response} />}
          <Button
            variant="secondary"
            size="sm"
            busy={busy}
            className="justify-self-start"
            onClick={() =>
              void run(() => resend({ variables: { id: webhookId, deliveryId: id } })).then(onSent)
            }
          >
            {t('Send again')}
          </Button>
          <p role="alert" className="text-small text-danger empty:hidden">
            {fault}
          </p>
        </div>
      </details>
    </li>
  );
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="text-small font-semibold">{label}</p>
      <pre
        translate="no"
        lang="en"
        className="rounded-control bg-surface-2 p-2 font-mono text-tiny wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </pre>
    </div>
  );
}
