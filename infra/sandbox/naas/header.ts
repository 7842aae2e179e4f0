import { join } from 'node:path';
import type { NavLink } from '@showroom/contracts/entities/nav-entry';
import { navigationIn } from '../../demo/content/navigation';
import { escapeHtml } from '../../html';
import { loadMessages } from '../../messages';
import type navigationMessages from './messages/en.json';

const messagesFor = loadMessages<typeof navigationMessages>(join(import.meta.dirname, 'messages'));

/** The languages of the service, each with the other one that it links to. */
const OTHER = {
  en: { locale: 'ar-AE', lang: 'ar' },
  ar: { locale: 'en-AE', lang: 'en' },
} as const;
type Known = keyof typeof OTHER;

/** The prefix of the site's second language. */
const PREFIX: Record<Known, string> = { en: '', ar: '/ar' };

const SAVED = '/showroom/saved';

/** Icons of the service's style sheet by the address that they lead to. */
const ICONS: Readonly<Record<string, string>> = {
  '/search': 'search',
  [SAVED]: 'heart',
  '/retailers': 'pin',
  '/news': 'news',
};

export function isKnownLanguage(language: string): language is Known {
  return Object.hasOwn(OTHER, language);
}

/**
 * The header of a brand's navigation service: works without its script, by the browser's own panels
 * and popovers.
 */
export function headerHtml(language: Known): string {
  const texts = messagesFor(language);
  const other = OTHER[language];
  const entries = navigationIn(language, 'ae');
  const href = (url: string) => escapeHtml(url.startsWith('/') ? PREFIX[language] + url : url);
  const link = ({ label, url }: Pick<NavLink, 'label' | 'url'>, name: string) =>
    `<a class="${name}" href="${href(url)}">${escapeHtml(label)}</a>`;

  function panel(label: string, url: string, links: readonly NavLink[]): string {
    const overview = links.find((child) => child.url === url) ?? { label: texts.overview, url };
    const items = links
      .filter((child) => child !== overview)
      .map(({ image, ...child }) => {
        const picture = image
          ? `<img src="${escapeHtml(image.src)}-640x360.webp" alt="" width="640" height="360" loading="lazy">`
          : '';
        const text = `<span class="naas-child-label">${escapeHtml(child.label)}</span>`;
        return `<li><a class="naas-child" href="${href(child.url)}">${picture}${text}</a></li>`;
      });
    const pictured = links.some(({ image }) => image) ? ' naas-children-pictured' : '';
    return (
      `<details class="naas-panel" name="naas-panel"><summary class="naas-entry-link">${escapeHtml(label)}</summary>` +
      `<div class="naas-panel-content"><div class="naas-panel-inner"><div class="naas-panel-head"><p class="naas-panel-title" aria-hidden="true">${escapeHtml(label)}</p>${link(overview, 'naas-panel-overview')}</div>` +
      `<ul class="naas-children${pictured}">${items.join('')}</ul></div></div></details>`
    );
  }

  const main = entries
    .filter(({ place }) => place === 'main')
    .map(({ label, url = '', children = [] }) =>
      children.length > 0 ? panel(label, url, children) : link({ label, url }, 'naas-entry-link'),
    );
  const iconLink = ({ label, url }: Pick<NavLink, 'label' | 'url'>, name: string) => {
    const icon = ICONS[url] ? `<i class="naas-icon naas-icon-${ICONS[url]}" aria-hidden="true"></i>` : '';
    const count = url === SAVED ? '<span class="naas-count" data-naas-stored="saved"></span>' : '';
    return `<a class="${name}" href="${href(url)}">${icon}<span>${escapeHtml(label)}</span>${count}</a>`;
  };
  const search = { label: texts.search, url: '/search' };
  const utility = [
    search,
    ...entries.filter(({ place }) => place === 'utility').map(({ label, url = '' }) => ({ label, url })),
  ];
  const shortcuts = utility.filter(({ url }) => url === search.url || url === SAVED);
  const otherLink = `<a class="naas-utility-link" href="${PREFIX[other.lang] || '/'}" hreflang="${other.locale}" lang="${other.locale}"><i class="naas-icon naas-icon-globe" aria-hidden="true"></i>${texts.otherLanguage}</a>`;
  return (
    '<div class="naas-bar">' +
    `<button type="button" class="naas-toggle" popovertarget="naas-menu" aria-label="${texts.menu}"><span class="naas-bars"></span></button>` +
    `<a class="naas-logo" href="{retailer_url}" aria-label="{retailer_name}, ${texts.home}"><span aria-hidden="true" dir="ltr">{retailer_name}</span></a>` +
    `<div class="naas-shortcuts">${shortcuts.map((one) => iconLink(one, 'naas-shortcut')).join('')}</div>` +
    '<div id="naas-menu" popover="auto" class="naas-menu">' +
    `<button type="button" class="naas-close" popovertarget="naas-menu" popovertargetaction="hide" aria-label="${texts.close}"><span class="naas-cross"></span></button>` +
    `<nav class="naas-main" aria-label="${texts.main}"><ul class="naas-entries">${main.map((entry) => `<li class="naas-entry">${entry}</li>`).join('')}</ul></nav>` +
    `<div class="naas-utility">${utility.map((one) => iconLink(one, 'naas-utility-link')).join('')}${otherLink}</div>` +
    '</div></div>'
  );
}
