import { Button } from '@showroom/shared-ui/button';
import { useSiteHref } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import { BRAND, NEAR } from './locator-keys';
import messages from './messages/en.json';
import './LocatorSearch.css';

interface LocatorSearchProps {
  /** The page of the locator; a fragment stays on this one. */
  readonly action: string;
  readonly placeholder: string;
  readonly near?: string | undefined;
  /** None: visitors do not choose a brand. */
  readonly brands?: readonly string[];
  readonly brand?: string | undefined;
}

/** A plain form, which asks for the page anew with what is looked for in its address. */
export function LocatorSearch({ action, placeholder, near, brands = [], brand }: LocatorSearchProps) {
  const { label, brand: brandLabel, anyBrand, search } = useMessages(messages);
  return (
    <search>
      <form className="retailers-form" action={useSiteHref(action)}>
        <TextField
          name={NEAR}
          label={label}
          placeholder={placeholder}
          defaultValue={near}
          maxLength={60}
          autoComplete="address-level2"
          enterKeyHint="search"
        />
        {brands.length > 1 && (
          <SelectField
            name={BRAND}
            label={brandLabel}
            placeholder={anyBrand}
            options={brands.map((value) => ({ value, label: value }))}
            defaultValue={brand ?? ''}
          />
        )}
        <Button type="submit">{search}</Button>
      </form>
    </search>
  );
}
