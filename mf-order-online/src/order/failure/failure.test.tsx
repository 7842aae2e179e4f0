import { getOrder } from '@showroom/contracts/calls/buy-online';
import { getCompanyConfig } from '@showroom/contracts/calls/company';
import type { FailurePageContent } from '@showroom/contracts/entities/order-online-config';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { exampleCompanyConfig } from '../../example-config';
import { visit } from '../../journey-in-tests';

const CONTENT: FailurePageContent = {
  title: 'It did not work out',
  html: '<p>The vehicle is gone.</p>',
  buttons: [
    { action: 'retry', label: 'Once more', kind: 'primary' },
    { action: 'stock', label: 'All vehicles', kind: 'secondary' },
    { action: 'call', label: 'Call us', kind: 'tertiary', url: '+32 2 123 45 67' },
    { action: 'link', label: 'Nowhere', kind: 'tertiary' },
  ],
};

test('the failure page has the configured texts and ways, and none that lead nowhere', async () => {
  const config = answerTo(getCompanyConfig, {
    data: exampleCompanyConfig({ order_online_reservation_failure_page: CONTENT }),
  });
  const { container } = visit({ path: '/reservation-failure?vehicleId=42', answers: [config] });
  expect(await screen.findByRole('heading', { name: 'It did not work out' })).toBeVisible();
  const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Once more', '/showroom-order-online/vehicle/42'],
    ['All vehicles', '/stock'],
    ['Call us', 'tel:+3221234567'],
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('a failed configuration is tried again as a configuration, with its own texts', async () => {
  const config = answerTo(getCompanyConfig, {
    data: exampleCompanyConfig({ config_order_online_reservation_failure_page: CONTENT }),
  });
  visit({ path: '/reservation-failure?config_url=https%3A%2F%2Fc.example%2F1', answers: [config] });
  expect(await screen.findByRole('link', { name: 'Once more' })).toHaveAttribute(
    'href',
    '/showroom-order-online/vehicle?config_url=https%3A%2F%2Fc.example%2F1',
  );
});

test('a market without such a page has built-in texts', async () => {
  visit({ path: '/reservation-failure', market: 'ua', locale: 'uk-UA' });
  expect(await screen.findByRole('heading', { name: 'Не вдалося забронювати автомобіль' })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

const gone = answerTo(getOrder, new ShowroomError('page.not-found', { status: 404 }));

test('a link that leads to no order says what the market says then', async () => {
  const config = answerTo(getCompanyConfig, {
    data: exampleCompanyConfig({ order_online_confirmation_error_page: CONTENT }),
  });
  visit({ path: '/confirmation/SO-1?token=old', answers: [gone, config] });
  expect(await screen.findByRole('heading', { name: 'It did not work out' })).toBeVisible();
});

test('without a link an unknown order is only not found', async () => {
  visit({ path: '/confirmation/SO-1', answers: [gone] });
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('confirm');
});
