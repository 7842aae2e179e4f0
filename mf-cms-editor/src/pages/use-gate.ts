import type { Finding } from '@showroom/contracts/host/canvas-messages';
import { type RefObject, useState } from 'react';
import type { CheckPage } from '../canvas/Canvas';

/** What keeps people from using a page is looked at before it is published. */
const STOPPING: readonly Finding['impact'][] = ['serious', 'critical'];

export interface Gate {
  readonly isChecking: boolean;
  /** What was found, while somebody decides about it. */
  readonly findings: readonly Finding[] | undefined;
  /** Publishes a page that has nothing serious; else shows what it has. */
  publish(): Promise<void>;
  /** Publishes it all the same; the reason is written down. */
  publishAnyway(reason: string): Promise<void>;
  close(): void;
}

/**
 * Judges the page on the canvas before it is published; without a canvas nobody is kept waiting.
 */
export function useGate(check: RefObject<CheckPage | undefined>, publish: (reason?: string) => Promise<void>): Gate {
  const [isChecking, setChecking] = useState(false);
  const [findings, setFindings] = useState<readonly Finding[]>();
  return {
    isChecking,
    findings,
    async publish() {
      setChecking(true);
      const found = await check.current?.();
      setChecking(false);
      const stopping = found?.filter(({ impact }) => STOPPING.includes(impact)) ?? [];
      if (stopping.length > 0) setFindings(stopping);
      else await publish();
    },
    async publishAnyway(reason) {
      setFindings(undefined);
      await publish(reason);
    },
    close: () => setFindings(undefined),
  };
}
