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
  `# Newest first. For the page after this one, give the id of the last article as "after".
query Articles($first: Int!, $after: Int) {
  publishedArticles(first: $first, after: $after) {
    id
    title
    excerpt
    author
    category
    publishedAt
    likeCount
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
