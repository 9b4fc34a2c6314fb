import { Upload } from 'lucide-react';
import { Button } from '../buttons/button.tsx';
import { t } from '../language.ts';

interface ImportButtonProps {
  steps: { isSending: boolean; isReading: boolean; upload: () => Promise<void> };
  /** Why the sheet can't be imported; null: it can. */
  problem: string | null;
  children: string;
}

/** The last step of an import. */
export const ImportButton = ({ steps, problem, children }: ImportButtonProps) => (
  <Button
    icon={Upload}
    disabled={problem !== null}
    busy={steps.isSending || steps.isReading}
    busyLabel={steps.isSending ? t('Importing…') : t('Reading…')}
    onClick={() => void steps.upload()}
  >
    {children}
  </Button>
);
