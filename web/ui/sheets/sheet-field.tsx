import { FileSpreadsheet } from 'lucide-react';
import type { Ref } from 'react';
import { FileField } from '../forms/file-field.tsx';
import { t } from '../language.ts';

interface SheetFieldProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  hint: string;
  /** Endings of the names of files that are taken. */
  extensions: readonly string[];
  fileName: string | undefined;
  onChoose: (file: File) => void;
}

/** Chooses one sheet, by the device's dialog or by dropping it. */
export const SheetField = ({ extensions, ...rest }: SheetFieldProps) => (
  <FileField
    prompt={t('Choose or drop a sheet')}
    icon={FileSpreadsheet}
    accept={extensions}
    {...rest}
  />
);
