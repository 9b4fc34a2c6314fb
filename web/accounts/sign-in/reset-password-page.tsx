import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ACCOUNT_NOTICES } from '../../../schema/accounts/account-texts.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { toast } from '../../ui/page/toast.ts';
import { resetPasswordPage } from '../../../schema/pages/entries/reset-password.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { t } from '../../ui/language.ts';

/** The page goes home this long after success, or after a link without a token, in ms. */
const HOME_DELAY = 3000;
const INVALID_STAYS = 5000;

/** /reset-password?token=…: chooses a new password. */
export default function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token');
  const [isDone, setIsDone] = useState(false);
  const navigate = useNavigate();
  const leaves = isDone || !token;

  useEffect(() => {
    if (token) return;
    const { title, text } = ACCOUNT_NOTICES.resetLinkInvalid;
    // Stays readable at home, where the page goes by itself.
    toast({
      title: t(title),
      description: t(text),
      variant: 'destructive',
      duration: INVALID_STAYS,
    });
  }, [token]);

  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(() => void navigate('/home', { replace: true }), HOME_DELAY);
    return () => clearTimeout(timer);
  }, [leaves, navigate]);

  const { resetDone, resetLinkInvalid } = ACCOUNT_NOTICES;
  const notice = isDone ? resetDone : !token ? resetLinkInvalid : null;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] justify-items-center py-12">
      <PageMeta head={resetPasswordPage.head} />
      <Card className="w-full max-w-[28rem]">
        <PageTitle className="text-h2">
          {notice ? t(notice.title) : t('Reset your password')}
        </PageTitle>
        {notice ? (
          <div className="mt-3 grid gap-5">
            <p>{t(notice.text)}</p>
            <p className="text-small text-muted">{t('Taking you home in 3 seconds.')}</p>
            <ButtonLink to="/home" variant="secondary">
              {t('Go Home')}
            </ButtonLink>
          </div>
        ) : (
          token && <ResetPasswordForm token={token} onDone={() => setIsDone(true)} />
        )}
      </Card>
    </div>
  );
}
