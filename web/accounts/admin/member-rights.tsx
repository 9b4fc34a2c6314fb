import { useMutation } from '@apollo/client/react';
import type { UserRow_UserFragment as User } from '../../gql/graphql.ts';
import { Card } from '../../ui/card.tsx';
import { t } from '../../ui/language.ts';
import { useAuth } from '../session/auth.ts';
import { MemberAct } from './member-act.tsx';
import { SET_USER_RIGHTS } from './operations.ts';

/** Makes a member an admin or an MVP, or takes that away. */
export function MemberRights({ user: { id, name, isAdmin, isMvp } }: { user: User }) {
  const isOwn = useAuth().user?.id === id;
  const [set] = useMutation(SET_USER_RIGHTS);
  const change = (rights: { isAdmin: boolean } | { isMvp: boolean }) => () =>
    set({ variables: { input: { userId: id, ...rights } } });

  return (
    <Card as="section" aria-labelledby="rights-title" className="grid content-start gap-4">
      <h3 id="rights-title" className="display text-h3">
        {t('Rights')}
      </h3>
      <div className="grid justify-items-start gap-2">
        <p className="text-small text-muted">
          {t('Admins manage everything on the site and see every member’s email.')}
        </p>
        {isAdmin ? (
          <MemberAct
            label={t('Remove as admin')}
            question={{
              title: t('Remove {name} as an admin?', { name }),
              description: isOwn
                ? t('You’ll lose this dashboard right away.')
                : t('The dashboard closes on any page they have open.'),
              isDestructive: true,
            }}
            act={change({ isAdmin: false })}
            done={t('{name} is no longer an admin', { name })}
          />
        ) : (
          <MemberAct
            label={t('Make an admin')}
            question={{
              title: t('Make {name} an admin?', { name }),
              description: t('They’ll be able to change and delete anything on the site.'),
              isDestructive: false,
            }}
            act={change({ isAdmin: true })}
            done={t('{name} is an admin now', { name })}
          />
        )}
      </div>
      <div className="grid justify-items-start gap-2">
        <p className="text-small text-muted">{t('MVPs have a badge next to their name.')}</p>
        <MemberAct
          label={isMvp ? t('Remove MVP badge') : t('Make an MVP')}
          act={change({ isMvp: !isMvp })}
          done={
            isMvp ? t('{name} is no longer an MVP', { name }) : t('{name} is an MVP now', { name })
          }
        />
      </div>
    </Card>
  );
}
