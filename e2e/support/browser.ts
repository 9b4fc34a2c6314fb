import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { installDebian } from '../../.config/jest/install-debian.mts';
import { folderWith } from '../../graph/testing/programs.ts';

const args = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
];

/**
 * Launches a headless Chromium: the one that comes with `npm install` where it runs (Linux on x64), else an installed
 * Chrome or Chromium, else — on Debian as root — one that apt-get installs. Close it in `afterAll`.
 */
export async function launchBrowser(...moreArgs: string[]): Promise<Browser> {
  const failures: string[] = [];
  for (const find of [packaged, installed, installedChrome, justInstalled]) {
    try {
      const options = find();
      if (options) return await chromium.launch({ args: [...args, ...moreArgs], ...options });
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(`No browser could be launched.\n\n${failures.join('\n\n')}`);
}

/** Chromium from npm, with the shared libraries and the font that a bare machine lacks. */
function packaged(): LaunchOptions | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { version } = JSON.parse(
    readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8'),
  ) as { version: string };
  const folder = resolve(`node_modules/.cache/chromium-${version}`);
  if (!existsSync(folder)) unpack(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
        .filter(Boolean)
        .join(':'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/** Unpacks beside the final place and renames, so that an interrupted run leaves nothing half done behind. */
function unpack(folder: string): void {
  const draft = `${folder}.${randomUUID()}`;
  mkdirSync(draft, { recursive: true });
  execFileSync(process.execPath, [resolve('e2e/support/unpack-chromium.ts')], {
    env: { ...process.env, TMPDIR: draft },
  });
  const fontFolders = [join(folder, 'fonts'), '/usr/share/fonts'].map(
    (path) => `<dir>${path}</dir>`,
  );
  const cache = `<cachedir>${join(folder, 'font-cache')}</cachedir>`;
  writeFileSync(
    join(draft, 'fonts.conf'),
    `<fontconfig>${fontFolders.join('')}${cache}</fontconfig>\n`,
  );
  renameSync(draft, folder);
}

function installed(): LaunchOptions | undefined {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    const folder = folderWith(name);
    if (folder) return { executablePath: join(folder, name) };
  }
  return undefined;
}

/** Chrome where its own installer puts it, on any system. */
const installedChrome = (): LaunchOptions => ({ channel: 'chrome' });

function justInstalled(): LaunchOptions | undefined {
  if (installed()) return undefined;
  installDebian(['chromium'], 'a browser');
  return installed();
}
