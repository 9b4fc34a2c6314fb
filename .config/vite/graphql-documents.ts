import { addTypenameToDocument } from '@apollo/client/utilities';
import { readFileSync, statSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { type DocumentNode, print } from 'graphql';
import type { Plugin } from 'vite';

const CALL = /\bgraphql\(\s*(?:\/\*\s*GraphQL\s*\*\/\s*)?`([^`]*)`\s*,?\s*\)/g;
const IMPORT = /^import\s*\{\s*graphql\s*\}\s*from\s*['"][^'"]*\/gql\.ts['"];?/m;
const OPERATION = /\b(query|mutation|subscription|fragment)\s+(\w+)/;
const GENERATED = /^export const (\w+) = (\{.*\}) as unknown as /gm;
const PREFIX = 'virtual:graphql-document/';

/**
 * Turns `graphql(`query Foo …`)` into an import of the one generated document it names.
 *
 * The generated `gql.ts` looks documents up by their text, and `graphql.ts` keeps them all in one module;
 * either would put every operation of the site into the first download. Each document becomes
 * a module of its own instead, so it travels with the route that uses it.
 * @param generated absolute path of the generated `graphql.ts`
 */
export function graphqlDocuments(generated: string): Plugin {
  // The server's catalogue stays: nothing downloads it.
  const half = dirname(dirname(generated)) + sep;
  const { all, find } = documentsIn(generated);

  return {
    name: 'graphql-documents',
    // The server embeds the results of a page's first queries in its HTML. It reads them here, as the client's cache
    // requests them.
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({
        type: 'asset',
        fileName: '.operations.json',
        source: JSON.stringify(textsOf(all())),
      });
    },
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      this.addWatchFile(generated);
      return {
        code: `export default ${find(id.slice(PREFIX.length + 1)).code};`,
        moduleSideEffects: false,
      };
    },
    transform(code, id) {
      if (!id.startsWith(half) || !/\.tsx?$/.test(id) || !IMPORT.test(code)) return null;
      const imports = new Set<string>();
      const replaced = code.replace(CALL, (_call, text: string) => {
        const [, kind, operation] = OPERATION.exec(text) ?? [];
        if (!kind || !operation) this.error(`a graphql() call without a named operation in ${id}`);
        const { name } = find(operation + (kind === 'fragment' ? 'FragmentDoc' : 'Document'));
        imports.add(name);
        return `__${name}`;
      });
      const lines = [...imports]
        .map((name) => `import __${name} from '${PREFIX}${name}';`)
        .join(' ');
      return { code: replaced.replace(IMPORT, lines), map: null };
    },
  };
}

/** The documents of the generated module by their names, read again whenever it has changed. */
function documentsIn(generated: string) {
  let readAt = 0;
  let documents = new Map<string, string>();

  function all(): ReadonlyMap<string, string> {
    const changed = statSync(generated).mtimeMs;
    if (changed !== readAt) {
      readAt = changed;
      documents = new Map(
        [...readFileSync(generated, 'utf8').matchAll(GENERATED)].map(([, id, code]) => [
          id ?? '',
          code ?? '',
        ]),
      );
    }
    return documents;
  }

  function find(name: string): { name: string; code: string } {
    // The generator changes the case of names (ChatRow_message becomes ChatRow_Message…).
    const entry = [...all()].find(([id]) => id.toLowerCase() === name.toLowerCase());
    if (!entry) throw new Error(`${name} is not among the generated documents: run "npm run gen"`);
    return { name: entry[0], code: entry[1] };
  }
  return { all, find };
}

/** The texts of the operations by their names, as the client's cache asks them. */
function textsOf(documents: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [id, code] of documents)
    if (id.endsWith('Document'))
      texts[id.replace(/Document$/, '')] = print(
        addTypenameToDocument(JSON.parse(code) as DocumentNode),
      );
  return texts;
}
