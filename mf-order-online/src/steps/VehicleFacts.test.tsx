import { renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { exampleVehicle } from '../examples';
import { VehicleFacts } from './VehicleFacts';

test.each([
  ['en-GB', 'Production year', 'Model year'],
  ['ar-AE', 'سنة الإنتاج', 'سنة الطراز'],
  ['ja-JP', '製造年', 'モデルイヤー'],
  ['uk-UA', 'Рік випуску', 'Модельний рік'],
])('in %s the year of the title and the one of the model are distinct', (locale, produced, model) => {
  renderWithPlatform(<VehicleFacts vehicle={exampleVehicle({ production_year: 2025, model_year: 2026 })} />, {
    locale,
  });
  const lines = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(lines.slice(0, 2)).toEqual([
    [produced, '2025'],
    [model, '2026'],
  ]);
});

const vehicle = exampleVehicle({ mileage: 19_552, engine_type: ['Petrol', 'Plug-in hybrid'] });

test.each([
  ['en-GB', '19,552 km', 'Petrol, Plug-in hybrid', 'Automatic'],
  ['uk-UA', '19\u00a0552 км', 'Бензин, Плагін-гібрид', 'Автомат'],
  ['ar-AE', '19,552 كم', 'بنزين، هجين قابل للشحن', 'أوتوماتيكي'],
])('in %s the facts of a vehicle are formatted as in the stock locator', (locale, ...formatted) => {
  renderWithPlatform(<VehicleFacts vehicle={vehicle} />, { locale });
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(expect.arrayContaining(formatted));
});
