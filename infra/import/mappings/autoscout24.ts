import type { VehicleState, VehicleStatus } from '@showroom/contracts/entities/vehicle';

/** Words that the two European feeds share. */
export const GEARS = { Manual: 'Manual', Automatic: 'Automatic', 'Semi-automatic': 'Semi-automatic' };

export const FUELS: Readonly<Record<string, readonly string[]>> = {
  Gasoline: ['Petrol'],
  Diesel: ['Diesel'],
  Electric: ['Electric'],
  'Electric/Gasoline': ['Petrol', 'Hybrid'],
  'Electric/Diesel': ['Diesel', 'Hybrid'],
  LPG: ['LPG'],
  CNG: ['CNG'],
  Ethanol: ['Ethanol'],
  Hydrogen: ['Hydrogen'],
  Others: [],
  '-/- (Fuel)': [],
};

export const OFFERS: Readonly<Record<string, VehicleState>> = {
  New: 'new',
  'Pre-registered': 'used',
  Demonstration: 'used',
  "Employee's car": 'used',
  Used: 'used',
  'Antique / Classic': 'used',
};

export const STATUSES: Readonly<Record<string, VehicleStatus>> = { Demonstration: 'demo' };

export const PREVIOUS_USES: Readonly<Record<string, string>> = {
  'Pre-registered': 'Pre-registered',
  Demonstration: 'Demonstrator',
  "Employee's car": 'Employee’s car',
  'Antique / Classic': 'Classic',
};
