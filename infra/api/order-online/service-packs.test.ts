import { powertrainOf } from './service-packs';

test.each([
  [['Diesel'], 'combustion'],
  [['Petrol', 'Mild hybrid'], 'combustion'],
  [['Petrol', 'Plug-in hybrid'], 'plug_in_hybrid'],
  [['PHEV'], 'plug_in_hybrid'],
  [['petrol', 'electric'], 'combustion'],
  [['Electric'], 'electric'],
  [['BEV'], 'electric'],
  [['steam'], 'combustion'],
  [[], 'combustion'],
])('%j goes by the packs of %s', (energies, powertrain) => {
  expect(powertrainOf(energies)).toBe(powertrain);
});
