curl http://localhost:4000/graphql -H 'content-type: application/json' \
  -d '{"query":"{ publishedArticles(first: 5) { id title publishedAt } }"}'
