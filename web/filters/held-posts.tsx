import { lazy } from 'react';
import { useAuth } from '../accounts/session/auth.ts';
import type { AuthUser } from '../accounts/session/stored-user.ts';
import { LazyPart } from '../ui/lazy/lazy-part.tsx';
import { useIsHeld } from './held-flag.ts';
import type { HeldPostsProps } from './own-held-posts.tsx';

const OwnHeldPosts = lazy(() => import('./own-held-posts.tsx'));

/** What a filter holds back of what the member wrote here, so that they know why no one else sees it. */
export function HeldPosts(props: HeldPostsProps) {
  const { user } = useAuth();
  return user ? <OfMember key={user.id} user={user} {...props} /> : null;
}

function OfMember({ user, ...props }: HeldPostsProps & { user: AuthUser }) {
  const { id, hasHeldPosts } = user;
  const isHeldHere = useIsHeld(id);
  if (!isHeldHere && !hasHeldPosts) return null;
  return (
    <LazyPart fallback={null}>
      <OwnHeldPosts userId={id} {...props} />
    </LazyPart>
  );
}
