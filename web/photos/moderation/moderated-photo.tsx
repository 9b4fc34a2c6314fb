import { useApolloClient, useMutation } from '@apollo/client/react';
import { Check, Heart, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { labelOf } from '../photo-category.ts';
import { PHOTO_TEXTS, type PhotoState } from '../../../schema/photos/photos.ts';
import type { Photo_PhotoFragment } from '../../gql/graphql.ts';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Badge } from '../../ui/pictures/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { RelativeDate } from '../../ui/time/relative-date.tsx';
import { toast } from '../../ui/page/toast.ts';
import { NO_PICTURE } from '../no-picture.ts';
import { DELETE } from './operations.ts';
import { SelectBox, type Selecting } from '../../ui/lists/select-box.tsx';
import { t } from '../../ui/language.ts';

interface ModeratedPhotoProps {
  photo: Photo_PhotoFragment & { readonly state: PhotoState };
  selecting: Selecting;
  isBusy: boolean;
  onReview: (state: PhotoState) => void;
  /** It was deleted: it leaves its list, and the focus with it. */
  onDeleted: () => void;
}

/** One photo as its moderators see it, with what they can do about it. */
export function ModeratedPhoto({
  photo,
  selecting,
  isBusy,
  onReview,
  onDeleted,
}: ModeratedPhotoProps) {
  const { id, state, category, description, likeCount: likes, createdAt, user, image } = photo;
  const client = useApolloClient();
  const [isAsking, setAsking] = useState(false);
  const [remove, removing] = useMutation(DELETE);

  async function takeAway() {
    try {
      await remove({ variables: { id } });
      setAsking(false);
      toast({ title: t(PHOTO_TEXTS.deleted) });
      onDeleted();
      client.cache.evict({ id: client.cache.identify({ __typename: 'Photo', id }) ?? '' });
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
      id={`moderated-${id}`}
      tabIndex={-1}
      className={classNames(
        'relative flex flex-col overflow-hidden rounded-card border bg-raised',
        selecting.isOn ? 'border-2 border-accent' : 'border-border',
      )}
    >
      <SelectBox label={t('Select the photo by {name}', { name: user.name })} {...selecting} />
      <a
        href={image.url}
        target="_blank"
        rel="noopener"
        aria-label={t('Photo by {name} in full size', { name: user.name })}
        className="relative block aspect-4/3 bg-surface-2 -outline-offset-3!"
      >
        <Picture
          image={image}
          alt={photo.altText ?? description ?? ''}
          sizes="(min-width: 80rem) 18rem, (min-width: 40rem) 45vw, 100vw"
          fallback={NO_PICTURE}
          className="absolute inset-0 size-full object-contain bg-no-repeat [background-size:contain]!"
        />
      </a>
      <div className="flex grow flex-col gap-2 p-4">
        <p className="flex flex-wrap items-center gap-2 text-small text-muted">
          <Badge tone={category === 'AI' ? 'blue' : 'neutral'}>{t(labelOf(photo))}</Badge>
          {state === 'APPROVED' && (
            <span className="inline-flex items-center gap-1 tabular-nums">
              <Heart aria-hidden className="size-4" />
              {t('{likes|one:# like|other:# likes}', { likes })}
            </span>
          )}
        </p>
        {description && (
          <p dir="auto" className="line-clamp-4 wrap-anywhere whitespace-pre-line">
            {description}
          </p>
        )}
        <p className="mt-auto flex items-center gap-2 pt-1 text-small text-muted">
          <Avatar user={user} size="sm" />
          <span className="min-w-0 wrap-anywhere">
            <span dir="auto" className="font-semibold text-text">
              {user.name}
            </span>
            {' · '}
            <RelativeDate date={createdAt} />
          </span>
        </p>
        <div className="flex flex-wrap gap-2 pt-1">
          {state !== 'APPROVED' && (
            <Button size="sm" icon={Check} busy={isBusy} onClick={() => onReview('APPROVED')}>
              {t('Approve')}
            </Button>
          )}
          {state === 'PENDING' && (
            <Button
              size="sm"
              variant="secondary"
              icon={X}
              busy={isBusy}
              onClick={() => onReview('REJECTED')}
            >
              {t('Reject')}
            </Button>
          )}
          <span className="ml-auto">
            <IconButton label={t('Delete')} icon={Trash2} onClick={() => setAsking(true)} />
          </span>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Delete the photo by {name}?', { name: user.name })}
        description={t('Its comments and likes will be deleted too. This can’t be undone.')}
        confirmLabel={t('Delete')}
        busy={removing.loading}
        onConfirm={() => void takeAway()}
      />
    </li>
  );
}
