import { ShieldAlert } from 'lucide-react';
import { lazy, useEffect, useEffectEvent, useState } from 'react';
import { useAuth } from '../accounts/session/auth.ts';
import { useRefetchOwnAccount } from '../accounts/session/own-account.ts';
import type { Own_SanctionFragment as OwnSanction } from '../gql/graphql.ts';
import { Button } from '../ui/buttons/button.tsx';
import { rich, t } from '../ui/language.ts';
import { LazyLayer } from '../ui/lazy/lazy-part.tsx';
import { usePageTexts } from '../ui/page/page-texts.ts';
import { MountainMoment } from '../ui/time/mountain-moment.tsx';

const OwnSanctionDialog = lazy(() => import('./own-sanction-dialog.tsx'));

/** Between two looks at the server, in ms: the browser's clock may be wrong. */
const LOOK_EVERY_MS = 60_000;
/** The server's clock may be a little behind this one, in ms. */
const GRACE_MS = 1_000;

/** Says that moderators have warned, muted or banned the member, until when, and where to read why. */
export default function SanctionBar() {
  usePageTexts('moderation');
  const sanction = useAuth().user?.sanction;
  const [openId, setOpenId] = useState<number>();
  useRefetchAtEnd(sanction?.endsAt ?? null);
  if (!sanction) return null;
  return (
    <div role="status" className="bg-tint-amber text-on-tint-amber">
      <div className="page flex items-center justify-between gap-3 py-1 text-small font-semibold">
        <p className="flex items-center gap-2">
          <ShieldAlert aria-hidden className="size-4 shrink-0" />
          <span>
            <SanctionLine sanction={sanction} />
          </span>
        </p>
        <Button size="sm" variant="secondary" onClick={() => setOpenId(sanction.id)}>
          {sanction.kind === 'WARNING' ? t('Read it') : t('Why?')}
        </Button>
      </div>
      {openId === sanction.id && (
        <LazyLayer onFail={() => setOpenId(undefined)}>
          <OwnSanctionDialog sanction={sanction} onClose={() => setOpenId(undefined)} />
        </LazyLayer>
      )}
    </div>
  );
}

function SanctionLine({ sanction: { kind, endsAt } }: { sanction: OwnSanction }) {
  if (kind === 'WARNING')
    return t('You have a warning from our moderators. Read it before you post again.');
  if (!endsAt) return t('You’ve been banned. You can keep reading.');
  return rich('You’re muted until {moment}.', { moment: <MountainMoment at={endsAt} /> });
}

/** When it ends, the server is asked what is in force then; and now and then before. */
function useRefetchAtEnd(endsAt: string | null): void {
  const refetch = useEffectEvent(useRefetchOwnAccount());
  useEffect(() => {
    if (endsAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      refetch();
      wait();
    };
    const wait = () => {
      const left = new Date(endsAt).getTime() - Date.now();
      const isNear = left > 0 && left < LOOK_EVERY_MS;
      timer = setTimeout(look, isNear ? left + GRACE_MS : LOOK_EVERY_MS);
    };
    wait();
    return () => clearTimeout(timer);
  }, [endsAt]);
}
