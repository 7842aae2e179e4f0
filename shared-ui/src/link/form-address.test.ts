import { askedForm, formAddress } from './form-address';

test.each([
  [{ id: 'contact-ae' }, '/form/contact-ae'],
  [{ id: 'offers', hidden: { offer: 'a & b' }, layout: 'double' }, '/form/offers?offer=a+%26+b&form_layout=double'],
] as const)('%j has the address %s, and is read from it', (asked, address) => {
  expect(formAddress(asked)).toBe(address);
  expect(askedForm(address)).toEqual({ hidden: {}, layout: 'single', ...asked });
});

test.each(['/form/a/sent', '/form', '/forms/a', '/form/A', '/'])('%s asks for no form', (address) => {
  expect(askedForm(address)).toBeUndefined();
});
