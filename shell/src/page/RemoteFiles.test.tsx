/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ShellProvider } from '../context';
import { testRemotes, testShell } from '../context.testing';
import { RemoteFiles } from './RemoteFiles';

const files = {
  scripts: ['https://releases.test/list.js'],
  styles: [],
  integrity: { 'https://releases.test/list.js': 'sha384-list' },
};
const entry = { entry: 'https://releases.test/remoteEntry.js', integrity: 'sha384-abc' };
const remotes = { ...testRemotes({}), entry: () => entry, files: () => files };

function headOf(scripts: boolean, nonce: string | undefined): string {
  const shell = {
    ...testShell({ remotes }),
    nonce,
    federation: [{ url: '/assets/federation.js', integrity: 'sha384-federation' }],
  };
  return renderToString(
    <html lang="en">
      <head />
      <body>
        <ShellProvider value={shell}>
          <RemoteFiles remote="mf-test" expose="./block/list" scripts={scripts} />
        </ShellProvider>
      </body>
    </html>,
  );
}

const preloaded = (html: string) =>
  [...html.matchAll(/<link rel="preload"[^>]*as="script"[^>]*>/g)].map(([link]) => /href="([^"]*)"/.exec(link)?.[1]);

test('code that is asked for at once is fetched at once, with all that stands before it', () => {
  const html = headOf(true, 'once');
  expect(preloaded(html)).toEqual(['/assets/federation.js', entry.entry, files.scripts[0]]);
  for (const hash of ['sha384-federation', entry.integrity, 'sha384-list'])
    expect(html).toContain(`integrity="${hash}"`);
  expect(html.match(/nonce="once"/g)).toHaveLength(3);
});

test('code that waits for its moment, and a page in the browser, fetch nothing ahead', () => {
  expect(preloaded(headOf(false, 'once'))).toEqual([]);
  expect(preloaded(headOf(true, undefined))).toEqual([]);
});
