import type { PublicUserView, UserView } from '../../../schema/accounts/accounts.ts';
import { can, type Viewer } from '../../../schema/accounts/capabilities.ts';
import type { User } from './user.entity.ts';

export const publicUserView = (user: User): PublicUserView => ({
  id: user.id,
  name: user.name,
  avatarUrl: user.avatarUrl ?? null,
  avatarType: user.avatarType,
  favoriteTeam: user.favoriteTeam,
  isAdmin: user.isAdmin,
  isMvp: user.isMvp,
});

/** The account as this viewer may see it: whole for the member and for admins, else the public part. */
export function userView(user: User, viewer: Viewer | null): UserView<Date> {
  // What the client offers is what the server would let them do.
  const isHeldBack = viewer?.id === user.id && viewer.lacksSecondFactor === true;
  const isShown = viewer?.id === user.id || can(viewer, 'admin.dashboard');
  return {
    ...publicUserView(user),
    isAdmin: user.isAdmin && !isHeldBack,
    isModerator: user.isModerator && !isHeldBack,
    isHost: user.isHost && !isHeldBack,
    email: isShown ? user.email : null,
    country: isShown ? user.country : null,
    bio: isShown ? (user.bio ?? null) : null,
    createdAt: isShown ? user.createdAt : null,
  };
}
