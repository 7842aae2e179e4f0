import type { NavEntry, NavLink } from '@showroom/contracts/entities/nav-entry';

type Attributes = NavEntry['attributes'];

const link = (label: string, url: string, description?: string): NavLink => ({
  label,
  url,
  target: '_self',
  type: 'link',
  ...(description !== undefined && { description }),
});

function entry(place: Attributes['place'], sequence: number, own: NavLink, children: NavLink[] = []): NavEntry {
  return { id: `${place}-${sequence}`, type: 'nav_entry', attributes: { ...own, place, sequence, children } };
}

const social = (label: string, url: string): NavLink => ({ label, url, target: '_blank', type: 'social' });

/** Entries as a market has them, for the harness page and the tests. */
export const entries: readonly NavEntry[] = [
  entry('main', 1, link('Vehicles', '', 'Four families, one idea: to go further, and to arrive composed.'), [
    link('Range Rover', '/range-rover', 'Peerless refinement'),
    link('Defender', '/defender', 'Capable of great things'),
    link('Discovery', '/discovery', 'Room for seven, ready for more'),
    link('Jaguar', '/jaguar', 'Electric performance'),
  ]),
  entry('main', 2, link('Find a vehicle', '/stock')),
  entry('main', 3, link('Offers', '/offers', 'Finance, service and accessories.'), [
    link('Finance offers', '/offers/finance', 'Purchase, lease and subscription'),
    link('Service offers', '/offers/service', 'Care from the people who built it'),
    link('Accessories', 'https://accessories.example/', 'Made for your vehicle'),
  ]),
  entry('main', 4, link('News', '/news')),
  entry('utility', 1, link('Saved', '/showroom/saved')),
  entry('utility', 2, link('Find a retailer', '/retailers')),
  entry('footer-top', 1, { ...link('Vehicles', '/stock'), type: 'wrapper' }, [
    link('Range Rover', '/range-rover'),
    link('Defender', '/defender'),
    link('Discovery', '/discovery'),
    link('Jaguar', '/jaguar'),
  ]),
  entry('footer-top', 2, { ...link('Shopping', ''), type: 'wrapper' }, [
    link('Find a vehicle', '/stock'),
    link('Offers', '/offers'),
    link('Saved vehicles', '/showroom/saved'),
  ]),
  entry('footer-top', 3, { ...link('Company', ''), type: 'wrapper' }, [
    link('News', '/news'),
    link('Retailers', '/retailers'),
  ]),
  entry('footer-top', 4, { ...link('Follow us', ''), type: 'social' }, [
    social('Instagram', 'https://www.instagram.com/'),
    social('YouTube', 'https://www.youtube.com/'),
    social('Facebook', 'https://www.facebook.com/'),
    social('LinkedIn', 'https://www.linkedin.com/'),
  ]),
  entry('footer-medium', 1, link('Contact us', '/contact')),
  entry('footer-medium', 2, link('Careers', '/careers')),
  entry('footer-bottom', 1, link('Privacy', '/privacy')),
  entry('footer-bottom', 2, link('Terms and conditions', '/terms')),
  entry('footer-bottom', 3, link('Cookies', '/cookies')),
];
