/** Writes the graph's schema, as clients see it, to schema/schema.graphql, and the reference of the page for developers. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { runnerImport } from 'vite';
import { referenceFiles } from './reference.ts';

const root = resolve(import.meta.dirname, '..');

interface GraphModule {
  buildGraphSchema: () => GraphQLSchema;
}

interface PrinterModule {
  printGraph: (schema: GraphQLSchema) => string;
}

// Decorators need a compiler; Vite's runner is the one the server is built and developed with.
const load = async <Module>(file: string) =>
  (await runnerImport<Module>(join(root, file), { root, logLevel: 'error' })).module;

const { buildGraphSchema } = await load<GraphModule>('graph/schema.ts');
const { printGraph } = await load<PrinterModule>('graph/printed-schema.ts');
const schema = buildGraphSchema();
writeFileSync(join(root, 'schema/schema.graphql'), `${printGraph(schema)}\n`);
for (const [file, text] of Object.entries(referenceFiles(schema)))
  writeFileSync(join(root, 'schema/developers', file), text);
