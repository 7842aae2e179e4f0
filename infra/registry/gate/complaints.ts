import { phraseOf } from './findings';

const METHODS = ['error', 'warn'] as const;

/**
 * Runs work, and answers what it threw and everything that was complained about on the console
 * meanwhile.
 */
export async function withComplaints(work: (add: (problem: string) => void) => Promise<void>): Promise<string[]> {
  const problems: string[] = [];
  const originals = METHODS.map((method) => console[method]);
  for (const method of METHODS) console[method] = (...parts: unknown[]) => void problems.push(formatted(parts));
  try {
    await work((problem) => problems.push(problem));
  } catch (error) {
    problems.push(phraseOf(error));
  } finally {
    METHODS.forEach((method, index) => {
      const original = originals[index];
      if (original) console[method] = original;
    });
  }
  return problems;
}

/** A console message with its `%s` filled in, in one line. */
function formatted([first, ...rest]: readonly unknown[]): string {
  const values = [...rest];
  const text = textOf(first).replaceAll(/%[sdifoOc]/g, (mark) => {
    const value = textOf(values.shift());
    return mark === '%c' ? '' : value;
  });
  const line = [text, ...values.map(textOf)].join(' ').replaceAll(/\s+/g, ' ').trim();
  return line.length > 400 ? `${line.slice(0, 400)} …` : line;
}

function textOf(value: unknown): string {
  return value instanceof Error ? phraseOf(value) : String(value);
}
