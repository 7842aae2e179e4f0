/**
 * Answers all who ask for a key while an answer is on its way with the next one, begun when that
 * one is there: nobody gets an answer that was begun before they asked.
 */
export function joined<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const running = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, Promise<T>>();

  function begin(key: string): Promise<T> {
    waiting.delete(key);
    const answer = ask(key);
    const end = () => {
      if (running.get(key) === ended) running.delete(key);
    };
    const ended: Promise<void> = answer.then(end, end);
    running.set(key, ended);
    return answer;
  }

  return (key) => {
    const known = waiting.get(key);
    if (known) return known;
    const before = running.get(key);
    if (!before) return begin(key);
    const next = before.then(() => begin(key));
    waiting.set(key, next);
    return next;
  };
}
