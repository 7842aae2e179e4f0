import type { LinkValue } from '@showroom/contracts/blocks/template';
import { formAddress } from './form-address';
import { safeHref } from './safe-href';

type Target = Pick<LinkValue, 'url' | 'type' | 'rdx_forms_form_id' | 'hidden_fields' | 'form_layout'>;

/**
 * Where an editor's link leads: of a form to its page; undefined where that is nowhere, or unsafe.
 */
export function linkAddress(link: Target): string | undefined {
  const form = link.rdx_forms_form_id?.trim();
  if (link.type === 'form' && form) {
    return formAddress({ id: form, hidden: link.hidden_fields ?? {}, layout: link.form_layout ?? 'single' });
  }
  return link.url.trim() === '' ? undefined : safeHref(link.url);
}

/**
 * Whether a button or link is shown: one within the site or out of it with address and label, one
 * of a form or a file with what it opens, and whatever is marked as always shown.
 */
export function isLinkShown(link: Target & Pick<LinkValue, 'link_text' | 'always_show'>): boolean {
  const isNamed = link.link_text.trim() !== '';
  if (link.always_show === true) return isNamed;
  if (linkAddress(link) === undefined) return false;
  return isNamed || link.type === 'form' || link.type === 'file';
}
