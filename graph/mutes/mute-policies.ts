import type { Capability } from '../../schema/accounts/capabilities.ts';

/** Who may mute; see `graph/policies.ts`. */
export const MUTE_POLICIES: Readonly<Record<string, Capability>> = {
  'Mutation.muteMember': 'mute.manageOwn',
  'Mutation.unmuteMember': 'mute.manageOwn',
  'Mutation.muteWord': 'mute.manageOwn',
  'Mutation.unmuteWord': 'mute.manageOwn',
  'Subscription.ownMuteEvents': 'mute.manageOwn',
};
