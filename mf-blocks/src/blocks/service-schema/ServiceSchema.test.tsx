import { blockProps } from '@showroom/shared-ui/testing';
import { render } from '@testing-library/react';
import { examples } from './examples';
import { Component } from './ServiceSchema';

test('search engines read a service, and the workshop that provides it', () => {
  const content = examples['a service with all that there is to know'];
  const { container } = render(<Component {...blockProps(content)} />);
  expect(JSON.parse(container.textContent)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: 'Electric vehicle service',
    description: expect.stringContaining('Battery check'),
    provider: {
      '@type': 'AutoRepair',
      name: 'Maison Harcourt Paris',
      keywords: 'electric vehicle, plug-in hybrid, battery check',
      openingHours: ['Mo-Fr 08:00-18:30', 'Sa 08:00-12:00'],
      paymentAccepted: 'Credit card, bank transfer',
      priceRange: '€€€',
      address: '63 avenue de la Grande Armée, 75116 Paris, France',
      geo: { '@type': 'GeoCoordinates', latitude: 48.8756, longitude: 2.2862 },
      telephone: ['+33 1 99 00 14 20'],
      contactPoint: [{ '@type': 'ContactPoint', contactType: 'workshop', email: 'atelier@showroom.test' }],
    },
    offers: [{ '@type': 'Offer', category: 'Service plan', description: expect.any(String), url: '/service' }],
  });
});

test('a service that nobody else provides is provided under its own name', () => {
  const { container } = render(<Component {...blockProps(examples['a name alone'])} />);
  expect(JSON.parse(container.textContent).provider).toEqual({ '@type': 'AutoRepair', name: 'Wheel alignment' });
});
