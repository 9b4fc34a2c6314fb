import { nameOf } from '../../../schema/enum-names.ts';
import {
  REPORT_REASONS,
  REPORTED_TYPES,
  reportFilterInput,
  REVIEWED_REPORTS_SHOWN,
} from '../../../schema/reports.ts';
import { graphql } from '../../gql/gql.ts';
import type { RestReportFragment } from '../../gql/graphql.ts';
import { after, id, inWords, nameIn, optionalText, row, withIds } from '../row.ts';

graphql(/* GraphQL */ `
  fragment RestReport on ContentReport {
    id
    contentType
    contentId
    reason
    description
    status
    actionTaken
    reviewedAt
    adminNotes
    createdAt
    reporter {
      id
    }
    reviewedBy {
      id
    }
    reportedContentBackup
    reportedUserNameBackup
    reporterName
    reportedUserName
    reportedContent
    articleTitle
  }
`);

const memberJson = withIds('reporter', 'reviewedBy');
const wordsJson = inWords('contentType', 'reason', 'status', 'actionTaken');
const reportJson = (report: RestReportFragment) => wordsJson(memberJson(report));

const LARGEST_ID = 2 ** 31 - 1;

/** An id of content; 0 for an invalid one, which the use case refuses in the words of the spec. */
const contentId = (value: unknown): number => {
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && Math.abs(number) <= LARGEST_ID
    ? number
    : 0;
};

const REPORT_CONTENT = graphql(/* GraphQL */ `
  mutation RestReportContent($input: ReportContentInput!) {
    reportContent(input: $input) {
      contentId
    }
  }
`);

/** Reports of content. Who reports comes from the session. */
export const reportsRows = [
  row({
    method: 'post',
    path: '/api/content/report',
    operation: REPORT_CONTENT,
    variables: ({ body }) => ({
      input: {
        contentType: nameIn(REPORTED_TYPES, body.contentType),
        contentId: contentId(body.contentId),
        reason: nameIn(REPORT_REASONS, body.reason),
        description: optionalText(body.description, 'description'),
      },
    }),
    requires: ['contentType', 'reason'],
    reply: () => ({ success: true }),
    status: 201,
  }),
  row({
    method: 'post',
    path: '/api/game-chat/report',
    operation: REPORT_CONTENT,
    variables: ({ body }) => ({
      input: {
        contentType: 'CHAT_MESSAGE' as const,
        contentId: contentId(body.messageId),
        // The call names a message only; what is wrong with it the admins see.
        reason: nameIn(REPORT_REASONS, body.reason ?? 'inappropriate'),
        description: optionalText(body.description, 'description'),
      },
    }),
    reply: () => ({ success: true }),
    status: 201,
  }),
  row({
    method: 'get',
    path: '/api/admin/reports',
    operation: graphql(/* GraphQL */ `
      query RestReports($filter: ReportFilter!, $after: String) {
        reports(filter: $filter, first: 100, after: $after) {
          nodes {
            ...RestReport
          }
        }
      }
    `),
    variables: ({ query }) => ({
      filter: nameOf(reportFilterInput.parse(optionalText(query.filter, 'filter') || 'all')),
      after: after('reports', query.after),
    }),
    reply: (data) => data.reports.nodes.map(reportJson),
    // A page of those that wait, and behind the first one those reviewed last.
    atMost: 100 + REVIEWED_REPORTS_SHOWN,
  }),
  row({
    method: 'put',
    path: '/api/admin/reports/:id/dismiss',
    operation: graphql(/* GraphQL */ `
      mutation RestDismissReport($id: Int!) {
        dismissReport(input: { id: $id }) {
          report {
            ...RestReport
          }
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: (data) => reportJson(data.dismissReport!.report),
  }),
  row({
    method: 'delete',
    path: '/api/admin/reports/:id',
    operation: graphql(/* GraphQL */ `
      mutation RestDeleteReport($id: Int!) {
        deleteReport(input: { id: $id }) {
          deletedId
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: () => ({ success: true }),
  }),
];
