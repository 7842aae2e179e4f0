import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { changeOf, isField } from './early-change';

let committed: string[];

function Form() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({ pay: 'cash', price: '9' });
  const set = (name: string, value: string) => setValues((before) => ({ ...before, [name]: value }));
  const given = (name: string) => ({
    name,
    value: values[name] ?? '',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => set(name, target.value),
  });
  return (
    <form>
      <output>{JSON.stringify(values)}</output>
      {['cash', 'lease', 'loan'].map((value) => (
        <input
          key={value}
          type="radio"
          name="pay"
          value={value}
          checked={values['pay'] === value}
          onChange={() => set('pay', value)}
        />
      ))}
      <input
        type="checkbox"
        name="terms"
        checked={values['terms'] === 'yes'}
        onChange={({ target }) => set('terms', target.checked ? 'yes' : 'no')}
      />
      <input type="text" {...given('city')} />
      <textarea {...given('text')} />
      <select {...given('year')}>
        <option value="" />
        <option>2024</option>
      </select>
      <input type="range" max={9} {...given('price')} onPointerUp={() => committed.push(values['price'] ?? '')} />
    </form>
  );
}

/** Changes the server's HTML, lets React take it over, and changes it again. */
async function taken(change: (form: HTMLFormElement) => readonly (Element | null)[]): Promise<Record<string, string>> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form />);
  const form = container.querySelector('form') ?? document.createElement('form');
  const changed = change(form);
  const changes = changed.filter(isField).map(changeOf);
  await act(async () => void hydrateRoot(container, <Form />));
  await act(async () => {
    for (const changeAgain of changes) changeAgain();
  });
  return JSON.parse(form.querySelector('output')?.textContent ?? '');
}

beforeEach(() => {
  committed = [];
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const typed = (name: string, value: string) => (form: HTMLFormElement) => {
  const field = form.elements.namedItem(name);
  if (field instanceof Element && isField(field)) field.value = value;
  return [field instanceof Element ? field : null];
};
const pressed =
  (...selectors: string[]) =>
  (form: HTMLFormElement) => {
    const fields = selectors.map((selector) => form.querySelector<HTMLElement>(selector));
    for (const field of fields) field?.click();
    return fields;
  };
const all =
  (...changes: ((form: HTMLFormElement) => readonly (Element | null)[])[]) =>
  (form: HTMLFormElement) =>
    changes.flatMap((change) => change(form));

test.each([
  ['a radio button', pressed('[value="lease"]'), { pay: 'lease' }],
  ['the last of two radio buttons', pressed('[value="lease"]', '[value="loan"]'), { pay: 'loan' }],
  ['a box', pressed('[name="terms"]'), { terms: 'yes' }],
  ['a box that was checked and unchecked', pressed('[name="terms"]', '[name="terms"]'), { terms: 'no' }],
  ['a text', typed('city', 'Kyiv'), { city: 'Kyiv' }],
  ['a text of several lines', typed('text', 'one\ntwo'), { text: 'one\ntwo' }],
  ['a choice of a list', typed('year', '2024'), { year: '2024' }],
  ['a slider', typed('price', '4'), { price: '4' }],
  ['each of several fields', all(pressed('[name="terms"]'), typed('price', '4')), { terms: 'yes', price: '4' }],
])('%s that was changed before React took it over is what the page goes on with', async (_, change, expected) => {
  expect(await taken(change)).toMatchObject(expected);
});

test('a slider that was moved too early is let go where it stands', async () => {
  await taken(typed('price', '4'));
  expect(committed).toEqual(['4']);
});

test('a text keeps the place where its next letter goes', async () => {
  let field: HTMLInputElement | null = null;
  await taken((form) => {
    field = form.querySelector<HTMLInputElement>('[name="city"]');
    if (field) field.value = 'Kyiv';
    field?.setSelectionRange(2, 2);
    return [field];
  });
  expect(field).toHaveProperty('selectionStart', 2);
});
