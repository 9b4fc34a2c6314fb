import { Download } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../buttons/button.tsx';
import { t } from '../language.ts';
import { Loading, Skeleton } from '../page/skeleton.tsx';
import { ErrorState } from '../page/states.tsx';
import { SheetField } from './sheet-field.tsx';

interface SheetChoiceProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  hint: string;
  extensions: readonly string[];
  onTemplate: () => void;
  steps: {
    choose: (file: File) => void;
    retry: () => void;
    file: File | undefined;
    preview?: unknown;
    error: string | undefined;
    /** What the last import did. */
    done: string | null;
  };
}

/** The first step of an import: the field, the template, and what became of the chosen file. */
export const SheetChoice = ({
  ref,
  label,
  hint,
  extensions,
  onTemplate,
  steps,
}: SheetChoiceProps) => (
  <>
    <SheetField
      ref={ref}
      label={label}
      hint={hint}
      extensions={extensions}
      fileName={steps.file?.name}
      onChoose={steps.choose}
    />
    <Button
      variant="quiet"
      size="sm"
      icon={Download}
      className="justify-self-start"
      onClick={onTemplate}
    >
      {t('Download template')}
    </Button>
    {steps.done && (
      <p role="status" className="rounded-card bg-tint-green p-4 text-on-tint-green">
        {steps.done}
      </p>
    )}
    {steps.file && steps.error && <ErrorState text={steps.error} onRetry={steps.retry} />}
    {steps.file && !steps.error && !steps.preview && (
      <Loading label={t('Reading the sheet…')} className="grid gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-40" />
      </Loading>
    )}
  </>
);
