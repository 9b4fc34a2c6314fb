import { RefreshCw, X } from 'lucide-react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { ProgressBar } from '../../../ui/forms/progress-bar.tsx';
import { AlertIcon } from '../../../ui/page/inline-icons.tsx';
import type { ImageUpload } from './use-image-uploads.ts';
import { t } from '../../../ui/language.ts';

interface UploadRowsProps {
  uploads: readonly ImageUpload[];
  cancel: (id: number) => void;
  retry: (id: number) => void;
  dismiss: (id: number) => void;
}

/** How far each picture is; one that failed says why and can be tried again. */
export function UploadRows({ uploads, cancel, retry, dismiss }: UploadRowsProps) {
  return (
    <ul aria-label={t('Uploads')} aria-live="polite" className="grid gap-1 empty:hidden">
      {uploads.map(({ id, name, share, error }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-control bg-surface px-3"
        >
          {error === null ? (
            <p className="grid grid-cols-[minmax(0,1fr)_8rem] items-center gap-3 text-small">
              <span className="truncate">{t('Uploading {name}…', { name })}</span>
              <ProgressBar share={share} label={name} />
            </p>
          ) : (
            <p className="flex items-center gap-2 text-small">
              <AlertIcon className="size-4 shrink-0 text-danger" />
              <span className="min-w-0">
                <b>{name}</b>: {error}
              </span>
            </p>
          )}
          <span className="flex">
            {error !== null && (
              <IconButton
                label={t('Upload {name} again', { name })}
                icon={RefreshCw}
                onClick={() => retry(id)}
              />
            )}
            <IconButton
              label={
                error === null
                  ? t('Cancel the upload of {name}', { name })
                  : t('Remove {name}', { name })
              }
              icon={X}
              onClick={() => (error === null ? cancel(id) : dismiss(id))}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
