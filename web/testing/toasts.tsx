import { useEffect } from 'react';
import { dismissToast, useToasts } from '../ui/page/toast.ts';

/**
 * The texts of the toasts, for as long as the page is open. How long they are shown is tested with the Toaster itself,
 * by a clock that the test sets: otherwise tests would have to check within two real seconds.
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
