import { driveAwayPrice } from '@showroom/contracts/entities/drive-away';
import { retailerName } from '@showroom/contracts/entities/retailer-name';
import { stateName } from '@showroom/contracts/entities/state-names';
import type { FinancingOption, Vehicle } from '@showroom/contracts/entities/vehicle';
import { fillText } from '@showroom/contracts/fill-text';
import type { CardLanguage } from '../listing/card-language';
import { shownPrice } from '../prices/shown-prices';
import { type AttributeKey, attributeText } from '../specification/attributes';
import type { Cell, ComparePageData, Row, RowGroup } from './compare-data';

type Attributes = Vehicle['attributes'];
type Texts = ComparePageData['texts'];
type Labels = Readonly<Record<AttributeKey, string>>;

/** Attributes in the order in which they are read; each is one row. */
const ATTRIBUTE_GROUPS = {
  condition: [
    'state',
    'status',
    'productionYear',
    'modelYear',
    'mileage',
    'registrationDate',
    'warrantyExpiry',
    'previousUse',
  ],
  drive: ['engines', 'power', 'capacity', 'battery', 'transmission', 'drivetrain'],
  interior: ['body', 'doors', 'numberOfSeats', 'color', 'colorInterior'],
} as const satisfies Partial<Record<keyof Texts, readonly AttributeKey[]>>;

const PRICES = ['purchase', 'lease', 'subscribe'] as const satisfies readonly FinancingOption[];
const NONE: Cell = { kind: 'none' };
const WITHOUT: Cell = { kind: 'without' };

interface Writing {
  readonly language: CardLanguage;
  readonly labels: Labels;
  readonly texts: Texts;
  /** Of the visitor; empty where it is not known. */
  readonly state: string;
}

/**
 * Every row that at least one of the vehicles fills, in groups; a group without rows is left out.
 */
export function compareRows(vehicles: readonly Attributes[], writing: Writing): RowGroup[] {
  const { texts, state } = writing;
  const groups: RowGroup[] = [
    {
      label: texts.offer,
      rows: [driveAwayRow(vehicles, state, texts), ...PRICES.map((type) => priceRow(vehicles, type, texts))],
    },
    attributeGroup('condition', vehicles, writing),
    attributeGroup('drive', vehicles, writing),
    attributeGroup('interior', vehicles, writing),
    { label: texts.equipment, rows: equipmentRows(vehicles) },
    { label: texts.retailer, rows: [retailerRow(vehicles, texts)] },
  ];
  return groups
    .map(({ label, rows }) => ({ label, rows: rows.filter(({ cells }) => cells.some(({ kind }) => kind !== 'none')) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The rows in which the vehicles differ. */
export function differences(groups: readonly RowGroup[]): RowGroup[] {
  return groups
    .map(({ label, rows }) => ({ label, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}

function row(label: string, cells: readonly Cell[]): Row {
  const written = new Set(cells.map((cell) => JSON.stringify(cell)));
  return { label, cells, differs: written.size > 1 };
}

function priceRow(vehicles: readonly Attributes[], type: FinancingOption, texts: Texts): Row {
  const cells = vehicles.map(({ prices }): Cell => {
    const price = shownPrice(prices, type);
    return price ? { kind: 'price', amount: price.value_raw, type } : NONE;
  });
  const isAsked = type === 'purchase';
  return row(
    texts[type],
    cells.map((cell) => (isAsked && cell.kind === 'none' ? { kind: 'text', text: texts.onRequest } : cell)),
  );
}

function driveAwayRow(vehicles: readonly Attributes[], state: string, texts: Texts): Row {
  const cells = vehicles.map((vehicle): Cell => {
    const amount = driveAwayPrice(vehicle, state);
    return amount === undefined ? NONE : { kind: 'price', amount, type: 'plain' };
  });
  return row(fillText(texts.driveAwayIn, { state: stateName(state) }), cells);
}

function attributeGroup(
  key: keyof typeof ATTRIBUTE_GROUPS,
  vehicles: readonly Attributes[],
  { language: { words, locale }, labels, texts }: Writing,
): RowGroup {
  const rows = ATTRIBUTE_GROUPS[key].map((attribute) =>
    row(
      labels[attribute],
      vehicles.map((vehicle): Cell => {
        const text = attributeText(attribute, vehicle, words, locale);
        return text ? { kind: 'text', text } : NONE;
      }),
    ),
  );
  return { label: texts[key], rows };
}

/**
 * What any of them has, by name; a vehicle that names no equipment at all leaves its cells open.
 */
function equipmentRows(vehicles: readonly Attributes[]): Row[] {
  const equipment = vehicles.map(equipmentOf);
  const names = [...new Set(equipment.flatMap((one) => [...one.keys()]))];
  return names.map((name) =>
    row(
      name,
      equipment.map((one) => one.get(name) ?? (one.size > 0 ? WITHOUT : NONE)),
    ),
  );
}

function equipmentOf({ standard_features, optional_features, accessories }: Attributes): Map<string, Cell> {
  return new Map<string, Cell>([
    ...accessories.map((name) => [name, { kind: 'has', how: 'accessory' }] as const),
    ...optional_features.map(({ name }) => [name, { kind: 'has', how: 'optional' }] as const),
    ...standard_features.map((name) => [name, { kind: 'has', how: 'standard' }] as const),
  ]);
}

function retailerRow(vehicles: readonly Attributes[], texts: Texts): Row {
  return row(
    texts.retailer,
    vehicles.map((vehicle) => {
      const text = [retailerName(vehicle), vehicle.owner_city].filter(Boolean).join(', ');
      // A market may keep to itself who sells.
      return text === '' ? NONE : { kind: 'text', text };
    }),
  );
}
