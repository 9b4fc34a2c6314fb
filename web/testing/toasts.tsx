import { useEffect } from 'react';
import { dismissToast, useToasts } from '../ui/page/toast.ts';

/**
 * What the toasts say, for as long as the page is open. How long the corner of the window shows them is tested with the
 * Toaster itself, by a clock that the test sets: anything else would have to look before two real seconds are over.
 */
export function Toasts() {
  const toasts = useToasts();
  // The next page has none of them.
  useEffect(() => () => toasts.forEach(({ id }) => dismissToast(id)), [toasts]);
  return (
    <div data-testid="toasts">
      {toasts
        .filter(({ open }) => open)
        .map(({ id, title, description }) => (
          <div key={id}>
            <p>{title}</p>
            {description && <p>{description}</p>}
          </div>
        ))}
    </div>
  );
}
