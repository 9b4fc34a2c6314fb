import { lazy } from 'react';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';
import { settleProof, useIsProofRequested } from './request-proof.ts';

const FreshProofDialog = lazy(() => import('./fresh-proof-dialog.tsx'));

/** Comes up over everything when an act waits for a proof of identity. */
export function FreshProof() {
  const isAsked = useIsProofRequested();
  if (!isAsked) return null;
  return (
    <LazyLayer onFail={() => settleProof(false)}>
      <FreshProofDialog />
    </LazyLayer>
  );
}
