import type { PhotoState } from '../../../schema/photos/photos.ts';
import { useActs } from '../../shortcuts/acts.ts';

interface ReviewKeysProps {
  selected: readonly number[];
  onReview: (ids: readonly number[], state: PhotoState) => void;
  onUndo: () => void;
}

/** The photo whose card has the focus. */
function focused(): number[] {
  const card = document.activeElement?.closest('[id^="moderated-"]');
  return card ? [Number(card.id.replace('moderated-', ''))] : [];
}

/** A and R review what is selected, else the photo that has the focus; Z undoes it. Renders nothing. */
export function ReviewKeys({ selected, onReview, onUndo }: ReviewKeysProps): null {
  const meant = () => (selected.length > 0 ? selected : focused());
  useActs({
    approve: () => onReview(meant(), 'APPROVED'),
    reject: () => onReview(meant(), 'REJECTED'),
    undo: onUndo,
  });
  return null;
}
