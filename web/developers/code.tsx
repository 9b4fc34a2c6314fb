import { t } from '../ui/language.ts';
import { useOwnOrigin } from '../ui/page/own-origin.ts';
import { type ExampleFile, exampleFor } from '../../schema/developers/shown-example.ts';

/** Lines of code as they are typed. What is too long is scrolled, also by keys. */
export function Code({ label, children }: { label: string; children: string }) {
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

/** An example to copy, what it costs, and the way to try its operation in the browser. */
export function Example({ label, file }: { label: string; file: ExampleFile }) {
  const { text, link, cost } = exampleFor(useOwnOrigin(), file);
  return (
    <div className="grid grid-cols-1 gap-2">
      <Code label={label}>{text}</Code>
      {link && (
        <p className="flex flex-wrap gap-x-4 text-small">
          <a href={link} className="underline">
            {t('Open in GraphiQL')}
            <span className="sr-only">: {label}</span>
          </a>
          <span className="text-muted">
            {t('{points|one:Costs # point|other:Costs # points}', { points: cost! })}
          </span>
        </p>
      )}
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
