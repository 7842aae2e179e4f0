import { getForm } from '@showroom/contracts/calls/forms';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { exampleField, exampleForm } from '@showroom/shared-ui/form-examples';
import { answerTo, blockProps, fakeClient, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { Component, load } from './EntryForm';
import { examples } from './examples';

const content = examples['a form in the middle'];
const form = exampleForm();
const { signal } = new AbortController();

function loadAt(path: string, client = fakeClient(answerTo(getForm, { data: form }))) {
  const platform = testPlatform({ client });
  return load({ platform, url: new URL(path, 'http://site.test'), content, signal });
}

test('the form is asked for in the language of the page, and stands in it with its title', async () => {
  const client = fakeClient(answerTo(getForm, { data: form }));
  const data = await loadAt('/contact?offer=1', client);
  expect(client.sends[0]?.input).toEqual({ params: { id: 'contact-international' }, query: { locale: 'en-GB' } });
  renderWithPlatform(<Component {...blockProps(content, data)} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Contact us' })).toBeVisible();
  expect(screen.getByRole('form', { name: 'Contact us' })).toHaveAttribute('action', '/form/contact-international');
});

test.each(['left', 'center', 'right'] as const)('a form stands at the %s', async (form_position) => {
  const data = await loadAt('/contact');
  const { container } = renderWithPlatform(<Component {...blockProps({ ...content, form_position }, data)} />);
  expect(container.querySelector('.entry-form-place')).toHaveClass(`entry-form-${form_position}`);
});

test('on its own page a form takes hidden values from the address, but none of what visitors see', async () => {
  const [field] = form.attributes.fields;
  if (!field) throw new Error('The example has no field.');
  const fields = [...form.attributes.fields, { ...field, name: 'offer', kind: 'hidden' as const, is_required: false }];
  const client = fakeClient(answerTo(getForm, { data: exampleForm({ fields }) }));
  const data = await loadAt(
    '/form/contact-international?offer=spring&vehicle=Defender&first_name=x&form_layout=double',
    client,
  );
  expect(data.hidden).not.toHaveProperty('first_name');
  expect(data).toMatchObject({ hidden: { offer: 'spring', vehicle: 'Defender' }, layout: 'double' });
});

test('the address fills in what the market maps, but for what pages are cached without', async () => {
  const settings = { 'forms.query_mapping': { mail: 'email', utm_source: 'first_name' } };
  const platform = testPlatform({ client: fakeClient(answerTo(getForm, { data: form })), settings });
  const url = new URL('/contact?mail=jane%40example.com&utm_source=x', 'http://site.test');
  const data = await load({ platform, url, content, signal });
  // One person's address is on no page of others.
  expect(data).toMatchObject({ mapped: { email: 'jane@example.com' }, private: true });
  renderWithPlatform(<Component {...blockProps(content, data)} />);
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('jane@example.com');
});

test('an option in the address leaves the page to everybody', async () => {
  const options = [{ value: 'a', label: 'A' }];
  const fields = [exampleField('model', { kind: 'choice', options }), exampleField('code', { kind: 'hidden' })];
  const settings = { 'forms.query_mapping': { model: 'model', code: 'code' } };
  const client = fakeClient(answerTo(getForm, { data: exampleForm({ fields }) }));
  const platform = testPlatform({ client, settings });
  const data = await load({ platform, url: new URL('http://site.test/contact?model=a&code=spring'), content, signal });
  expect(data.mapped).toEqual({ model: 'a', code: 'spring' });
  expect(data).not.toHaveProperty('private');
});

test('where a plain form leads once it is sent, it says thank you', async () => {
  renderWithPlatform(<Component {...blockProps(content, await loadAt('/form/contact-international/sent'))} />);
  expect(screen.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('a form that the market does not have is not shown; one that did not come is linked to', async () => {
  const none = fakeClient(answerTo(getForm, new ShowroomError('page.not-found', { status: 404 })));
  const { container, unmount } = renderWithPlatform(
    <Component {...blockProps(content, await loadAt('/contact', none))} />,
  );
  expect(container).toBeEmptyDOMElement();
  unmount();
  renderWithPlatform(<Component {...blockProps(content, undefined)} />);
  expect(screen.getByRole('link', { name: 'Open the form' })).toHaveAttribute('href', '/form/contact-international');
});
