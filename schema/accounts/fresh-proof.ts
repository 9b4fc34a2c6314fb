/** Proofs of identity for the destructive acts of admins; apart from other words, as every page needs it. */

/** A proof of identity counts so long for the destructive acts of an admin. */
export const PROOF_COUNTS_MINUTES = 15;

/** Why an act was refused that succeeds after a proof of identity; in `extensions.reason`. */
export const PROOF_NEEDED = 'IDENTITY_PROOF_NEEDED';
