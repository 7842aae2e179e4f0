import * as z from 'zod/mini';
import { auditEntry } from '../entities/release-audit';
import { budgetChange, releaseBudget } from '../entities/release-budget';
import { releaseOverview } from '../entities/release-overview';
import { releaseVersion, remoteName } from '../remotes/release';
import { integerText, list, resource, single } from '../schema/schema';
import { call } from './call';

const market = z.enum(['international', 'au', 'ae', 'jp', 'ua']);
const inMarket = z.object({ market });
const remote = remoteName.check(z.maxLength(60));
const version = releaseVersion.check(z.maxLength(60));
/** Every change says why; it stands in the audit log beside the person. */
const why = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));
/** Lets a version back in that had burnt its budget, or that the gate does not know. */
const force = z.optional(z.boolean());
/** What the refusal of the same change said: without it nothing is taken from a published site. */
const confirm = z.optional(z.string().check(z.maxLength(64)));

const LOOK = ['editor', 'market_manager', 'admin'] as const;
const CHANGE = ['market_manager', 'admin'] as const;

const overview = single(resource('release-overview', z.string(), releaseOverview));

/** What is active in a market, and the versions that could be. */
export const getReleases = call({
  method: 'GET',
  path: '/releases/:market',
  summary: 'What stands in a market, the versions that could, and how they do.',
  access: LOOK,
  params: inMarket,
  answer: overview,
});

/** Changes of releases, newest first, in pages of at most 100. */
export const listAudit = call({
  method: 'GET',
  path: '/release-audit',
  summary: 'Who changed what and why, newest first; of one market when it is named.',
  access: LOOK,
  query: z.object({
    market: z.optional(market),
    page: z.optional(integerText(1, 100_000)),
    items: z.optional(integerText(1, 100)),
  }),
  answer: list(resource('audit-entry', z.string(), auditEntry)),
});

/** Pins a version of a remote in a market; null takes the remote out. */
export const pinRelease = call({
  method: 'PUT',
  path: '/releases/:market/pins/:remote',
  summary: "Puts a version of a remote into the market's composition, or takes the remote out.",
  access: CHANGE,
  params: z.object({ market, remote }),
  body: z.object({ version: z.nullable(version), why, force, confirm }),
  answer: overview,
});

/** Shows a version to `share` percent of the visitors; again, it changes the share. */
export const startCanary = call({
  method: 'PUT',
  path: '/releases/:market/canary',
  summary: 'Shows a version of a remote to a share of the visitors, or changes the share.',
  access: CHANGE,
  params: inMarket,
  body: z.object({ remote, version, share: z.int().check(z.gte(1), z.lte(100)), why, force, confirm }),
  answer: overview,
});

/** Ends the canary of a market without a change of what is stable. */
export const endCanary = call({
  method: 'POST',
  path: '/releases/:market/canary/end',
  summary: 'Shows every visitor what is stable.',
  access: CHANGE,
  params: inMarket,
  body: z.object({ why }),
  answer: overview,
});

/** Makes the canary's versions the stable ones. */
export const promoteCanary = call({
  method: 'POST',
  path: '/releases/:market/promote',
  summary: 'Makes the canary what every visitor gets, in one step.',
  access: CHANGE,
  params: inMarket,
  body: z.object({ why, force, confirm }),
  answer: overview,
});

/** Takes back the last change of what is stable. */
export const rollbackRelease = call({
  method: 'POST',
  path: '/releases/:market/rollback',
  summary: 'Takes back the last change of what is stable, in one step.',
  access: CHANGE,
  params: inMarket,
  body: z.object({ why, force, confirm }),
  answer: overview,
});

/** Changes the budget of a remote; what is left out goes back to its default. */
export const putBudget = call({
  method: 'PUT',
  path: '/release-budgets/:remote',
  summary: 'What versions of a remote may cost visitors, as far as it differs from the defaults.',
  access: CHANGE,
  params: z.object({ remote }),
  body: z.object({ budget: budgetChange, why }),
  answer: single(resource('release-budget', z.string(), releaseBudget)),
});
