curl http://localhost:4000/graphql -H 'content-type: application/json' \
  -d '{"query":"{ articles(first: 5) { nodes { id title publishedAt } } }"}'
