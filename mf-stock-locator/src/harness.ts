import { getVehicle, listVehicles, listVehiclesById, listVehiclesLight } from '@showroom/contracts/calls/stock-locator';
import { answerTo } from '@showroom/shared-ui/fake-client';
import { answerConfigs, exampleConfigs } from './examples/showroom-config';
import { answerTowns } from './examples/towns';
import { exampleFacets, exampleVehicle } from './examples/vehicles';

const data = Array.from({ length: 12 }, (_, number) => exampleVehicle(number));
const meta = { total: 30, page: 1, pages: 3, items: 12, currency: 'EUR', facets: exampleFacets, ignored: [] };

/** What the harness page and the gallery show while no API runs. */
export const answers = [
  answerTo(listVehicles, { data, meta }),
  answerTo(listVehiclesLight, { data, meta }),
  answerConfigs(exampleConfigs),
  answerTowns,
  answerTo(getVehicle, ({ params }) => ({ data: exampleVehicle(Number(params.id) - 1000) })),
  answerTo(listVehiclesById, ({ query: { ids } }) => {
    const asked = Array.isArray(ids) ? ids : [ids];
    return { data: asked.map((id) => exampleVehicle(Number(id) - 1000)), meta: { missing: [] } };
  }),
];

/** Addresses under its mount that are looked at before a release, beside the mount itself. */
export const addresses = ['/showroom/land-rover-defender-110-1000'];
