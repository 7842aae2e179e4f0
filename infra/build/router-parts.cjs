// Parts of React Router that the facade (shared-ui/router) gives no way to: fetchers, forms, routes
// of a memory, instruments, state that it reads by itself, and what its server components throw.
const UNUSED = [
  'createMemoryHistory',
  'createMemoryRouter',
  'deserializeErrors',
  'fetch2',
  'getRouteInstrumentationUpdates',
  'handleAction',
  'handleFetcherAction',
  'handleFetcherLoader',
  'instrumentClientSideRouter',
];
const REST = new Map([
  ['RSCErrorHandler', 'return children;'],
  ['normalizeNavigateOptions', 'return { path };'],
  // Every route of the site has a page for its errors.
  ['DefaultErrorComponent', 'return null;'],
  // What developers read: they have the whole router.
  ['getInvalidPathError', 'return "Invalid " + field + ": " + path;'],
  [
    'getInternalRouterError',
    'return new ErrorResponseImpl(status || 500, "", new Error(status + " " + pathname), true);',
  ],
]);
const LEFT_OUT = "throw new Error('This part of the router is left out of the build');";

function without(source, name, body) {
  const head = new RegExp(`^( *)(?:async )?function ${name}\\((?:.|\\n)*?\\) \\{$`, 'm').exec(source);
  const end = head ? source.indexOf(`\n${head[1]}}\n`, head.index) : -1;
  if (end < 0) throw new Error(`React Router has no ${name} any more`);
  return `${source.slice(0, head.index)}${head[0]} ${body}${source.slice(end)}`;
}

module.exports = function routerParts(source) {
  if (!source.includes('function createRouter(')) return source;
  const bodies = [...UNUSED.map((name) => [name, LEFT_OUT]), ...REST];
  return bodies.reduce((text, [name, body]) => without(text, name, body), source);
};
