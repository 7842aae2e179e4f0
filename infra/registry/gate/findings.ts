import type { Expectation } from '@showroom/contracts/remotes/gate-report';
import type { RenderCase } from './cases';

/** Problems of a case, by its id; none for a case that keeps what was expected. */
export type Problems = Readonly<Record<string, readonly string[]>>;

const LONGEST = 600;

/** One expectation, broken when there is something to say against it. */
export function judged(consumer: string, expectation: string, against: readonly string[]): Expectation {
  const detail = [...new Set(against)].join('; ');
  return {
    consumer,
    expectation,
    outcome: against.length > 0 ? 'broken' : 'held',
    detail: detail.length > LONGEST ? `${detail.slice(0, LONGEST)} …` : detail,
  };
}

/** What consumers get of their cases: each example by itself, the blocks of a page as one. */
export function judgedCases(cases: readonly RenderCase[], problems: Problems, verb: (what: string) => string) {
  const asked = new Map<string, { consumer: string; whats: Set<string>; against: string[] }>();
  for (const one of cases) {
    for (const { consumer, what } of one.asks) {
      const isPage = consumer.startsWith('page ');
      const key = isPage ? consumer : `${consumer} ${what}`;
      const entry = asked.get(key) ?? { consumer, whats: new Set(), against: [] };
      asked.set(key, entry);
      entry.whats.add(what);
      for (const problem of problems[one.id] ?? []) entry.against.push(isPage ? `${what}: ${problem}` : problem);
    }
  }
  return [...asked.values()].map(({ consumer, whats, against }) =>
    judged(consumer, verb([...whats].join(', ')), against),
  );
}

/** What was thrown, as a phrase. */
export function phraseOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${message.split('\n')[0] ?? ''}${cause}`;
}
