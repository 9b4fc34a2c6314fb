import { useMutation, useQuery } from '@apollo/client/react';
import { MailWarning } from 'lucide-react';
import { useEffect } from 'react';
import { PROFILE_NOTICES } from '../../../schema/accounts/profile-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { rich, t } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';
import { OWN_EMAIL, SEND_EMAIL_PROOF } from './operations.ts';

/** Says that the member's address is not proven, and sends the link again. Nothing where it is proven. */
export function EmailProof({ email }: { email: string | null }) {
  const { data, refetch } = useQuery(OWN_EMAIL, { fetchPolicy: 'cache-and-network' });
  const [send, { loading }] = useMutation(SEND_EMAIL_PROOF);
  const state = data?.ownEmail;
  const isProven = state?.isProven;

  // The link is opened in another tab; who comes back from there sees what it did.
  useEffect(() => {
    if (isProven !== false) return;
    const look = () => void (document.visibilityState === 'visible' && refetch().catch(() => null));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isProven, refetch]);
  useEffect(() => {
    if (state && email && state.email !== email) void refetch().catch(() => null);
  }, [state, email, refetch]);

  async function sendAgain() {
    const { proofSent, proofFailed, proofDone } = PROFILE_NOTICES;
    try {
      const answer = await send();
      const { title, text } = answer.data?.sendEmailProof?.email.isProven ? proofDone : proofSent;
      toast({ title: t(title), description: t(text) });
    } catch (failure) {
      const description = messageOf(failure, proofFailed.text);
      toast({ title: t(proofFailed.title), description, variant: 'destructive' });
    }
  }

  if (!state || state.isProven) return null;
  const { resetsGoTo } = state;
  const strong = (address: string) => <strong className="wrap-anywhere">{address}</strong>;
  return (
    <div className="mt-6 flex gap-3 in-data-large-text:max-sm:flex-col rounded-card border border-border bg-surface-2 p-4">
      <MailWarning aria-hidden className="mt-0.5 size-6 shrink-0 text-muted" strokeWidth={1.5} />
      <div className="min-w-0">
        <h3 className="font-semibold">{t('Confirm your email')}</h3>
        <p className="mt-1 text-small">
          {rich('Open the link we sent to {email}. You won’t get newsletters until you do.', {
            email: strong(state.email),
          })}{' '}
          {resetsGoTo !== state.email &&
            rich('Password reset links still go to {email}.', {
              email: strong(resetsGoTo),
            })}
        </p>
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          busy={loading}
          busyLabel={t('Sending…')}
          onClick={() => void sendAgain()}
        >
          {t('Resend the link')}
        </Button>
      </div>
    </div>
  );
}
