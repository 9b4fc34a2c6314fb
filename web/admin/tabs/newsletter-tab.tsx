import { useState } from 'react';
import { NewsletterHistory } from '../../newsletter/admin/newsletter-history.tsx';
import { WriteNewsletter } from '../../newsletter/admin/write-newsletter.tsx';
import { t } from '../../ui/language.ts';

/** A newsletter is written and sent here; below it how far the last ones are. */
export default function NewsletterTab() {
  /** The history begins at its first page again when something was sent. */
  const [sentCount, setSentCount] = useState(0);
  return (
    <section aria-labelledby="newsletter-title" className="grid gap-8">
      <h2 id="newsletter-title" className="display text-h2">
        {t('Newsletter')}
      </h2>
      <WriteNewsletter onSent={() => setSentCount(sentCount + 1)} />
      <NewsletterHistory key={sentCount} />
    </section>
  );
}
