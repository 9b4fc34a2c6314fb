import type { Plugin } from 'vite';

/** What runs when the module is loaded: a call, or a table of texts with calls in it. */
const calls = (source: string, type: string) =>
  type === 'CallExpression' ||
  type === 'NewExpression' ||
  (!/Function|Literal$/.test(type) && /\bsaid\(/.test(source));

/**
 * Marks what a module of the shared schema computes when it is loaded as free of side effects, which all of it is.
 *
 * A bundler can't know that of `z.string().check(…)`. Unmarked, a screen that only needs one constant of such a module
 * would download the validation library and every shape beside the constant.
 * @param folder absolute path of the schema
 */
export function pureSchema(folder: string): Plugin {
  return {
    name: 'pure-schema',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'embed',
    transform(code, id) {
      if (!id.startsWith(folder) || !id.endsWith('.ts')) return null;
      const inits = this.parse(code, { lang: 'ts' }).body.flatMap((statement) => {
        const declaration =
          statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declaration?.type !== 'VariableDeclaration') return [];
        return declaration.declarations.flatMap(({ init }) =>
          init && calls(code.slice(init.start, init.end), init.type) ? [init] : [],
        );
      });
      // From the end, so that earlier positions stay right.
      let marked = code;
      for (const { start, end } of inits.reverse()) {
        marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => (${marked.slice(start, end)}))()${marked.slice(end)}`;
      }
      return { code: marked, map: null, moduleSideEffects: false };
    },
  };
}
