import { ExportButton } from '../../metrics/export-button.tsx';
import { ImportSubscribers } from '../../newsletter/subscribers/import-subscribers.tsx';
import { SubscriberList } from '../../newsletter/subscribers/subscriber-list.tsx';

/** Who subscribed, and a list of others to import. */
export default function SubscribersTab() {
  return (
    <div className="grid grid-cols-1 gap-12">
      <SubscriberList>
        <ExportButton name="subscribers" />
      </SubscriberList>
      <ImportSubscribers />
    </div>
  );
}
