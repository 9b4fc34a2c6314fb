import { lazy } from 'react';
import { useAuth } from '../accounts/session/auth.ts';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { WhenNear } from '../ui/lazy/when-near.tsx';
import { t } from '../ui/language.ts';

const QuestionForm = lazy(() => import('./question-form.tsx'));
const MyQuestions = lazy(() => import('./my-questions.tsx'));

/** The block of the home page in which members ask the hosts. */
export function AskTheHosts() {
  const { user } = useAuth();
  return (
    <section
      id="ask-the-hosts"
      aria-labelledby="ask-the-hosts-title"
      className="deferred grid scroll-mt-4 gap-x-10 gap-y-5 [--room:24rem] lg:grid-cols-[1fr_2fr] lg:[--room:14rem]"
    >
      <div>
        <h2 id="ask-the-hosts-title" className="display text-h2">
          {t('Ask the hosts')}
        </h2>
        <p className="mt-2 max-w-[46ch] text-muted">
          {t(
            'A hot take, a roster worry, a bourbon to try? We answer the best ones live on Tuesday.',
          )}
        </p>
      </div>
      <WhenNear
        fallback={
          <Loading label={t('Loading the form…')}>
            <Skeleton className="h-69 sm:h-56" />
          </Loading>
        }
      >
        <QuestionForm />
        {user && (
          <section aria-labelledby="my-questions-title" className="mt-6">
            <h3 id="my-questions-title" className="display mb-3 text-h3">
              {t('My questions')}
            </h3>
            <MyQuestions key={user.id} />
          </section>
        )}
      </WhenNear>
    </section>
  );
}
