/** Paths and links that the documents name must exist, so that a moved file takes its mentions along. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const FOLDERS = 'graph|web|schema|migrations|e2e|bench|docs|\\.config|\\.ci';
const QUOTED = new RegExp(`\`((?:${FOLDERS})/[\\w./-]*\\w)/?\``, 'g');
const LINK = /\]\((?!https?:|#)([^)#]+)/g;

const missing = globSync(['*.md', 'docs/**/*.md', '.github/**/*.md']).flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const paths = [...text.matchAll(QUOTED)].map(([, path]) => path!);
  const links = [...text.matchAll(LINK)].map(([, path]) => resolve(dirname(file), path!));
  return [...paths, ...links]
    .filter((path) => !existsSync(path))
    .map((path) => `${file}: ${path} does not exist`);
});
for (const line of missing) console.error(line);
process.exitCode = missing.length === 0 ? 0 : 1;
