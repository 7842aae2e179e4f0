import { startPostgres } from './checks/postgres-server';
import { createServer } from 'node:http';
import { appendFileSync } from 'node:fs';
const s = await startPostgres(console.log); console.log('URL', s?.url);
createServer(async (q, r) => { const b = Buffer.concat(await q.toArray()).toString(); appendFileSync('/tmp/h/traces.jsonl', b + '\n'); r.setHeader('content-type','application/json').end('{}'); }).listen(4318, '127.0.0.1');
