import { type AttributeKey, type IconAttribute, knownAttributes, specificationIcons } from './attributes';

/** Attributes that a card's title shows. */
const TITLE: readonly AttributeKey[] = ['productionYear', 'state', 'model'];
/** The first texts stand out; the others are looked for only once the vehicle pleases. */
const PROMINENT = 2;

/** Where a card shows the attributes of its market, each of them once. */
export interface CardParts {
  /** Shown by the card in any place; a title leaves the others out. */
  readonly shown: readonly AttributeKey[];
  readonly icons: readonly IconAttribute[];
  /** As texts, in the order of the market. */
  readonly line: readonly AttributeKey[];
  readonly details: readonly AttributeKey[];
}

/**
 * Icons that the market chose stand whatever its cards list; the default ones only for attributes
 * of that list.
 */
export function cardParts(configured: readonly string[], configuredIcons: readonly string[]): CardParts {
  const listed = knownAttributes(configured);
  const wanted = specificationIcons(configuredIcons);
  const isChosen = wanted.every((key) => configuredIcons.includes(key));
  const icons = isChosen ? wanted : wanted.filter((key) => listed.includes(key));
  const isIcon = (key: AttributeKey) => icons.some((icon) => icon === key);
  const texts = listed.filter((key) => !isIcon(key) && !TITLE.includes(key));
  return {
    shown: listed.filter((key) => !isIcon(key) || !TITLE.includes(key)),
    icons,
    line: texts.slice(0, PROMINENT),
    details: texts.slice(PROMINENT),
  };
}
