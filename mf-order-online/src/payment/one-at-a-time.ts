export type OneAtATime = <T>(run: () => Promise<T>) => Promise<T | 'elsewhere'>;

/**
 * One tab of a browser pays at a time. Browsers without locks go ahead: the server's keys still
 * hold.
 */
export const payInOneTab: OneAtATime = (run) => {
  if (!('locks' in navigator)) return run();
  return navigator.locks.request('sl_order_online_payment', { ifAvailable: true }, (lock) =>
    lock ? run() : Promise.resolve('elsewhere' as const),
  );
};
