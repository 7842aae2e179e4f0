import { blockProps } from '@showroom/shared-ui/testing';
import { render } from '@testing-library/react';
import { examples } from './examples';
import { Component } from './RetailerSchema';

const said = (content: (typeof examples)[keyof typeof examples]) =>
  JSON.parse(render(<Component {...blockProps(content)} />).container.textContent);

test('search engines read a car dealer with its address, its hours and what it offers', () => {
  expect(said(examples['a retailer with all that there is to know'])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    name: 'Kestrel & Vane Berlin',
    description: expect.stringContaining('Charlottenburg'),
    keywords: 'Range Rover, Defender, Discovery, Jaguar, Berlin',
    openingHours: ['Mo-Fr 09:00-19:00', 'Sa 10:00-16:00'],
    paymentAccepted: 'Cash, credit card, bank transfer',
    priceRange: '€€€€',
    address: 'Kantstraße 148, 10623 Berlin, Germany',
    geo: { '@type': 'GeoCoordinates', latitude: 52.5061, longitude: 13.3213 },
    telephone: ['+49 30 23125 104'],
    email: ['berlin@showroom.test'],
    makesOffer: [
      { '@type': 'Offer', category: 'New vehicles', description: expect.any(String), url: '/new' },
      { '@type': 'Offer', category: 'Approved used', description: expect.any(String), url: '/used' },
    ],
  });
});

test('a retailer without a name is none', () => {
  const { container } = render(<Component {...blockProps({ ...examples['a name alone'], name: ' ' })} />);
  expect(container).toBeEmptyDOMElement();
});
