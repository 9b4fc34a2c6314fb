/**
 * up              bring the database of the environment up to date
 * create <name>   write what the entities have and the migrations lack as a new migration
 * check           fail when a migration is owed
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { openDatabase } from '../graph/core/database/database.ts';
import { readEnv } from '../graph/core/env.ts';
import { createOrm } from '../graph/orm.ts';
import { migrationsList } from './list.ts';
import { compareModel } from './model.ts';
import { migrate } from './run.ts';

const here = (file: string) => new URL(file, import.meta.url);
const SNAPSHOT = here('snapshot.sql');
const LIST = here('list.ts');

async function up(): Promise<void> {
  const { databaseUrl, dataDir } = readEnv();
  const database = await openDatabase({ url: databaseUrl, dataDir });
  try {
    const orm = createOrm(database.connection);
    try {
      const ran = await database.unhurried(() => migrate(orm));
      console.log(ran.length > 0 ? `Migrated: ${ran.join(', ')}` : 'Up to date.');
    } finally {
      await orm.close();
    }
  } finally {
    await database.close();
  }
}

async function create(name: string | undefined): Promise<void> {
  if (!name || !/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error('Name the migration in lower case: create add-seats');
  const { statements, snapshot } = await compareModel();
  writeFileSync(SNAPSHOT, snapshot);
  if (statements.length === 0)
    return console.log('Nothing to do: the migrations say what the entities say.');
  const number = String(migrationsList.length + 1).padStart(4, '0');
  const file = `${number}-${name}`;
  const className = name.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) =>
    letter.toUpperCase(),
  );
  const body = statements.map((sql) => `    this.addSql(${quote(sql)});`).join('\n');
  writeFileSync(
    here(`${file}.ts`),
    `import { Migration } from '@mikro-orm/migrations';

export class ${className} extends Migration {
  override name = '${file}';

  override up(): void {
${body}
  }
}
`,
  );
  const list = readFileSync(LIST, 'utf8')
    .replace(/(?=\n\n\/\*\*)/, `\nimport { ${className} } from './${file}.ts';`)
    .replace(/,?\s*\];\s*$/, `, ${className}];\n`);
  writeFileSync(LIST, list);
  console.log(`migrations/${file}.ts is written and listed. Read it before you commit it.`);
}

const quote = (sql: string) =>
  `\`${sql.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``;

async function check(): Promise<void> {
  const { statements, snapshot } = await compareModel();
  if (statements.length > 0) {
    throw new Error(
      `A migration is owed (npm run migrate -- create <name>):\n${statements.join(';\n')}`,
    );
  }
  if (readFileSync(SNAPSHOT, 'utf8') !== snapshot) {
    throw new Error('migrations/snapshot.sql is stale (npm run migrate -- create snapshot)');
  }
}

const [command = 'up', name] = process.argv.slice(2);
const commands: Record<string, () => Promise<void>> = { up, create: () => create(name), check };
try {
  const run = commands[command];
  if (!run) throw new Error(`Unknown command ${command}: up, create <name> or check`);
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
