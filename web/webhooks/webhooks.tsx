import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { lazy, useState } from 'react';
import { WEBHOOK_TEXTS, WEBHOOKS_LIMIT } from '../../schema/webhooks/webhooks.ts';
import { useLive } from '../live/use-live.ts';
import { Button } from '../ui/buttons/button.tsx';
import { messageOf } from '../ui/forms/graph-error.ts';
import { t, translated } from '../ui/language.ts';
import { LazyLayer } from '../ui/lazy/lazy-part.tsx';
import { restoresFocus } from '../ui/dialogs/restore-focus.ts';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { ErrorState } from '../ui/page/states.tsx';
import { OWN_WEBHOOK_EVENTS, OWN_WEBHOOKS } from './operations.ts';
import { WebhookRow } from './webhook-row.tsx';

/** Most members have none. */
const WebhookForm = lazy(() => import('./webhook-form.tsx'));

/** What of the site is posted to addresses of the member: each with what became of it, and a way to add one. */
export default function Webhooks() {
  const { data, error, refetch } = useQuery(OWN_WEBHOOKS, { fetchPolicy: 'cache-and-network' });
  const [isCreating, setCreating] = useState(false);
  useLive(OWN_WEBHOOK_EVENTS, { refetches: ['OwnWebhooks', 'OwnWebhookDeliveries'] });
  const hooks = data?.ownWebhooks;
  const readAgain = () => void refetch().catch(() => undefined);
  if (!hooks && !error)
    return (
      <Loading label={t('Loading your webhooks…')}>
        <Skeleton className="h-16" />
      </Loading>
    );
  return (
    <div className="grid gap-5">
      {!hooks && (
        <ErrorState
          text={messageOf(error, 'We couldn’t load your webhooks.')}
          onRetry={readAgain}
        />
      )}
      {hooks && hooks.length > 0 && (
        <ul ref={restoresFocus} className="grid divide-y divide-border">
          {hooks.map((hook) => (
            <WebhookRow key={hook.id} hook={hook} onChanged={readAgain} />
          ))}
        </ul>
      )}
      {hooks?.length === 0 && <p className="text-small text-muted">{t('No webhooks yet.')}</p>}
      {isCreating ? (
        <LazyLayer
          onFail={() => setCreating(false)}
          fallback={
            <Loading label={t('Loading…')}>
              <Skeleton className="h-64" />
            </Loading>
          }
        >
          <WebhookForm onMade={readAgain} onClose={() => setCreating(false)} />
        </LazyLayer>
      ) : hooks && hooks.length >= WEBHOOKS_LIMIT ? (
        <p className="text-small text-muted">{translated(WEBHOOK_TEXTS.tooMany)}</p>
      ) : (
        <Button
          variant="secondary"
          icon={Plus}
          className="justify-self-start"
          onClick={() => setCreating(true)}
        >
          {t('Create a webhook')}
        </Button>
      )}
    </div>
  );
}
