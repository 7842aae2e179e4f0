import { storedOption, storedState, storeProductPage } from './product-page-data';

const KEY = 'sl_product_page_data';
const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');
beforeEach(() => localStorage.clear());

test('what a page remembers adds up, vehicle by vehicle', () => {
  storeProductPage({ vehicleId: '7', preselectedPaymentOption: 'lease' });
  storeProductPage({ vehicleId: '7', paymentOptionsData: { type: 'lease', data: [{ duration: 48 }] } });
  expect(stored()).toEqual({
    vehicleId: '7',
    preselectedPaymentOption: 'lease',
    paymentOptionsData: { type: 'lease', data: [{ duration: 48 }] },
  });
  expect(storedOption('7')).toBe('lease');
  expect(storedOption('8')).toBeUndefined();
});

test('the next vehicle starts anew, in the same state', () => {
  storeProductPage({ vehicleId: '7', preselectedPaymentOption: 'lease', driveAwayState: 'VIC' });
  storeProductPage({ vehicleId: '8' });
  expect(stored()).toEqual({ vehicleId: '8', driveAwayState: 'VIC' });
  expect(storedState()).toBe('VIC');
});

test.each(['broken', '[]', '"text"', '{"driveAwayState":7}', '{"driveAwayState":""}'])(
  'of the stored %s no state is known',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(storedState()).toBeUndefined();
  },
);
