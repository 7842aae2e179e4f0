/**
 * Lower-case words joined by hyphens, without accents:
 * `land-rover-range-rover-sport-p400-dynamic-se-2023`.
 */
export function slugOf(...words: readonly (string | number | null)[]): string {
  const slug = words
    .filter((word) => word !== null && word !== '')
    .join(' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? 'vehicle' : slug;
}

const STATE_NAMES = { new: 'New', approved: 'Approved', used: 'Used' } as const;

interface Titled {
  readonly production_year: number | null;
  readonly state: keyof typeof STATE_NAMES;
  readonly brand: string;
  readonly model: string;
  readonly color_name: string | null;
  readonly drivetrain: string | null;
  readonly version: string;
}

/**
 * Production year, state, brand, model, colour, drivetrain, version; missing parts leave no gap.
 */
export function titleOf({ production_year, state, brand, model, color_name, drivetrain, version }: Titled): string {
  return [production_year, STATE_NAMES[state], brand, model, color_name, drivetrain, version]
    .filter((part) => part !== null && part !== '')
    .join(' ');
}
