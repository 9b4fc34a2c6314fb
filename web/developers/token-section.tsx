import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { API_TOKEN_SCOPES } from '../../schema/accounts/api-tokens.ts';
import { rich, t } from '../ui/language.ts';
import { Example, Word } from './code.tsx';
import { Section } from './section.tsx';
import { Unfolding } from './unfolding.tsx';

const CallList = lazy(() => import('./lists/call-list.tsx'));

/** The message of the protocol that comes first. */
const INIT = 'connection_init';

/** How a program acts as a member, and how far. */
export function TokenSection() {
  const [read, write] = API_TOKEN_SCOPES;
  return (
    <Section id="tokens" title={t('API tokens')}>
      <p>
        {rich(
          'Code that acts as a member sends one of that member’s API tokens. Create one on your {profile}. You’ll see it once; guard it like a password.',
          {
            profile: <ProfileLink />,
          },
        )}
      </p>
      <Example label={t('A query with a token')} file="token-query.sh" />
      <p>
        {rich(
          'The {read} scope allows queries and subscriptions; {write} allows mutations too. Paths under /api take tokens as well. A token can read whatever its member can see, including their email.',
          { read: <Word>{read}</Word>, write: <Word>{write}</Word> },
        )}
      </p>
      <p>
        {t(
          'No token has admin rights, not even an admin’s. And no token can touch the account itself: profile, email and password, devices and tokens, data download or deletion.',
        )}
      </p>
      <p>
        {t(
          'A token works from any site, and by itself: cookies are ignored next to it. An invalid one gets a 401. A token ends when it’s revoked, when the password changes, or after a year without use.',
        )}
      </p>
      <Example label={t('A mutation with a token')} file="token-write.sh" />
      <Example label={t('A subscription with a token')} file="token-subscription.mjs" />
      <p>
        {rich(
          'Your {profile} shows each token’s calls, cost and errors of the last 30 days, and the deprecated fields it uses. We email you a month before one of them goes.',
          { profile: <ProfileLink /> },
        )}
      </p>
      <p>
        {rich(
          'Browsers can’t send headers with a WebSocket, so put the token in {message}. A header works too.',
          { message: <Word>{INIT}</Word> },
        )}
      </p>
      <Unfolding summary={t('What a token can call')}>
        <CallList />
      </Unfolding>
    </Section>
  );
}

function ProfileLink() {
  return (
    <Link to="/profile" className="underline">
      {t('profile page')}
    </Link>
  );
}
