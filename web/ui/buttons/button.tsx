import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonSize, buttonStyle, type ButtonVariant } from './button-style.ts';
import { classNames } from '../class-names.ts';
import { SpinnerIcon } from '../page/inline-icons.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon;
  /** While true, presses are ignored; width and focus do not change. */
  busy?: boolean;
  /** The label while busy, e.g. 'Sending…'. */
  busyLabel?: string;
}

const iconStyle = 'size-[1.125em] shrink-0';

/** A push button. The default type is `button`. */
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
      <span className="grid items-center justify-items-center *:col-start-1 *:row-start-1">
        <span className="inline-flex items-center gap-2">
          {busy ? (
            <SpinnerIcon className={classNames(iconStyle, 'animate-spin')} />
          ) : (
            Icon && <Icon aria-hidden className={iconStyle} />
          )}
          {busy ? (busyLabel ?? children) : children}
        </span>
        {/* Space for the label that is not shown, so the width stays. Generated content: screen readers skip it. */}
        {busyLabel && (
          <span
            aria-hidden
            data-label={busy ? textOf(children) : busyLabel}
            className="invisible h-0 pl-[1.625em] after:content-[attr(data-label)]"
          />
        )}
      </span>
    </button>
  );
}

const textOf = (children: ReactNode) => (typeof children === 'string' ? children : '');
