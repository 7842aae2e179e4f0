import * as z from 'zod/mini';

const overview = z.object({
  /** Id of the composition that this browser gets now. */
  composition: z.string(),
  /** Faults that can be made, a sentence each. */
  faults: z.array(z.object({ name: z.string(), sentence: z.string() })),
  remotes: z.array(
    z.object({
      remote: z.string(),
      /** What this browser gets, and what everybody gets. */
      version: z.nullable(z.string()),
      released: z.nullable(z.string()),
      /** What the registry has, newest first. */
      versions: z.array(z.string()),
      override: z.nullable(z.string()),
      /** Address of its development server, while one runs. */
      disk: z.nullable(z.string()),
      fault: z.nullable(z.string()),
    }),
  ),
});

/** What this browser gets, and what it could choose (infra/harness/workshop). */
export type Overview = z.output<typeof overview>;
export type OverviewRemote = Overview['remotes'][number];

/** Asks the site; an error has its own sentence. */
export async function fetchOverview(): Promise<Overview> {
  const response = await fetch('/development/overview.json');
  const answer: unknown = await response.json();
  if (response.ok) return overview.parse(answer);
  const title = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'title') : undefined;
  throw new Error(String(title ?? response.status));
}

/** Development servers that this browser takes a remote from. */
export function disksOf({ remotes }: Overview): { readonly remote: string; readonly url: string }[] {
  return remotes.flatMap(({ remote, override }) => (override?.startsWith('http') ? [{ remote, url: override }] : []));
}
