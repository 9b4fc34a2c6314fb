import { lazy } from 'react';
import { Late } from '../../ui/lazy/late.tsx';
import { answerProof, useIsProofAsked } from './ask-for-proof.ts';

const FreshProofDialog = lazy(() => import('./fresh-proof-dialog.tsx'));

/** Comes up over everything when an act waits for a proof of identity. */
export function FreshProof() {
  const isAsked = useIsProofAsked();
  if (!isAsked) return null;
  return (
    <Late onFail={() => answerProof(false)}>
      <FreshProofDialog />
    </Late>
  );
}
