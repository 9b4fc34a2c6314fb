import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type Language, LANGUAGES } from '../../schema/language/languages.ts';
import { speak, useLanguage } from '../ui/language.ts';
import Toaster from '../ui/page/toaster.tsx';
import type { Part } from './part.ts';
import { PARTS } from './parts.ts';

const WORDS = {
  title: 'Catalog of web/ui',
  theme: 'Theme',
  contrast: 'more contrast',
  language: 'Language',
} as const;
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const entries = Object.entries(PARTS) as [path: string, parts: Readonly<Record<string, Part>>][];
const byFolder = Map.groupBy(entries, ([path]) =>
  path.includes('/') ? path.slice(0, path.indexOf('/')) : 'web/ui',
);

/** Each component of web/ui in its variants and states; in development only, at /catalog.html. */
export function CatalogPage() {
  const language = useLanguage();
  return (
    <MemoryRouter>
      <div className="catalog">
        <Bar language={language} />
        {/* Made anew, as the texts were said when it was made. */}
        <main id="main" tabIndex={-1} key={language}>
          {[...byFolder].map(([folder, modules]) => (
            <section key={folder} id={folder} aria-label={folder} className="catalog-folder">
              <p className="display text-h2">{folder}</p>
              {modules.flatMap(([path, parts]) =>
                Object.entries(parts).map(([name, part]) => (
                  <Shown key={`${path} ${name}`} path={path} name={name} {...part} />
                )),
              )}
            </section>
          ))}
        </main>
        <Toaster />
      </div>
    </MemoryRouter>
  );
}

function Shown({ path, name, when, states }: Part & { path: string; name: string }) {
  return (
    <article className="catalog-part">
      <div className="catalog-name">
        <h2>{name === 'default' ? path.replace(/^.*\/(.*)[.]tsx$/, '$1') : name}</h2>
        <code>{path}</code>
      </div>
      <p>{when}</p>
      {states && (
        <div className="catalog-states">
          {Object.entries(states).map(([state, State]) => (
            <figure key={state}>
              <figcaption>{state}</figcaption>
              <div className="catalog-frame">
                <State />
              </div>
            </figure>
          ))}
        </div>
      )}
    </article>
  );
}

/** What the device asks for, until something else is chosen here. */
function useDevice(query: string): boolean {
  const media = useMemo(() => matchMedia(query), [query]);
  return useSyncExternalStore(
    (listener) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => media.matches,
  );
}

/** The switches, and the ways to the folders. */
function Bar({ language }: { language: Language }) {
  const dark = useDevice('(prefers-color-scheme: dark)');
  const more = useDevice('(prefers-contrast: more)');
  const [wanted, setWanted] = useState<{ theme?: Theme; more?: boolean }>({});
  const theme = wanted.theme ?? (dark ? 'dark' : 'light');
  const hasMore = wanted.more ?? more;
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = theme;
    if (hasMore) dataset.contrast = 'more';
    else delete dataset.contrast;
  }, [theme, hasMore]);

  return (
    <header className="catalog-bar">
      <h1>{WORDS.title}</h1>
      <Choice
        name={WORDS.theme}
        all={THEMES}
        chosen={theme}
        onChoose={(next) => setWanted({ ...wanted, theme: next })}
      >
        <label>
          <input
            type="checkbox"
            checked={hasMore}
            onChange={({ target }) => setWanted({ ...wanted, more: target.checked })}
          />
          {WORDS.contrast}
        </label>
      </Choice>
      <Choice
        name={WORDS.language}
        all={LANGUAGES}
        chosen={language}
        onChoose={(next) => void speak(next)}
      />
      <nav className="catalog-folders" aria-label={WORDS.title}>
        {[...byFolder.keys()].map((folder) => (
          <a key={folder} href={`#${folder}`}>
            {folder}
          </a>
        ))}
      </nav>
    </header>
  );
}

interface ChoiceProps<Value extends string> {
  name: string;
  all: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
  children?: ReactNode;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, all, chosen, onChoose, children } = props;
  return (
    <fieldset>
      <legend className="sr-only">{name}</legend>
      {all.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {value}
        </label>
      ))}
      {children}
    </fieldset>
  );
}
