import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildGraphSchema } from '../../schema.ts';
import { REST_ROWS } from '../rows.ts';
import { openapiDocument } from './document.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Says nothing to its makers, and asks them for nothing. */
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

test('the linter of OpenAPI finds nothing in /openapi.json', async () => {
  const document = openapiDocument({
    schema: buildGraphSchema(),
    rows: REST_ROWS,
    origin: 'https://orange.example',
  });
  const folder = await mkdtemp(join(tmpdir(), 'orange-openapi-'));
  try {
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(document));
    const { stdout } = await promisify(execFile)(
      join(root, 'node_modules/.bin/redocly'),
      ['lint', '--format', 'json', '--config', join(root, '.config/redocly.yaml'), file],
      { env: { ...process.env, ...QUIET } },
    ).catch((error: unknown) => error as { stdout: string });
    const { problems } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
      problems: { ruleId: string; message: string }[];
    };
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
