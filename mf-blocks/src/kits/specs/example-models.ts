import { getCompareSpec } from '@showroom/contracts/calls/models';
import type { ModelEngine, ModelSpec } from '@showroom/contracts/entities/model';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/fake-client';

function engine(name: string, power: number, values: Partial<ModelEngine>): ModelEngine {
  return {
    ...{ key: name.toLowerCase(), name, power, engine_type: ['Petrol', 'Mild hybrid'] },
    ...{ engine_capacity: 3, capacity_unit: 'l', battery_capacity: null, drivetrain: 'AWD' },
    ...{ transmissions: ['Automatic'], seats: [5, 6, 7], doors: [5], bodies: ['SUV'], versions: [] },
    ...values,
  };
}

function model(id: string, name: string, engines: readonly ModelEngine[]): ModelSpec {
  return {
    id,
    type: 'model_specification',
    attributes: { brand: 'Land Rover', model: name, engines: [...engines] },
  };
}

const plugIn: Partial<ModelEngine> = { engine_type: ['Petrol', 'Plug-in hybrid'], seats: [5] };
const diesel: Partial<ModelEngine> = { engine_type: ['Diesel', 'Mild hybrid'] };

/** Two models as the API answers them. */
export const exampleModels: readonly ModelSpec[] = [
  model('defender-110', 'Defender 110', [
    engine('P525', 386, { engine_type: ['Petrol'], engine_capacity: 5 }),
    engine('P400e', 297, { ...plugIn, engine_capacity: 2, battery_capacity: 19.2 }),
    engine('D300', 221, diesel),
  ]),
  model('range-rover', 'Range Rover', [
    engine('P530', 390, { engine_type: ['Petrol'], engine_capacity: 4.4, seats: [5, 7] }),
    engine('P460e', 338, { ...plugIn, battery_capacity: 38.2 }),
    engine('D350', 258, { ...diesel, seats: [5, 7] }),
  ]),
];

/** What blocks of specifications show while no API runs. */
export const modelAnswers = [
  answerTo(getCompareSpec, ({ params: { model: key } }) => {
    const found = exampleModels.find(({ id }) => id === key);
    return found ? { data: [found] } : new ShowroomError('page.not-found', { status: 404 });
  }),
];
