import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** The elements of the formatting toolbar, as React knows elements. */
export type MarkdownButton =
  | 'md-bold'
  | 'md-code'
  | 'md-header'
  | 'md-italic'
  | 'md-link'
  | 'md-ordered-list'
  | 'md-quote'
  | 'md-strikethrough'
  | 'md-task-list'
  | 'md-unordered-list';

type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- where React looks for the names of elements
  namespace JSX {
    interface IntrinsicElements extends Record<MarkdownButton, Plain & { level?: string }> {
      'markdown-toolbar': Plain & { for: string };
    }
  }
}
