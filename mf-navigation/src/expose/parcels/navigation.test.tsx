import { MARKETS } from '@showroom/contracts/markets';
import { entries } from '../../examples';
import * as parcel from './navigation';

// The navigation itself has tests of its own, and journeys in a real page.
jest.mock('../../choice/ChosenNavigation', () => ({
  ChosenNavigation({ data: { path } }: { readonly data: { readonly path: string } }) {
    if (path === '/broken') throw new Error('The entries are broken');
    return <nav>{path}</nav>;
  },
}));
// jsdom fetches no style sheets.
jest.mock('../../parcel/mount-point', () => {
  const actual = jest.requireActual<typeof import('../../parcel/mount-point')>('../../parcel/mount-point');
  return {
    createMountPoint: (host: HTMLElement) => ({
      ...actual.createMountPoint(host),
      showStyles: () => Promise.resolve(),
    }),
  };
});

const site = 'https://au.showroom.example';
const props = { site, market: 'au', locale: MARKETS.au.locales[0], entries, path: '/' } as const;

let host = document.createElement('div');
beforeEach(() => {
  host = document.createElement('div');
  // React is not asked to act here: a foreign host does not.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

/** What single-spa gives to one parcel, whatever its host calls it. */
function created() {
  const own = {
    name: 'navigation',
    unmountSelf: () => undefined,
    singleSpa: undefined,
    domElement: host,
    mountParcel() {
      throw new Error('The navigation has no parcels of its own');
    },
  };
  return (more: object = {}) => ({ ...props, ...more, ...own });
}

test('it is mounted, updated where it stands, and leaves the element of its host as it was', async () => {
  host.innerHTML = '<p>ours</p>';
  const given = created();
  await parcel.bootstrap();
  await parcel.mount(given());
  const nav = host.querySelector('nav');
  expect(nav).toHaveTextContent('/');
  await parcel.update(given({ path: '/stock' }));
  expect(nav).toHaveTextContent('/stock');
  await parcel.unmount(given());
  expect(host.innerHTML).toBe('<p>ours</p>');
});

test('a mount that cannot be rendered rejects, and can be unmounted', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const given = created();
  await expect(parcel.mount(given({ path: '/broken' }))).rejects.toThrow('The navigation could not be rendered');
  await parcel.unmount(given());
  expect(host.innerHTML).toBe('');
});

test('one that was never mounted, for its props are of no use, can be unmounted', async () => {
  const given = created();
  await expect(parcel.mount(given({ market: 'fr' }))).rejects.toThrow('market: must be one of');
  await parcel.unmount(given());
  expect(host.innerHTML).toBe('');
});

test('an update that cannot be rendered shows nothing until the next one, and can be unmounted', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const given = created();
  await parcel.mount(given());
  await parcel.update(given({ path: '/broken' }));
  expect(host.querySelector('nav')).toBeNull();
  await parcel.update(given({ path: '/stock' }));
  expect(host.querySelector('nav')).toHaveTextContent('/stock');
  await parcel.unmount(given());
  expect(host.innerHTML).toBe('');
});

test('two stand side by side, even if their host gives both one name', async () => {
  const [one, other] = [created(), created()];
  await Promise.all([parcel.mount(one()), parcel.mount(other())]);
  expect(host.querySelectorAll('nav')).toHaveLength(2);
  await parcel.unmount(one());
  expect(host.querySelectorAll('nav')).toHaveLength(1);
  await parcel.unmount(other());
  expect(host.innerHTML).toBe('');
});
