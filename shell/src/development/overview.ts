import { useEffect, useState } from 'react';
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
  /** How they do on the server. */
  server: z.array(
    z.object({
      remote: z.string(),
      version_wanted: z.string(),
      version_served: z.nullable(z.string()),
      breaker: z.string(),
      last_error: z.nullable(z.object({ message: z.string() })),
    }),
  ),
});

const problem = z.object({ title: z.string() });

/** What this browser gets, and what it could choose (infra/harness/workshop). */
export type Overview = z.output<typeof overview>;
export type OverviewRemote = Overview['remotes'][number];

/** Asks the site; an error has its own sentence. */
async function fetchOverview(): Promise<Overview> {
  const response = await fetch('/development/overview.json');
  const answer: unknown = await response.json();
  if (response.ok) return overview.parse(answer);
  const refused = problem.safeParse(answer);
  throw new Error(refused.success ? refused.data.title : String(response.status));
}

/** What is not as it should be with a remote on the server, in words. */
export function troubleOf({ server }: Pick<Overview, 'server'>, remote: string): string | undefined {
  const found = server.find((one) => one.remote === remote);
  if (!found) return undefined;
  const { version_wanted, version_served, breaker, last_error } = found;
  const troubles = [
    ...(version_served === null ? ['nothing of it is served'] : []),
    ...(version_served !== null && version_served !== version_wanted ? [`${version_served} stands in for it`] : []),
    ...(breaker === 'closed' ? [] : [`its breaker is ${breaker}`]),
  ];
  if (troubles.length === 0) return undefined;
  return `On the server ${[...troubles, ...(last_error ? [last_error.message] : [])].join(', ')}`;
}

/** Development servers that this browser takes a remote from. */
export function disksOf({ remotes }: Overview): { readonly remote: string; readonly url: string }[] {
  return remotes.flatMap(({ remote, override }) => (override?.startsWith('http') ? [{ remote, url: override }] : []));
}

export interface OverviewState {
  readonly value: Overview | undefined;
  readonly problem: string | undefined;
}

/** What can be chosen, asked for once and again each time the panel opens. */
export function useOverview(isOpen: boolean): OverviewState {
  const [state, setState] = useState<OverviewState>({ value: undefined, problem: undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an opened panel shows what holds now
  useEffect(() => {
    let isCurrent = true;
    fetchOverview().then(
      (value) => isCurrent && setState({ value, problem: undefined }),
      (cause: unknown) =>
        isCurrent && setState({ value: undefined, problem: cause instanceof Error ? cause.message : String(cause) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen]);
  return state;
}
