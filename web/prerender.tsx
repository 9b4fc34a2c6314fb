/** What the build writes into index.html: parts of the first document that are the same for everybody. */
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { AgeQuestion } from './age-gate/age-question.tsx';
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
