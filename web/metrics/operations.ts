import { graphql } from '../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment GrowingFigure_figure on GrowingFigure {
    total
    today
    week {
      current
      previous
      change
    }
    month {
      current
      previous
      change
    }
  }
`);

export const SITE_METRICS = graphql(/* GraphQL */ `
  query SiteMetrics {
    siteMetrics {
      asOf
      members {
        ...GrowingFigure_figure
      }
      questions {
        ...GrowingFigure_figure
      }
      articles {
        ...GrowingFigure_figure
      }
      photos {
        ...GrowingFigure_figure
      }
      content {
        articleViews
        articleLikes
        articleComments
        articleShares
        photoLikes
        photoComments
        viewsPerArticle
        engagementRate
      }
      teams {
        name
        count
        percent
      }
      countries {
        name
        count
        percent
      }
      locations {
        name
        count
        percent
      }
      days {
        date
        members
        questions
        articles
        photos
        comments
        likes
        views
      }
      engagementPerDay
      engagementAverage
      leads {
        status
        count
      }
      topContent {
        kind
        contentId
        title
        category
        likes
        comments
        views
        shares
      }
      categories {
        category
        articles
        views
        likes
        comments
        shares
      }
      photoCategories {
        name
        count
        percent
      }
    }
    channelStats {
      subscriberCount
    }
  }
`);

export const ARTICLE_ANALYTICS = graphql(/* GraphQL */ `
  query ArticleAnalytics($first: Int!) {
    articleAnalytics(first: $first) {
      nodes {
        id
        title
        category
        publishedAt
        viewCount
        likeCount
        commentCount
        shareCount
        engagementRate
      }
    }
  }
`);
