/** Jest's arguments for every test that works with a database: it gets its own from this file. */
export const findRelated = ['--selectProjects', 'infra', '--findRelatedTests', 'infra/database/testing.ts'] as const;
