import type { Family } from '@showroom/contracts/entities/families';
import { Link } from '@showroom/shared-ui/router';
import { useTextsOf } from '../language/use-language';
import { inFamily, ofBrand } from './choices';
import type { ListState } from './url-state';

interface FamilyChoiceProps {
  readonly state: ListState;
  readonly families: readonly Family[];
  /** Brands without families. */
  readonly familyless: readonly string[];
  readonly searchOf: (state: ListState) => string;
}

/** The families as links, so that each has an address of its own. */
export function FamilyChoice({ state, families, familyless, searchOf }: FamilyChoiceProps) {
  const texts = useTextsOf('facets');
  if (families.length === 0) return null;
  const all = ofBrand(state, undefined);
  const [brand, ...others] = state.chosen.brands ?? [];
  const current = state.family ?? (others.length === 0 ? familyless.find((one) => one === brand) : undefined);
  const tabs: readonly (readonly [string | undefined, ListState])[] = [
    [undefined, all],
    ...families.map((family) => [family, inFamily(all, family)] as const),
    ...familyless.map((one) => [one, ofBrand(state, one)] as const),
  ];
  return (
    <nav aria-label={texts.family} className="facets-families">
      <ul className="facets-families-list">
        {tabs.map(([name, next]) => (
          <li key={name ?? ''}>
            <Link to={{ search: searchOf(next) }} aria-current={name === current ? 'true' : undefined}>
              {name ?? texts.every}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
