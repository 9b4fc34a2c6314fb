import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageName, type Language } from '../../schema/language/languages.ts';
import { type SizeName, SIZES, WHAT_IS_TAKEN } from './looks.ts';

/** A picture in the folder, by its path: `pages/home.loading/390x844-light-en.jpg`. */
interface Shot {
  readonly path: string;
  readonly screen: string;
  readonly size: SizeName;
  readonly theme: string;
  readonly language: string;
}

const NAME = /^(?<screen>.+)\/(?<size>[^/]+)-(?<theme>light|dark)-(?<language>\w+)\.jpg$/;

const shotsIn = (folder: string): Shot[] =>
  globSync('**/*.jpg', { cwd: folder }).flatMap((path) => {
    const { groups } = NAME.exec(path) ?? {};
    return groups && groups.size! in SIZES ? [{ path, ...groups } as unknown as Shot] : [];
  });

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 0; background: #f3f4f6; color: #14202e }
header { position: sticky; top: 0; z-index: 1; background: #fff; border-bottom: 1px solid #ccd3db; padding: 12px 20px }
header p { margin: 4px 0 10px; color: #4b5a6b; max-width: 70rem }
form { display: flex; flex-wrap: wrap; gap: 10px 20px; align-items: center }
fieldset { border: 0; margin: 0; padding: 0; display: flex; gap: 10px }
input[type=search] { font: inherit; padding: 4px 8px; width: 16rem }
main { padding: 0 20px 40px }
section > div { display: flex; flex-wrap: wrap; gap: 12px; align-items: start }
figure { margin: 0; background: #fff; border: 1px solid #ccd3db; max-width: 100% }
figure img { display: block; height: 320px; width: auto; max-width: 100%; object-fit: cover; object-position: top }
figcaption { padding: 2px 8px; font-size: 13px; color: #4b5a6b }
[hidden] { display: none !important }`;

const SCRIPT = `
const form = document.forms[0];
function filter() {
  const wanted = new FormData(form);
  const words = wanted.get('screen').toLowerCase();
  for (const section of document.querySelectorAll('section')) {
    let count = 0;
    for (const figure of section.querySelectorAll('figure')) {
      const { size, theme, language } = figure.dataset;
      const isShown = section.id.includes(words) &&
        wanted.getAll('size').includes(size) && wanted.getAll('theme').includes(theme) &&
        wanted.getAll('language').includes(language);
      figure.hidden = !isShown;
      if (isShown) count += 1;
    }
    section.hidden = count === 0;
  }
}
form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());
filter();`;

const boxes = (name: string, values: Iterable<string>, label = (value: string) => value) =>
  `<fieldset>${[...values]
    .map(
      (value) =>
        `<label><input type="checkbox" name="${name}" value="${value}" checked> ${label(value)}</label>`,
    )
    .join('')}</fieldset>`;

/** In the order of the windows, light before dark. */
const order = ({ size, theme, language }: Shot) =>
  `${language} ${Object.keys(SIZES).indexOf(size)} ${theme === 'light' ? 0 : 1}`;

const figure = ({ path, screen, size, theme, language }: Shot) =>
  `<figure data-size="${size}" data-theme="${theme}" data-language="${language}"><a href="${path}">` +
  `<img loading="lazy" src="${path}" alt="${screen}, ${size}, ${theme}, ${language}"></a>` +
  `<figcaption>${size} · ${theme} · ${language}</figcaption></figure>`;

const section = ([screen, shots]: readonly [string, readonly Shot[]]) =>
  `<section id="${screen}"><h2>${screen}</h2><div>${shots
    .toSorted((one, other) => order(one).localeCompare(order(other)))
    .map(figure)
    .join('')}</div></section>`;

/** Writes the page that shows every picture of the folder, with filters; a browser opens it without a server. */
export async function writeIndex(folder: string): Promise<void> {
  const shots = shotsIn(folder);
  const screens = [...Map.groupBy(shots, ({ screen }) => screen)].sort(([one], [other]) =>
    one.localeCompare(other),
  );
  const languages = new Set(shots.map(({ language }) => language));
  const html = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Screens</title><style>${STYLE}</style>
<header><form>
<b>${shots.length} pictures of ${screens.length} screens</b>
<input type="search" name="screen" placeholder="home, admin/, .loading …" aria-label="Screens named like">
${boxes('size', Object.keys(SIZES))}${boxes('theme', ['light', 'dark'])}
${boxes('language', languages, (value) => languageName(value as Language))}
</form><p>${WHAT_IS_TAKEN}</p></header>
<main>${screens.map(section).join('\n')}</main>
<script>${SCRIPT}</script></html>
`;
  await writeFile(join(folder, 'index.html'), html);
}
