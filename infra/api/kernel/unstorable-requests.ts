import type { FastifyInstance } from 'fastify';
import { unstorableTexts } from '../../unstorable';
import { Refusal } from './refusal';

const PARTS = [
  { part: 'params', status: 400 },
  { part: 'query', status: 400 },
  { part: 'body', status: 422 },
] as const;

/**
 * One rule for every route: a request with text that no database could keep is refused, and told
 * where it stands.
 */
export function refuseUnstorable(server: FastifyInstance): void {
  server.addHook('preHandler', async (request) => {
    for (const { part, status } of PARTS) {
      const issues = unstorableTexts(request[part]);
      if (issues.length === 0) continue;
      const fields = issues.map(({ path, message }) => ({
        path: part === 'body' ? path.join('.') : (path[0] ?? ''),
        message,
      }));
      throw new Refusal(status, 'This cannot be kept: `errors` names the places.', fields);
    }
  });
}
