import { lazy } from 'react';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';
import { answerProof, useIsProofAsked } from './ask-for-proof.ts';

const FreshProofDialog = lazy(() => import('./fresh-proof-dialog.tsx'));

/** Comes up over everything when an act waits for a proof of identity. */
export function FreshProof() {
  const isAsked = useIsProofAsked();
  if (!isAsked) return null;
  return (
    <LazyLayer onFail={() => answerProof(false)}>
      <FreshProofDialog />
    </LazyLayer>
  );
}
