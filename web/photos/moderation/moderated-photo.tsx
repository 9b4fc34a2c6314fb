import { useApolloClient, useMutation } from '@apollo/client/react';
import { Check, Heart, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { photoCategoryLabel, PHOTO_TEXTS } from '../../../schema/photos/photos.ts';
import type { Photo_PhotoFragment } from '../../gql/graphql.ts';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Badge } from '../../ui/pictures/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { RelativeDate } from '../../ui/time/relative-date.tsx';
import { toast } from '../../ui/page/toast.ts';
import { NO_PICTURE } from '../no-picture.ts';
import { APPROVE, DELETE } from './operations.ts';
import { t, translated } from '../../ui/language.ts';

interface ModeratedPhotoProps {
  photo: Photo_PhotoFragment;
  /** It was approved or deleted: it leaves its list, and the focus with it. */
  onSettled: (id: number) => void;
}

const complain = (title: string, error: unknown) =>
  toast({
    title,
    description: messageOf(error, PHOTO_TEXTS.tryAgain),
    variant: 'destructive',
  });

/** One photo as its moderators see it, with what they can do about it. */
export function ModeratedPhoto({ photo, onSettled }: ModeratedPhotoProps) {
  const { id, approved, category, description, likeCount: likes, createdAt, user, image } = photo;
  const client = useApolloClient();
  const [isAsking, setAsking] = useState(false);
  const [approve, approving] = useMutation(APPROVE);
  const [remove, removing] = useMutation(DELETE);

  async function letIn() {
    try {
      await approve({ variables: { id } });
      toast({ title: t(PHOTO_TEXTS.approved), description: t(PHOTO_TEXTS.nowVisible) });
      onSettled(id);
    } catch (error) {
      complain(t(PHOTO_TEXTS.approvalFailed), error);
    }
  }

  async function takeAway() {
    try {
      await remove({ variables: { id } });
      setAsking(false);
      toast({ title: t(PHOTO_TEXTS.deleted) });
      onSettled(id);
      client.cache.evict({ id: client.cache.identify({ __typename: 'Photo', id }) ?? '' });
    } catch (error) {
      setAsking(false);
      complain(t(PHOTO_TEXTS.deletionFailed), error);
    }
  }

  return (
    <li
      id={`moderated-${id}`}
      tabIndex={-1}
      className="flex flex-col overflow-hidden rounded-card border border-border bg-raised"
    >
      <a
        href={image.url}
        target="_blank"
        rel="noopener"
        aria-label={t('Photo by {name} in full size', { name: user.name })}
        className="block aspect-4/3 bg-surface-2 -outline-offset-3!"
      >
        <Picture
          image={image}
          alt={description ?? ''}
          sizes="(min-width: 80rem) 18rem, (min-width: 40rem) 45vw, 100vw"
          fallback={NO_PICTURE}
          className="size-full object-cover"
        />
      </a>
      <div className="flex grow flex-col gap-2 p-4">
        <p className="flex flex-wrap items-center gap-2 text-small text-muted">
          <Badge tone={category === 'ai' ? 'blue' : 'neutral'}>
            {translated(photoCategoryLabel(category))}
          </Badge>
          {approved && (
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
          {!approved && (
            <Button size="sm" icon={Check} busy={approving.loading} onClick={() => void letIn()}>
              {t('Approve')}
            </Button>
          )}
          <Button size="sm" variant="secondary" icon={Trash2} onClick={() => setAsking(true)}>
            {t('Delete')}
          </Button>
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
