/**
 * A test file has modules of its own, some three thousand of them, and nearly all are the same as the last file's. Each
 * is compiled once in a worker: V8 gets back what it made of the same text when a later file loads it.
 */
import vm from 'node:vm';

interface Compiled {
  readonly text: string;
  readonly cachedData: Buffer;
}

const modules = new Map<string, Compiled>();
const functions = new Map<string, Compiled>();
const { SourceTextModule, compileFunction } = vm;

/** V8 itself compares only the length of the text. */
const known = (all: ReadonlyMap<string, Compiled>, name: string, text: string) => {
  const compiled = all.get(name);
  return compiled?.text === text ? { cachedData: compiled.cachedData } : undefined;
};

class CompiledOnceModule extends SourceTextModule {
  /** Missing in the types of Node. */
  declare createCachedData: () => Buffer;

  constructor(text: string, options: vm.SourceTextModuleOptions = {}) {
    const { identifier = '' } = options;
    const compiled = known(modules, identifier, text);
    super(text, { ...options, ...compiled });
    if (!compiled) modules.set(identifier, { text, cachedData: this.createCachedData() });
  }
}

const compileFunctionOnce: typeof compileFunction = (text, parameters, options = {}) => {
  const { filename = '' } = options;
  const compiled = known(functions, filename, text);
  const made = compileFunction(text, parameters, {
    ...options,
    // oxlint-disable-next-line typescript/no-deprecated -- what replaces it exists for scripts only
    ...(compiled ?? { produceCachedData: true }),
  });
  if (made.cachedData) functions.set(filename, { text, cachedData: made.cachedData });
  return made;
};

Object.assign(vm, { SourceTextModule: CompiledOnceModule, compileFunction: compileFunctionOnce });
