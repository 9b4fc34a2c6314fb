import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';

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
        title: 'Copy Failed',
        description: `Please copy it by hand: ${address}`,
        variant: 'destructive',
        duration: 5000,
      });
      return;
    }
    setCopied(true);
    toast({ title: 'Copied', description: address });
  }

  return (
    <Button
      variant="secondary"
      icon={isCopied ? Check : Copy}
      onClick={() => void copy()}
      className="max-w-full wrap-anywhere"
    >
      <span className="sr-only">Copy the e-mail address </span>
      {address}
    </Button>
  );
}
