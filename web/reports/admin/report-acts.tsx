import { useMutation } from '@apollo/client/react';
import { Check, Gavel, Trash2 } from 'lucide-react';
import { lazy, useState } from 'react';
import { REPORT_REVIEW_TEXTS as TEXTS } from '../../../schema/reports.ts';
import type { ReportRow_ReportFragment as Report } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { cutText } from '../../ui/cut-text.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { toast } from '../../ui/page/toast.ts';
import { DELETE_REPORT, DELETE_REPORTED_CONTENT, DISMISS_REPORT } from './operations.ts';
import { DELETE_WORDS, TYPE_WORDS } from './report-words.ts';
import { t } from '../../ui/language.ts';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';

const SanctionDialog = lazy(() => import('../../moderation/desk/sanction-dialog.tsx'));

interface ReportActsProps {
  report: Report;
  onDone: () => void;
}

/** The actions on a report. Those that can't be undone ask first. */
export function ReportActs({ report, onDone }: ReportActsProps) {
  const { id, contentType, status, reportedContent, reportedUserName, isContentThere } = report;
  const { reportedUser } = report;
  const variables = { id };
  const [asks, setAsks] = useState<'content' | 'report' | 'sanction' | null>(null);
  const [dismiss, dismissing] = useMutation(DISMISS_REPORT, { variables });
  const [deleteContent, deletingContent] = useMutation(DELETE_REPORTED_CONTENT, { variables });
  const [deleteReport, deletingReport] = useMutation(DELETE_REPORT, { variables });

  const what = t(TYPE_WORDS[contentType]).toLowerCase();
  const owner = reportedUserName ?? t('a former member');
  const words = reportedContent ? ` (“${cutText(reportedContent, 40)}”)` : '';

  async function act(doIt: () => Promise<unknown>, done: string, failed: string) {
    try {
      await doIt();
      toast({ title: done });
      onDone();
    } catch (error) {
      toast({
        title: failed,
        description: messageOf(error, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
    }
    setAsks(null);
  }

  if (status === 'DISMISSED')
    return (
      <div className="flex flex-wrap gap-1.5">
        <Button size="sm" variant="quiet" icon={Trash2} onClick={() => setAsks('report')}>
          {t('Delete Report')}
        </Button>
        <ConfirmDialog
          open={asks === 'report'}
          onOpenChange={() => setAsks(null)}
          title={t('Delete this report?')}
          description={t(
            'The report of the {what} by {owner}{words} will be deleted. This can’t be undone.',
            { what, owner, words },
          )}
          confirmLabel={t('Delete Report')}
          busy={deletingReport.loading}
          onConfirm={() => void act(() => deleteReport(), t(TEXTS.deleted), t(TEXTS.deleteFailed))}
        />
      </div>
    );
  return (
    <div className="flex flex-wrap gap-1.5">
      <Button
        size="sm"
        variant="secondary"
        icon={Check}
        busy={dismissing.loading}
        onClick={() => void act(() => dismiss(), t(TEXTS.dismissed), t(TEXTS.dismissFailed))}
      >
        {t('Dismiss')}
      </Button>
      {isContentThere && (
        <Button size="sm" variant="quiet" icon={Trash2} onClick={() => setAsks('content')}>
          {t('Delete Content')}
        </Button>
      )}
      {reportedUser && !reportedUser.isAdmin && (
        <Button size="sm" variant="quiet" icon={Gavel} onClick={() => setAsks('sanction')}>
          {t('Warn or mute')}
        </Button>
      )}
      {asks === 'sanction' && reportedUser && (
        <LazyLayer onFail={() => setAsks(null)}>
          <SanctionDialog
            userId={reportedUser.id}
            userName={reportedUser.name}
            post={{ contentType, contentId: report.contentId, text: reportedContent ?? '' }}
            reason={report.reason}
            onClose={() => {
              setAsks(null);
              onDone();
            }}
          />
        </LazyLayer>
      )}
      <ConfirmDialog
        open={asks === 'content'}
        onOpenChange={() => setAsks(null)}
        title={t(DELETE_WORDS[contentType])}
        description={t(
          'The {what} by {owner}{words} will be deleted and every report about it resolved. This can’t be undone.',
          { what, owner, words },
        )}
        confirmLabel={t('Delete Content')}
        busy={deletingContent.loading}
        onConfirm={() =>
          void act(() => deleteContent(), t(TEXTS.contentDeleted), t(TEXTS.contentDeleteFailed))
        }
      />
    </div>
  );
}
