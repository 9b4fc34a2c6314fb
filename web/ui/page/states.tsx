import { type LucideIcon, RefreshCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { t } from '../language.ts';

/** Nothing there yet: an icon, the sentence of the spec, and one next step as children. */
export function EmptyState({
  icon: Icon,
  text,
  children,
}: {
  icon?: LucideIcon;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-border px-6 py-10 text-center">
      {Icon && <Icon aria-hidden className="size-8 text-muted" strokeWidth={1.5} />}
      <p className="max-w-[40ch] text-balance text-muted">{text}</p>
      {children}
    </div>
  );
}

/** A read that failed: a plain sentence, what one can do, and Retry, inside the widget it belongs to. */
export function ErrorState({
  text,
  hint,
  onRetry,
}: {
  text: string;
  hint?: string;
  onRetry?: () => void;
}) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-card bg-surface px-6 py-8 text-center"
    >
      <TriangleAlert aria-hidden className="size-8 text-danger" strokeWidth={1.5} />
      <p className="max-w-[40ch] text-balance">{text}</p>
      {hint && <p className="text-small text-muted">{hint}</p>}
      {onRetry && (
        <Button variant="secondary" size="sm" icon={RefreshCw} onClick={onRetry}>
          {t('Retry')}
        </Button>
      )}
    </div>
  );
}
