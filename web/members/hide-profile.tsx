import { useMutation } from '@apollo/client/react';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { useAct } from '../ui/forms/use-act.ts';
import { t } from '../ui/language.ts';
import { SET_PROFILE_HIDDEN } from './operations.ts';

/** The switch on one's own page that hides it from others. Saved at once. */
export function HideProfile({ isHidden }: { isHidden: boolean }) {
  const [setHidden] = useMutation(SET_PROFILE_HIDDEN);
  const { run, busy, fault } = useAct();
  return (
    <div className="grid gap-2">
      <Checkbox
        label={t('Hide this page from others')}
        hint={t('They’ll see only your name and picture, as beside your posts.')}
        // As it is going to be, while that is on its way.
        checked={busy !== isHidden}
        onChange={() =>
          busy ||
          void run(() =>
            setHidden({
              variables: { isHidden: !isHidden },
              refetchQueries: ['MemberPage'],
              awaitRefetchQueries: true,
            }),
          )
        }
      />
      <p role="alert" className="text-small font-semibold text-danger empty:hidden">
        {fault}
      </p>
    </div>
  );
}
