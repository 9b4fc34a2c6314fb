/** What the build writes into index.html: parts of the first document that are the same for everybody. */
import { type ComponentProps, StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { textIn } from '../schema/language/catalogue.ts';
import type { Text } from '../schema/language/english.ts';
import { LANGUAGES, loadCatalogue } from '../schema/language/languages.ts';
import { AgeQuestion } from './age-gate/age-question.tsx';
import { OfflineWords } from './app/offline-words.tsx';
import { FIRST_SETTINGS } from '../schema/site/first-settings.ts';
import { Shell } from './app/shell.tsx';
import { drawWith } from './ui/site.ts';

// The server fills these in, as they are settings (graph/core/http/site.ts).
drawWith({ ...FIRST_SETTINGS, name: '%site:name%', tagline: '%site:tagline%' });

export { default as styles } from './ui/theme/first.css?inline';

/** The age gate, as main.tsx hydrates it. */
export const gate = renderToString(
  <StrictMode>
    <AgeQuestion onCheck={() => undefined} />
  </StrictMode>,
);

/** The frame for visitors who have passed the gate. Nothing hydrates it; the app takes its place. */
export const shell = renderToStaticMarkup(
  <StaticRouter location="/">
    <Shell />
  </StaticRouter>,
);

const offlineWords = (say: ComponentProps<typeof OfflineWords>['say']) =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <OfflineWords say={say} />
    </StaticRouter>,
  );

/** What is said without a network, in each language. */
export const offline = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const catalogue = await loadCatalogue(language);
      const say = (text: Text) => (catalogue && textIn(catalogue, text)) ?? text;
      return [language, offlineWords(say)] as const;
    }),
  ),
);
