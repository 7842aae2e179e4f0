import type messages from './messages/en.json';

/** `order_state` as "Order state": for what travels along without a label. */
export function formatName(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * What a form is for, in words; the site itself knows some types, and editors may name others.
 */
export function formatFormType(type: string, types: typeof messages.form_types): string {
  const known: Readonly<Record<string, string>> = types;
  return known[type] ?? formatName(type);
}
