import type { NavEntry, NavLink } from '@showroom/contracts/entities/nav-entry';

type Attributes = NavEntry['attributes'];

const link = (label: string, url: string): NavLink => ({ label, url, target: '_self', type: 'link' });

function entry(place: Attributes['place'], sequence: number, own: NavLink, children: NavLink[] = []): NavEntry {
  return { id: `${place}-${sequence}`, type: 'nav_entry', attributes: { ...own, place, sequence, children } };
}

/** Entries as a market has them. */
export const entries: readonly NavEntry[] = [
  entry('utility', 1, link('Retailers', '/retailers')),
  entry('main', 2, link('Find a vehicle', '/stock')),
  entry('main', 1, { ...link('Vehicles', '/range-rover'), description: 'Go further, arrive composed.' }, [
    link('Range Rover', '/range-rover'),
    {
      ...link('Defender', '/defender'),
      image: { src: '/media/vehicles/defender-110/pangea-green/side', alt: 'Defender' },
    },
    link('Accessories', 'https://accessories.example/'),
  ]),
  entry('main', 3, { ...link('News', 'javascript:alert(1)'), target: '_blank' }),
  entry('footer-top', 1, link('Legal', '/legal')),
];
