/** Types of forms that the site itself knows, in words. */
const TYPES: Readonly<Record<string, string>> = {
  contact: 'Contact',
  test_drive: 'Test drive',
  offers: 'Offers',
  reservation: 'Reservations',
};

/** `order_state` as "Order state": for what travels along without a label. */
export function formatName(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a form is for, in words; editors may name other types. */
export function formatFormType(type: string): string {
  return TYPES[type] ?? formatName(type);
}
