import {
  AGE_RECORD_KEY,
  type AgeRecord,
  readAgeRecord,
  VERIFICATION_LASTS,
} from '../../schema/age-gate.ts';

export type GateState = 'undecided' | 'verified' | 'restricted';

/** The record of this browser session. One that can't be believed is removed. */
export function storedAgeRecord(): AgeRecord | null {
  const record = readAgeRecord(sessionStorage.getItem(AGE_RECORD_KEY), Date.now());
  if (!record) sessionStorage.removeItem(AGE_RECORD_KEY);
  return record;
}

export function storeAgeRecord(record: Omit<AgeRecord, 'timestamp'>): AgeRecord {
  const stamped = { ...record, timestamp: Date.now() };
  sessionStorage.setItem(AGE_RECORD_KEY, JSON.stringify(stamped));
  return stamped;
}

export function removeAgeRecord(): void {
  sessionStorage.removeItem(AGE_RECORD_KEY);
}

export function gateState(record: AgeRecord | null | undefined): GateState {
  if (!record) return 'undecided';
  return record.verified ? 'verified' : 'restricted';
}

/** How long the record still counts, in ms. */
export function timeLeft(record: AgeRecord): number {
  return record.timestamp + VERIFICATION_LASTS - Date.now();
}
