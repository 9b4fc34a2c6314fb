/** Every package has a row that says why it is here, and what a server runs with has a licence that the owner accepts. */
import { readFileSync } from 'node:fs';
import described from '../package.json' with { type: 'json' };

/** What may be used without terms for the whole site. */
const ACCEPTED = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'Python-2.0', 'PSF-2.0'],
  // Fonts, and libraries whose own changes must stay open.
  ...['OFL-1.1', 'MPL-2.0', 'LGPL-3.0-or-later'],
]);

/** Their package.json says it in a form that npm no longer reads. */
const STATED_OTHERWISE: Readonly<Record<string, string>> = {
  'node_modules/busboy': 'MIT',
  'node_modules/streamsearch': 'MIT',
};

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

const rows = [...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| `([^`]+)` \| /gm)].map(
  ([, name]) => name!,
);
const named = [
  ...Object.keys(described.dependencies),
  ...Object.keys(described.devDependencies).filter((name) => !name.startsWith('@types/')),
];
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
/** Whether one of the licences on offer is accepted. */
const isAccepted = (license: string) =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((each) => each.split(' AND ').every((part) => ACCEPTED.has(part)));

const faults = [
  ...named.filter((name) => !rows.includes(name)).map((name) => `${name} has no row`),
  ...rows
    .filter((name) => !named.includes(name))
    .map((name) => `${name} has a row and is not used`),
  ...rows.filter((name, at) => rows.indexOf(name) !== at).map((name) => `${name} has two rows`),
  ...Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { license }]) => [path, license ?? STATED_OTHERWISE[path]] as const)
    .filter(([, license]) => !license || !isAccepted(license))
    .map(([path, license]) => `${path} has the licence ${license ?? '(none)'}`),
];
for (const line of faults) console.error(`docs/dependencies.md: ${line}`);
process.exitCode = faults.length === 0 ? 0 : 1;
