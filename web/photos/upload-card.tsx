import { ImagePlus, Images, X } from 'lucide-react';
import { lazy, useState } from 'react';
import { useAuth } from '../accounts/session/auth.ts';
import { Button } from '../ui/buttons/button.tsx';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { Skeleton } from '../ui/page/skeleton.tsx';
import { toast } from '../ui/page/toast.ts';
import { rememberedUpload } from './upload-draft.ts';
import { addedTo, type UploadRow } from './upload-rows.ts';
import { LazyPart } from '../ui/lazy/lazy-part.tsx';
import { t, translated } from '../ui/language.ts';

const UploadForm = lazy(() => import('./upload-form.tsx'));
const OwnPhotos = lazy(() => import('./own/own-photos.tsx'));

/**
 * Invites to share a photo; the form opens in its place. Photos that are dropped here open it too. Members also find the
 * photos here that they sent, and see them after each upload.
 */
export function UploadCard() {
  const { user, requireSignIn } = useAuth();
  const [opened, setOpened] = useState<'form' | 'own' | 'sent' | null>(() =>
    Object.values(rememberedUpload()).some(Boolean) ? 'form' : null,
  );
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  const [fault, setFault] = useState<string>();
  const shown = user && opened;
  const isOwnShown = shown === 'own' || shown === 'sent';

  function choose(files: readonly File[]) {
    const { added, fault: wrong } = addedTo(rows, files, rememberedUpload().description);
    setRows([...rows, ...added]);
    setFault(wrong);
    if (wrong) toast({ title: translated(wrong), variant: 'destructive' });
  }

  function start(files: readonly File[] = []) {
    requireSignIn(() => {
      if (files.length > 0) choose(files);
      setOpened('form');
    }, 'signup');
  }

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- a place to drop on; the button does the same
    <div
      className="rounded-card border border-border bg-raised p-4 sm:p-6"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const files = [...event.dataTransfer.files];
        if (files.length > 0) start(files);
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-20">
          <h2 id="photos-title" className="display text-h2">
            {t('Fan Photos')}
          </h2>
          <p className="text-muted max-sm:sr-only">
            {t('Tailgates, game day looks, watch parties: show us yours.')}
          </p>
        </div>
        {shown === 'form' ? (
          <IconButton label={t('Close the form')} icon={X} onClick={() => setOpened(null)} />
        ) : (
          <div className="flex flex-wrap gap-2">
            {user && (
              <Button
                variant="secondary"
                icon={Images}
                aria-expanded={isOwnShown}
                onClick={() => setOpened(isOwnShown ? null : 'own')}
                className="max-sm:px-3!"
              >
                <span className="max-sm:sr-only">{t('Your uploads')}</span>
              </Button>
            )}
            <Button icon={ImagePlus} onClick={() => start()}>
              {t('Upload Photo')}
            </Button>
          </div>
        )}
      </div>
      {user && isOwnShown && (
        <LazyPart fallback={<Skeleton className="mt-5 h-40" />}>
          <OwnPhotos key={user.id} takesFocus={shown === 'sent'} />
        </LazyPart>
      )}
      {shown === 'form' && (
        <LazyPart fallback={<Skeleton className="mt-5 h-96" />}>
          <UploadForm
            rows={rows}
            setRows={setRows}
            onChoose={choose}
            fault={fault}
            onDone={() => setOpened('sent')}
          />
        </LazyPart>
      )}
    </div>
  );
}
