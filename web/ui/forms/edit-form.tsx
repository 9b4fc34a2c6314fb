import { type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import { isBlank } from '../../../schema/blank.ts';
import { Button } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';
import { controlStyle } from './field.tsx';
import { t } from '../language.ts';

interface EditFormProps {
  label: string;
  rows: number;
  maxLength: number;
  text: string;
  onChange: (text: string) => void;
  isSaving: boolean;
  onSave: () => void;
  onCancel: () => void;
  /** The keys that save, besides the button. */
  submitKeys: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  className?: string;
  /** What is around the field, as what completes mentions. */
  Around?: ComponentType<AroundField>;
}

export interface AroundField {
  readonly text: string;
  readonly maxLength: number;
  readonly onChange: (text: string) => void;
  readonly children: ReactNode;
}

/** Edits a post in place. Escape or Cancel discards the changes. */
export function EditForm({
  label,
  rows,
  maxLength,
  text,
  onChange,
  isSaving,
  onSave,
  onCancel,
  submitKeys,
  className,
  Around = Plain,
}: EditFormProps) {
  return (
    <form
      className={classNames('grid gap-2', className)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank(text) && !isSaving) onSave();
      }}
    >
      <Around text={text} maxLength={maxLength} onChange={onChange}>
        <textarea
          aria-label={label}
          // The field takes the place of the button that was pressed, so the focus moves on to it.
          ref={focusOnce}
          dir="auto"
          rows={rows}
          maxLength={maxLength}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            // Enter has chosen whom to mention.
            if (event.defaultPrevented) return;
            if (event.key === 'Escape') onCancel();
            else submitKeys(event);
          }}
          className={controlStyle}
        />
      </Around>
      <div className="flex justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button
          type="submit"
          size="sm"
          busy={isSaving}
          busyLabel={t('Saving…')}
          disabled={isBlank(text)}
        >
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}

const Plain = ({ children }: AroundField) => children;

const focusOnce = (field: HTMLTextAreaElement | null) => field?.focus();
