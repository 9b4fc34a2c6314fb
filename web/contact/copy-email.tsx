import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { t } from '../ui/language.ts';

/** An e-mail address that is copied when it is pressed. */
export function CopyEmail({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      // Refused by the browser, or a page without https, where there is no clipboard at all.
      setCopied(false);
      toast({
        title: t('Copy Failed'),
        description: t('Please copy it by hand: {address}', { address }),
        variant: 'destructive',
        duration: 5000,
      });
      return;
    }
    setCopied(true);
    toast({ title: t('Copied'), description: address });
  }

  return (
    <Button
      variant="secondary"
      icon={isCopied ? Check : Copy}
      onClick={() => void copy()}
      className="max-w-full wrap-anywhere"
    >
      <span className="sr-only">{t('Copy the e-mail address')} </span>
      {address}
    </Button>
  );
}
