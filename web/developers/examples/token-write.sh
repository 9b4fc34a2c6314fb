curl http://localhost:4000/graphql -H "authorization: Bearer $ORANGE_TOKEN" \
  -H 'content-type: application/json' \
  -d '{"query":"mutation ($input: SetLikeInput!) { setLike(input: $input) { likeable { likeCount } } }",
       "variables":{"input":{"kind":"ARTICLE","id":1,"liked":true}}}'
