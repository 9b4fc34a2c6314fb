import type { ComponentType, ReactNode } from 'react';

/** A state for each variant of a part, by its name. */
export function each<Variant extends string>(
  variants: Readonly<Record<Variant, unknown>>,
  show: (variant: Variant) => ReactNode,
): Record<string, ComponentType> {
  const names = Object.keys(variants) as Variant[];
  return Object.fromEntries(names.map((name) => [name, () => show(name)]));
}
