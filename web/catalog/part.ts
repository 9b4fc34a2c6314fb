import type { Component, ComponentType, ReactNode } from 'react';
import type { Modules } from './modules.ts';

/** What the catalog shows of a component. */
export interface Part {
  /** When to use it, and what to use otherwise. */
  readonly when: string;
  /** Its variants and states by name; without them it has no look of its own. */
  readonly states?: Readonly<Record<string, ComponentType>>;
}

type Drawn = ((...props: never[]) => ReactNode) | (new (...props: never[]) => Component);

/** Names of the components that a module exports. */
type ComponentOf<Module> = {
  [Name in keyof Module]: Name extends Capitalize<Name & string> | 'default'
    ? Module[Name] extends Drawn
      ? Name
      : never
    : never;
}[keyof Module];

/** An entry for each component of the modules of web/ui with such paths. */
export type PartsOf<Paths extends string> = {
  readonly [Path in keyof Modules as Path extends Paths ? Path : never]: {
    readonly [Name in ComponentOf<Modules[Path]>]: Part;
  };
};
