/** What an article is about. */
export function Tags({ tags, className }: { tags: readonly string[]; className?: string }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className={`flex flex-wrap gap-2 ${className ?? ''}`}>
      {tags.map((tag) => (
        <li key={tag} className="rounded-badge bg-surface-2 px-2 py-0.5 text-tiny font-semibold text-muted">
          {tag}
        </li>
      ))}
    </ul>
  );
}
