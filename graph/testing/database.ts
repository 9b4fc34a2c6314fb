import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  /** postgresql:// address of a migrated, empty database for this test file alone. */
  url: string;
  /** Ends remaining connections and drops it. */
  drop: () => Promise<void>;
}

/**
 * A database for one test file: a copy of the migrated template on the PostgreSQL server that the test set-up
 * started (TEST_DATABASE_URL). Call `drop` in `afterAll`.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const { TEST_DATABASE_URL: server, TEST_DATABASE_TEMPLATE: template } = process.env;
  if (!server || !template) {
    throw new Error('No test database server: run the tests with `npm test`.');
  }
  return onServer(server, `template ${template}`);
}

/** A database without tables. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const { TEST_DATABASE_URL: server } = process.env;
  if (!server) throw new Error('No test database server: run the tests with `npm test`.');
  return onServer(server, 'template template0');
}

async function onServer(server: string, from: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await command(server, `create database ${name} ${from}`);
  const url = new URL(server);
  url.pathname = name;
  return {
    url: url.href,
    drop: () => command(server, `drop database if exists ${name} with (force)`),
  };
}

async function command(server: string, sql: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
