/** What the build writes into index.html: parts of the first document that are the same for everybody. */
import { type ComponentProps, StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { spanish } from '../schema/language/spanish.ts';
import { AgeQuestion } from './age-gate/age-question.tsx';
import { OfflineWords } from './app/offline-words.tsx';
import { Shell } from './app/shell.tsx';

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
export const offline = { en: offlineWords((text) => text), es: offlineWords(spanish.text) };
