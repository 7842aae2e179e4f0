import { block, type Draft, hero, link, stockOf, studio } from './blocks';
import { COMMON } from './common-texts';
import { FAMILY_TEXTS, FAQ, STORIES } from './family-texts';
import type { Language } from './language';
import { FAMILY_NAMES, type Family, NAMEPLATES } from './models';
import type { PageDraft } from './page';
import { readyToGo } from './ready-to-go';

const HEROES = {
  'range-rover': ['range-rover', 'charente-grey', 'mountain'],
  defender: ['defender-110', 'pangea-green', 'desert'],
  discovery: ['discovery', 'carpathian-grey', 'coast'],
  jaguar: ['f-type', 'british-racing-green', 'dusk'],
} as const;

const STORY_PICTURES = {
  'range-rover': [
    ['range-rover', 'santorini-black', 'city'],
    ['range-rover-velar', 'hakuba-silver', 'coast'],
    ['range-rover-sport', 'firenze-red', 'dusk'],
  ],
  defender: [
    ['defender-90', 'tasman-blue', 'coast'],
    ['defender-130', 'gondwana-stone', 'mountain'],
    ['defender-110', 'fuji-white', 'desert'],
  ],
  discovery: [
    ['discovery-sport', 'eiger-grey', 'city'],
    ['discovery', 'byron-blue', 'coast'],
    ['discovery', 'firenze-red', 'mountain'],
  ],
  jaguar: [
    ['f-pace', 'british-racing-green', 'mountain'],
    ['i-pace', 'fuji-white', 'city'],
    ['xf', 'santorini-black', 'dusk'],
  ],
} as const;

function models(family: Family, language: Language): Draft {
  const common = COMMON[language];
  return block('models-carousel', {
    block_scroll_id: 'models',
    title: FAMILY_TEXTS[language][family].modelsTitle,
    theme: 'light',
    groups: NAMEPLATES[family].map(({ name, body, colour, version, seats, kilowatts, sprint }) => ({
      nameplate: name,
      car_image: studio(body, colour, name),
      specs: {
        name: version,
        rows: [
          { name: common.power, value: `${kilowatts} kW` },
          { name: common.sprint, value: `${sprint} s` },
          { name: common.seats, value: seats },
        ],
      },
      link: link(common.viewStock, stockOf(name), 'secondary'),
    })),
  });
}

/** Told on the English pages only. */
function stories(family: Family): Draft[] {
  const { title, stories: told } = STORIES[family];
  return [
    block('content-blocks', {
      block_scroll_id: 'stories',
      title,
      columns: '3',
      groups: told.map((story, index) => ({
        image: hero(STORY_PICTURES[family][index] ?? HEROES[family], story.title),
        ...story,
      })),
    }),
    block('accordion', {
      block_scroll_id: 'questions',
      title: 'Questions and answers',
      has_schema: true,
      groups: FAQ[family].map(({ question, answer }) => ({ accordion_title: question, accordion_content: answer })),
    }),
  ];
}

const SECTIONS = block('in-page-navigation', {
  groups: [
    { label: 'Models', blockId: 'models' },
    { label: 'Character', blockId: 'stories' },
    { label: 'Questions', blockId: 'questions' },
  ],
});

/** The page of a brand family: Range Rover, Defender, Discovery or Jaguar. */
export function familyPage(family: Family, language: Language): PageDraft {
  const texts = FAMILY_TEXTS[language][family];
  const common = COMMON[language];
  const isFull = language === 'en';
  return {
    path: `/${family}`,
    title: FAMILY_NAMES[family],
    description: texts.description,
    image: `/media/heroes/${HEROES[family].join('/')}`,
    blocks: [
      block('hero-title-banner-tall', {
        title: texts.heroTitle,
        subtitle: texts.heroSubtitle,
        image: hero(HEROES[family], texts.heroTitle),
        link: link(common.viewStock, '#models'),
        theme: 'dark',
      }),
      ...(isFull ? [SECTIONS] : []),
      block('snippet', {
        title: texts.introTitle,
        text: texts.intro,
        links: [link(common.seeOffers, '/offers', 'secondary')],
      }),
      models(family, language),
      ...(isFull ? stories(family) : []),
      readyToGo(language),
    ],
  };
}
