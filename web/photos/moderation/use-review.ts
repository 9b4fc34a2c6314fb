import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { PHOTO_TEXTS, type PhotoState } from '../../../schema/photos/photos.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t, translated } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';
import { REVIEW } from './operations.ts';

/** How long a review can be undone, in ms. */
const UNDO_MS = 5000;

const DONE = {
  APPROVED: '{photos|one:# photo approved|other:# photos approved}',
  REJECTED: '{photos|one:# photo rejected|other:# photos rejected}',
  PENDING: '{photos|one:# photo is pending again|other:# photos are pending again}',
} as const satisfies Record<PhotoState, string>;

const FAILED = {
  APPROVED: PHOTO_TEXTS.approvalFailed,
  REJECTED: 'Rejection failed',
  PENDING: 'We couldn’t undo that',
} as const satisfies Record<PhotoState, string>;

/**
 * Reviews photos and says what became of them. For five seconds, or until the next review, it can be undone: then they
 * are pending again. `onDone` gets those that the page no longer waits for.
 */
export function useReview(onDone: (ids: readonly number[], state: PhotoState) => void) {
  const [mutate, { loading }] = useMutation(REVIEW);
  const last = useRef<readonly number[]>(null);

  async function review(ids: readonly number[], state: PhotoState) {
    if (ids.length === 0 || loading) return;
    last.current = null;
    try {
      const { data } = await mutate({ variables: { input: { ids: [...ids], state } } });
      const { photos = [], refused = [] } = data?.reviewPhotos ?? {};
      const [first] = refused;
      if (photos.length > 0)
        say(
          photos.map(({ id }) => id),
          state,
          refused.length,
        );
      else if (first) complain(state, translated(first.message));
      onDone(ids, state);
    } catch (error) {
      complain(state, messageOf(error, PHOTO_TEXTS.tryAgain));
    }
  }

  function say(ids: readonly number[], state: PhotoState, missing: number) {
    const one = state === 'APPROVED' && ids.length === 1;
    const gone = t(
      '{missing|one:# photo was already deleted.|other:# photos were already deleted.}',
      {
        missing,
      },
    );
    const description = missing > 0 ? gone : one ? t(PHOTO_TEXTS.nowVisible) : undefined;
    if (state !== 'PENDING') offerUndo(ids);
    toast({
      title: one ? t(PHOTO_TEXTS.approved) : t(DONE[state], { photos: ids.length }),
      ...(description && { description }),
      ...(state !== 'PENDING' && {
        duration: UNDO_MS,
        action: { label: t('Undo'), act: () => void review(ids, 'PENDING') },
      }),
    });
  }

  function offerUndo(ids: readonly number[]) {
    last.current = ids;
    setTimeout(() => {
      if (last.current === ids) last.current = null;
    }, UNDO_MS);
  }

  return {
    isBusy: loading,
    review,
    undo() {
      if (last.current) void review(last.current, 'PENDING');
    },
  };
}

const complain = (state: PhotoState, description: string) =>
  toast({ title: t(FAILED[state]), description, variant: 'destructive', duration: UNDO_MS });
