import type { Browser } from '@playwright/test';
import { type GateReport, isGreen } from '@showroom/contracts/remotes/gate-report';
import type { BuiltRemote } from '../../checks/first-load';
import { openBrowser } from './browser-side';
import { runGate } from './gate';
import { presentHost } from './hosts';
import { isBlock } from './kinds';
import { loadRelease } from './load-release';
import { watchedPlatform } from './platform';
import { buildTestRemote, dropTestRemotes } from './testing';

jest.setTimeout(240_000);

/** A block that sends an event while its data are loaded, and keeps what it hears of it. */
const speaking = (
  file: string,
  name: string,
  detail: object,
) => `import { ${name} } from '@showroom/contracts/events/${file}';
export const Component = ({ content }) => <p>{content.title}</p>;
export async function load({ platform: { bus } }) {
  const heard = [];
  bus.on(${name}, (detail) => heard.push(detail));
  bus.emit(${name}, ${JSON.stringify(detail)});
  return heard;
}
`;
const CLICKED = { event: 'click', parameters: { label: 'Stock' } };

let browser: Promise<Browser>;
let older: BuiltRemote;
let newer: BuiltRemote;
beforeAll(() => {
  browser = openBrowser();
  older = buildTestRemote('mf-older', { one: { source: speaking('analytics-v1', 'analyticsEventV1', CLICKED) } });
  newer = buildTestRemote('mf-newer', {
    two: { source: speaking('analytics', 'analyticsEvent', { ...CLICKED, scope: 'marketing' }) },
  });
});
afterAll(async () => {
  await (await browser).close();
  dropTestRemotes();
});

test('of an event in transition, one remote is built for the older version and one for the newer', () => {
  expect(older.manifest.uses.events).toEqual(['analytics:event@1']);
  expect(newer.manifest.uses.events).toEqual(['analytics:event@3']);
});

test('one host takes both, and each hears the other in its own version', async () => {
  const problems: string[] = [];
  const { platform } = watchedPlatform('server', {}, (problem) => problems.push(problem));
  async function heardBy(built: BuiltRemote, expose: string): Promise<unknown> {
    const module = await loadRelease(built).load(expose);
    if (!isBlock(module)) throw new Error(`${expose} is no block`);
    const input = { platform, url: new URL('http://site.test/'), signal: AbortSignal.timeout(5000), content: {} };
    return module.load?.(input);
  }
  const [old, young] = [await heardBy(older, './block/one'), await heardBy(newer, './block/two')];
  expect(old).toEqual([CLICKED, CLICKED]);
  expect(young).toEqual([{ ...CLICKED, scope: 'marketing' }]);
  await heardBy(older, './block/one');
  expect(young).toEqual([
    { ...CLICKED, scope: 'marketing' },
    { ...CLICKED, scope: 'statistic' },
  ]);
  expect(problems).toEqual([]);
});

test('both pass the gate of the present host; the older one no longer passes once its version is dropped', async () => {
  const host = await presentHost();
  const later = { ...host, version: '2.0.0', events: host.events.filter((event) => event !== 'analytics:event@1') };
  const under = async (built: BuiltRemote): Promise<GateReport[]> => runGate(built, [host, later], { browser });
  expect((await under(newer)).map(isGreen)).toEqual([true, true]);
  const reports = await under(older);
  expect(reports.map(isGreen)).toEqual([true, false]);
  expect(reports[1]?.expectations.filter(({ outcome }) => outcome === 'broken')).toEqual([
    {
      consumer: 'shell 2.0.0',
      expectation: 'speaks events that its bus knows',
      outcome: 'broken',
      detail: 'it uses the event analytics:event@1, known is analytics:event@2 and analytics:event@3',
    },
  ]);
});
