import type { Colour } from '../../../drawing/colours';
import type { Body } from '../../../drawing/vehicle';

export interface Nameplate {
  readonly name: string;
  readonly body: Body;
  readonly colour: Colour;
  /** A version that stands for the model, with its own figures. */
  readonly version: string;
  readonly seats: string;
  readonly kilowatts: number;
  /** Seconds from 0 to 100 km/h. */
  readonly sprint: string;
}

export const FAMILIES = ['range-rover', 'defender', 'discovery', 'jaguar'] as const;
export type Family = (typeof FAMILIES)[number];

export const FAMILY_NAMES: Record<Family, string> = {
  'range-rover': 'Range Rover',
  defender: 'Defender',
  discovery: 'Discovery',
  jaguar: 'Jaguar',
};

export const NAMEPLATES: Record<Family, readonly Nameplate[]> = {
  'range-rover': [
    {
      name: 'Range Rover',
      body: 'range-rover',
      colour: 'charente-grey',
      version: 'P460e HSE',
      seats: '5 – 7',
      kilowatts: 338,
      sprint: '5.7',
    },
    {
      name: 'Range Rover Sport',
      body: 'range-rover-sport',
      colour: 'firenze-red',
      version: 'P400 Dynamic SE',
      seats: '5',
      kilowatts: 294,
      sprint: '5.7',
    },
    {
      name: 'Range Rover Velar',
      body: 'range-rover-velar',
      colour: 'hakuba-silver',
      version: 'P400e Dynamic SE',
      seats: '5',
      kilowatts: 297,
      sprint: '5.4',
    },
    {
      name: 'Range Rover Evoque',
      body: 'range-rover-evoque',
      colour: 'byron-blue',
      version: 'P300e Dynamic SE',
      seats: '5',
      kilowatts: 227,
      sprint: '6.4',
    },
  ],
  defender: [
    {
      name: 'Defender 90',
      body: 'defender-90',
      colour: 'tasman-blue',
      version: 'P300 X-Dynamic SE',
      seats: '5 – 6',
      kilowatts: 221,
      sprint: '7.1',
    },
    {
      name: 'Defender 110',
      body: 'defender-110',
      colour: 'pangea-green',
      version: 'D350 X-Dynamic HSE',
      seats: '5 – 7',
      kilowatts: 258,
      sprint: '6.4',
    },
    {
      name: 'Defender 130',
      body: 'defender-130',
      colour: 'gondwana-stone',
      version: 'P400 X-Dynamic SE',
      seats: '8',
      kilowatts: 294,
      sprint: '6.6',
    },
  ],
  discovery: [
    {
      name: 'Discovery',
      body: 'discovery',
      colour: 'carpathian-grey',
      version: 'D350 Dynamic SE',
      seats: '5 – 7',
      kilowatts: 258,
      sprint: '6.3',
    },
    {
      name: 'Discovery Sport',
      body: 'discovery-sport',
      colour: 'eiger-grey',
      version: 'P300e Dynamic SE',
      seats: '5 – 7',
      kilowatts: 227,
      sprint: '6.6',
    },
  ],
  jaguar: [
    {
      name: 'F-Pace',
      body: 'f-pace',
      colour: 'british-racing-green',
      version: 'P400 R-Dynamic SE',
      seats: '5',
      kilowatts: 294,
      sprint: '5.4',
    },
    {
      name: 'E-Pace',
      body: 'e-pace',
      colour: 'caldera-red',
      version: 'P300e R-Dynamic S',
      seats: '5',
      kilowatts: 227,
      sprint: '6.5',
    },
    {
      name: 'I-Pace',
      body: 'i-pace',
      colour: 'fuji-white',
      version: 'EV400 R-Dynamic SE',
      seats: '5',
      kilowatts: 294,
      sprint: '4.8',
    },
    {
      name: 'F-Type',
      body: 'f-type',
      colour: 'british-racing-green',
      version: 'P450 R-Dynamic',
      seats: '2',
      kilowatts: 331,
      sprint: '4.6',
    },
    {
      name: 'XE',
      body: 'xe',
      colour: 'portofino-blue',
      version: 'P300 R-Dynamic SE',
      seats: '5',
      kilowatts: 221,
      sprint: '5.9',
    },
    {
      name: 'XF',
      body: 'xf',
      colour: 'santorini-black',
      version: 'P300 R-Dynamic SE',
      seats: '5',
      kilowatts: 221,
      sprint: '6.1',
    },
  ],
};
