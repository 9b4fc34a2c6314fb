import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- where React looks for the names of elements
  namespace JSX {
    interface IntrinsicElements {
      /** The element around a field that completes what is typed in it, once `mention-list.tsx` is there. */
      'text-expander': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        keys: string;
      };
    }
  }
}
