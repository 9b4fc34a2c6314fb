/** What the first visitor finds in the tabs. */
export const EXAMPLES: readonly string[] = [
  `# The game that is on, or the one that comes next.
query GameDay {
  liveGame {
    isLive
    homeTeam { name score }
    awayTeam { name score }
    status { period displayClock }
  }
  nextGame {
    week
    opponent
    isHome
    kickoffAt
    tvNetwork
  }
}
`,
  `# Newest first. For the next page, give endCursor as "after".
query Articles($first: Int!, $after: String) {
  articles(first: $first, after: $after) {
    nodes {
      id
      title
      excerpt
      author
      category
      publishedAt
      likeCount
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
  `# Each change of the score, over the WebSocket; while no game is on, nothing comes.
subscription Score {
  liveGame {
    homeTeam { abbreviation score possession }
    awayTeam { abbreviation score possession }
    status { period displayClock }
  }
}
`,
];
