import { t } from '../../ui/language.ts';
import { SubscribeButton } from './subscribe-button.tsx';

/** The invitation to the newsletter at the end of an article. */
export function SubscribeCard() {
  return (
    <aside
      data-chrome
      aria-labelledby="subscribe-title"
      className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-surface px-5 py-5 print:hidden"
    >
      <div className="min-w-0 grow basis-72">
        <h2 id="subscribe-title" className="text-h3 font-bold">
          {t('Get our newsletter')}
        </h2>
        <p className="mt-1 text-muted">
          {t('Game weeks, new episodes and the odd bourbon tip in your inbox. No account needed.')}
        </p>
      </div>
      <SubscribeButton label={t('Subscribe')} />
    </aside>
  );
}
