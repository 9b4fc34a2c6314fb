import { Sparkles } from 'lucide-react';
import { PHOTO_TEXTS } from '../../schema/photos/photos.ts';
import { EmptyState } from '../ui/page/states.tsx';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { PhotoWall } from './photos-panel.tsx';
import { t, translated } from '../ui/language.ts';
import { useSite } from '../ui/site.ts';

/** Sean-anigans: what was made with AI, and says so. */
export function AiPhotosPanel() {
  const { aiCredit } = useSite();
  return (
    <section aria-labelledby="ai-photos-title" className="grid gap-4">
      <div>
        <h2 id="ai-photos-title" className="display text-h2">
          {t('Sean-anigans')}
        </h2>
        <p className="mt-1 text-muted">{translated(aiCredit)}</p>
      </div>
      <PhotoWall
        category="ai"
        isSmall
        empty={
          <EmptyState icon={Sparkles} text={t(PHOTO_TEXTS.noneByAi)}>
            <ButtonLink variant="secondary" to="/fan-zone?tab=photos">
              {t('Upload a photo')}
            </ButtonLink>
          </EmptyState>
        }
      />
    </section>
  );
}
