import { Download } from 'lucide-react';
import { useState } from 'react';
import {
  EXPORT_TEXTS,
  exportFileName,
  type ExportName,
  exportPath,
  EXPORTS,
} from '../../schema/accounts/exports.ts';
import { PROOF_NEEDED } from '../../schema/accounts/fresh-proof.ts';
import { requestProof } from '../accounts/security/request-proof.ts';
import { Button } from '../ui/buttons/button.tsx';
import { saveFile } from '../ui/forms/save-file.ts';
import { toast } from '../ui/page/toast.ts';
import { t, translated } from '../ui/language.ts';

/** Saves a dataset as a CSV file, or says why there is none. */
export function ExportButton({ name, children }: { name: ExportName; children?: string }) {
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    setIsBusy(true);
    try {
      await saveExport(name);
    } catch (failure) {
      const description =
        failure instanceof Refusal ? translated(failure.message) : t(EXPORT_TEXTS.tryAgain);
      toast({
        title: t(EXPORT_TEXTS.failed),
        description,
        variant: 'destructive',
        duration: 5000,
      });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      icon={Download}
      busy={isBusy}
      busyLabel={t('Exporting…')}
      className="print:hidden"
      onClick={() => void save()}
    >
      {children ?? t('Export CSV')}
      {!children && (
        <span className="sr-only"> {t('of {sheet}', { sheet: t(EXPORTS[name]) })}</span>
      )}
    </Button>
  );
}

/** The server's refusal, in the language of the page. */
class Refusal extends Error {}

async function saveExport(name: ExportName): Promise<void> {
  const response = await fetch(exportPath(name));
  if (response.status === 204)
    return void toast({ title: t(EXPORT_TEXTS.empty), variant: 'destructive', duration: 5000 });
  if (!response.ok) {
    const { message, reason } = (await response.json()) as { message?: string; reason?: string };
    if (reason === PROOF_NEEDED && (await requestProof())) return saveExport(name);
    throw new Refusal(message ?? EXPORT_TEXTS.tryAgain);
  }
  // Read completely before it is saved: a partial sheet must not be saved.
  const content = await response.blob();
  const named = /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  saveFile(content, named ?? exportFileName(name, new Date()));
}
