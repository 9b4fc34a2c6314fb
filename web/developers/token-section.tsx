import { Link } from 'react-router-dom';
import { API_TOKEN_SCOPES } from '../../schema/accounts/api-tokens.ts';
import { rich, t } from '../ui/language.ts';
import { Example, Word } from './code.tsx';
import { exampleFor } from './examples.ts';
import { Section } from './section.tsx';

/** The message of the protocol that comes first. */
const INIT = 'connection_init';

/** How a program acts as a member, and how far. */
export function TokenSection({ origin }: { origin: string }) {
  const [read, write] = API_TOKEN_SCOPES;
  return (
    <Section id="tokens" title={t('API tokens')}>
      <p>
        {rich(
          'A program that acts as a member sends one of their API tokens. You create one on your {profile}, where it is shown once; keep it as you keep a password.',
          {
            profile: (
              <Link to="/profile" className="underline">
                {t('profile page')}
              </Link>
            ),
          },
        )}
      </p>
      <Example label={t('A query with a token')}>{exampleFor(origin, 'tokenQuery')}</Example>
      <p>
        {rich(
          'The scope {read} opens queries and subscriptions, {write} mutations as well. The paths under /api take tokens too. What a token reads is what its member sees, their e-mail address included.',
          { read: <Word>{read}</Word>, write: <Word>{write}</Word> },
        )}
      </p>
      <p>
        {t(
          'No token acts as an admin, not even an admin’s. And none touches the account itself: its profile, e-mail and password, its devices and tokens, the download of its data, its end.',
        )}
      </p>
      <p>
        {t(
          'A token counts from any site, and alone: no cookie is looked at beside it. One that is not valid is answered with 401. A token ends when it is revoked, when the password changes, or when nobody has used it for a year.',
        )}
      </p>
      <Example label={t('A subscription with a token')}>
        {exampleFor(origin, 'tokenSubscription')}
      </Example>
      <p>
        {rich(
          'Pages in a browser can’t send a header with a WebSocket, so a token goes into {message}. In the header it counts as well.',
          { message: <Word>{INIT}</Word> },
        )}
      </p>
    </Section>
  );
}
