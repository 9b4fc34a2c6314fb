import { useQuery } from '@apollo/client/react';
import { INBOX_CHOICES, OWN_INBOX_EVENTS } from '../inbox/operations.ts';
import { useLive } from '../live/use-live.ts';
import { t } from '../ui/language.ts';
import { usePageTexts } from '../ui/page/page-texts.ts';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { ErrorState } from '../ui/page/states.tsx';
import { DoNotDisturb } from './do-not-disturb.tsx';
import { InboxChoices } from './inbox-choices.tsx';
import { SettingsGroup } from './settings-group.tsx';

/** What of the inbox reaches the member, and how. */
export default function InboxSettings() {
  usePageTexts('inbox');
  const { data, error, refetch } = useQuery(INBOX_CHOICES, { fetchPolicy: 'cache-and-network' });
  useLive(OWN_INBOX_EVENTS, { refetches: ['InboxChoices'] });
  return (
    <SettingsGroup id="inbox" title={t('Inbox')}>
      {data ? (
        <>
          <InboxChoices choices={data.ownInbox.choices} />
          <DoNotDisturb until={data.ownInbox.doNotDisturbUntil} />
        </>
      ) : error ? (
        <ErrorState
          text={t('We couldn’t load your choices.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Loading label={t('Loading your choices…')}>
          <Skeleton className="h-80" />
        </Loading>
      )}
    </SettingsGroup>
  );
}
