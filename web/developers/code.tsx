import { t } from '../ui/language.ts';
import { graphiqlLink } from './examples.ts';

/** Lines of code as they are typed. What is too long is scrolled, also by keys. */
function Code({ label, children }: { label: string; children: string }) {
  return (
    <pre
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label={label}
      translate="no"
      className="overflow-x-auto rounded-card border border-border bg-surface p-4 font-mono text-small"
    >
      <code lang="en">{children}</code>
    </pre>
  );
}

/** An example to copy, and the way to try its operation in the browser. */
export function Example({ label, children }: { label: string; children: string }) {
  return (
    <div className="grid gap-2">
      <Code label={label}>{children}</Code>
      <a href={graphiqlLink(children)} className="justify-self-start text-small underline">
        {t('Open in GraphiQL')}
        <span className="sr-only">: {label}</span>
      </a>
    </div>
  );
}

/** A name of the graph or the protocol within a sentence. */
export function Word({ children }: { children: string }) {
  return (
    <code translate="no" lang="en" className="font-mono text-small">
      {children}
    </code>
  );
}
