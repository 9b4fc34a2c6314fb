import { useApolloClient } from '@apollo/client/react';
import { Images } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PHOTO_TEXTS } from '../../../schema/photos/photos.ts';
import { shownRows } from '../../live/list/log.ts';
import { createListStore } from '../../live/list/store.ts';
import { useList } from '../../live/list/use-list.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { focusAfter } from '../../ui/dialogs/leave-row.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { toast } from '../../ui/page/toast.ts';
import { OWN_PHOTO_LIST, ownPhotoSource } from './own-photo-list.ts';
import { OwnPhotoRow } from './own-photo-row.tsx';

const GRID = 'grid grid-cols-1 gap-3 sm:grid-cols-2';
const HEADING = 'own-photos-title';
const rowId = (id: number) => `own-photo-${id}`;

interface OwnPhotosProps {
  /** It takes the place of the form, whose button had the focus. */
  takesFocus: boolean;
}

/** What a member sent, newest first, with the state it is in; it follows the moderators' reviews. */
export default function OwnPhotos({ takesFocus }: OwnPhotosProps) {
  const client = useApolloClient();
  const source = useMemo(() => ownPhotoSource(client), [client]);
  const [store] = useState(() => createListStore(OWN_PHOTO_LIST));
  const { log, read, loadOlder } = useList(store, source);
  const photos = useMemo(() => shownRows(OWN_PHOTO_LIST, log), [log]);
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  function left(id: number) {
    focusAfter(photos, id, { rowId, headingId: HEADING });
    store.dispatch({ type: 'removed', id });
  }

  async function showOlder() {
    setLoadingOlder(true);
    try {
      await loadOlder();
    } catch (error) {
      toast({ title: messageOf(error, PHOTO_TEXTS.unread), variant: 'destructive' });
    } finally {
      setLoadingOlder(false);
    }
  }

  return (
    <section
      aria-labelledby={HEADING}
      className="mt-5 grid grid-cols-1 gap-3 border-t border-border pt-4 sm:pt-5"
    >
      <h3 ref={heading} id={HEADING} tabIndex={-1} className="display text-h3">
        {t('Your uploads')}
      </h3>
      {!log.isLoaded && log.failure ? (
        <ErrorState text={messageOf(log.failure, PHOTO_TEXTS.unread)} onRetry={read} />
      ) : !log.isLoaded ? (
        <Loading label={t(PHOTO_TEXTS.loading)} className={GRID}>
          <Skeleton className="h-26 rounded-control!" />
          <Skeleton className="h-26 rounded-control! max-sm:hidden" />
        </Loading>
      ) : photos.length === 0 ? (
        <EmptyState icon={Images} text={t('You haven’t shared a photo yet.')} />
      ) : (
        <ul className={GRID}>
          {photos.map((photo) => (
            <OwnPhotoRow
              key={photo.id}
              photo={photo}
              rowId={rowId(photo.id)}
              onDeleted={() => left(photo.id)}
            />
          ))}
        </ul>
      )}
      {log.hasOlder && (
        <Button
          variant="secondary"
          size="sm"
          busy={isLoadingOlder}
          onClick={() => void showOlder()}
          className="justify-self-start"
        >
          {t('Older photos')}
        </Button>
      )}
    </section>
  );
}
