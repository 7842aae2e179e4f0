/** `navigator.connection`, where a browser has it (Network Information API). */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether a visitor's connection is there for more than what was asked for. */
export function mayPrefetch({ onLine, connection }: { onLine: boolean; connection?: Connection }): boolean {
  return onLine && connection?.saveData !== true && !/(^|-)2g$/.test(connection?.effectiveType ?? '');
}
