/** Nothing ever comes into view, for tests of what stands before. */
export function neverInView(): void {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
}
