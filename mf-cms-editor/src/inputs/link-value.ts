import type { LinkValue } from '@showroom/contracts/blocks/template';
import { textOf } from './input';

const TYPES = ['internal', 'external', 'form', 'file'] as const satisfies readonly LinkValue['type'][];
const TARGETS = ['_self', '_blank'] as const satisfies readonly LinkValue['target'][];
const LOOKS = ['primary', 'secondary', 'tertiary'] as const satisfies readonly LinkValue['ui_type'][];

export const LINK_CHOICES = { type: TYPES, target: TARGETS, ui_type: LOOKS } as const;

export const EMPTY_LINK: LinkValue = { link_text: '', url: '', type: 'internal', target: '_self', ui_type: 'primary' };

/** A stored link with what it lacks filled in. */
export function linkOf(value: unknown): LinkValue {
  const stored = typeof value === 'object' && value !== null ? value : {};
  const one = <T extends string>(choices: readonly T[], key: string, fallback: T) =>
    choices.find((choice) => choice === Reflect.get(stored, key)) ?? fallback;
  return {
    ...stored,
    link_text: textOf(Reflect.get(stored, 'link_text')),
    url: textOf(Reflect.get(stored, 'url')),
    type: one(TYPES, 'type', 'internal'),
    target: one(TARGETS, 'target', '_self'),
    ui_type: one(LOOKS, 'ui_type', 'primary'),
  };
}

export function isEmptyLink({ link_text, url }: LinkValue): boolean {
  return link_text === '' && url === '';
}
