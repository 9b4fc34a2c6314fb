import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { folderWith } from '../../graph/testing/programs.ts';

/** Whether missing programs may be installed by apt-get: Debian (or a child of it), and we are root. */
export function mayInstall(): boolean {
  return (
    process.getuid?.() === 0 && existsSync('/etc/debian_version') && Boolean(folderWith('apt-get'))
  );
}

/**
 * Installs Debian packages and says so in one line; `why` ends the sentence "the tests need …".
 * Throws with a sentence for the reader where that is not possible.
 */
export function installDebian(packages: string[], why: string): void {
  if (!mayInstall()) {
    throw new Error(
      `The tests need ${why}. Install ${packages.join(' and ')} and run the tests again ` +
        `(on Debian as root the tests install them by themselves).`,
    );
  }
  process.stdout.write(`The tests need ${why}: installing ${packages.join(' ')} with apt-get.\n`);
  // RUNLEVEL=1 prevents the packages from starting their services.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const run = spawnSync('apt-get', [...wait, ...step], { env, encoding: 'utf8' });
    if (run.status !== 0) {
      throw new Error(`apt-get ${step.join(' ')} failed:\n${run.stdout}${run.stderr}`);
    }
  }
}
