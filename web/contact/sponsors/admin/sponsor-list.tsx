import { useMutation, useQuery } from '@apollo/client/react';
import { Handshake, Plus } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { usePollWhileDown } from '../../../live/poll-while-down.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { restoresFocus } from '../../../ui/dialogs/restore-focus.ts';
import { messageOf } from '../../../ui/forms/graph-error.ts';
import { t } from '../../../ui/language.ts';
import { Loading, Skeleton } from '../../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/page/states.tsx';
import { toast } from '../../../ui/page/toast.ts';
import SponsorNews from '../sponsor-news.tsx';
import { MANAGED_SPONSORS, MOVE_SPONSOR } from './operations.ts';
import { SponsorRow } from './sponsor-row.tsx';

/** The list is asked for this often while nothing is pushed, in ms. */
const POLL_MS = 30_000;
const QUERIES = ['ManagedSponsors'];

/** All sponsors in the order in which visitors see them. */
export function SponsorList() {
  const { data, error, refetch } = useQuery(MANAGED_SPONSORS, {
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  const [move, moving] = useMutation(MOVE_SPONSOR, {
    update(cache, { data: done }) {
      const sponsors = done?.moveSponsor?.sponsors;
      if (sponsors)
        cache.writeQuery({ query: MANAGED_SPONSORS, data: { managedSponsors: sponsors } });
    },
  });
  const sponsors = data?.managedSponsors;
  const pressed = useRef<HTMLElement>(null);
  // A row that moves loses the focus on the way.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus();
    pressed.current = null;
  }, [sponsors]);

  /** Puts the sponsor at that place, counted from 0. */
  async function put(from: number, to: number, button: HTMLElement) {
    const all = sponsors ?? [];
    const moved = all[from];
    if (!moved || to < 0 || to >= all.length) return;
    const before = all[to > from ? to + 1 : to]?.id ?? null;
    pressed.current = button;
    try {
      await move({ variables: { input: { id: moved.id, before } } });
      toast({
        title: t('{name} is now number {place}', { name: moved.sponsor.name, place: to + 1 }),
      });
    } catch (failure) {
      toast({
        title: t('Couldn’t update the sponsor'),
        description: messageOf(failure, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
    }
  }

  return (
    <section aria-labelledby="sponsors-title" className="grid grid-cols-1 gap-5">
      <SponsorNews queries={QUERIES} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sponsors-title" tabIndex={-1} className="display text-h2">
          {t('Sponsors')}
        </h2>
        <ButtonLink to="/admin?tab=sponsors&sponsor=new" icon={Plus}>
          {t('Add a sponsor')}
        </ButtonLink>
      </div>
      <p className="max-w-[66ch] text-muted">
        {t(
          'They take turns in the home page spotlight, a day each, in this order. The partner page lists them all.',
        )}
      </p>
      {!sponsors && error && (
        <ErrorState
          text={messageOf(error, 'We couldn’t load the sponsors.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!sponsors && !error && (
        <Loading label={t('Loading sponsors…')} className="grid gap-3">
          {[1, 2, 3].map((one) => (
            <Skeleton key={one} className="h-28" />
          ))}
        </Loading>
      )}
      {sponsors?.length === 0 && (
        <EmptyState
          icon={Handshake}
          text={t('No sponsors yet. Until there’s one, the home page advertises the spot.')}
        />
      )}
      {sponsors && sponsors.length > 0 && (
        <ol ref={restoresFocus} className="grid grid-cols-1 gap-3">
          {sponsors.map((managed, index) => (
            <SponsorRow
              key={managed.id}
              managed={managed}
              isFirst={index === 0}
              isLast={index === sponsors.length - 1}
              onMove={(step, button) => !moving.loading && void put(index, index + step, button)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
