import { wordOf } from '../../../schema/enum-names.ts';
import { Link } from 'react-router-dom';
import { REPORT_PREVIEW_LENGTH, REPORT_TEXTS } from '../../../schema/reports.ts';
import type { ReportRow_ReportFragment as Report } from '../../gql/graphql.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { cutText } from '../../ui/cut-text.ts';
import { RelativeDate } from '../../ui/time/relative-date.tsx';
import { ReportActs } from './report-acts.tsx';
import { REASON_WORDS, TYPE_WORDS } from './report-words.ts';
import { rich, t } from '../../ui/language.ts';

interface ReportRowProps {
  report: Report;
  onDone: () => void;
}

/** One report: content, author, reason, and its actions. */
export function ReportRow({ report, onDone }: ReportRowProps) {
  const { contentType, status, actionTaken, reason, description, reportedContent } = report;
  const { reporterName } = report;
  const owner = <b dir="auto">{report.reportedUserName ?? t('a former member')}</b>;
  const isPending = status === 'PENDING';
  return (
    <Card as="li" className="grid gap-3 p-4! xl:grid-cols-[minmax(0,1fr)_auto] xl:items-center">
      <div className="flex min-w-0 gap-4 in-data-large-text:max-sm:flex-wrap">
        {report.imageUrl && (
          <img
            src={report.imageUrl}
            alt=""
            loading="lazy"
            width={96}
            height={96}
            className="size-20 shrink-0 rounded-control bg-surface-2 object-cover sm:size-24"
          />
        )}
        <div className="grid min-w-0 content-start gap-1.5 text-small">
          <p className="flex flex-wrap items-center gap-2">
            <Badge>{t(TYPE_WORDS[contentType])}</Badge>
            <Badge tone="amber">{t(REASON_WORDS[reason])}</Badge>
            {!isPending && (
              <Badge tone={actionTaken === 'DELETED' ? 'red' : 'green'}>
                {actionTaken === 'DELETED' ? t('CONTENT DELETED') : t('DISMISSED')}
              </Badge>
            )}
            {isPending && !report.isContentThere && <Badge tone="red">{t('ALREADY GONE')}</Badge>}
          </p>
          <blockquote
            dir="auto"
            className="border-l-3 border-border-strong pl-3 text-body wrap-anywhere"
          >
            {cutText(reportedContent ?? '', REPORT_PREVIEW_LENGTH[wordOf(status)]) || (
              <span className="text-muted">{t('No description')}</span>
            )}
          </blockquote>
          <p className="text-muted wrap-anywhere">
            {!report.article
              ? rich('By {owner}', { owner })
              : rich('By {owner} on {article}', {
                  owner,
                  article: (
                    <Link to={`/articles/${report.article.id}`} className="text-link underline">
                      {report.articleTitle}
                    </Link>
                  ),
                })}
            {' · '}
            {rich('reported by {reporter} {when}', {
              reporter: (
                <b dir="auto">
                  {reporterName === REPORT_TEXTS.anonymous
                    ? t(REPORT_TEXTS.anonymous)
                    : reporterName}
                </b>
              ),
              when: <RelativeDate date={report.createdAt} className="lowercase" />,
            })}
            {report.reviewedAt && (
              <>
                {' · '}
                {rich('reviewed {when}', {
                  when: <RelativeDate date={report.reviewedAt} className="lowercase" />,
                })}
              </>
            )}
          </p>
          {description && (
            <p dir="auto" className="wrap-anywhere">
              “{description}”
            </p>
          )}
        </div>
      </div>
      <ReportActs report={report} onDone={onDone} />
    </Card>
  );
}
