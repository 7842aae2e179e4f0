import { budgetChange } from '@showroom/contracts/entities/release-budget';
import { observationBatch } from '@showroom/contracts/entities/release-health';
import { releaseVersion, remoteName } from '@showroom/contracts/remotes/release';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { holdsToken, isSecret } from '../admit';
import { RegistryError } from '../registry-error';
import { OWN_ACCESS } from '../world';
import type { Operations } from './operations';

const MAX_OBSERVATIONS = 1024 * 1024;

/**
 * Who changes something, why, whether a version that burnt may come back, and which losses are
 * confirmed.
 */
const changeFields = {
  who: z.string().min(1).max(120),
  why: z.string().trim().min(1).max(300),
  force: z.boolean().optional(),
  confirm: z.string().max(64).optional(),
} as const;

const oneMarket = z.object({ market: z.string().max(40) });
const changeBody = z.object(changeFields);
const canaryBody = z.object({
  remote: remoteName,
  version: releaseVersion,
  share: z.int().min(1).max(100),
  ...changeFields,
});
const auditQuery = z.object({
  market: z.string().max(40).optional(),
  page: z.coerce.number().int().min(1).default(1),
  items: z.coerce.number().int().min(1).max(100).default(20),
});
const dropBody = z.object({
  days: z.int().min(1).max(3650).default(30),
  go: z.boolean().default(false),
  remote: z.optional(remoteName),
  version: z.optional(releaseVersion),
  ...changeFields,
});

interface Tokens {
  /** Of people and tools that run releases. */
  readonly token: string;
  /** Of sites, which report how versions do, and nothing else. */
  readonly siteToken: string;
}

/**
 * Canaries, budgets, observations and the audit log over HTTP. Who changes something holds the
 * registry's token; the log is for them too.
 */
export async function registerOperations(app: FastifyInstance, operations: Operations, tokens: Tokens): Promise<void> {
  const bearer = (request: FastifyRequest) => holdsToken(request, tokens.token);
  const forPeople = async (request: FastifyRequest) => {
    if (!bearer(request)) throw new RegistryError(401, 'A registry token is needed (REGISTRY_TOKEN)');
  };
  const marketOf = (request: FastifyRequest) => oneMarket.parse(request.params).market;

  app.get('/operations/:market', { onRequest: forPeople }, (request) => operations.overview(marketOf(request)));
  app.get('/audit', { onRequest: forPeople }, async (request) => {
    const { market, page, items } = auditQuery.parse(request.query);
    const { entries, total } = await operations.audit.page(page, items, market);
    return { data: entries, meta: { total, page, pages: Math.max(1, Math.ceil(total / items)), items } };
  });
  app.get('/audit/verify', { onRequest: forPeople }, () => operations.audit.verify());
  app.put('/compositions/:market/canary', async (request) => {
    const { remote, version, share, ...change } = canaryBody.parse(request.body);
    return operations.canaries.start(marketOf(request), { remote, version, share }, change);
  });
  app.post('/compositions/:market/canary/end', async (request, reply) => {
    await operations.canaries.end(marketOf(request), changeBody.parse(request.body));
    return reply.code(204).send();
  });
  app.post('/compositions/:market/promote', (request) =>
    operations.canaries.promote(marketOf(request), changeBody.parse(request.body)),
  );
  app.put('/budgets/:remote', (request) => {
    const { remote } = z.object({ remote: remoteName }).parse(request.params);
    const { budget, ...change } = z.object({ budget: budgetChange, ...changeFields }).parse(request.body);
    return operations.setBudget(remote, budget, change);
  });
  app.post('/drops', (request) => {
    const { days, go, remote, version, ...change } = dropBody.parse(request.body);
    return operations.drop({ days, go, only: { ...(remote && { remote }), ...(version && { version }) } }, change);
  });
  app.post('/observations', { bodyLimit: MAX_OBSERVATIONS, config: { [OWN_ACCESS]: true } }, async (request, reply) => {
    if (!bearer(request) && !isSecret(request.headers['x-site-token'], tokens.siteToken))
      throw new RegistryError(401, "A site's token is needed (SITE_TOKEN)");
    const counted = await operations.observe(observationBatch.parse(request.body));
    return reply.code(counted ? 202 : 200).send({ counted });
  });
}
