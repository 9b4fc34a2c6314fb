import { PHOTO_CATEGORY_LABELS, type PhotoCategory } from '../../schema/photos/photos.ts';
import { classNames } from '../ui/class-names.ts';
import { t } from '../ui/language.ts';

interface CategoryChipsProps {
  categories: readonly PhotoCategory[];
  /** Null: all photos. */
  chosen: PhotoCategory | null;
  onChoose: (category: PhotoCategory | null) => void;
}

/** Which photos are shown. Scrolls sideways on phones. */
export function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  return (
    <div
      role="group"
      aria-label={t('Which photos')}
      className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {[null, ...categories].map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
          className={classNames(
            'min-h-11 shrink-0 rounded-full border px-4 text-small font-semibold transition-colors duration-110',
            category === chosen
              ? 'border-text bg-text text-bg'
              : 'border-border-strong hover:bg-surface',
          )}
        >
          {category ? t(PHOTO_CATEGORY_LABELS[category]) : t('All Photos')}
        </button>
      ))}
    </div>
  );
}
