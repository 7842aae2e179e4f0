import type { NavLink } from '@showroom/contracts/entities/nav-entry';
import { fillText } from '@showroom/contracts/fill-text';
import { messagesFor } from '@showroom/shared-ui/messages-for';
import { isHere } from '@showroom/shared-ui/page-address';
import { type FunctionalComponent, h, type VNode } from 'vue';
import type { NavigationData } from '../data/load-navigation';
import { icon } from './icon';
import { linkProps } from './links';
import navigationMessages from './messages/en.json';

interface EntryProps {
  readonly entry: NavigationData['main'][number];
  readonly data: NavigationData;
}

/**
 * An entry of the first level: a link, or a panel of links that opens by itself, without scripts.
 */
export const MainEntry: FunctionalComponent<EntryProps> = ({ entry, data }) => {
  const { label, url, children } = entry;
  if (children.length === 0) {
    return h('li', { class: 'navigation-entry' }, [
      h('a', { class: 'navigation-entry-link', ...linkProps(entry, data) }, label),
    ]);
  }
  const holdsPage = [url, ...children.map((child) => child.url)].some((one) =>
    isHere(linkProps({ url: one, target: '_self' }, data).href, data.page),
  );
  return h('li', { class: 'navigation-entry' }, [
    h('details', { class: 'navigation-panel', name: 'vue-navigation-panel' }, [
      h('summary', { class: 'navigation-entry-link', 'aria-current': url !== '' && holdsPage ? 'true' : undefined }, [
        h('span', label),
        icon('chevron', 14, 'navigation-panel-icon'),
      ]),
      panel({ entry, data }),
    ]),
  ]);
};
MainEntry.props = ['entry', 'data'];

function panel({ entry, data }: EntryProps): VNode {
  const { label, url, description } = entry;
  const overview = entry.children.find((child) => child.url === url);
  const children = entry.children.filter((child) => child !== overview);
  const isPictured = children.some(({ image }) => image !== undefined);
  const head = [
    h('p', { class: 'navigation-panel-title', 'aria-hidden': 'true' }, label),
    description ? h('p', { class: 'navigation-panel-description' }, description) : null,
    url === ''
      ? null
      : h(
          'a',
          { class: 'navigation-panel-overview', ...linkProps(overview ?? entry, data) },
          overview?.label ?? fillText(messagesFor(navigationMessages, data.locale).overview, { label }),
        ),
  ];
  const list = ['navigation-children', ...(isPictured ? ['navigation-children-pictured'] : [])];
  return h('div', { class: 'navigation-panel-content' }, [
    h('div', { class: 'navigation-panel-inner' }, [
      h('div', { class: 'navigation-panel-head' }, head),
      h(
        'ul',
        { class: list },
        children.map((child) => h('li', { key: child.url }, [childLink(child, data)])),
      ),
    ]),
  ]);
}

function childLink(link: NavLink, data: NavigationData): VNode {
  const { image, label, description } = link;
  return h('a', { class: 'navigation-child', ...linkProps(link, data) }, [
    image ? h('img', { src: `${image.src}-640x360.webp`, alt: '', width: 640, height: 360, loading: 'lazy' }) : null,
    h('span', { class: 'navigation-child-label' }, label),
    description ? h('span', { class: 'navigation-child-description' }, description) : null,
  ]);
}
