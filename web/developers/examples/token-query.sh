curl http://localhost:4000/graphql -H "authorization: Bearer $ORANGE_TOKEN" \
  -H 'content-type: application/json' -d '{"query":"{ me { name } }"}'
