import type { ImageValue, LinkValue } from '@showroom/contracts/blocks/template';
import type { BlockContent, PageBlock } from '@showroom/contracts/entities/page';
import type { Colour } from '../../../drawing/colours';
import type { Body, Scene } from '../../../drawing/vehicle';

/** A block before its page gives it an id. */
export type Draft = Omit<PageBlock, 'id'>;

export function block(template: string, content: BlockContent): Draft {
  return { template, content };
}

export function link(link_text: string, url: string, ui_type: LinkValue['ui_type'] = 'primary'): LinkValue {
  return { link_text, url, type: 'internal', target: '_self', ui_type };
}

export type HeroMessages = readonly [body: Body, colour: Colour, scene: Scene];

/** A vehicle in a landscape. */
export function hero([body, colour, scene]: HeroMessages, alt: string): ImageValue {
  return { src: `/media/heroes/${body}/${colour}/${scene}`, alt };
}

/** A vehicle in the studio. */
export function studio(body: Body, colour: Colour, alt: string): ImageValue {
  return { src: `/media/vehicles/${body}/${colour}/front`, alt };
}

/** The stock list with one model chosen. */
export function stockOf(model: string): string {
  return `/stock?models=${encodeURIComponent(model)}`;
}
