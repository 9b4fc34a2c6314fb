import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A surface with rounded corners and the padding of a card. */
export function Card({
  as: Tag = 'div',
  className,
  ...rest
}: { as?: 'div' | 'article' | 'section' | 'li' } & ComponentProps<'div'>) {
  return (
    <Tag
      className={classNames('rounded-card border border-border bg-raised p-4 sm:p-6', className)}
      {...(rest as object)}
    />
  );
}
