import { ImagePlus, X } from 'lucide-react';
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

/** Invites to share a photo; the form opens in its place. Photos that are dropped here open it too. */
export function UploadCard() {
  const { user, requireSignIn } = useAuth();
  const [isOpen, setOpen] = useState(() => Object.values(rememberedUpload()).some(Boolean));
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  const [fault, setFault] = useState<string>();
  const isFormShown = isOpen && user !== null;

  function choose(files: readonly File[]) {
    const { added, fault: wrong } = addedTo(rows, files, rememberedUpload().description);
    setRows([...rows, ...added]);
    setFault(wrong);
    if (wrong) toast({ title: translated(wrong), variant: 'destructive' });
  }

  function start(files: readonly File[] = []) {
    requireSignIn(() => {
      if (files.length > 0) choose(files);
      setOpen(true);
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
        <div className="min-w-0 flex-1">
          <h2 id="photos-title" className="display text-h2">
            {t('Fan Photos')}
          </h2>
          <p className="text-muted max-sm:sr-only">
            {t('Tailgates, game day looks, watch parties: show us yours.')}
          </p>
        </div>
        {isFormShown ? (
          <IconButton label={t('Close the form')} icon={X} onClick={() => setOpen(false)} />
        ) : (
          <Button icon={ImagePlus} onClick={() => start()}>
            {t('Upload Photo')}
          </Button>
        )}
      </div>
      {isFormShown && (
        <LazyPart fallback={<Skeleton className="mt-5 h-96" />}>
          <UploadForm
            rows={rows}
            setRows={setRows}
            onChoose={choose}
            fault={fault}
            onDone={() => setOpen(false)}
          />
        </LazyPart>
      )}
    </div>
  );
}
