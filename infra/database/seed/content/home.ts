import { block, hero, link } from './blocks';
import { COMMON } from './common-texts';
import { HOME } from './home-texts';
import type { Language } from './language';
import { FAMILIES } from './models';
import type { PageDraft } from './page';
import { readyToGo } from './ready-to-go';

const TILES = {
  'range-rover': ['range-rover', 'charente-grey', 'city'],
  defender: ['defender-110', 'pangea-green', 'mountain'],
  discovery: ['discovery', 'carpathian-grey', 'coast'],
  jaguar: ['f-type', 'british-racing-green', 'dusk'],
} as const;

const WAYS = [
  { image: ['range-rover-sport', 'firenze-red', 'mountain'], url: '/stock?states=new' },
  { image: ['range-rover-evoque', 'byron-blue', 'city'], url: '/stock?states=approved' },
  { image: ['discovery-sport', 'eiger-grey', 'coast'], url: '/stock?states=used' },
] as const;

/** The home page. */
export function homePage(language: Language): PageDraft {
  const texts = HOME[language];
  const common = COMMON[language];
  return {
    path: '/',
    title: texts.title,
    description: texts.description,
    image: '/media/heroes/defender-110/pangea-green/desert',
    blocks: [
      block('hero-title-banner-tall', {
        title: texts.heroTitle,
        subtitle: texts.heroSubtitle,
        image: hero(['defender-110', 'pangea-green', 'desert'], 'Defender 110'),
        link: link(common.stock, '/stock'),
        theme: 'dark',
      }),
      block('snippet', {
        title: texts.introTitle,
        text: texts.intro,
        links: [link(common.viewStock, '/stock', 'secondary')],
        button_position: 'right',
      }),
      block('sign-post', {
        groups: FAMILIES.map((family, index) => ({
          image: hero(TILES[family], texts.families[index]?.title ?? family),
          title: texts.families[index]?.title ?? family,
          text: texts.families[index]?.text ?? '',
          link: link(common.discover, `/${family}`, 'secondary'),
        })),
      }),
      block('content-blocks', {
        title: texts.waysTitle,
        columns: '3',
        groups: texts.ways.map(({ title, text }, index) => {
          const way = WAYS[index] ?? WAYS[0];
          return { image: hero(way.image, title), title, text, link: link(common.viewStock, way.url, 'tertiary') };
        }),
      }),
      block('text-steps', { title: texts.stepsTitle, groups: [...texts.steps] }),
      block('quote', {
        quote: texts.quote,
        author: texts.quoteAuthor,
        author_position: texts.quotePosition,
        theme: 'light',
      }),
      readyToGo(language),
    ],
  };
}
