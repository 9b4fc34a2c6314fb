import { lazy } from 'react';
import type { ContactCategory } from '../../schema/contact/contact.ts';
import { Card } from '../ui/card.tsx';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { WhenNear } from '../ui/lazy/when-near.tsx';
import { t } from '../ui/language.ts';

const ContactForm = lazy(() => import('./contact-form.tsx'));

interface WriteToUsProps {
  /** The place of it in the address. */
  id: string;
  title: string;
  lead: string;
  category?: ContactCategory;
  thanks: string;
}

/** The card with the form by which one writes to us; its code is there when one comes near. */
export function WriteToUs({ id, title, lead, ...form }: WriteToUsProps) {
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4">
      <h2 id={`${id}-title`} className="display text-h2">
        {title}
      </h2>
      <p className="mt-1 mb-5 text-muted">{lead}</p>
      <WhenNear
        fallback={
          <Loading label={t('Loading the form…')}>
            <Skeleton className="h-120 sm:h-108" />
          </Loading>
        }
      >
        <ContactForm {...form} />
      </WhenNear>
    </Card>
  );
}
