import { useMutation } from '@apollo/client/react';
import type { SetUserRightsInput, UserRow_UserFragment as User } from '../../gql/graphql.ts';
import { Card } from '../../ui/card.tsx';
import { t } from '../../ui/language.ts';
import { useAuth } from '../session/auth.ts';
import { MemberAct } from './member-act.tsx';
import { SET_USER_RIGHTS } from './operations.ts';
import { RIGHT_WORDS, RIGHTS } from './right-words.ts';

/** Makes a member an admin, a moderator, a host or an MVP, or takes that away. */
export function MemberRights({ user }: { user: User }) {
  const isOwn = useAuth().user?.id === user.id;
  const [set] = useMutation(SET_USER_RIGHTS);
  const change = (rights: Omit<SetUserRightsInput, 'userId'>) => () =>
    set({ variables: { input: { userId: user.id, ...rights } } });

  return (
    <Card as="section" aria-labelledby="rights-title" className="grid content-start gap-4">
      <h3 id="rights-title" className="display text-h3">
        {t('Rights')}
      </h3>
      {RIGHTS.map((right) => {
        const { about, give, take } = RIGHT_WORDS[right];
        const isGiven = user[right];
        const words = (isGiven ? take : give)(user.name, isOwn);
        return (
          <div key={right} className="grid justify-items-start gap-2">
            <p className="text-small text-muted">{about()}</p>
            <MemberAct
              key={String(isGiven)}
              label={words.label}
              question={words.question && { ...words.question, isDestructive: isGiven }}
              act={change({ [right]: !isGiven })}
              done={words.done}
            />
          </div>
        );
      })}
    </Card>
  );
}
