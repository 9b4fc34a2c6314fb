import { can } from '../../schema/accounts/capabilities.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { CheckInForm } from './check-in-form.tsx';
import PendingCheckIns from './pending-check-ins.tsx';

/** The form, and for moderators what waits for them. */
export default function CheckInDesk() {
  const { user } = useAuth();
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <CheckInForm />
      {can(user, 'checkin.moderate') && <PendingCheckIns />}
    </div>
  );
}
