import { pageAddress } from '@showroom/shared-ui/page-address';
import type { ForeignSlotProps } from '@showroom/shared-ui/remote-modules';
import { isLogoOnly, type NaasData } from '../data/load-navigation';
import { adaptLinks } from '../html/links';
import { followClicks } from './clicks';
import { headerHtml, LOGO_ONLY } from './header-html';
import { dropStyleSheets, loadScript, styleSheetLoaded } from './resources';

type Props = ForeignSlotProps<NaasData>;

/** What ends a header, by the element that it stands in. */
const standing = new WeakMap<HTMLElement, () => void>();

/** Takes over the header that stands in the element; without one it makes its own. */
export async function mount(props: Props): Promise<void> {
  const { domElement, data } = props;
  if (!domElement.querySelector('header')) domElement.innerHTML = await headerHtml(data);
  else await styleSheetLoaded(data.cssLink);
  standing.set(domElement, followClicks(domElement, props));
  adapt(props);
  loadScript(data);
}

/** After a navigation: another page is the present one, and what was open closes. */
export async function update(props: Props): Promise<void> {
  adapt(props);
  for (const panel of props.domElement.querySelectorAll('details[open]')) panel.removeAttribute('open');
  for (const menu of props.domElement.querySelectorAll<HTMLElement>('[popover]')) {
    // Browsers without the popover API show the menu as part of the page.
    if (menu.matches(':popover-open')) menu.hidePopover();
  }
}

export async function unmount({ domElement }: Props): Promise<void> {
  standing.get(domElement)?.();
  standing.delete(domElement);
  dropStyleSheets();
  domElement.replaceChildren();
}

function adapt({ domElement, platform }: Props): void {
  adaptLinks(domElement, pageAddress(platform, window.location));
  domElement.querySelector('header')?.classList.toggle(LOGO_ONLY, isLogoOnly(platform, window.location));
}
