import { Tabs as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/** A set of tabs: arrow keys move between them, `value` says which is shown. */
export function Tabs(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root {...props} />;
}

/** The row of tabs; scrolls sideways where it does not fit. Name it with `aria-label`. */
export function TabList({ className, ...rest }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      className={classNames(
        'flex gap-1 overflow-x-auto border-b border-border [scrollbar-width:none] print:hidden',
        className,
      )}
      {...rest}
    />
  );
}

/** One tab. */
export function Tab({ className, ...rest }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={classNames(
        'inline-flex min-h-11 shrink-0 items-center gap-2 border-b-3 border-transparent px-4 font-semibold text-muted -outline-offset-3!',
        'transition-colors duration-150 enabled:hover:text-text data-[state=active]:border-accent-text data-[state=active]:text-text',
        'disabled:opacity-60',
        className,
      )}
      {...rest}
    />
  );
}

/** What a tab shows. */
export function TabPanel({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content className={classNames('pt-5', className)} {...rest} />;
}
