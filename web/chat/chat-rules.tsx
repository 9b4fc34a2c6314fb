import { Card } from '../ui/card.tsx';
import { rich, t } from '../ui/language.ts';

/** The rules of the chat, beside the chat room. */
export function ChatRules() {
  return (
    <Card as="section" aria-labelledby="chat-rules" className="self-start">
      <h2 id="chat-rules" className="text-h3 font-bold">
        {t('House rules')}
      </h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-small text-muted marker:text-accent-text">
        <li>{t('Cheer loud, argue fair. No one here is the enemy.')}</li>
        <li>{t('One message every 5 seconds, up to 280 characters.')}</li>
        <li>{t('Open on game day from 6:00 AM to 11:59 PM MT.')}</li>
        <li>
          {rich('{warning} for bad behavior, then your account is deleted.', {
            warning: <strong className="text-text">{t('One warning')}</strong>,
          })}
        </li>
      </ul>
    </Card>
  );
}
