import type { Text } from '../../schema/language/english.ts';
import { buttonStyle } from '../ui/buttons/button-style.ts';
import { Wordmark } from './header/wordmark.tsx';

/**
 * Shown in place of a page that can't be loaded. The build writes it into web/offline.html in each language, and the
 * script there chooses the reader's and adds what can be read all the same. Of the styles only those of the first document
 * are there.
 */
export function OfflineWords({ say }: { say: (text: Text) => string | undefined }) {
  return (
    <>
      <div className="on-brand">
        <div className="page flex min-h-(--header-height) items-center">
          <Wordmark />
        </div>
      </div>
      <main className="page">
        <h1 className="display">{say("You're offline")}</h1>
        <p>
          {say('You need a connection for this page. It will load as soon as you’re back online.')}
        </p>
        <button type="button" className={buttonStyle()}>
          {say('Retry')}
        </button>
        <section hidden>
          <h2 className="display">{say('Articles you can read now')}</h2>
          <ul></ul>
        </section>
      </main>
    </>
  );
}
