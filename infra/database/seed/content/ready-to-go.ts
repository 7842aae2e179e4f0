import { block, type Draft, link } from './blocks';
import { COMMON } from './common-texts';
import type { Language } from './language';

/** The bar at the end of a page with the next things to do. */
export function readyToGo(language: Language): Draft {
  const texts = COMMON[language];
  return block('ready-to-go-bar', {
    title: texts.readyToGo,
    links: [link(texts.viewStock, '/stock')],
    theme: 'dark',
    groups: [
      { icon: 'search', label: texts.stock, link: link(texts.stock, '/stock') },
      { icon: 'check', label: texts.approved, link: link(texts.approved, '/stock?states=approved') },
      { icon: 'card', label: texts.offers, link: link(texts.offers, '/offers') },
      { icon: 'pin', label: texts.findRetailer, link: link(texts.findRetailer, '/retailers') },
    ],
  });
}
