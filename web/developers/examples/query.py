import json
from urllib.request import Request, urlopen

QUERY = """
{
  liveGame { homeTeam { name score } awayTeam { name score } }
}
"""
request = Request(
    "http://localhost:4000/graphql",
    data=json.dumps({"query": QUERY}).encode(),
    headers={"content-type": "application/json"},
)
with urlopen(request) as response:
    print(json.dumps(json.load(response)["data"]))
