import { CLOSE_CODES } from '../../schema/site/sockets.ts';
import { rich, t } from '../ui/language.ts';
import { Word } from './code.tsx';
import { Section } from './section.tsx';

const PROTOCOL = 'graphql-transport-ws';
const PACKAGE = 'graphql-ws';

const MEANINGS = [
  [CLOSE_CODES.goingAway, 'The site is restarting. Connect again.'],
  [
    CLOSE_CODES.tryAgainLater,
    'Too many connections, or the client read messages too slowly. Try again later.',
  ],
  [CLOSE_CODES.badRequest, 'The site couldn’t read what you sent.'],
  [CLOSE_CODES.unauthorized, 'The token is unknown, expired or revoked. Don’t retry.'],
  [CLOSE_CODES.forbidden, 'The session ended or its permissions changed. Connect again.'],
] as const;

/** How to subscribe, and what it means when the socket closes. */
export function SocketSection() {
  return (
    <Section id="subscription" title={t('Subscriptions')}>
      <p>
        {rich('The protocol is {protocol}, as in the {name} package.', {
          protocol: <Word>{PROTOCOL}</Word>,
          name: <Word>{PACKAGE}</Word>,
        })}
      </p>
      <p>
        {t('When the site closes a socket, the code says what to do next and the reason says why:')}
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 sm:gap-x-6">
        {MEANINGS.map(([code, meaning]) => (
          <div key={code} className="col-span-2 grid grid-cols-subgrid">
            <dt>
              <Word>{String(code)}</Word>
            </dt>
            <dd className="wrap-anywhere">{t(meaning)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
