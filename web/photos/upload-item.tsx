import { CircleCheck, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PHOTO_ALT_MAX, PHOTO_DESCRIPTION_MAX } from '../../schema/photos/photos.ts';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { ProgressBar } from '../ui/forms/progress-bar.tsx';
import { TextArea, TextField } from '../ui/forms/text-field.tsx';
import { t } from '../ui/language.ts';
import { AlertIcon } from '../ui/page/inline-icons.tsx';
import type { UploadRow } from './upload-rows.ts';

interface UploadItemProps {
  row: UploadRow;
  /** What is wrong with its description. */
  fault: string | undefined;
  isSending: boolean;
  onWrite: (change: Partial<UploadRow>) => void;
  onRemove: () => void;
}

/** One photo to be sent: what it looks like, what is written about it, and how far it is. */
export function UploadItem({ row, fault, isSending, onWrite, onRemove }: UploadItemProps) {
  const { file, description, altText, share, isDone, error } = row;
  return (
    <li className="grid gap-3 rounded-control border border-border p-3">
      <div className="flex items-start gap-4">
        <Preview file={file} />
        <div className="grid min-w-0 grow grid-cols-1 gap-3">
          <p className="flex items-center gap-2">
            <span className="min-w-0 grow truncate text-small text-muted">{file.name}</span>
            {isDone ? (
              <span className="flex items-center gap-1 text-small font-semibold text-success">
                <CircleCheck aria-hidden className="size-4" />
                {t('Uploaded')}
              </span>
            ) : (
              !isSending && (
                <IconButton
                  label={t('Take {name} off the list', { name: file.name })}
                  icon={X}
                  onClick={onRemove}
                />
              )
            )}
          </p>
          {share !== null && (
            <ProgressBar share={share} label={t('Uploading {name}…', { name: file.name })} />
          )}
          {error !== null && (
            <p role="alert" className="flex items-center gap-2 text-small text-danger">
              <AlertIcon className="size-4 shrink-0" />
              {error}
            </p>
          )}
        </div>
      </div>
      {!isDone && (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <TextArea
            label={t('Description')}
            rows={2}
            dir="auto"
            maxLength={PHOTO_DESCRIPTION_MAX}
            value={description}
            readOnly={isSending}
            error={fault}
            onChange={({ target }) => onWrite({ description: target.value })}
          />
          <TextField
            label={t('Alt text (optional)')}
            hint={t('What the photo shows, for fans who can’t see it.')}
            dir="auto"
            maxLength={PHOTO_ALT_MAX}
            value={altText}
            readOnly={isSending}
            onChange={({ target }) => onWrite({ altText: target.value })}
          />
        </div>
      )}
    </li>
  );
}

function Preview({ file }: { file: File }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!picture.current) return;
    const address = URL.createObjectURL(file);
    picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <img
      ref={picture}
      alt=""
      className="size-20 shrink-0 rounded-control bg-surface-2 object-cover"
    />
  );
}
