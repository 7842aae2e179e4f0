import { renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { exampleVehicle } from '../examples';
import { VehicleFacts } from './VehicleFacts';

const vehicle = exampleVehicle({ mileage: 19_552, engine_type: ['Petrol', 'Plug-in hybrid'] });

test.each([
  ['en-GB', '19,552 km', 'Petrol, Plug-in hybrid', 'Automatic'],
  ['uk-UA', '19\u00a0552 км', 'Бензин, Плагін-гібрид', 'Автомат'],
  ['ar-AE', '19,552 كم', 'بنزين، هجين قابل للشحن', 'أوتوماتيكي'],
])('in %s the facts of a vehicle are written as the stock locator writes them', (locale, ...written) => {
  renderWithPlatform(<VehicleFacts vehicle={vehicle} />, { locale });
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(expect.arrayContaining(written));
});
