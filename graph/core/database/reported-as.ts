/**
 * Trigger that marks reviewed reports when their content is deleted. It is in the database because content also goes by
 * cascade (with a deleted member), and so that an admin may delete the content and dismiss the report in either order.
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
