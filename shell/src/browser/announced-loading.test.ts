import { createMemoryRouter } from '@showroom/shared-ui/router';
import { LOADED, shareOf } from '../page/loaded-event';
import { announcedLoading } from './announced-loading';

const quick = () => Promise.resolve('data');

/** What is told on the way to a path. */
async function toldOf(path: string): Promise<{ readonly shares: number[]; readonly data: unknown }> {
  const router = createMemoryRouter(
    [
      { path: '/', element: null },
      { path: '/one', id: 'one', loader: quick },
      { path: '/both', id: 'outer', loader: quick, children: [{ index: true, id: 'inner', loader: quick }] },
      { path: '/failing', id: 'failing', loader: () => Promise.reject(new Error('Away')) },
    ],
    { dataStrategy: announcedLoading },
  );
  const shares: number[] = [];
  const hear = (event: Event) => shares.push(shareOf(event));
  window.addEventListener(LOADED, hear);
  await router.navigate(path);
  window.removeEventListener(LOADED, hear);
  return { shares, data: router.state.errors ?? router.state.loaderData };
}

test('one loader is worth 45, each of several 30', async () => {
  expect(await toldOf('/one')).toEqual({ shares: [45], data: { one: 'data' } });
  expect(await toldOf('/both')).toEqual({ shares: [30, 30], data: { outer: 'data', inner: 'data' } });
});

test('a loader that fails has ended, too, and its error is the router’s', async () => {
  expect(await toldOf('/failing')).toEqual({ shares: [45], data: { failing: new Error('Away') } });
});
