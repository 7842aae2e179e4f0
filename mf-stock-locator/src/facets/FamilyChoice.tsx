import type { Family } from '@showroom/contracts/entities/families';
import { Link } from '@showroom/shared-ui/router';
import { useTextsOf } from '../language/use-language';
import { inFamily } from './choices';
import type { ListState } from './url-state';

interface FamilyChoiceProps {
  readonly state: ListState;
  readonly families: readonly Family[];
  readonly searchOf: (state: ListState) => string;
}

/** The families as links, so that each has an address of its own. */
export function FamilyChoice({ state, families, searchOf }: FamilyChoiceProps) {
  const texts = useTextsOf('facets');
  if (families.length === 0) return null;
  return (
    <nav aria-label={texts.family} className="facets-families">
      <ul className="facets-families-list">
        {[undefined, ...families].map((family) => (
          <li key={family ?? ''}>
            <Link
              to={{ search: searchOf(inFamily(state, family)) }}
              aria-current={family === state.family ? 'true' : undefined}
            >
              {family ?? texts.every}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
