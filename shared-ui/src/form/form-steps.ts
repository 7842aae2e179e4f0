import { withBasePath } from '@showroom/contracts/base-path';
import type { ConsentSource } from '@showroom/contracts/entities/consent';

/** What is counted of a form in a browser; the server counts what was sent. */
export type CountedStep = 'seen' | 'begun' | 'left';

/** Where `countFormStep` is for a page; naming the call here would bring all schemas of forms. */
export function stepAddress(id: string): string {
  return withBasePath(`/platform/forms/${id}/steps`);
}

/** Counts a step of a visitor who agreed to statistics; survives the page that it is sent from. */
export function countStep(consent: ConsentSource | undefined, id: string, kind: CountedStep, field = ''): void {
  if (!consent?.get().allows(['statistic'])) return;
  const body = new Blob([JSON.stringify({ kind, field })], { type: 'application/json' });
  navigator.sendBeacon(stepAddress(id), body);
}
