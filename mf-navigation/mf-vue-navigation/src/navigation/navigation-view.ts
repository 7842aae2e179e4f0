import { fillText } from '@showroom/contracts/fill-text';
import { MARKETS } from '@showroom/contracts/markets';
import { familyOfPath } from '@showroom/shared-ui/family';
import { pathOfPage } from '@showroom/shared-ui/local-path';
import { messagesFor } from '@showroom/shared-ui/messages-for';
import { type FunctionalComponent, h } from 'vue';
import type { NavigationData } from '../data/load-navigation';
import { icon } from './icon';
import { linkProps } from './links';
import { MainEntry } from './main-entry';
import navigationMessages from './messages/en.json';

const MENU = 'vue-navigation-menu';

/**
 * The whole bar. Panels and the menu of a phone are the browser's own (details, popover): they work
 * before any script.
 */
export const NavigationView: FunctionalComponent<{ readonly data: NavigationData }> = ({ data }) => {
  const texts = messagesFor(navigationMessages, data.locale);
  const { path } = data.page;
  const family = familyOfPath(pathOfPage(path, data.locale, MARKETS[data.market]));
  return h('header', { class: 'navigation vue-navigation', 'data-family': family }, [
    h('div', { class: 'navigation-bar' }, [
      h('button', { type: 'button', class: 'navigation-toggle', popovertarget: MENU, 'aria-label': texts.menu }, [
        icon('menu', 24),
      ]),
      h(
        'a',
        {
          class: 'navigation-logo',
          ...linkProps({ url: '/', target: '_self' }, data),
          'aria-label': fillText(texts.home, { name: data.brand }),
        },
        [h('span', { 'aria-hidden': 'true', dir: 'ltr' }, data.brand)],
      ),
      h('div', { id: MENU, popover: 'auto', class: 'navigation-menu' }, [
        h(
          'button',
          {
            type: 'button',
            class: 'navigation-close',
            popovertarget: MENU,
            popovertargetaction: 'hide',
            'aria-label': texts.close,
          },
          [icon('close', 24)],
        ),
        h('nav', { class: 'navigation-main', 'aria-label': texts.main }, [
          h(
            'ul',
            { class: 'navigation-entries' },
            data.main.map((entry) => h(MainEntry, { key: entry.id, entry, data })),
          ),
        ]),
        h('div', { class: 'navigation-utility' }, [
          ...data.utility.map((entry) =>
            h('a', { key: entry.id, class: 'navigation-utility-link', ...linkProps(entry, data) }, entry.label),
          ),
          ...data.page.others.map(({ href, locale, name }) =>
            h('a', { key: locale, class: 'navigation-utility-link', href, hreflang: locale, lang: locale }, [
              icon('globe', 18),
              h('span', name),
            ]),
          ),
        ]),
      ]),
    ]),
  ]);
};
NavigationView.props = ['data'];
