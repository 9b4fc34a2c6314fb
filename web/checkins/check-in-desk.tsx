import { CheckInForm } from './check-in-form.tsx';
import { PendingCheckIns } from './pending-check-ins.tsx';

/** What admins have on the tab: the form, and what waits for them. */
export default function CheckInDesk() {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <CheckInForm />
      <PendingCheckIns />
    </div>
  );
}
