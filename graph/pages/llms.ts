import { EXAMPLES } from '../../schema/developers/examples.ts';
import { LIMIT_VALUES, LIMITS, RATE_LIMITS } from '../../schema/developers/limits.ts';
import { PLACES } from '../../schema/developers/places.ts';
import { CALLS } from '../../schema/developers/reference.ts';
import { type ExampleFile, exampleFor } from '../../schema/developers/shown-example.ts';
import { STEPS } from '../../schema/developers/steps.ts';
import { TERMS } from '../../schema/developers/terms.ts';
import { fill } from '../../schema/language/translate.ts';
import { developersPage } from '../../schema/pages/entries/developers.ts';
import { REFUSALS } from '../../schema/refusals.ts';

interface About {
  /** The name of the site. */
  readonly name: string;
  readonly origin: string;
}

const section = (title: string, ...lines: readonly string[]) =>
  [`## ${title}`, ...lines].join('\n\n');
const list = (entries: readonly string[]) => entries.map((entry) => `- ${entry}`).join('\n');

/** `/llms.txt`, after llmstxt.org: what a language model must know to write a program for the graph. */
export const llmsText = ({ name, origin }: About): string =>
  [
    `# ${name}`,
    `> ${developersPage.head.description}`,
    section('Places', list(PLACES.map(([path, what]) => `[${path}](${origin}${path}): ${what}`))),
    section('Recipe', ...STEPS.flatMap((step, index) => recipeStep(step, index, origin))),
    section('Limits', list([...LIMITS.map(limitLine), ...RATE_LIMITS.map(rateLimitLine)])),
    section('Terms', list([...TERMS, `Write to us: ${origin}/contact-us#contact`])),
    section(
      'What a token can call',
      'Send it as `Authorization: Bearer ow_…`. Members create tokens on their profile. Mutations need a token that writes; queries and subscriptions marked “public” work without one.',
      list(CALLS.map(callLine)),
    ),
    '',
  ].join('\n\n');

/** `/llms-full.txt`: the same with every example, every refusal, and the schema. */
export const fullLlmsText = (about: About, sdl: string): string =>
  [
    llmsText(about).trimEnd(),
    section(
      'Examples',
      ...EXAMPLES.flatMap(({ file }) => [`### ${file}`, codeOf(file, about.origin)]),
    ),
    section(
      'Error keys',
      list(Object.entries(REFUSALS).map(([key, { code, text }]) => `${key} (${code}): ${text}`)),
    ),
    section('Schema', fenced('graphql', sdl)),
    '',
  ].join('\n\n');

function recipeStep(step: (typeof STEPS)[number], index: number, origin: string): string[] {
  const words = `${index + 1}. ${step.title}: ${step.how}`;
  return 'file' in step ? [words, codeOf(step.file, origin)] : [words];
}

const limitLine = ({ what, most }: (typeof LIMITS)[number]) =>
  `${fill(what, LIMIT_VALUES)}: ${most}`;

const rateLimitLine = ({ name, points, seconds }: (typeof RATE_LIMITS)[number]) =>
  `“${name}” in the RateLimit header: ${points} in ${seconds} seconds`;

function callLine({ kind, name, needsToken, says }: (typeof CALLS)[number]): string {
  const access = needsToken || kind === 'Mutation' ? '' : ' (public)';
  return `${kind}.${name}${access}: ${says}`;
}

/** Names of languages as fences have them, by the ends of files. */
const FENCES: Readonly<Record<string, string>> = { mjs: 'js', py: 'python' };

function codeOf(file: ExampleFile, origin: string): string {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  return fenced(FENCES[ending] ?? ending, exampleFor(origin, file).text);
}

const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;
