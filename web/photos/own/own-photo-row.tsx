import { useMutation } from '@apollo/client/react';
import { Check, Clock, type LucideIcon, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { labelOf } from '../photo-category.ts';
import {
  PHOTO_TEXTS,
  type PhotoState,
  REJECTED_PHOTO_DAYS,
} from '../../../schema/photos/photos.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t, translated } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';
import { Badge, type BadgeTone } from '../../ui/pictures/badge.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { RelativeDate } from '../../ui/time/relative-date.tsx';
import { NO_PICTURE } from '../no-picture.ts';
import { TO_PHOTO, usePhotoAddress } from '../photo-address.ts';
import type { OwnPhoto } from './own-photo-list.ts';
import { DELETE_OWN } from './operations.ts';

const STATES: Record<PhotoState, { tone: BadgeTone; icon: LucideIcon; word: string }> = {
  PENDING: { tone: 'amber', icon: Clock, word: 'Waiting for review' },
  APPROVED: { tone: 'green', icon: Check, word: 'On the wall' },
  REJECTED: { tone: 'neutral', icon: X, word: 'Not accepted' },
};

interface OwnPhotoRowProps {
  photo: OwnPhoto;
  rowId: string;
  /** It was deleted: it leaves its list, and the focus with it. */
  onDeleted: () => void;
}

/** One photo that a member sent: its state, and the way to it once it is on the wall. */
export function OwnPhotoRow({ photo, rowId, onDeleted }: OwnPhotoRowProps) {
  const { id, state, description, createdAt } = photo;
  const { tone, icon: Icon, word } = STATES[state];
  const [isAsking, setAsking] = useState(false);
  const [remove, { loading }] = useMutation(DELETE_OWN);
  const label = description ?? t(labelOf(photo));

  async function deleteIt() {
    try {
      await remove({ variables: { input: { id } } });
      setAsking(false);
      toast({ title: t(PHOTO_TEXTS.deleted) });
      onDeleted();
    } catch (error) {
      setAsking(false);
      toast({
        title: t(PHOTO_TEXTS.deletionFailed),
        description: messageOf(error, PHOTO_TEXTS.tryAgain),
        variant: 'destructive',
      });
    }
  }

  return (
    <li
      id={rowId}
      tabIndex={-1}
      className="relative flex flex-wrap items-start gap-3 rounded-control border border-border p-3 pr-12"
    >
      <OwnPicture photo={photo} label={label} />
      <div className="grid min-w-0 grow basis-40 grid-cols-1 gap-1">
        {/* Announced when a moderator has reviewed it. */}
        <p role="status">
          <Badge tone={tone} className="whitespace-normal!">
            <Icon aria-hidden className="size-3.5" strokeWidth={2.5} />
            {translated(word)}
          </Badge>
        </p>
        <p dir="auto" className="line-clamp-2 wrap-anywhere">
          {label}
        </p>
        <p className="text-small text-muted">
          <RelativeDate date={createdAt} />
          {state === 'REJECTED' && (
            <>
              {' · '}
              {t('We delete it {days} days after the review.', { days: REJECTED_PHOTO_DAYS })}
            </>
          )}
        </p>
      </div>
      <IconButton
        label={t('Delete “{words}”', { words: label })}
        icon={Trash2}
        onClick={() => setAsking(true)}
        className="absolute top-0 right-0 text-muted"
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Delete this photo?')}
        description={
          state === 'APPROVED'
            ? t('Its comments and likes will be deleted too. This can’t be undone.')
            : t('This can’t be undone.')
        }
        confirmLabel={t('Delete')}
        busy={loading}
        onConfirm={() => void deleteIt()}
      />
    </li>
  );
}

/** The photo, small; once it is on the wall, the way to its viewer. */
function OwnPicture({ photo, label }: { photo: OwnPhoto; label: string }) {
  const { toPhoto } = usePhotoAddress();
  const { id, state, altText, image } = photo;
  const frame = 'block size-20 shrink-0 overflow-hidden rounded-control bg-surface-2';
  const picture = (
    <Picture
      image={image}
      alt={altText ?? label}
      sizes="5rem"
      fallback={NO_PICTURE}
      className="size-full object-cover"
    />
  );
  return state === 'APPROVED' ? (
    <Link to={toPhoto(id)} {...TO_PHOTO} className={frame}>
      {picture}
    </Link>
  ) : (
    <div className={frame}>{picture}</div>
  );
}
