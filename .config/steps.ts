import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { styleText } from 'node:util';

/** A command of the tool chain, found in node_modules/.bin like every script's. */
export interface Step {
  name: string;
  command: string;
  args: string[];
  /** Need what this step makes: they follow it in its lane, when it passed. */
  next?: readonly Step[];
}

const root = resolve(import.meta.dirname, '..');
const env = {
  ...process.env,
  PATH: `${resolve(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
};

/** Runs a step and says how it went; its words are shown only when it failed. Resolves to whether it passed. */
export async function run({ name, command, args }: Step): Promise<boolean> {
  const start = performance.now();
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const words: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => words.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => words.push(chunk));
  const code = await new Promise<number | null>((ended, reject) => {
    child.once('error', reject).once('close', ended);
  });
  const passed = code === 0;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${passed ? styleText('green', '✓') : styleText('red', '✗')} ${name} (${seconds} s)`);
  if (!passed) process.stdout.write(Buffer.concat(words));
  return passed;
}

/** Runs steps two at a time, all of them, whatever fails. Resolves to whether all passed. */
export async function runAll(steps: readonly Step[]): Promise<boolean> {
  const waiting = [...steps];
  let allPassed = true;
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      allPassed = (await runWithRest(step)) && allPassed;
    }
  };
  await Promise.all([lane(), lane()]);
  return allPassed;
}

/** A step and those that need it, one after the other, to the end, unless the step itself failed. */
async function runWithRest(step: Step): Promise<boolean> {
  let allPassed = await run(step);
  if (!allPassed) return false;
  for (const follower of step.next ?? []) allPassed = (await runWithRest(follower)) && allPassed;
  return allPassed;
}
