import type { Plugin } from 'vite';

const PACKAGE = /[\\/]node_modules[\\/](?:@radix-ui|react-router)[\\/].*\.mjs$/;
/** The helper by which a package gives its functions their names, and its use as a statement. */
const HELPER = /^var __name = .*;$/m;
const NAMED = /^\s*__name\((?:\w+|this), "[^"]*"\);$/gm;
const DISPLAYED = /^\w+\.displayName = [^;\n]+;$/gm;
/** A component that is made by a call of React. */
const MADE = /^((?:var|const) \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const ROUTER = /^react-router(?:\/dom)?$/;

/**
 * Leaves out what packages carry for debuggers: the names of functions and components, and the router's warnings.
 *
 * To a bundler each name is a side effect, which keeps the component in the download though nothing uses it.
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(source, importer) {
      if (!ROUTER.test(source)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    transform(code, id) {
      if (!PACKAGE.test(id)) return null;
      const bare = code
        .replace(HELPER, 'var __name = /* @__NO_SIDE_EFFECTS__ */ (target) => target;')
        .replace(NAMED, '')
        .replace(DISPLAYED, '')
        .replace(MADE, '$1/* @__PURE__ */ $2');
      return { code: bare, map: null };
    },
  };
}
