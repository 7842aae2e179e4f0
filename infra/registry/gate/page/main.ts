import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import type { RenderedCase } from '../cases';
import { withComplaints } from '../complaints';
import { phraseOf } from '../findings';
import type { SharedCopy } from '../host';
import { wrongExports } from '../kinds';
import { type Harness, type Used, watchedPlatform } from '../platform';
import { renderers } from './hook';
import { loadInPage, loadStyles, type Versions } from './load';
import { takeOver } from './take-over';

export interface BrowserRequest {
  readonly manifest: ReleaseManifest;
  /** Where the files of the release lie. */
  readonly origin: string;
  readonly versions: Versions;
  readonly cases: readonly RenderedCase[];
}

/** What the web build does in a host's hands. */
export interface BrowserFindings {
  /** By expose: what is wrong with its module. */
  readonly exports: Readonly<Record<string, readonly string[]>>;
  readonly styles: readonly string[];
  readonly shared: readonly SharedCopy[];
  readonly used: Used;
  readonly problems: Readonly<Record<string, readonly string[]>>;
  /** Copies of React DOM that announced themselves. */
  readonly renderers: number;
}

/** Under this name the page offers its work to the process that opened it. */
const PAGE_NAME = 'showroomGate';

async function examine(
  { manifest, origin, versions, cases }: BrowserRequest,
  harness: Harness,
): Promise<BrowserFindings> {
  let complain: (problem: string) => void = () => undefined;
  const watched = watchedPlatform('browser', harness, (problem) => complain(problem));
  const release = loadInPage(manifest, origin, versions);
  const styles = await loadStyles(manifest, origin).then(
    () => [],
    (error: unknown) => [phraseOf(error)],
  );
  const exports: Record<string, string[]> = {};
  const modules = new Map<string, unknown>();
  for (const { name, kind, contract } of manifest.exposes) {
    exports[name] = await withComplaints(async (add) => {
      const module = await release.load(name);
      modules.set(name, module);
      const wrong = wrongExports(kind, contract, module);
      if (wrong) add(wrong);
    });
  }
  const problems: Record<string, string[]> = {};
  for (const one of cases) {
    problems[one.id] = await withComplaints(async (add) => {
      complain = add;
      if (!modules.has(one.expose)) throw new Error(`${one.expose} cannot be loaded`);
      await takeOver({ case: one, module: modules.get(one.expose), platform: watched.platform, data: one.data }, add);
    });
  }
  return { exports, styles, shared: release.shared(), used: watched.used(), problems, renderers: renderers.count };
}

/** Makes the page ready for its one request. */
export function offerGate(harness: Harness): void {
  Reflect.set(globalThis, PAGE_NAME, (request: BrowserRequest) => examine(request, harness));
}
