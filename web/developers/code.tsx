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

/** A name of the graph or the protocol within a sentence. */
export function Word({ children }: { children: string }) {
  return (
    <code translate="no" lang="en" className="font-mono text-small">
      {children}
    </code>
  );
}
