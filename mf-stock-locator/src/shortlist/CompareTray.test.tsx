import { renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { LanguageProvider } from '../language/use-language';
import { cardLanguage } from '../listing/card-language';
import { CompareButton } from './CompareButton';
import { CompareTray } from './CompareTray';
import { comparedVehicles, toggledCompared } from './compared-vehicles';

configure({ asyncUtilTimeout: 10_000 });
beforeAll(() => import('./Tray'));
beforeEach(() => localStorage.clear());

const vehicles = ['Defender', 'Discovery', 'Velar', 'Evoque', 'Sport'].map((name, index) => ({
  id: String(index + 1),
  name,
  picture: '',
}));

function Page() {
  return (
    <LanguageProvider value={cardLanguage(testPlatform())}>
      {vehicles.map((vehicle) => (
        <CompareButton key={vehicle.id} {...vehicle} />
      ))}
      <CompareTray />
    </LanguageProvider>
  );
}

const button = (name: string) => screen.getByRole('button', { name: `Compare ${name}` });

test('two chosen vehicles can be compared, in the order in which they were chosen', async () => {
  const user = userEvent.setup();
  const { container } = renderWithPlatform(<Page />);
  expect(screen.queryByRole('region', { name: 'Comparison' })).not.toBeInTheDocument();
  await user.click(button('Velar'));
  expect(await screen.findByRole('region', { name: 'Comparison' })).toHaveTextContent('Choose one more');
  expect(screen.queryByRole('link', { name: 'Compare' })).not.toBeInTheDocument();
  await user.click(button('Defender'));
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/showroom/compare?ids=3,1');
  expect(button('Defender')).toHaveAttribute('aria-pressed', 'true');
  expect((await axe(container)).violations).toEqual([]);
});

test('a second press, the tray and "Clear" take vehicles out again', async () => {
  const user = userEvent.setup();
  renderWithPlatform(<Page />);
  for (const { name } of vehicles.slice(0, 3)) await user.click(button(name));
  await user.click(button('Defender'));
  await user.click(await screen.findByRole('button', { name: 'Take Velar out of the comparison' }));
  expect(comparedVehicles.read().map(({ name }) => name)).toEqual(['Discovery']);
  expect(screen.getByRole('button', { name: 'Take Discovery out of the comparison' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Comparison' })).not.toBeInTheDocument());
});

test('a fifth vehicle is not taken, and its button says why', async () => {
  const user = userEvent.setup();
  renderWithPlatform(<Page />);
  for (const { name } of vehicles) await user.click(button(name));
  expect(comparedVehicles.read()).toHaveLength(4);
  expect(button('Sport')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Sport')).toHaveAccessibleDescription('Four vehicles are in the comparison already');
});

test('a full list keeps its vehicles', () => {
  const [first, second, third, fourth, fifth] = vehicles;
  if (!first || !second || !third || !fourth || !fifth) throw new Error('five examples');
  const full = [first, second, third, fourth];
  expect(toggledCompared(full, fifth)).toEqual(full);
  expect(toggledCompared(full, second)).toEqual([first, third, fourth]);
});
