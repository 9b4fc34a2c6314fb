import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { t } from '../language.ts';
import { toast } from '../page/toast.ts';

interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** What is said when it has been, and when the browser refuses. */
  copied: string;
  refused: string;
  className?: string;
  children: ReactNode;
}

/** Copies a text when it is pressed, and says so. */
export function CopyButton({ text, copied, refused, className, children }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Refused by the browser, or a page without https, where there is no clipboard at all.
      setCopied(false);
      toast({
        title: t('Copy Failed'),
        description: refused,
        variant: 'destructive',
        duration: 5000,
      });
      return;
    }
    setCopied(true);
    toast({ title: t('Copied'), description: copied });
  }

  return (
    <Button
      variant="secondary"
      icon={isCopied ? Check : Copy}
      onClick={() => void copy()}
      {...(className && { className })}
    >
      {children}
    </Button>
  );
}
