import { ghostExport, wordPressExport } from '../../testing/worlds/exports-of-sites.ts';
import { draftOf } from './draft-of.ts';
import { readExport } from './read-export.ts';

const read = async (filename: string, text: string) =>
  (await readExport(filename, new TextEncoder().encode(text))).posts;

test('Markdown with front matter: its fields, under the names that generators use', async () => {
  const [post] = await read(
    'posts/2024-09-08-opening-day.md',
    [
      '---',
      'title: "Opening day: a win"',
      'date: 2024-09-08T18:00:00Z',
      'description: It was close.',
      'categories: [Game Analysis, Offense]',
      'tags: bo nix, defense',
      'cover: /img/opening.jpg',
      'author: Otis',
      '---',
      '',
      '# Opening day: a win',
      '',
      'It was **close**.',
    ].join('\n'),
  );
  expect(post).toEqual({
    path: '/opening-day',
    title: 'Opening day: a win',
    excerpt: 'It was close.',
    content: '\nIt was **close**.',
    author: 'Otis',
    category: 'Game Analysis',
    tags: ['Offense', 'bo nix', 'defense'],
    featuredImageUrl: '/img/opening.jpg',
    publishedAt: '2024-09-08T18:00:00.000Z',
  });
});

test('Markdown without front matter has its first heading as title, and is a draft', async () => {
  const [post] = await read('notes.md', '# Camp notes\n\nHot.');
  expect(post).toMatchObject({ title: 'Camp notes', content: '\nHot.', publishedAt: null });
});

test.each([
  ['broken YAML', '---\ntitle: [\n---\nText'],
  ['aliases that grow', `---\na: &a [x,x]\nb: &b [*a,*a]\nc: [${'*b,'.repeat(50)}]\n---\nText`],
])('front matter with %s is left out, not the post', async (_what, text) => {
  const [post] = await read('a-post.md', text);
  expect(post).toMatchObject({ title: 'a post', content: 'Text' });
});

test('WordPress: posts alone, its paragraphs, blocks, embeds and featured picture', async () => {
  const posts = await read(
    'export.xml',
    wordPressExport([
      {
        title: 'Von &amp; Co.',
        link: 'https://old.example/2019/09/von/',
        content:
          '<!-- wp:paragraph --><p>He <strong>did</strong> it.</p><!-- /wp:paragraph -->\n\nPlain text\nwith a break.\n\n<iframe src="https://www.youtube.com/embed/abc"></iframe>',
        extra:
          '<category domain="category" nicename="o"><![CDATA[Opinion]]></category><category domain="post_tag" nicename="v"><![CDATA[von]]></category><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>1</wp:meta_value></wp:postmeta>',
      },
      { title: 'About', link: 'https://old.example/about/', content: 'x', type: 'page' },
      { title: 'Gone', link: 'https://old.example/gone/', content: 'x', status: 'trash' },
      { title: 'Idea', link: 'https://old.example/?p=9', content: 'x', status: 'draft' },
      {
        title: 'picture',
        link: 'https://old.example/p/',
        content: '',
        type: 'attachment',
        extra: '<wp:attachment_url>https://old.example/von.jpg</wp:attachment_url>',
      },
    ]),
  );
  expect(posts.map(({ title, path }) => [title, path])).toEqual([
    ['Von &amp; Co.', '/2019/09/von'],
    ['Idea', null],
  ]);
  expect(posts[0]).toMatchObject({
    author: 'Otis',
    category: 'Opinion',
    tags: ['von'],
    featuredImageUrl: 'https://old.example/von.jpg',
    publishedAt: '2019-09-08T18:00:00.000Z',
  });
  expect(posts[0]!.content).toBe(
    'He **did** it.\n\nPlain text\\\nwith a break.\n\n<https://www.youtube.com/embed/abc>',
  );
  expect(posts[1]!.publishedAt).toBeNull();
});

test('Ghost: posts with their first tag as category and their author', async () => {
  const posts = await read(
    'ghost.json',
    ghostExport([
      {
        id: 'p1',
        title: 'A pick',
        slug: 'a-pick',
        html: '<h2>Round one</h2><p><img src="__GHOST_URL__/content/images/pick.png" alt="The pick"></p>',
        type: 'post',
        status: 'published',
        published_at: '2025-04-24T23:00:00.000Z',
      },
      { id: 'p2', title: 'About', slug: 'about', html: '', type: 'page', status: 'published' },
    ]),
  );
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatchObject({
    path: '/a-pick',
    category: 'Draft',
    tags: ['Rookies'],
    author: 'Gus',
    content: '## Round one\n\n![The pick](__GHOST_URL__/content/images/pick.png)',
    publishedAt: '2025-04-24T23:00:00.000Z',
  });
});

test.each([
  ['x.xml', 'no xml'],
  ['x.xml', '<rss><channel></channel></rss>'],
  ['x.json', '{"a":1}'],
  ['x.json', 'no json'],
  ['x.exe', 'x'],
])('%s of “%s” is no export', async (filename, text) => {
  await expect(read(filename, text)).rejects.toThrow();
});

test('a category that is none of ours becomes a tag; without an excerpt the text begins it', () => {
  const draft = draftOf({
    path: '/x',
    title: 'X',
    excerpt: '',
    content: `**Bold** words. ${'word '.repeat(100)}`,
    author: '',
    category: 'Offseason',
    tags: ['x'.repeat(100), 'nix'],
    featuredImageUrl: null,
    publishedAt: null,
  });
  expect(draft.fault).toBeNull();
  expect(draft.input).toMatchObject({
    category: 'General',
    tags: ['Offseason', 'nix'],
    author: 'Orange Weekly Staff',
  });
  expect(draft.input.excerpt).toMatch(/^Bold words\. word .*…$/);
  expect(draft.input.excerpt.length).toBeLessThanOrEqual(201);
});
