import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { ACCOUNT_TEXTS } from '../../../schema/accounts/account-texts.ts';
import { IMPORT_EXTENSIONS } from '../../../schema/news/subscribers.ts';
import {
  SUBSCRIBER_IMPORT_TEXTS,
  SUBSCRIBER_TEXTS,
} from '../../../schema/news/subscriber-shape.ts';
import type { PreviewSubscribersMutation } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { saidByServer } from '../../ui/forms/server-words.ts';
import { uploadFile } from '../../ui/forms/upload-file.ts';
import { t } from '../../ui/language.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { toast } from '../../ui/page/toast.ts';
import { SheetField } from '../../ui/sheets/sheet-field.tsx';
import { useSheetReading } from '../../ui/sheets/use-sheet-reading.ts';
import { IMPORT_SUBSCRIBERS, PREVIEW_SUBSCRIBERS } from './operations.ts';

type Preview = NonNullable<PreviewSubscribersMutation['previewSubscribers']>;
type Row = Preview['rows'][number];

const NO_OPTIONS = {};
const reasonOf = saidByServer(SUBSCRIBER_TEXTS, SUBSCRIBER_IMPORT_TEXTS, ACCOUNT_TEXTS);

async function preview(file: File, _options: object, signal: AbortSignal): Promise<Preview> {
  const { previewSubscribers } = await uploadFile({
    document: PREVIEW_SUBSCRIBERS,
    variables: { file },
    at: 'file',
    signal,
  });
  if (!previewSubscribers) throw new Error('No preview');
  return previewSubscribers;
}

/** Choose a list, see what it would do, import it. */
export function ImportSubscribers() {
  const sheet = useSheetReading({
    read: preview,
    options: NO_OPTIONS,
    failed: 'We couldn’t read the list.',
  });
  const field = useRef<HTMLInputElement>(null);
  const [hasConsent, setConsent] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const { file, preview: found, error, isReading } = sheet;

  async function send() {
    if (!file) return;
    setIsSending(true);
    try {
      const { importSubscribers } = await uploadFile({
        document: IMPORT_SUBSCRIBERS,
        variables: { file, hasConsent },
        at: 'file',
      });
      const count = importSubscribers?.added ?? 0;
      toast({
        title: t('{count|one:# subscriber|other:# subscribers} imported', { count }),
        duration: 5000,
      });
      sheet.forget();
      setConsent(false);
      // The button that had the focus was removed.
      field.current?.focus();
    } catch (failure) {
      toast({
        title: t('Couldn’t import the list'),
        description: messageOf(failure, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
    } finally {
      setIsSending(false);
    }
  }

  return (
    <section aria-labelledby="import-title" className="grid grid-cols-1 gap-5">
      <h2 id="import-title" className="display text-h2">
        {t('Import subscribers')}
      </h2>
      <SheetField
        ref={field}
        label={t('List of subscribers')}
        hint={t(
          'A CSV file, smaller than 5 MB. The first row names the columns: name, email, birthday, and team if you have it. You’ll review everything before it’s imported.',
        )}
        extensions={IMPORT_EXTENSIONS}
        fileName={file?.name}
        onChoose={(chosen) => {
          setConsent(false);
          sheet.read(chosen);
        }}
      />
      {isReading && (
        <Loading label={t('Reading the list…')}>
          <Skeleton className="h-24" />
        </Loading>
      )}
      {!isReading && error && <ErrorState text={error} onRetry={sheet.retry} />}
      {!isReading && !error && found && (
        <Card className="grid grid-cols-1 gap-5">
          <div role="status">
            <ul className="flex flex-wrap gap-x-6 gap-y-1 font-bold">
              <li>{t('{count|one:# new person|other:# new people}', { count: found.newCount })}</li>
              <li>
                {t('{count|one:# already known|other:# already known}', {
                  count: found.knownCount,
                })}
              </li>
              <li>
                {t('{count|one:# with a problem|other:# with problems}', {
                  count: found.faultyCount,
                })}
              </li>
            </ul>
          </div>
          <LeftOut rows={found.rows.filter(({ kind }) => kind !== 'NEW')} />
          {found.newCount > 0 && (
            <>
              <Checkbox
                label={t('They already agreed to get our newsletter')}
                hint={t(
                  'Only check this if you can show when and how. Otherwise we’ll email each of them a link to confirm.',
                )}
                checked={hasConsent}
                onChange={({ target }) => setConsent(target.checked)}
              />
              <div>
                <Button
                  icon={Upload}
                  busy={isSending}
                  busyLabel={t('Importing…')}
                  onClick={() => void send()}
                >
                  {t('Import {count|one:# person|other:# people}', { count: found.newCount })}
                </Button>
              </div>
            </>
          )}
        </Card>
      )}
    </section>
  );
}

const COLUMNS = [
  { title: 'Row', isNumber: true, cell: ({ rowNumber }: Row) => rowNumber },
  {
    title: 'Name',
    isHeading: true,
    cell: ({ name, email }: Row) => (
      <span className="grid min-w-0 gap-0.5">
        <b dir="auto">{name}</b>
        <span className="text-muted">{email}</span>
      </span>
    ),
  },
  {
    title: 'Problem',
    cell: ({ reasons }: Row) => reasons.map(reasonOf).join('; '),
  },
];

function LeftOut({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <DataTable
      caption={t('Rows that won’t be imported')}
      columns={COLUMNS}
      rows={rows}
      keyOf={({ rowNumber }) => rowNumber}
    />
  );
}
