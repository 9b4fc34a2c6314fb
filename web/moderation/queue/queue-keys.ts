import type { Decision } from '../../../schema/moderation-queue.ts';
import { useActs } from '../../shortcuts/acts.ts';

const ROW = 'waiting-';

/** The id that the row of a post has in the page. */
export const rowIdOf = (id: string): string => ROW + id;

/** The post whose row has the focus. */
function focused(): string[] {
  const row = document.activeElement?.closest(`[id^="${ROW}"]`);
  return row ? [row.id.replace(ROW, '')] : [];
}

interface QueueKeysProps {
  readonly selected: readonly string[];
  readonly onDecide: (ids: readonly string[], decision: Decision) => void;
  readonly onClaim: (id: string) => void;
}

/** A and R decide what is selected, else the post that has the focus; C claims or releases that. */
export function useQueueKeys({ selected, onDecide, onClaim }: QueueKeysProps): void {
  const meant = () => (selected.length > 0 ? selected : focused());
  useActs({
    approve: () => onDecide(meant(), 'KEEP'),
    reject: () => onDecide(meant(), 'REMOVE'),
    claim: () => focused().forEach(onClaim),
  });
}
