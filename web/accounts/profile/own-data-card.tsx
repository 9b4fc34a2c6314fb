import { Download } from 'lucide-react';
import { useState } from 'react';
import { OWN_DATA_PATH } from '../../../schema/accounts/account-limits.ts';
import { PROFILE_NOTICES } from '../../../schema/accounts/profile-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { saveFile } from '../../ui/forms/save-file.ts';
import { toast } from '../../ui/page/toast.ts';
import { reportUnauthenticated } from '../session/session-ended.ts';
import { ProfileCard } from './profile-card.tsx';
import { t, translated } from '../../ui/language.ts';

/** Downloads all that the site stores about the member. */
export function OwnDataCard() {
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const response = await fetch(OWN_DATA_PATH);
      if (response.ok) saveFile(await response.blob(), OWN_DATA_PATH.slice(1));
      else {
        if (response.status === 401) reportUnauthenticated();
        complain(await wordsOf(response));
      }
    } catch {
      complain();
    }
    setBusy(false);
  }

  return (
    <ProfileCard
      title={t('Your data')}
      lead={t(
        'One zip file with your profile, everything you’ve posted, liked and played here, your photos, and a page that explains it all.',
      )}
    >
      <Button
        variant="secondary"
        icon={Download}
        busy={isBusy}
        busyLabel={t('Preparing…')}
        onClick={() => void download()}
      >
        {t('Download your data')}
      </Button>
    </ProfileCard>
  );
}

function complain(words?: string) {
  const { title, text } = PROFILE_NOTICES.exportFailed;
  toast({ title: t(title), description: translated(words ?? text), variant: 'destructive' });
}

/** The server's own words where they are meant for people. */
async function wordsOf(response: Response): Promise<string | undefined> {
  if (response.status >= 500) return undefined;
  const body = (await response.json().catch(() => ({}))) as { message?: string };
  return body.message;
}
