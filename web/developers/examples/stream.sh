curl -N 'http://localhost:4000/graphql/stream?query=subscription%20%7B%20chatEvents%20%7B%20kind%20message%20%7B%20message%20%7D%20%7D%20%7D'
