import type { DealerPlan, DealerRecord } from '@showroom/contracts/calls/dealers';
import { fillText } from '@showroom/contracts/fill-text';

/** A dealer as it is typed: lists are lines. */
export type DealerDraft = Readonly<Record<keyof DealerPlan, string>>;

const textOf = (value: number | string | null | undefined) =>
  value === undefined || value === null ? '' : String(value);

export function draftOf(dealer: DealerRecord | undefined): DealerDraft {
  const known = dealer?.attributes;
  return {
    name: textOf(known?.name),
    address: textOf(known?.address),
    city: textOf(known?.city),
    zipcode: textOf(known?.zipcode),
    state: textOf(known?.state),
    country: textOf(known?.country),
    phone: textOf(known?.phone),
    email: textOf(known?.email),
    dealer_code: textOf(known?.dealer_code),
    ci_code: textOf(known?.ci_code),
    brands: known?.brands.join(', ') ?? '',
    latitude: textOf(known?.latitude),
    longitude: textOf(known?.longitude),
    opening_hours: known?.opening_hours.map(({ days, hours }) => `${days}: ${hours}`).join('\n') ?? '',
    display_name_jag: textOf(known?.display_name_jag),
    display_name_lr: textOf(known?.display_name_lr),
  };
}

const parts = (text: string, separator: RegExp | string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** `Mon–Fri: 9:00–18:00`: the days end with the first colon. */
function hoursOf(line: string): { days: string; hours: string } {
  const at = line.indexOf(':');
  if (at < 0) return { days: line, hours: '' };
  return { days: line.slice(0, at).trim(), hours: line.slice(at + 1).trim() };
}

export function planOf(draft: DealerDraft): DealerPlan {
  return {
    name: draft.name.trim(),
    address: draft.address.trim(),
    city: draft.city.trim(),
    zipcode: draft.zipcode.trim(),
    state: draft.state.trim(),
    country: draft.country.trim().toUpperCase(),
    phone: draft.phone.trim(),
    email: draft.email.trim(),
    dealer_code: draft.dealer_code.trim(),
    ci_code: draft.ci_code.trim(),
    brands: parts(draft.brands, ','),
    latitude: Number(draft.latitude),
    longitude: Number(draft.longitude),
    opening_hours: parts(draft.opening_hours, '\n').map(hoursOf),
    display_name_jag: draft.display_name_jag.trim() || null,
    display_name_lr: draft.display_name_lr.trim() || null,
  };
}

/**
 * What the API says of a field, or of one line of it: `opening_hours.1.hours`. Its sentence is then
 * part of `ofLine`.
 */
export function issueOf(
  fields: Readonly<Record<string, string>> | undefined,
  name: keyof DealerPlan,
  ofLine: string,
): string | undefined {
  const own = Object.entries(fields ?? {}).find(([path]) => path === name || path.startsWith(`${name}.`));
  if (!own) return undefined;
  const [path, message] = own;
  const line = path.split('.')[1];
  return line === undefined ? message : fillText(ofLine, { line: Number(line) + 1, message });
}
