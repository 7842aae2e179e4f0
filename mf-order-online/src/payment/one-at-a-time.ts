export type OneAtATime = <T>(run: () => Promise<T>) => Promise<T | 'elsewhere'>;

/**
 * Lets one tab of a browser pay at a time; another one is told. Browsers without locks run at once,
 * the server's keys still hold.
 */
export const payInOneTab: OneAtATime = (run) => {
  if (!('locks' in navigator)) return run();
  return navigator.locks.request('sl_order_online_payment', { ifAvailable: true }, (lock) =>
    lock ? run() : Promise.resolve('elsewhere' as const),
  );
};
