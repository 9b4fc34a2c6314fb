import { useState } from 'react';
import { messageOf } from './graph-error.ts';

/** Acts of one part of a screen, one at a time. `fault` is said beside their buttons until the next one. */
export function useAct() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  /** True when it was done. */
  async function run(act: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  }
  const fault = failure === undefined ? undefined : messageOf(failure, 'Please try again later.');
  return { run, busy, failure, fault };
}
