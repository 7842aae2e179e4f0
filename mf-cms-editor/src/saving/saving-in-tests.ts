import { ShowroomError } from '@showroom/contracts/errors/showroom-error';

/** What becomes of each call, in their order; what is not named arrives and is answered. */
export type Faults = readonly ('request' | 'answer' | undefined)[];

export const away = () => Promise.reject(new ShowroomError('api.unreachable', { status: 503 }));

/** A way to an API on which requests are lost, or the answers to them, refusals included. */
export function losing(faults: Faults) {
  const left = [...faults];
  return <T>(work: () => T): Promise<T> => {
    const fault = left.shift();
    if (fault === 'request') return away();
    const answer = new Promise<T>((resolve) => resolve(work()));
    return fault === 'answer' ? answer.then(away, away) : answer;
  };
}
