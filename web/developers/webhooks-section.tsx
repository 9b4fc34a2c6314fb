import { Link } from 'react-router-dom';
import { rich, t } from '../ui/language.ts';
import { WEBHOOK_COST, WEBHOOK_EXAMPLE, WEBHOOKS_LIMIT } from '../../schema/webhooks/webhooks.ts';
import { Code, Example, Word } from './code.tsx';
import { Section } from './section.tsx';

const word = (text: string) => <Word>{text}</Word>;

/** A name. */
const STANDARD = 'Standard Webhooks';

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
      <Code label={t('What a webhook posts')}>{JSON.stringify(WEBHOOK_EXAMPLE, null, 2)}</Code>
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
      <Example label={t('A program that receives a webhook')} file="webhook.mjs" />
    </Section>
  );
}
