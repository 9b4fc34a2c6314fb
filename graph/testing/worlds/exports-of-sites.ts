/** Exports of old sites, as their programs write them. */

interface WordPressPost {
  readonly title: string;
  readonly link: string;
  readonly content: string;
  readonly status?: string;
  readonly type?: string;
  readonly extra?: string;
}

/** A WordPress export (WXR). */
export const wordPressExport = (
  posts: readonly WordPressPost[],
): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old site</title>
${posts
  .map(
    ({ title, link, content, status = 'publish', type = 'post', extra = '' }) => `<item>
<title><![CDATA[${title}]]></title><link>${link}</link><dc:creator><![CDATA[Otis]]></dc:creator>
<content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>1</wp:post_id><wp:post_date_gmt><![CDATA[2019-09-08 18:00:00]]></wp:post_date_gmt>
<wp:post_type><![CDATA[${type}]]></wp:post_type><wp:status><![CDATA[${status}]]></wp:status>${extra}
</item>`,
  )
  .join('\n')}
</channel></rss>`;

/** A Ghost export. */
export const ghostExport = (posts: readonly object[]): string =>
  JSON.stringify({
    db: [
      {
        data: {
          posts,
          tags: [
            { id: 't1', name: 'Draft' },
            { id: 't2', name: 'Rookies' },
          ],
          posts_tags: [
            { post_id: 'p1', tag_id: 't2', sort_order: 1 },
            { post_id: 'p1', tag_id: 't1', sort_order: 0 },
          ],
          users: [{ id: 'u1', name: 'Gus' }],
          posts_authors: [{ post_id: 'p1', author_id: 'u1', sort_order: 0 }],
        },
      },
    ],
  });
