import { useMutation, useQuery } from '@apollo/client/react';
import { graphql } from '../gql/gql.ts';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { messageOf } from '../ui/forms/graph-error.ts';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { toast } from '../ui/page/toast.ts';
import { t } from '../ui/language.ts';

const OPT_OUT = graphql(/* GraphQL */ `
  query NewsletterOptOut {
    isOptedOutOfNewsletter
  }
`);

const SET_OPT_OUT = graphql(/* GraphQL */ `
  mutation SetNewsletterOptOut($optOut: Boolean!) {
    setNewsletterOptOut(input: { hasOptedOut: $optOut }) {
      hasOptedOut
    }
  }
`);

/** The newsletter setting of signed-in members; each change is saved at once. */
export function NewsletterOptOut() {
  const { data, error, refetch } = useQuery(OPT_OUT, { fetchPolicy: 'cache-and-network' });
  const [change] = useMutation(SET_OPT_OUT);

  async function set(optOut: boolean) {
    try {
      await change({
        variables: { optOut },
        optimisticResponse: { setNewsletterOptOut: { hasOptedOut: optOut } },
        update: (cache, { data: done }) =>
          void (
            done?.setNewsletterOptOut &&
            cache.writeQuery({
              query: OPT_OUT,
              data: { isOptedOutOfNewsletter: done.setNewsletterOptOut.hasOptedOut },
            })
          ),
      });
      toast({
        title: optOut ? t('You’re off the list') : t('You’re on the list'),
      });
    } catch (failure) {
      toast({
        title: t('Couldn’t save your choice'),
        description: messageOf(failure, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
    }
  }

  if (data)
    return (
      <Checkbox
        label={t('Send me the newsletter by email')}
        checked={!data.isOptedOutOfNewsletter}
        onChange={({ target }) => void set(!target.checked)}
      />
    );
  if (error)
    return (
      <p className="text-small text-muted">
        {t('We couldn’t load your newsletter choice.')}{' '}
        <button
          type="button"
          className="min-h-11 font-semibold text-link underline"
          onClick={() => void refetch().catch(() => undefined)}
        >
          {t('Retry')}
        </button>
      </p>
    );
  return (
    <Loading label={t('Loading…')}>
      <Skeleton className="h-11" />
    </Loading>
  );
}
