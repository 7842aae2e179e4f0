import { askedForm, formAddress } from './form-address';

test.each([
  [{ id: 'contact-ae' }, '/form/contact-ae'],
  [{ id: 'offers', hidden: { offer: 'a & b' }, layout: 'double' }, '/form/offers?offer=a+%26+b&form_layout=double'],
] as const)('%j has the address %s, and is read from it', (asked, address) => {
  expect(formAddress(asked)).toBe(address);
  expect(askedForm(address)).toEqual({ hidden: {}, layout: 'single', ...asked });
});

test('what follows a visitor is no hidden value, nor is what could be none', () => {
  expect(askedForm('/form/a?utm_source=x&gclid=1&-trap=2&offer=3')?.hidden).toEqual({ offer: '3' });
});

test.each(['/form/a/sent', '/form', '/forms/a', '/form/A', '/'])('%s asks for no form', (address) => {
  expect(askedForm(address)).toBeUndefined();
});
