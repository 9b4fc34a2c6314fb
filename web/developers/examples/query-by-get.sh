curl 'http://localhost:4000/graphql?query=%7B%20chatStatus%20%7B%20isOpen%20%7D%20%7D'
