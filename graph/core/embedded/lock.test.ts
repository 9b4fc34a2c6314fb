import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from './lock.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'data', 'database.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;
const inFolder = () => readdirSync(join(folder, 'data'));

function leaveBehind(content: string) {
  takeLock(file)();
  writeFileSync(file, content);
}

test('one holder at a time; who comes second learns its number', () => {
  const release = takeLock(file);
  expect(() => takeLock(file)).toThrow(`in use by process ${process.pid}`);
  release();
  takeLock(file)();
  expect(inFolder()).toEqual([]);
});

test('a lock of a process that has ended is replaced', () => {
  leaveBehind(JSON.stringify({ pid: deadPid(), started: null }));
  const release = takeLock(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
  expect(inFolder()).toEqual(['database.lock']);
  release();
});

test('a lock of an earlier process with the same number is replaced', () => {
  leaveBehind(JSON.stringify({ pid: process.pid, started: 'another boot 42' }));
  expect(() => takeLock(file)()).not.toThrow();
});

test.each(['', '{"pid":', '[]', '{"pid":"x"}'])(
  'an unreadable lock (%j) is replaced',
  (content) => {
    leaveBehind(content);
    expect(() => takeLock(file)()).not.toThrow();
  },
);

test('releasing a lock that another process owns by now leaves it alone', () => {
  const release = takeLock(file);
  writeFileSync(file, '{"pid":1,"started":null}');
  release();
  expect(readFileSync(file, 'utf8')).toContain('"pid":1');
});
