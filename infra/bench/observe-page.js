// Runs in the page before anything of it, and as it stands: a compiler's helpers do not exist there.
const seen = { lcp: 0, largest: '', cls: 0, longTasks: [], interactions: [] };

function watch(type, take, options) {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({ type, buffered: true, ...options });
}

watch('largest-contentful-paint', ({ startTime, element, url }) => {
  seen.lcp = startTime;
  seen.largest = `${element?.localName ?? ''}.${element?.className ?? ''} ${url}`;
});
watch('layout-shift', ({ hadRecentInput, value }) => {
  if (!hadRecentInput) seen.cls += value;
});
watch('longtask', ({ startTime, duration }) => {
  seen.longTasks.push({ start: startTime, end: startTime + duration });
});

watch(
  'event',
  ({ interactionId, duration }) => {
    if (interactionId) seen.interactions.push(duration);
  },
  { durationThreshold: 16 },
);

window.benchFigures = () => {
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const blocking = seen.longTasks
    .filter(({ end }) => end > fcp)
    .reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, fcp) - 50), 0);
  return { fcp, lcp: seen.lcp, largest: seen.largest, cls: seen.cls, blocking };
};

window.benchHydrated = () => performance.getEntriesByName('hydrated').at(-1)?.startTime;

/** Milliseconds from the slowest event since the last question to what it changed on the screen. */
window.benchInteraction = () => Math.max(16, ...seen.interactions.splice(0));
