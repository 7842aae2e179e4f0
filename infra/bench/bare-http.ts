import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

// A bare process that answers with the packed bytes of a page: `bare-http.ts <address of the page>
// <port>`.

const [address = '', port = ''] = process.argv.slice(2);
const bytes = gzipSync(await (await fetch(address)).text(), { level: 9 });
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'gzip',
  'content-length': bytes.length,
};

createServer((_request, reply) => {
  reply.writeHead(200, headers);
  reply.end(bytes);
}).listen(Number(port), '127.0.0.1');
