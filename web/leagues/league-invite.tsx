import { CopyButton } from '../ui/buttons/copy-button.tsx';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { t } from '../ui/language.ts';
import { inviteLink } from './league-links.ts';

/** The link that friends join by. It is shown, because a page without https has no clipboard. */
export function LeagueInvite({ code }: { code: string }) {
  const link = inviteLink(code);
  return (
    <Card as="section" aria-labelledby="league-invite" className="grid content-start gap-4">
      <h2 id="league-invite" className="display text-h2">
        {t('Invite your friends')}
      </h2>
      <TextField
        label={t('Invitation link')}
        hint={t('Anyone with the link can join.')}
        value={link}
        readOnly
        translate="no"
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton
        text={link}
        copied={t('Link copied!')}
        refused={t('Could not copy link. Please copy manually.')}
        className="justify-self-end"
      >
        {t('Copy invitation link')}
      </CopyButton>
    </Card>
  );
}
