import { Link } from 'react-router-dom';
import { rich, t } from '../ui/language.ts';
import { WEBHOOK_COST, WEBHOOKS_LIMIT } from '../../schema/webhooks/webhooks.ts';
import { Code, Word } from './code.tsx';
import { Section } from './section.tsx';

const word = (text: string) => <Word>{text}</Word>;

/** A name. */
const STANDARD = 'Standard Webhooks';

const PLAIN = `{
  "type": "liveGame",
  "timestamp": "2025-11-24T02:31:07.412Z",
  "position": "k3f9x2:1795-9",
  "data": { "liveGame": { "homeTeam": { "name": "Denver Broncos", "score": 10 } } }
}`;

/** Subscriptions that the server delivers, so that no program has to stay connected. */
export function WebhooksSection() {
  return (
    <Section id="webhooks" title={t('Webhooks')}>
      <p>
        {rich(
          'We post the events of a subscription to your https address, one at a time and in order. Create up to {most} on your {profile}; each may cost {cost} points. A webhook reads what a token with the scope read would.',
          {
            most: WEBHOOKS_LIMIT,
            cost: WEBHOOK_COST,
            profile: (
              <Link to="/profile" className="underline">
                {t('profile')}
              </Link>
            ),
          },
        )}
      </p>
      <Code label={t('What a webhook posts')}>{PLAIN}</Code>
      <p>
        {rich(
          'Answer with a 2xx within 10 seconds. Otherwise we try again after 5 s, 30 s, 2 min, 10 min, 30 min, then hourly for a day, always with the same {id}. A 410 pauses the webhook. If events were lost, you get {reset}: query again what you show.',
          { id: word('webhook-id'), reset: word('{ "type": "reset" }') },
        )}
      </p>
      <p>
        {rich(
          'Deliveries are signed as {standard} describes, so use one of its libraries with your secret to check {signature}.',
          {
            standard: (
              <a href="https://www.standardwebhooks.com" className="underline">
                {STANDARD}
              </a>
            ),
            signature: word('webhook-signature'),
          },
        )}
      </p>
    </Section>
  );
}
