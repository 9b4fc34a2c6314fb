/**
 * Trigger that tells reviewed reports when their content is deleted. It stands in the database because content also
 * goes by cascade (a deleted member takes it along), and so that it makes no difference whether an admin deletes the
 * content first or dismisses the report first.
 */
export function reportedAs(contentType: string) {
  return {
    name: 'tell_reports',
    timing: 'after' as const,
    events: ['delete' as const],
    forEach: 'row' as const,
    body: [
      `update content_reports set action_taken = 'deleted'`,
      `where content_type = '${contentType}' and content_id = old.id and status = 'dismissed'; return null`,
    ].join(' '),
  };
}
