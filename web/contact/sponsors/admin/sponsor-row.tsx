import { useMutation } from '@apollo/client/react';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ManagedSponsor_RowFragment } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { messageOf } from '../../../ui/forms/graph-error.ts';
import { t, translated } from '../../../ui/language.ts';
import { toast } from '../../../ui/page/toast.ts';
import { Badge } from '../../../ui/pictures/badge.tsx';
import { SponsorLogo } from '../sponsor-logo.tsx';
import { SponsorName } from '../sponsor-name.tsx';
import { DELETE_SPONSOR, MANAGED_SPONSORS } from './operations.ts';
import { STATE_WORDS, termOf } from './sponsor-words.ts';

interface SponsorRowProps {
  managed: ManagedSponsor_RowFragment;
  isFirst: boolean;
  isLast: boolean;
  /** By one place, up (-1) or down (1). */
  onMove: (step: -1 | 1, button: HTMLElement) => void;
}

/** One sponsor with what can be done about it. */
export function SponsorRow({ managed, isFirst, isLast, onMove }: SponsorRowProps) {
  const { id, state, sponsor } = managed;
  const { name, description } = sponsor;
  const term = termOf(managed);
  const [isAsking, setAsking] = useState(false);
  const [remove, removing] = useMutation(DELETE_SPONSOR, {
    update(cache) {
      cache.updateQuery(
        { query: MANAGED_SPONSORS },
        (known) =>
          known && { managedSponsors: known.managedSponsors.filter((one) => one.id !== id) },
      );
    },
  });

  async function removeIt() {
    try {
      await remove({ variables: { input: { id } } });
      toast({ title: t('Deleted: {title}', { title: name }) });
    } catch (error) {
      toast({
        title: t('Couldn’t update the sponsor'),
        description: messageOf(error, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
    }
    setAsking(false);
  }

  return (
    <Card
      as="li"
      aria-label={name}
      className="grid gap-x-5 gap-y-3 p-4! xl:grid-cols-[minmax(0,1fr)_auto] xl:items-center"
    >
      <div className="flex min-w-0 gap-4">
        <SponsorLogo logo={sponsor.logo} />
        <div className="grid min-w-0 content-start gap-1">
          <p className="flex flex-wrap items-center gap-2 text-small text-muted">
            <Badge tone={STATE_WORDS[state][0]}>{translated(STATE_WORDS[state][1])}</Badge>
            {term}
          </p>
          <p dir="auto" className="font-bold wrap-anywhere">
            <SponsorName name={name} websiteUrl={sponsor.websiteUrl} />
          </p>
          <p dir="auto" className="max-w-[66ch] text-small text-muted wrap-anywhere">
            {description}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-1.5 max-xl:-ml-1">
        {/* Not disabled at the ends: a button that is disabled under the finger loses the focus. */}
        <IconButton
          label={t('Move up: {title}', { title: name })}
          icon={ArrowUp}
          aria-disabled={isFirst}
          className={isFirst ? 'opacity-40' : undefined}
          onClick={({ currentTarget }) => onMove(-1, currentTarget)}
        />
        <IconButton
          label={t('Move down: {title}', { title: name })}
          icon={ArrowDown}
          aria-disabled={isLast}
          className={isLast ? 'opacity-40' : undefined}
          onClick={({ currentTarget }) => onMove(1, currentTarget)}
        />
        <ButtonLink
          size="sm"
          variant="secondary"
          icon={Pencil}
          to={`/admin?tab=sponsors&sponsor=${id}`}
          aria-label={t('Edit: {title}', { title: name })}
        >
          {t('Edit')}
        </ButtonLink>
        <Button
          size="sm"
          variant="quiet"
          icon={Trash2}
          aria-label={t('Delete: {title}', { title: name })}
          onClick={() => setAsking(true)}
        >
          {t('Delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Delete “{title}”?', { title: name })}
        description={t('This can’t be undone.')}
        confirmLabel={t('Delete')}
        busy={removing.loading}
        onConfirm={() => void removeIt()}
      />
    </Card>
  );
}
