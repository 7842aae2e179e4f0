import type { ShowroomButton } from '@showroom/contracts/entities/company-config';
import type { FinancingOption, Vehicle } from '@showroom/contracts/entities/vehicle';
import { safeHref } from '@showroom/shared-ui/safe-href';
import { telephone } from '@showroom/shared-ui/telephone';
import { formAbout, mailTo } from '../contact';
import { configurationOf } from './built-to-order';

/** What a visitor can do with a vehicle: a link, and how much weight it has. */
export interface VehicleAction {
  readonly key: string;
  readonly action: ShowroomButton['action'];
  readonly label: string;
  readonly kind: ShowroomButton['kind'];
  readonly href: string;
}

interface ButtonTexts {
  readonly reserve: string;
  readonly callRetailer: string;
  readonly writeToRetailer: string;
}

export interface ButtonInput {
  readonly vehicle: Vehicle;
  /** The market's; the built-in ones without. */
  readonly configured: readonly ShowroomButton[] | undefined;
  /** How the visitor wants to pay. */
  readonly option: FinancingOption | undefined;
  /** Whether the market lets visitors know who sells the vehicle. */
  readonly isOwnerVisible: boolean;
  readonly texts: ButtonTexts;
}

/** The built-in buttons, for a page whose configuration could not be fetched. */
const BUILT_IN_BUTTONS: readonly ShowroomButton[] = [
  { action: 'reserve', label: 'Reserve online', kind: 'primary' },
  { action: 'call', label: 'Call the retailer', kind: 'secondary' },
  { action: 'email', label: 'Write to the retailer', kind: 'secondary' },
];

/**
 * Built-in labels are read in the page's language; what somebody wrote is shown as it was written.
 */
const TRANSLATED: Readonly<Record<string, keyof ButtonTexts>> = {
  'Reserve online': 'reserve',
  'Call the retailer': 'callRetailer',
  'Write to the retailer': 'writeToRetailer',
};

function labelOf(label: string, texts: ButtonTexts): string {
  const key = Object.hasOwn(TRANSLATED, label) ? TRANSLATED[label] : undefined;
  return key ? texts[key] : label;
}

/** A reservation is for vehicles that nobody has taken, by the ways to pay that it names. */
function reserveHref({ vehicle: { id, attributes }, option }: ButtonInput): string | undefined {
  const { reservation, status } = attributes;
  const configUrl = configurationOf(attributes);
  if (!reservation || status === 'sold' || status === 'reserved') return undefined;
  const [first] = reservation.financing_options;
  if (option && !reservation.financing_options.includes(option)) return undefined;
  const query = new URLSearchParams({
    ...(configUrl && { config_url: configUrl }),
    ...(option && option !== first && { finance_option: option }),
  }).toString();
  return `/showroom-order-online/vehicle${configUrl ? '' : `/${id}`}${query && `?${query}`}`;
}

const HREFS = {
  reserve: reserveHref,
  call: ({ vehicle: { attributes }, isOwnerVisible }) =>
    isOwnerVisible && attributes.owner_phone ? telephone(attributes.owner_phone) : undefined,
  email: ({ vehicle: { attributes }, isOwnerVisible }) =>
    isOwnerVisible && attributes.owner_email ? mailTo(attributes) : undefined,
  link: (_, { url }) => url,
  form: ({ vehicle }, { form_id, url }) => (form_id ? formAbout(form_id, vehicle.attributes) : url),
  calculator: () => '#vehicle-finance',
} as const satisfies Record<
  ShowroomButton['action'],
  (input: ButtonInput, button: ShowroomButton) => string | undefined
>;

function actionOf(input: ButtonInput, button: ShowroomButton, index: number): VehicleAction[] {
  const { vehicle, texts } = input;
  const { action, kind, states } = button;
  if (states && !states.includes(vehicle.attributes.state)) return [];
  const href = safeHref(HREFS[action](input, button));
  const label = labelOf(button.label, texts);
  // The retailer's own text for its reservation is shown where the market did not choose one.
  const own = action === 'reserve' && label === texts.reserve ? vehicle.attributes.reservation?.label : undefined;
  if (!href || !label.trim()) return [];
  return [{ key: `${action}-${index}`, action, kind, href, label: own ? labelOf(own, texts) : label }];
}

function quieter(kind: ShowroomButton['kind']): ShowroomButton['kind'] {
  return kind === 'primary' ? 'secondary' : kind;
}

/**
 * The buttons of a vehicle's page: the market's, then the retailer's own for this vehicle. One of
 * them leads.
 */
export function vehicleActions(input: ButtonInput): readonly VehicleAction[] {
  const configured = (input.configured ?? BUILT_IN_BUTTONS).flatMap((button, index) => actionOf(input, button, index));
  const own = input.vehicle.attributes.buttons.flatMap(({ key, label, url }): VehicleAction[] => {
    const href = safeHref(url);
    return href && label.trim() ? [{ key: `own-${key}`, action: 'link', label, kind: 'secondary', href }] : [];
  });
  const all = [...configured, ...own];
  const lead = all.find(({ kind }) => kind === 'primary') ?? all[0];
  return all.map((one) => ({ ...one, kind: one === lead ? 'primary' : quieter(one.kind) }));
}

/** The buttons for each way to pay that a visitor may choose, and those for none. */
export type ActionsByOption = Readonly<Record<FinancingOption | 'none', readonly VehicleAction[]>>;

export function actionsByOption(input: Omit<ButtonInput, 'option'>): ActionsByOption {
  const of = (option: FinancingOption | undefined) => vehicleActions({ ...input, option });
  return { none: of(undefined), purchase: of('purchase'), lease: of('lease'), subscribe: of('subscribe') };
}
