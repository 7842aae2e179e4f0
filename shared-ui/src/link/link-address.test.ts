import type { LinkValue } from '@showroom/contracts/blocks/template';
import { isLinkShown, linkAddress } from './link-address';

const link: LinkValue = { link_text: 'More', url: '/more', type: 'internal', target: '_self', ui_type: 'primary' };
const form: LinkValue = { ...link, url: '', type: 'form', rdx_forms_form_id: 'contact-ae' };

test.each([
  [link, '/more'],
  [{ ...link, url: ' ' }, undefined],
  [{ ...link, url: 'javascript:alert(1)' }, undefined],
  [form, '/form/contact-ae'],
  [{ ...form, hidden_fields: { a: 'b' }, form_layout: 'double' }, '/form/contact-ae?a=b&form_layout=double'],
  [{ ...form, rdx_forms_form_id: '' }, undefined],
] as const)('%j leads to %s', (value, address) => {
  expect(linkAddress(value)).toBe(address);
});

test.each([
  ['a page with address and label', link, true],
  ['a page without a label', { ...link, link_text: ' ' }, false],
  ['a page without an address', { ...link, url: '' }, false],
  ['an address elsewhere without a label', { ...link, type: 'external', link_text: '' }, false],
  ['a form', form, true],
  ['a form without a label', { ...form, link_text: '' }, true],
  ['a form that is not named', { ...form, rdx_forms_form_id: '' }, false],
  ['a file without a label', { ...link, type: 'file', link_text: '' }, true],
  ['what is always shown', { ...link, url: '', always_show: true }, true],
  ['what is always shown, without a label', { ...link, url: '', link_text: '', always_show: true }, false],
] as const)('of %s it is %j that it is shown', (_what, value: LinkValue, isShown) => {
  expect(isLinkShown(value)).toBe(isShown);
});
