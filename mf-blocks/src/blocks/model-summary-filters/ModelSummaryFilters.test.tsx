import { PlatformProvider } from '@showroom/shared-ui/platform';
import { blockProps, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { examples } from './examples';
import { Component, load } from './ModelSummaryFilters';

const content = examples['six models'];
const { signal } = new AbortController();

async function visit(query = '') {
  const url = new URL(`http://site.test/models${query}`);
  const data = await load({ platform: testPlatform(), url, content, signal });
  return renderWithPlatform(<Component {...blockProps(content, data)} />);
}

const shown = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const chip = (facet: string, name: string) =>
  within(screen.getByRole('group', { name: facet })).getByRole('checkbox', { name });

test('all models are shown at first, and counted', async () => {
  await visit();
  expect(shown()).toHaveLength(6);
  expect(screen.getByRole('status')).toHaveTextContent(/^6 models$/);
  expect(screen.queryByRole('button', { name: 'Show all models' })).toBeNull();
});

test('chips of one filter widen what is shown, those of another narrow it; the count is told', async () => {
  await visit();
  await userEvent.click(chip('Fuel', 'Electric'));
  expect(shown()).toEqual(['Jaguar I-PACE']);
  expect(screen.getByRole('status')).toHaveTextContent(/^1 model$/);
  await userEvent.click(chip('Fuel', 'Diesel'));
  expect(shown()).toEqual(['Defender 110', 'Range Rover Velar', 'Discovery', 'Jaguar I-PACE']);
  await userEvent.click(chip('Seats', '7'));
  expect(shown()).toEqual(['Defender 110', 'Discovery']);
});

test('nothing found says so, and leads back to all by mouse and by keys', async () => {
  await visit();
  await userEvent.click(chip('Body', 'Convertible'));
  await userEvent.click(chip('Seats', '7'));
  expect(shown()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('No model has all of this.');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Show all models' }));
  expect(shown()).toHaveLength(6);
  expect(chip('Seats', '7')).not.toBeChecked();
  expect(chip('Body', 'SUV')).toHaveFocus();
});

test('an address chooses, and what no model has is no choice', async () => {
  await visit('?body=Coup%C3%A9&seats=99');
  expect(shown()).toEqual(['Jaguar F-TYPE']);
  expect(chip('Body', 'Coupé')).toBeChecked();
});

test('without code the form asks for the page anew, and every model is in the HTML', async () => {
  const data = await load({
    ...{ platform: testPlatform(), content, signal },
    url: new URL('http://site.test/models?fuel=Electric'),
  });
  const { container } = renderWithPlatform(<Component {...blockProps(content, data)} />);
  for (const { name } of content.groups) expect(container).toHaveTextContent(name);
  expect(container.querySelector('form')).toHaveAttribute('action', expect.stringMatching(/#.+-models$/));
  expect(screen.getByRole('button', { name: 'Show models' })).toHaveAttribute('type', 'submit');
});

test('what was ticked before the code came is taken over', () => {
  const block = (
    <PlatformProvider value={testPlatform()}>
      <Component {...blockProps(content, undefined)} />
    </PlatformProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(block);
  container.querySelector<HTMLInputElement>('[name="seats"][value="2"]')?.click();
  render(block, { container, hydrate: true });
  expect(shown()).toEqual(['Jaguar F-TYPE']);
});

test('models that say the same are not filtered', () => {
  renderWithPlatform(<Component {...blockProps(examples['nothing to choose from'], undefined)} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Defender 130' })).toBeVisible();
});
