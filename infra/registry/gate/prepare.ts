import { join } from 'node:path';
import { ROOT, remoteFolders } from '../../build/package-info';
import { openBrowser } from './browser-side';
import { builtRemote } from './built-remotes';
import { cachedReport, cacheReport } from './cached-reports';
import { runGate } from './gate';
import { presentHost } from './hosts';
import { assertGreen, harnessOf } from './pass';

/**
 * Looks at every remote of the workspace as it is built, so that registries that are given these
 * builds need not.
 */
export async function prepareGate(): Promise<void> {
  const host = await presentHost();
  const due = remoteFolders().filter((folder) => !cachedReport(builtRemote(folder).manifest, host));
  if (due.length === 0) return;
  const browser = openBrowser();
  try {
    for (const folder of due) {
      const built = builtRemote(folder);
      const harness = harnessOf(join(ROOT, folder));
      const reports = await runGate(built, [host], { browser, ...(harness && { harness }) });
      assertGreen(reports);
      for (const report of reports) cacheReport(built.manifest, host, report);
    }
  } finally {
    await browser.then((open) => open.close());
  }
}
