import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

const transform = {
  '/messages(/[a-z-]+)?/en\\.json$': `${ROOT}/infra/checks/messages-transform.cjs`,
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
    '/node_modules/(?!(pixelmatch|cookie|content-disposition|ky|until-async|openid-client|oauth4webapi|jose|@fastify/cookie|@electric-sql/pglite|@seriousme/openapi-schema-validator)/)',
  ],
  moduleNameMapper: {
    '\\.css\\?url$': `${ROOT}/infra/checks/style-address.cjs`,
    '\\.css$': `${ROOT}/infra/checks/empty-style.cjs`,
    '^fast-check$': `${ROOT}/infra/checks/repeatable-fast-check.cjs`,
  },
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '/e2e/',
    '/infra/checks/test.mjs$',
    // They start servers by the dozen: `npm run test:cluster`.
    ...(process.env.CLUSTER_TESTS === '1' ? [] : ['/infra/cluster/']),
  ],
};

const inBrowser = (name) => ({
  ...shared,
  displayName: basename(name),
  rootDir: `${ROOT}/${name}`,
  // A remote inside of another one's folder is a project of its own.
  testPathIgnorePatterns: [...shared.testPathIgnorePatterns, `<rootDir>/mf-`],
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: [`${ROOT}/infra/checks/jest-dom-setup.ts`],
});

const inNode = (name, more = {}) => ({
  ...shared,
  displayName: name,
  rootDir: `${ROOT}/${name}`,
  testEnvironment: 'node',
  ...more,
});

const remotesIn = (folder) => readdirSync(folder).filter((name) => name.startsWith('mf-'));
const outer = remotesIn(ROOT);
const remotes = [...outer, ...outer.flatMap((name) => remotesIn(join(ROOT, name)).map((inner) => join(name, inner)))];

export default {
  testTimeout: 30_000,
  testSequencer: `${ROOT}/infra/checks/longest-first.mjs`,
  projects: [
    inNode('contracts'),
    inBrowser('shared-ui'),
    inBrowser('shell'),
    ...remotes.map(inBrowser),
    inNode('infra', { globalSetup: `${ROOT}/infra/checks/test-snapshot.ts` }),
  ],
};
