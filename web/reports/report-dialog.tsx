import { nameOf } from '../../schema/enum-names.ts';
import type { Text } from '../../schema/language/english.ts';
import { useMutation } from '@apollo/client/react';
import { type SubmitEvent, useId, useState } from 'react';
import {
  MEMBER_REPORT_REASONS,
  REPORT_DESCRIPTION_MAX_LENGTH,
  REPORT_TEXTS,
  type ReportedType,
} from '../../schema/reports.ts';
import { graphql } from '../gql/gql.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { FieldError } from '../ui/forms/field.tsx';
import { messageOf } from '../ui/forms/graph-error.ts';
import { remember, remembered } from '../ui/lists/tab-memory.ts';
import { TextArea } from '../ui/forms/text-field.tsx';
import { toast } from '../ui/page/toast.ts';
import { t, translated } from '../ui/language.ts';

const REPORT_CONTENT = graphql(/* GraphQL */ `
  mutation ReportContent($input: ReportContentInput!) {
    reportContent(input: $input) {
      contentId
    }
  }
`);

interface ReportDialogProps {
  contentType: ReportedType;
  contentId: number;
  /** The title, e.g. 'Report this photo'. */
  title: string;
  /** The texts after success and failure, if the content has its own. */
  words?: { readonly sent: Text; readonly failed: Text };
  onClose: () => void;
}

/**
 * A member reports another member's content. The input survives closing the dialog, and is reset once the report is
 * stored. Loaded lazily.
 */
export default function ReportDialog({
  contentType,
  contentId,
  title,
  words,
  onClose,
}: ReportDialogProps) {
  const memory = `report:${contentType}:${contentId}`;
  const [chosen, setChosen] = useState(() => remembered(`${memory}:reason`));
  const reason = MEMBER_REPORT_REASONS.find(([value]) => value === chosen)?.[0];
  const [description, setDescription] = useState(() => remembered(`${memory}:text`));
  const [error, setError] = useState<string>();
  const [report, { loading }] = useMutation(REPORT_CONTENT);
  const group = useId();

  function choose(next: string) {
    setChosen(next);
    setError(undefined);
    remember(`${memory}:reason`, next);
  }

  function write(next: string) {
    setDescription(next);
    remember(`${memory}:text`, next);
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!reason) return setError(REPORT_TEXTS.reasonRequired);
    try {
      await report({
        variables: {
          input: {
            contentType: nameOf(contentType),
            contentId,
            reason: nameOf(reason),
            description,
          },
        },
      });
      remember(`${memory}:reason`, '');
      remember(`${memory}:text`, '');
      toast({
        title: translated(words?.sent ?? REPORT_TEXTS.submitted),
        description: t(REPORT_TEXTS.thanks),
      });
      onClose();
    } catch (failure) {
      toast({
        title: t(REPORT_TEXTS.failed),
        description: messageOf(failure, words?.failed ?? REPORT_TEXTS.tryAgain),
        variant: 'destructive',
      });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={t('Our moderators read every report. No one else sees who sent it.')}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <fieldset aria-describedby={error ? `${group}-error` : undefined}>
          <legend className="text-small font-semibold">{t('What’s wrong with it?')}</legend>
          <div className="mt-1 grid sm:grid-cols-2">
            {MEMBER_REPORT_REASONS.map(([value, label]) => (
              <label key={value} className="flex min-h-11 items-center gap-2.5">
                <input
                  type="radio"
                  name={group}
                  value={value}
                  checked={reason === value}
                  onChange={() => choose(value)}
                  className="size-5 accent-link"
                />
                {t(label)}
              </label>
            ))}
          </div>
          <FieldError id={group} error={error} />
        </fieldset>
        <TextArea
          label={t('Description (optional)')}
          rows={3}
          maxLength={REPORT_DESCRIPTION_MAX_LENGTH}
          value={description}
          onChange={(event) => write(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" busy={loading} busyLabel={t('Sending…')}>
            {t('Send Report')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
