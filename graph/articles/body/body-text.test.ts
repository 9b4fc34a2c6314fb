import { bodyText } from './body-text.ts';
import { renderMarkdown } from './markdown.ts';

const text = (markdown: string) => bodyText(renderMarkdown(markdown), 'https://fans.example/');

test.each([
  ['blocks are separated', '# One\n\nTwo\nlines\n\n---', 'One\n\nTwo\nlines\n\n* * *'],
  [
    'links show where they lead',
    '[Read](/articles/1) it',
    'Read (https://fans.example/articles/1) it',
  ],
  ['an address appears once', '<https://example.org/a>', 'https://example.org/a'],
  ['lists keep their marks', '3. three\n4. four\n   - deep', '3. three\n4. four\n   - deep'],
  ['a task list says what is done', '- [x] done\n- [ ] not yet', '- [x] done\n- [ ] not yet'],
  ['quotes are marked line by line', '> one\n> two', '> one\n> two'],
  ['tables are lines', '|a|b|\n|-|-|\n|1|2|', 'a | b\n1 | 2'],
  ['pictures are their description', '![The team](https://example.org/t.png)', '[The team]'],
  ['code stays as it is', '```\n  x = 1\n```', 'x = 1'],
])('%s', (_what, markdown, expected) => {
  expect(text(markdown)).toBe(expected);
});
