import type { ContentOf, ImageValue, LinkValue, Template } from '@showroom/contracts/blocks/template';

/** Named contents of a block: complete, so that a test can hand them to the component. */
export type Examples<T extends Template> = Readonly<Record<string, ContentOf<T>>>;

export function link(link_text: string, url: string, ui_type: LinkValue['ui_type'] = 'primary'): LinkValue {
  return { link_text, url, type: url.startsWith('/') ? 'internal' : 'external', target: '_self', ui_type };
}

/** Pictures that every installation has, because it draws them. */
export const pictures = {
  defenderDesert: {
    src: '/media/heroes/defender-110/pangea-green/desert',
    alt: 'A green Defender 110 in the desert',
  },
  defenderMountain: {
    src: '/media/heroes/defender-90/gondwana-stone/mountain',
    alt: 'A sand-coloured Defender 90 in the mountains',
  },
  rangeRoverDusk: { src: '/media/heroes/range-rover/santorini-black/dusk', alt: 'A black Range Rover at dusk' },
  rangeRoverCity: {
    src: '/media/heroes/range-rover-sport/carpathian-grey/city',
    alt: 'A grey Range Rover Sport in the city',
  },
  discoveryCoast: { src: '/media/heroes/discovery/byron-blue/coast', alt: 'A blue Discovery by the sea' },
  velarMountain: {
    src: '/media/heroes/range-rover-velar/fuji-white/mountain',
    alt: 'A white Range Rover Velar in the mountains',
  },
  jaguarCity: { src: '/media/heroes/f-pace/firenze-red/city', alt: 'A red Jaguar F-PACE in the city' },
  defenderSide: { src: '/media/vehicles/defender-110/pangea-green/side', alt: 'Defender 110 from the side' },
  rangeRoverSide: { src: '/media/vehicles/range-rover/hakuba-silver/side', alt: 'Range Rover from the side' },
  velarSide: { src: '/media/vehicles/range-rover-velar/firenze-red/side', alt: 'Range Rover Velar from the side' },
  discoverySide: { src: '/media/vehicles/discovery/byron-blue/side', alt: 'Discovery from the side' },
  jaguarSide: { src: '/media/vehicles/i-pace/fuji-white/side', alt: 'Jaguar I-PACE from the side' },
} as const satisfies Record<string, ImageValue>;
