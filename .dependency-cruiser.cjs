/**
 * Who may import whom. Each rule's comment is the sentence that a reader gets when it is crossed.
 * The order of folders inside of a package: infra/checks/folder-order.cjs.
 */
const { folderRules } = require('./infra/checks/folder-order.cjs');

const PACKAGES = '^(contracts|shared-ui|shell|infra|mf-[^/]+)/';

module.exports = {
  forbidden: [
    {
      name: 'cross-folders-by-package-name',
      comment:
        'Another folder is imported by its package name and a path that its exports list (@showroom/shared-ui/button), never by a relative path.',
      severity: 'error',
      from: { path: '^(mf-[^/]+/mf-[^/]+|[^/]+)/(?!mf-)' },
      to: { path: PACKAGES, pathNot: '^$1/(?!mf-)', dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'contracts-stand-alone',
      comment: 'contracts is what everybody agrees on: it imports no other folder, no React and nothing of Node.',
      severity: 'error',
      from: { path: '^contracts/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(shared-ui|shell|infra|mf-[^/]+)/|(^|/)node_modules/(react|react-dom)/' },
    },
    {
      name: 'contracts-know-no-node',
      comment: 'contracts runs in browsers too: it imports nothing of Node.',
      severity: 'error',
      from: { path: '^contracts/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'shared-ui-knows-only-contracts',
      comment: 'shared-ui is made of contracts and libraries: it knows no remote, no shell and no server.',
      severity: 'error',
      from: { path: '^shared-ui/' },
      to: { path: '^(shell|infra|mf-[^/]+)/' },
    },
    {
      name: 'remotes-do-not-import-each-other',
      comment:
        'Remotes are released one by one: they meet at run time, through contracts/remotes. Share by shared-ui or an event.',
      severity: 'error',
      from: { path: '^(mf-[^/]+/mf-[^/]+|mf-[^/]+)/(?!mf-)' },
      to: { path: '^mf-[^/]+/', pathNot: '^$1/(?!mf-)' },
    },
    {
      name: 'remotes-do-not-import-the-shell',
      comment:
        'A remote is given what it needs by the platform (@showroom/shared-ui/platform): it never imports the shell.',
      severity: 'error',
      from: { path: '^mf-[^/]+/' },
      to: { path: '^shell/' },
    },
    {
      name: 'shell-loads-remotes-at-run-time',
      comment: 'The shell loads remotes from the composition at run time: an import would build one version into it.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^mf-[^/]+/' },
    },
    {
      name: 'browser-code-does-not-import-infra',
      comment: 'infra runs on servers and in the workshop: what is sent to browsers never imports it.',
      severity: 'error',
      from: { path: '^(contracts|shared-ui|shell|mf-[^/]+)/' },
      to: { path: '^infra/' },
    },
    {
      name: 'the-api-imports-no-interface',
      comment:
        'infra serves data: only the harness and gallery pages of infra/harness, and the gate of releases, show components. What the build leaves out of the router is tested through its facade.',
      severity: 'error',
      from: { path: '^infra/', pathNot: '^infra/(harness|registry/gate|build/router-parts[.]test)' },
      to: { path: '^(shared-ui|shell|mf-[^/]+)/' },
    },
    {
      name: 'blocks-do-not-know-each-other',
      comment:
        'A block stands alone: what two blocks use moves to a kit (or to shared-ui) when the second one arrives.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/blocks/([^/]+)/' },
      to: { path: '^$1/src/blocks/', pathNot: '^$1/src/blocks/$2/' },
    },
    {
      name: 'nobody-imports-what-is-exposed',
      comment: 'src/expose is what federation offers: nothing inside the remote but its tests imports it.',
      severity: 'error',
      from: {
        path: '^(mf-[^/]+/mf-[^/]+|mf-[^/]+)/src/',
        pathNot: '/src/expose/|(\\.test|-in-tests)\\.tsx?$',
      },
      to: { path: '^$1/src/expose/' },
    },
    {
      name: 'the-facet-engine-has-a-face',
      comment:
        'infra/facets is used through facets.ts, with the types of search.ts, text.ts, row.ts and financing.ts: its columns stay its own.',
      severity: 'error',
      from: { path: '^infra/', pathNot: '^infra/facets/' },
      to: { path: '^infra/facets/', pathNot: '^infra/facets/(facets|search|text|row|financing)[.]ts$' },
    },
    {
      name: 'one-router',
      comment:
        'The router is imported from @showroom/shared-ui/router: it is what keeps react-router-dom in one shared instance.',
      severity: 'error',
      from: { pathNot: '^shared-ui/src/router/|(^|/)node_modules/' },
      to: { path: '(^|/)node_modules/react-router(-dom)?/' },
    },
    {
      name: 'no-cycles',
      comment:
        'Files that import each other, be it types alone, can only be understood and tested together: move what both use into a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      comment: 'The import leads nowhere: a package is missing from package.json, or a path is wrong.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    ...folderRules,
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: {
      path: [
        '^infra/bench/peers/(next|puck)/',
        '^[^/]+/dist/',
        '^mf-[^/]+/mf-[^/]+/dist/',
        '^[^/]+/\\.cache/',
        '^\\.(data|cache)/',
      ],
    },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.css', '.json', '.svg'],
    },
  },
};
