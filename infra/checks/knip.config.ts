import type { KnipConfig } from 'knip';
import { blockKeys, componentOf } from '../build/package-info';

/** Of each block: template and contents by their names, the component by its folder's. */
const BLOCK_FILES = ['mf-blocks', 'mf-stock-locator'].flatMap((remote) =>
  blockKeys(remote).flatMap((key) =>
    ['template.ts', 'examples.ts', 'stored-examples.ts', `${componentOf(key)}.tsx`].map(
      (file) => `src/blocks/${key}/${file}`,
    ),
  ),
);

/** What tools find by other ways than an import is named here, each with its reason. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [],
      project: [],
      jest: { config: ['infra/checks/jest.config.mjs'] },
      // Loaded by Stryker, by its name.
      ignoreDependencies: ['@stryker-mutator/jest-runner'],
      // The command of @playwright/test, which infra has.
      ignoreBinaries: ['playwright'],
    },
    contracts: { project: ['src/**/*.ts'] },
    'shared-ui': { project: ['src/**/*.{ts,tsx,css}'] },
    shell: {
      // The builds' two entries; infra/start starts the site's own process, tests two more.
      entry: [
        'src/browser/main.tsx',
        'src/render/worker.ts',
        'src/render/confine.testing.ts',
        'src/site/{main,traced.testing}.ts',
      ],
      project: ['src/**/*.{ts,tsx,css}'],
    },
    'mf-navigation/mf-*': {
      entry: ['src/expose/*.{ts,tsx}', 'src/harness.ts'],
      project: ['src/**/*.{ts,tsx,css}'],
    },
    'mf-*': {
      // Builds read these folders; the harness reads examples and src/harness.ts.
      entry: [
        'src/expose/*.{ts,tsx}',
        'src/{expose/parcels,parcel/replacements}/*.{ts,tsx}',
        ...BLOCK_FILES,
        'src/harness.ts',
      ],
      project: ['src/**/*.{ts,tsx,css}'],
    },
    infra: {
      entry: [
        // Started by their path, by infra/start, infra/sandbox and infra/checks.
        'checks/units.ts',
        '{api,checks,cluster,foreign-host,identity,registry,sandbox,start}/main.ts',
        'api/jobs-main.ts',
        // Left out by the configuration of Jest; `npm run test:cluster` runs them.
        'cluster/*.test.ts',
        'cluster/bucket-server.ts',
        // Served to browsers as it is.
        'foreign-host/page/host.mjs',
        // Started by their paths: one to be killed, one that Jest cannot run.
        'registry/durability.testing.ts',
        'database/traced-queries.testing.ts',
        // Bundled for the pages of the providers' stand-ins.
        'sandbox/stripe/browser/{stripe,card,challenge}.ts',
        'sandbox/paypal/browser/{sdk,buttons,outcome}.ts',
        'sandbox/consent/browser/{one-trust,cookiebot,cookie-information,user-centrics}.ts',
        'sandbox/analytics/browser/gtm.ts',
        // Named in configurations of webpack and Jest.
        'build/*.{cjs,mjs}',
        'checks/{empty-style.cjs,jest-dom-setup.ts,jest.config.mjs,longest-first.mjs,repeatable-fast-check.cjs,test-snapshot.ts}',
        // Read by Next.js, from a copy.
        'bench/peers/next/next.config.mjs',
        // Bundled for the gate's page.
        'registry/gate/page/main.ts',
        // Imported by the entry that the harness writes for webpack.
        'harness/page/start-*.tsx',
        // A process of its own for every build of a remote that is worked on.
        'harness/disk/describe.ts',
        // Tools that are run by hand, as their folders' READMEs say.
        'demo/pictures/contact-sheet.ts',
        'demo/pictures/films/make.ts',
        'bench/*.ts',
        // Named to Stryker by its path.
        'bench/mutants/jest.config.mjs',
        'e2e/**/*.spec.ts',
        // Loaded into the site's processes, by their paths.
        'e2e/support/{clock,bad-machine}.mjs',
      ],
      project: ['**/*.{ts,tsx,mjs,cjs}', 'harness/**/*.css'],
      // Only films need the first, which are made by hand; the others belong to Linux.
      ignoreBinaries: ['ffmpeg', 'mount', 'umount'],
    },
  },
  compilers: {
    // A style sheet imports style sheets and fonts.
    css: (text: string) =>
      [...text.matchAll(/(?:@import\s+|url\()["']([^"')]+)["']/g)].map(([, path]) => `import '${path}';`).join('\n'),
  },
};

export default config;
