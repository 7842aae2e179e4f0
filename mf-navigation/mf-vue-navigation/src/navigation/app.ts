import { analyticsEvent } from '@showroom/contracts/events/analytics';
import { pageAddress } from '@showroom/shared-ui/page-address';
import type { ForeignSlotProps } from '@showroom/shared-ui/remote-modules';
import { type App, createSSRApp, h, nextTick, type ShallowRef, shallowRef } from 'vue';
import type { NavigationData } from '../data/load-navigation';
import { closeAll, closeFromOutside } from './closing';
import { NavigationView } from './navigation-view';
import '@showroom/shared-ui/navigation.css';
import './own.css';

type Props = ForeignSlotProps<NavigationData>;

interface Standing {
  readonly app: App;
  readonly data: ShallowRef<NavigationData>;
  readonly stop: () => void;
}

/** What stands, by the element that it stands in. */
const standing = new WeakMap<HTMLElement, Standing>();

function appOf(data: ShallowRef<NavigationData>): App {
  return createSSRApp({ render: () => h(NavigationView, { data: data.value }) });
}

/**
 * HTML for a server, or for an open page that is about to show it; the renderer comes only then.
 */
export async function renderedHtml(data: NavigationData): Promise<string> {
  const { renderToString } = await import('vue/server-renderer');
  return renderToString(appOf(shallowRef(data)));
}

/** Hydrates the HTML that stands in the element, or renders into an empty one. */
export async function mount(props: Props): Promise<void> {
  const { domElement, platform } = props;
  const data = shallowRef(props.data);
  const app = appOf(data);
  app.mount(domElement);
  const stopClosing = closeFromOutside(domElement);
  const onClick = ({ target }: Event) => {
    const clicked = target instanceof Element ? target.closest('a, button, summary') : null;
    if (!clicked) return;
    const label = clicked.getAttribute('aria-label') ?? clicked.textContent?.trim() ?? '';
    const parameters = { label, url: clicked.getAttribute('href') ?? '' };
    platform.bus.emit(analyticsEvent, { event: 'header_nav_click', parameters, scope: 'statistic' });
  };
  domElement.addEventListener('click', onClick);
  const stop = () => {
    stopClosing();
    domElement.removeEventListener('click', onClick);
  };
  standing.set(domElement, { app, data, stop });
  follow(data, props);
}

/** New data, or another page. */
export async function update(props: Props): Promise<void> {
  const one = standing.get(props.domElement);
  if (!one) return;
  follow(one.data, props);
  closeAll(props.domElement);
  await nextTick();
}

/** The page may be another one than that which the data were loaded for. */
function follow(data: ShallowRef<NavigationData>, { data: loaded, platform }: Props): void {
  data.value = { ...loaded, page: pageAddress(platform, window.location) };
}

export async function unmount({ domElement }: Props): Promise<void> {
  const one = standing.get(domElement);
  standing.delete(domElement);
  one?.stop();
  one?.app.unmount();
}
