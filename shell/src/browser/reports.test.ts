import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { testRemotes } from '../page/context.testing';
import { createReports, type Report, releaseIn, reportedRemotes, watchPage } from './reports';

const ENTRY = 'http://cdn.test/releases/mf-a/1.0.0-3f9a2c1b/web/remoteEntry.js';
const RELEASE = { remote: 'mf-a', version: '1.0.0-3f9a2c1b' };

function errorFrom(stack: string, error: Error = new TypeError('x is not a function')): Error {
  return Object.assign(error, { stack: `TypeError: x is not a function\n${stack}` });
}
const OWN = errorFrom.bind(
  undefined,
  `    at Card (${ENTRY}:1:20)\n    at render (http://site.test/assets/main.js:1:1)`,
);

function listening() {
  const reports = createReports();
  const heard: Report[] = [];
  reports.listen((report) => heard.push(report));
  return { reports, heard };
}

test.each([
  [`at x (${ENTRY}:1:2)`, RELEASE],
  ['at x (http://site.test/assets/main.js:1:2)', undefined],
  ['', undefined],
])('a stack of "%s" names %p', (stack, expected) => {
  expect(releaseIn(stack)).toEqual(expected);
});

test('an error is that of the remote whose file threw it; the same error is noted once', () => {
  const { reports, heard } = listening();
  const error = OWN();
  reports.trouble('render', error);
  reports.trouble('render', error);
  expect(heard).toEqual([{ ...RELEASE, what: 'render' }]);
});

test('an error that React threw is that of the nearest component', () => {
  const { reports, heard } = listening();
  const error = errorFrom('    at throwOnInvalid (http://site.test/assets/react.js:1:1)');
  reports.trouble('render', error, `\n    at Card (${ENTRY}:1:20)\n    at Block (http://site.test/assets/main.js:1:1)`);
  expect(heard).toEqual([{ ...RELEASE, what: 'render' }]);
});

test.each<[string, unknown]>([
  ['of the shell', errorFrom('    at x (http://site.test/assets/main.js:1:1)')],
  ['that is an answer of the API', OWN(new ShowroomError('api.unreachable'))],
  ['that is no error', 'a text'],
])('an error %s is nobody’s', (_, error) => {
  const { reports, heard } = listening();
  reports.trouble('script', error);
  expect(heard).toEqual([]);
});

test('what happened before anybody listened is handed over', () => {
  const reports = createReports();
  reports.trouble('render', OWN());
  const heard: Report[] = [];
  reports.listen((report) => heard.push(report));
  reports.add({ ...RELEASE, what: 'loaded' });
  expect(heard.map(({ what }) => what)).toEqual(['render', 'loaded']);
});

test('errors that nobody caught are noted', () => {
  const { reports, heard } = listening();
  watchPage(reports);
  window.dispatchEvent(new ErrorEvent('error', { error: OWN() }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: OWN() }));
  expect(heard.map(({ what }) => what)).toEqual(['script', 'script']);
});

test('a remote’s code that comes is told once, one that does not come twice in a row is trouble', async () => {
  const { reports, heard } = listening();
  const exposes = {};
  const pin = { ...RELEASE, container: 'mf_a', entry: ENTRY, integrity: 'sha384-x', exposes };
  const outcomes = ['away', 'away', 'there', 'there'];
  const remotes = reportedRemotes(
    {
      ...testRemotes({}, { pins: [pin] }),
      entry: () => pin,
      load: async () => {
        if (outcomes.shift() === 'away') throw new Error('Loading failed');
      },
    },
    reports,
  );
  for (let times = 0; times < 4; times += 1) await remotes.load('mf-a', './routes').catch(() => undefined);
  expect(heard.map(({ what }) => what)).toEqual(['load', 'loaded']);
});
