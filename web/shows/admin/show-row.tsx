import { useMutation } from '@apollo/client/react';
import { Eye, EyeOff, Pencil, Radio, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { showPath } from '../../../schema/shows/show-paths.ts';
import type { ManagedShow_RowFragment } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t, translated } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { DELETE_SHOW, SET_SHOW_HIDDEN } from './operations.ts';
import { TYPE_WORDS } from '../type-words.ts';
import { STATE_WORDS } from './show-words.ts';

interface ShowRowProps {
  managed: ManagedShow_RowFragment;
  onDone: () => void;
}

/** One show with what can be done about it. */
export function ShowRow({ managed, onDone }: ShowRowProps) {
  const { id, state, show } = managed;
  const { title, type } = show;
  const [isAsking, setAsking] = useState(false);
  const [hide, hiding] = useMutation(SET_SHOW_HIDDEN);
  const [remove, removing] = useMutation(DELETE_SHOW);
  const isHidden = state === 'HIDDEN';

  async function act(doIt: () => Promise<unknown>, done: string) {
    try {
      await doIt();
      toast({ title: done });
      onDone();
    } catch (error) {
      toast({
        title: t('Couldn’t update the show'),
        description: messageOf(error, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
    }
    setAsking(false);
  }

  const turn = () =>
    act(
      () => hide({ variables: { input: { id, isHidden: !isHidden } } }),
      isHidden ? t('On the site: {title}', { title }) : t('Hidden: {title}', { title }),
    );

  return (
    <Card
      as="li"
      aria-label={title}
      className="grid gap-3 p-4! xl:grid-cols-[minmax(0,1fr)_auto] xl:items-center"
    >
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          {show.isCurrentlyLive && <Badge tone="live">{t('ON THE AIR')}</Badge>}
          <Badge tone={STATE_WORDS[state][0]}>{translated(STATE_WORDS[state][1])}</Badge>
          <Badge>{translated(TYPE_WORDS[type])}</Badge>
        </p>
        <p dir="auto" className="font-bold wrap-anywhere">
          <Link to={showPath(show)} className="hover:underline">
            {title}
          </Link>
        </p>
        <p className="text-small text-muted">
          {show.publishedAt && <MountainMoment at={show.publishedAt} />}
          {show.duration && ` · ${show.duration}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-1.5">
        {type === 'LIVE' && !isHidden && (
          <ButtonLink
            size="sm"
            variant="secondary"
            icon={Radio}
            to={`/admin?tab=on-air&show=${id}`}
            aria-label={t('On air: {title}', { title })}
          >
            {t('On air')}
          </ButtonLink>
        )}
        <ButtonLink
          size="sm"
          variant="secondary"
          icon={Pencil}
          to={`/admin?tab=shows&show=${id}`}
          aria-label={t('Edit: {title}', { title })}
        >
          {t('Edit')}
        </ButtonLink>
        <Button
          size="sm"
          variant="quiet"
          icon={isHidden ? Eye : EyeOff}
          busy={hiding.loading}
          aria-label={isHidden ? t('Show: {title}', { title }) : t('Hide: {title}', { title })}
          onClick={() => void turn()}
        >
          {isHidden ? t('Show') : t('Hide')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={Trash2}
          aria-label={t('Delete: {title}', { title })}
          onClick={() => setAsking(true)}
        >
          {t('Delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Delete “{title}”?', { title })}
        description={t('This can’t be undone.')}
        confirmLabel={t('Delete')}
        busy={removing.loading}
        onConfirm={() =>
          void act(() => remove({ variables: { input: { id } } }), t('Deleted: {title}', { title }))
        }
      />
    </Card>
  );
}
