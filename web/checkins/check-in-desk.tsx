import { can } from '../../schema/accounts/capabilities.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { CheckInForm } from './check-in-form.tsx';
import PendingCheckIns from './pending-check-ins.tsx';

/** The form, and for moderators what waits for them. Alone it leaves room for the map beside it. */
export default function CheckInDesk() {
  const { user } = useAuth();
  if (!can(user, 'checkin.moderate'))
    return (
      <div data-alone>
        <CheckInForm />
      </div>
    );
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <CheckInForm />
      <PendingCheckIns />
    </div>
  );
}
