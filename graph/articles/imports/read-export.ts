import { fromBufferPromise } from 'yauzl';
import { IMPORT_LIMITS } from '../../../schema/articles/article-import.ts';
import { text } from 'node:stream/consumers';
import { readGhost } from './read-ghost.ts';
import { readMarkdown } from './read-markdown.ts';
import { ExportFormatError, type ReadExport, type ReadPost } from './read-post.ts';
import { readWordPress } from './read-wordpress.ts';

const MARKDOWN_FILE = /(?:^|\/)(?!README\.|\.|_)[^/]+\.(?:md|markdown|mdx)$/i;
const decoder = new TextDecoder();

/** The posts of an export, by the ending of its name: .md, .zip of such files, .xml of WordPress, .json of Ghost. */
export async function readExport(filename: string, bytes: Uint8Array): Promise<ReadExport> {
  const ending = /\.(\w+)$/.exec(filename.toLowerCase())?.[1];
  switch (ending) {
    case 'zip':
      return { format: 'MARKDOWN', posts: await readZip(bytes) };
    case 'xml':
      return { format: 'WORDPRESS', posts: readWordPress(decoder.decode(bytes)) };
    case 'json':
      return { format: 'GHOST', posts: readGhost(jsonOf(bytes)) };
    case 'md':
    case 'markdown':
    case 'mdx':
      return { format: 'MARKDOWN', posts: [readMarkdown(decoder.decode(bytes), filename)] };
    default:
      throw new ExportFormatError('Unknown ending');
  }
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw new ExportFormatError('No JSON');
  }
}

/** The files of Markdown in a zip that was found harmless. */
async function readZip(bytes: Uint8Array): Promise<ReadPost[]> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  try {
    const posts: ReadPost[] = [];
    for await (const entry of zip.eachEntry()) {
      if (!MARKDOWN_FILE.test(entry.fileName) || entry.fileName.startsWith('__MACOSX/')) continue;
      if (posts.length > IMPORT_LIMITS.posts) break;
      const source = await text(await zip.openReadStreamPromise(entry));
      posts.push(readMarkdown(source, entry.fileName));
    }
    return posts;
  } finally {
    zip.close();
  }
}
