import { useMemo } from 'react';
import { messageOf } from '../ui/forms/graph-error.ts';
import { t } from '../ui/language.ts';
import { toast } from '../ui/page/toast.ts';
import { useMuteActs } from './own-mutes.ts';

/** Long enough to press the button. */
const UNDO_MS = 8_000;

const fail = (error: unknown) =>
  void toast({
    title: t('That didn’t work'),
    description: messageOf(error, 'Please try again later.'),
    variant: 'destructive',
  });

/** Mutes a member at once, with the way back in the toast. The same function until the account changes. */
export function useMuteMember(): (member: { readonly id: number; readonly name: string }) => void {
  const { muteMember, unmuteMember } = useMuteActs();
  return useMemo(
    () =>
      ({ id, name }) =>
        void muteMember(id).then(
          () =>
            toast({
              title: t('{name} is muted', { name }),
              description: t('You won’t see what they post.'),
              duration: UNDO_MS,
              action: { label: t('Undo'), act: () => void unmuteMember(id).catch(fail) },
            }),
          fail,
        ),
    [muteMember, unmuteMember],
  );
}
