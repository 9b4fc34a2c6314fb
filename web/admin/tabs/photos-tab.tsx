import { PHOTO_TEXTS } from '../../../schema/photos/photos.ts';
import { PhotoList } from '../../photos/moderation/photo-list.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { t } from '../../ui/language.ts';
import { useAddressParams } from '../../ui/lists/use-address-params.ts';

/** Photos that wait for approval, and those that everyone sees; or, where the address says `&status=`, one of the lists. */
export default function PhotosTab() {
  const [search, setSearch] = useAddressParams();
  const asked = search.get('status');
  const status =
    asked === 'pending' || asked === 'approved' || asked === 'rejected' ? asked : 'all';
  return (
    <div className="grid gap-10">
      <div className="sm:max-w-72">
        <SelectField
          label={t('Status')}
          value={status}
          onChange={({ target }) =>
            setSearch({ tab: 'photos', status: target.value }, { replace: true })
          }
        >
          <option value="all">{t('All Photos')}</option>
          <option value="pending">{t('Pending Photos')}</option>
          <option value="approved">{t('Approved Photos')}</option>
          <option value="rejected">{t('Rejected Photos')}</option>
        </SelectField>
      </div>
      {(status === 'all' || status === 'pending') && (
        <PhotoList state="PENDING" title={t('Pending Photos')} none={t(PHOTO_TEXTS.nonePending)} />
      )}
      {(status === 'all' || status === 'approved') && (
        <PhotoList
          state="APPROVED"
          title={t('Approved Photos')}
          none={t(PHOTO_TEXTS.noneApproved)}
        />
      )}
      {status === 'rejected' && (
        <PhotoList
          state="REJECTED"
          title={t('Rejected Photos')}
          none={t(PHOTO_TEXTS.noneRejected)}
        />
      )}
    </div>
  );
}
