import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { JSDOM } from 'jsdom';
import { ROOT } from './package-info';

const require = createRequire(import.meta.url);
const routerParts: (source: string) => string = require('./router-parts.cjs');
const CHUNK = /react-router[\\/]dist[\\/].*\.mjs$/;

type Router = ReturnType<typeof import('@showroom/shared-ui/router').createBrowserRouter>;
let facade: typeof import('@showroom/shared-ui/router');

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: "export * from '@showroom/shared-ui/router';", resolveDir: join(ROOT, 'shell') },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'browser',
    external: ['react', 'react-dom'],
    plugins: [
      {
        name: 'router-parts',
        setup({ onLoad }) {
          onLoad({ filter: CHUNK }, ({ path }) => ({
            contents: routerParts(readFileSync(path, 'utf8')),
            loader: 'js',
          }));
        },
      },
    ],
  });
  const module = { exports: facade };
  new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '')(module, module.exports, require);
  facade = module.exports;
});

function opened(): Router {
  const { window } = new JSDOM('', { url: 'https://showroom.test/' });
  let loads = 0;
  function load() {
    loads += 1;
    return loads;
  }
  const routes = [
    { id: 'home', path: '/', loader: load },
    { id: 'old', path: '/old', loader: () => facade.redirect('/new') },
    { id: 'new', path: '/new', loader: load },
  ];
  const options = { window, hydrationData: { loaderData: { home: 0 } } };
  return Reflect.apply(facade.createBrowserRouter, undefined, [routes, options]);
}

test('what is left of the router follows links and redirects, goes back and loads again', async () => {
  const router = opened();
  await router.navigate('/old?from=mail');
  expect(router.state.location.pathname).toBe('/new');
  expect(router.state.loaderData).toEqual({ new: 1 });
  await router.revalidate();
  expect(router.state.loaderData).toEqual({ new: 2 });
  await router.navigate('/missing');
  expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]);
  router.dispose();
});

test('what the facade gives no way to says that it is not there', () => {
  expect(() => facade.createMemoryRouter([])).toThrow('left out');
});

test('a router without one of the parts ends the build', () => {
  expect(() => routerParts('function createRouter(init) {\n}\n')).toThrow('React Router has no createMemoryHistory');
});
