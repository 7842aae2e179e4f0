const script = document.currentScript;
const source = new URL(script instanceof HTMLScriptElement ? script.src : location.href);
const id = source.searchParams.get('id') ?? '';

let isGranted = false;

/** `gtag` pushes its arguments: `consent`, `update`, and what is granted. */
function signal(entry: unknown): boolean {
  const [command, , signals] = Array.from(Object(entry));
  if (command !== 'consent') return false;
  isGranted = Reflect.get(Object(signals), 'analytics_storage') === 'granted';
  return true;
}

/** One tag for every event, as far as consent mode lets it. */
function read(entry: unknown): void {
  if (signal(entry) || !isGranted) return;
  const event: unknown = Reflect.get(Object(entry), 'event');
  if (typeof event !== 'string' || event.startsWith('gtm.')) return;
  fetch(`${source.origin}/analytics/tag`, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify({ id, entry }),
  }).catch(() => undefined);
}

const layer = window.dataLayer ?? [];
window.dataLayer = layer;
for (const entry of layer) read(entry);
const push = layer.push.bind(layer);
layer.push = (...entries) => {
  for (const entry of entries) read(entry);
  return push(...entries);
};
Object.assign(window, { google_tag_manager: { [id]: { dataLayer: {} } } });
layer.push({ event: 'gtm.dom' }, { event: 'gtm.load' });
