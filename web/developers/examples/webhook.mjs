import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);
const server = createServer(async (request, response) => {
  try {
    const { type, data } = webhook.verify(await text(request), request.headers);
    console.log(JSON.stringify({ type, data }));
    response.writeHead(204).end();
  } catch {
    response.writeHead(401).end();
  }
});
server.listen(process.env.PORT ?? 8000);
