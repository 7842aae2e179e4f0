/**
 * Copies of React DOM that announced themselves. First of all scripts, for they look for the hook
 * when they are evaluated.
 */
export const renderers = { count: 0 };

Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
  supportsFiber: true,
  isDisabled: false,
  inject() {
    renderers.count += 1;
    return renderers.count;
  },
  checkDCE: () => undefined,
  onCommitFiberRoot: () => undefined,
  onCommitFiberUnmount: () => undefined,
  onPostCommitFiberRoot: () => undefined,
});
