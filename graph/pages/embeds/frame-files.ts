import type { Embed } from '../../../schema/embeds/embeds.ts';
import type { BuildManifest } from '../../core/http/site.ts';

const STYLES = 'embed/frame.css';
const scriptOf = (embed: Embed) => `embed/${embed}.ts`;

/** Links to the files of a frame; to its sources where Vite serves them, in development. */
export function frameFiles(manifest: BuildManifest | undefined, embed: Embed): string {
  const script = scriptOf(embed);
  const fileOf = (module: string) => `/${manifest ? manifest[module]!.file : module}`;
  const shared = manifest?.[script]?.imports ?? [];
  return [
    `<link rel="stylesheet" href="${fileOf(STYLES)}">`,
    ...shared.map((module) => `<link rel="modulepreload" href="${fileOf(module)}">`),
    `<script type="module" src="${fileOf(script)}"></script>`,
  ].join('\n');
}
