import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonSize, buttonStyle, type ButtonVariant } from './button-style.ts';
import { classNames } from './class-names.ts';
import { SpinnerIcon } from './inline-icons.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon;
  /** While true the button keeps its width and its focus, and refuses to be pressed again. */
  busy?: boolean;
  /** What it says meanwhile, e.g. 'Sending…'. */
  busyLabel?: string;
}

/** A push button. Type is `button` unless told otherwise. */
export function Button({
  variant,
  size,
  icon: Icon,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // Refusing the click also refuses the form, which is submitted by its button's click; `disabled` would lose the focus.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type={type}
      className={buttonStyle(variant, size, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      {...rest}
    >
      {/* Both labels share one cell, so the width is that of the longer one from the start. */}
      <span className="grid items-center justify-items-center *:col-start-1 *:row-start-1">
        <span className={classNames('inline-flex items-center gap-2', busy && 'invisible')}>
          {Icon && <Icon aria-hidden className="size-[1.125em] shrink-0" />}
          {children}
        </span>
        {(busy || busyLabel) && (
          <span className={classNames('inline-flex items-center gap-2', !busy && 'invisible')}>
            <SpinnerIcon className="size-[1.125em] shrink-0 animate-spin" />
            {busyLabel ?? children}
          </span>
        )}
      </span>
    </button>
  );
}
