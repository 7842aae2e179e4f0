import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
  // Packages that ship ES modules only.
  '^.+\\.[cm]?js$': ['@swc/jest', { jsc: { target: 'es2022' }, module: { type: 'commonjs' } }],
};

const shared = {
  transform,
  transformIgnorePatterns: [
    '/node_modules/(?!(cookie|ky|until-async|openid-client|oauth4webapi|jose|@fastify/cookie|@electric-sql/pglite|@seriousme/openapi-schema-validator)/)',
  ],
  moduleNameMapper: { '\\.css$': `${ROOT}/infra/checks/empty-style.cjs` },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/', '/infra/checks/test.mjs$'],
};

const inBrowser = (name) => ({
  ...shared,
  displayName: name,
  rootDir: `${ROOT}/${name}`,
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: [`${ROOT}/infra/checks/jest-dom-setup.ts`],
});

const inNode = (name) => ({
  ...shared,
  displayName: name,
  rootDir: `${ROOT}/${name}`,
  testEnvironment: 'node',
});

const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));

export default {
  testTimeout: 30_000,
  projects: [
    inNode('contracts'),
    inBrowser('shared-ui'),
    inBrowser('shell'),
    ...remotes.map(inBrowser),
    inNode('infra'),
  ],
};
