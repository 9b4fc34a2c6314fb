import { graphql } from '../../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment ReportRow_report on ContentReport {
    id
    contentType
    contentId
    reason
    description
    status
    actionTaken
    reviewedAt
    createdAt
    reporterName
    reportedUserName
    reportedUser {
      id
      name
      isAdmin
    }
    reportedContent
    article {
      id
    }
    articleTitle
    imageUrl
    isContentThere
  }
`);

export const REPORTS = graphql(/* GraphQL */ `
  query Reports($filter: ReportFilter!, $first: Int!, $after: String) {
    reports(filter: $filter, first: $first, after: $after) {
      nodes {
        ...ReportRow_report
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const PENDING_REPORTS = graphql(/* GraphQL */ `
  query PendingReports {
    pendingReportCount
  }
`);

export const REPORT_EVENTS = graphql(/* GraphQL */ `
  subscription ReportEvents {
    reportEvents {
      reportId
      pendingCount
    }
  }
`);

export const DISMISS_REPORT = graphql(/* GraphQL */ `
  mutation DismissReport($id: Int!) {
    dismissReport(input: { id: $id }) {
      report {
        ...ReportRow_report
      }
    }
  }
`);

export const DELETE_REPORTED_CONTENT = graphql(/* GraphQL */ `
  mutation DeleteReportedContent($id: Int!) {
    deleteReportedContent(input: { id: $id }) {
      report {
        ...ReportRow_report
      }
    }
  }
`);

export const DELETE_REPORT = graphql(/* GraphQL */ `
  mutation DeleteReport($id: Int!) {
    deleteReport(input: { id: $id }) {
      deletedId
    }
  }
`);
