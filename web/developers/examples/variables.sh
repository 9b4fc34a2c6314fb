curl http://localhost:4000/graphql -H 'content-type: application/json' \
  -d '{"query":"query ($season: Int) { games(season: $season) { opponent kickoffAt } }",
       "variables":{"season":2025}}'
