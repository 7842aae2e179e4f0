import type { ContentOf, ImageValue, LinkValue, Template } from '@showroom/contracts/blocks/template';

/** Named contents of a block: complete, so that a test can hand them to the component. */
export type Examples<T extends Template> = Readonly<Record<string, ContentOf<T>>>;

export function link(link_text: string, url: string, ui_type: LinkValue['ui_type'] = 'primary'): LinkValue {
  return { link_text, url, type: url.startsWith('/') ? 'internal' : 'external', target: '_self', ui_type };
}

/** Pictures that every installation has, because it draws them. */
export const pictures = {
  defender: {
    src: '/media/heroes/defender-110/pangea-green/dusk',
    alt: 'A green Defender 110 in a dark studio',
  },
  shortDefender: {
    src: '/media/vehicles/defender-90/gondwana-stone/side_dusk',
    alt: 'A sand-coloured Defender 90, from the side',
  },
  rangeRover: { src: '/media/heroes/range-rover/santorini-black/dusk', alt: 'A black Range Rover in a dark studio' },
  rangeRoverSport: {
    src: '/media/heroes/range-rover-sport/carpathian-grey/dusk',
    alt: 'A grey Range Rover Sport in a dark studio',
  },
  discovery: { src: '/media/vehicles/discovery/byron-blue/side_dusk', alt: 'A blue Discovery, from the side' },
  velar: {
    src: '/media/heroes/range-rover-velar/fuji-white/dusk',
    alt: 'A white Range Rover Velar in a dark studio',
  },
  jaguar: { src: '/media/vehicles/f-pace/firenze-red/side_dusk', alt: 'A red Jaguar F-PACE, from the side' },
  defenderSide: { src: '/media/vehicles/defender-110/pangea-green/side', alt: 'Defender 110 from the side' },
  rangeRoverSide: { src: '/media/vehicles/range-rover/hakuba-silver/side', alt: 'Range Rover from the side' },
  velarSide: { src: '/media/vehicles/range-rover-velar/firenze-red/side', alt: 'Range Rover Velar from the side' },
  discoverySide: { src: '/media/vehicles/discovery/byron-blue/side', alt: 'Discovery from the side' },
  jaguarSide: { src: '/media/vehicles/i-pace/fuji-white/side', alt: 'Jaguar I-PACE from the side' },
} as const satisfies Record<string, ImageValue>;
