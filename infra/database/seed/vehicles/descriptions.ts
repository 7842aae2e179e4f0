import type { VehicleState } from '@showroom/contracts/entities/vehicle';
import type { Random } from '../random';
import type { Model } from './model';
import type { Powertrain } from './powertrains';

export interface Described {
  readonly model: Model;
  readonly powertrain: Powertrain;
  readonly trim: string;
  readonly year: number;
  readonly state: VehicleState;
  readonly colour: string;
  readonly interior: string;
  readonly seats: number;
  readonly mileage: number;
  readonly options: readonly string[];
}

type Sentence = (vehicle: Described) => string;
type Sentences = readonly [Sentence, ...Sentence[]];

const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
const nameOf = ({ model, powertrain, trim }: Described) => `${model.name} ${powertrain.code} ${trim}`;

const OPENINGS: Record<VehicleState, Sentences> = {
  new: [
    (vehicle) => `A new ${nameOf(vehicle)} in ${vehicle.colour}, with an interior in ${vehicle.interior}.`,
    (vehicle) => `This ${nameOf(vehicle)} leaves the line in ${vehicle.colour} and waits for its first owner.`,
    (vehicle) =>
      `Specified by our retailer for ${vehicle.year}: the ${nameOf(vehicle)} in ${vehicle.colour} over ${vehicle.interior}.`,
  ],
  approved: [
    (vehicle) =>
      `An approved ${nameOf(vehicle)} from ${vehicle.year}, finished in ${vehicle.colour} with ${vehicle.interior} inside.`,
    (vehicle) =>
      `This ${vehicle.year} ${nameOf(vehicle)} has covered ${grouped(vehicle.mileage)} km and comes with our approved promise.`,
    (vehicle) =>
      `${vehicle.colour} outside, ${vehicle.interior} inside: a carefully kept ${nameOf(vehicle)} from ${vehicle.year}, checked and approved.`,
  ],
  used: [
    (vehicle) =>
      `A ${vehicle.year} ${nameOf(vehicle)} in ${vehicle.colour}, with ${grouped(vehicle.mileage)} km on the clock.`,
    (vehicle) =>
      `This ${nameOf(vehicle)} was first registered in ${vehicle.year} and has been looked after ever since.`,
    (vehicle) =>
      `Honest value in ${vehicle.colour}: a ${vehicle.year} ${nameOf(vehicle)} with ${vehicle.interior} upholstery.`,
  ],
};

const CHARACTERS: Partial<Record<Model['key'], Sentences>> = {
  'range-rover': [
    () => 'It is as composed on a muddy track as at an opera house, and quiet in both places.',
    () => 'Every journey in it is calm: tall seats, a hushed cabin and air springs that read the road ahead.',
  ],
  'range-rover-sport': [
    () => 'It drives like a much smaller car and still crosses a ford when it has to.',
    () => 'Taut, precise and comfortable at once, it makes long distances feel short.',
  ],
  'range-rover-velar': [
    () => 'Its lines are clean to the last detail, from the flush door handles to the tapered tail.',
    () => 'Few cars manage so much presence with so little decoration.',
  ],
  'range-rover-evoque': [
    () => 'Compact enough for the old town, it keeps the high seat and the sure-footedness of its larger relatives.',
    () => 'It fits where others turn around, and looks good doing so.',
  ],
  'defender-90': [
    () => 'The short wheelbase turns on the spot and goes where the map stops.',
    () => 'Two doors, short overhangs and a wading depth of up to 900 mm: this is the purest of the Defenders.',
  ],
  'defender-110': [
    () => 'Family car on weekdays, expedition car on any other day, it wears mud and city dust equally well.',
    () =>
      'With its side-hinged tailgate and upright cabin it carries people, dogs and boards without a second thought.',
  ],
  'defender-130': [
    () => 'The longest Defender takes the whole party along, and their luggage too.',
    () => 'Three full rows make it the one to take when nobody wants to stay at home.',
  ],
  discovery: [
    () => 'Seats fold at the touch of a button, and the view from every one of them is a good one.',
    () => 'It was built for families who go further, and it tows up to 3,500 kg while doing so.',
  ],
  'discovery-sport': [
    () => 'Its second row slides, its boot swallows a weekend, and it parks like a much smaller car.',
    () => 'Clever rather than large, it finds room for everybody and their things.',
  ],
  'f-pace': [
    () => 'It steers like a sports saloon and has the boot of an estate.',
    () => 'A practical car that never feels like one from behind the wheel.',
  ],
  'e-pace': [
    () => 'It brings the eagerness of a sports car to the school run.',
    () => 'Short, wide and lively, it enjoys a bend as much as its driver.',
  ],
  'i-pace': [
    () => 'Silent, quick and surefooted, it makes a strong case for driving electric.',
    () => 'With two motors and a low centre of gravity, it gathers speed in one long breath.',
  ],
  'f-type': [
    () => 'A long bonnet, two seats and an exhaust that turns heads: the sports car in its classic form.',
    () => 'It was made for the road that takes longer.',
  ],
  xe: [
    () => 'The most agile of our saloons sits low and answers at once.',
    () => 'A driver’s saloon, compact outside and well finished within.',
  ],
  xf: [
    () => 'It covers long distances quietly and keeps something in hand for the winding ones.',
    () => 'Elegant, roomy and light on its feet, it is a saloon in the best tradition.',
  ],
};

const CYLINDERS: Readonly<Record<number, string>> = { 3: 'three', 4: 'four', 6: 'six', 8: 'eight' };
const DRIVEN = { AWD: 'all four wheels', RWD: 'the rear wheels', FWD: 'the front wheels' } as const;

function engineSentence({ powertrain }: Described): string {
  const { power, litres, cylinders, energy, battery, drivetrain } = powertrain;
  if (litres === undefined || cylinders === undefined) {
    return `Two electric motors send ${power} kW to ${DRIVEN[drivetrain]}, fed by a ${battery} kWh battery.`;
  }
  const engine = `${litres.toFixed(1)}-litre ${CYLINDERS[cylinders]}-cylinder ${energy[0].toLowerCase()} engine`;
  if (energy[1] === 'Plug-in hybrid') {
    return `A ${engine} and an electric motor give ${power} kW together; the ${battery} kWh battery covers most daily trips without fuel.`;
  }
  const help = energy[1] === 'Mild hybrid' ? ', helped by mild-hybrid technology,' : '';
  return `Its ${engine}${help} sends ${power} kW to ${DRIVEN[drivetrain]}.`;
}

const PROPER_NAME = /^(Meridian|Windsor|Terrain Response|ClearSight)/;

/** The names in running text: short, and lower case unless they are somebody's. */
function listed(names: readonly string[]): string {
  const words = names.map((name) => {
    const short = name.split(',')[0] ?? name;
    return PROPER_NAME.test(short) ? short : short.charAt(0).toLowerCase() + short.slice(1);
  });
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

function optionsSentence({ options, state }: Described): string | undefined {
  if (options.length === 0) return undefined;
  const highlights = listed(options.slice(0, 3));
  return state === 'new' ? `Chosen extras include ${highlights}.` : `Its first owner chose ${highlights}.`;
}

const CLOSINGS: Record<VehicleState, Sentences> = {
  new: [
    () => 'Come and sit in it, or reserve it online and we will keep it for you.',
    () => 'It carries the full manufacturer’s warranty from the day it is handed over.',
    () => 'Ask us for a test drive at a time that suits you.',
  ],
  approved: [
    () => 'It has passed a 165-point inspection and comes with at least 24 months of warranty and roadside assistance.',
    () => 'Serviced on time, inspected by our own technicians and covered for another two years.',
    () => 'A full service history, two keys and an approved warranty come with it.',
  ],
  used: [
    () => 'It has been inspected in our workshop, and the report is yours to read.',
    () => 'Both keys and the service history are with the car.',
    () => 'We are happy to show it on a lift before you decide.',
  ],
};

function seatsSentence({ seats }: Described): string | undefined {
  if (seats < 6) return undefined;
  return `It seats ${seats === 6 ? 'six, with a jump seat between the front ones' : seats === 7 ? 'seven in three rows' : 'eight in three rows'}.`;
}

/** A few sentences about one vehicle, all of them true of its specification. */
export function descriptionOf(random: Random, vehicle: Described): string {
  const characters = CHARACTERS[vehicle.model.key];
  return [
    random.pick(OPENINGS[vehicle.state])(vehicle),
    characters && random.pick(characters)(vehicle),
    engineSentence(vehicle),
    seatsSentence(vehicle),
    optionsSentence(vehicle),
    random.pick(CLOSINGS[vehicle.state])(vehicle),
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}
