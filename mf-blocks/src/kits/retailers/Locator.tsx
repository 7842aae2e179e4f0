import { isPlaced } from '@showroom/contracts/entities/place';
import { fillText } from '@showroom/contracts/fill-text';
import { formatCount } from '@showroom/shared-ui/format-count';
import type { HeadingLevel } from '@showroom/shared-ui/heading';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { useState } from 'react';
import { LocatedMap } from './LocatedMap';
import { LocatorSearch } from './LocatorSearch';
import type { LocatorData } from './load-locator';
import { BRAND, NEAR } from './locator-keys';
import messages from './messages/en.json';
import { RetailerEntry } from './RetailerEntry';
import './Locator.css';

interface LocatorProps {
  /** Of the block; its parts have ids that begin with it. */
  readonly id: string;
  /** Undefined where the retailers did not come in time. */
  readonly data: LocatorData | undefined;
  readonly placeholder: string;
  readonly hasMap: boolean;
  readonly choosesBrand: boolean;
  /** Of the names of retailers. */
  readonly level: HeadingLevel;
}

/** Retailers of the market with a search among them, and a map that keeps to the list. */
export function Locator({ id, data, placeholder, hasMap, choosesBrand, level }: LocatorProps) {
  const { failed } = useMessages(messages);
  const [chosen, setChosen] = useState<string>();
  const top = `${id}-retailers`;
  const brands = choosesBrand ? data?.brands : [];
  const mapped = hasMap && data?.retailers.some(isPlaced) ? data : undefined;
  return (
    <div className="retailers" id={top}>
      <LocatorSearch
        action={`#${top}`}
        placeholder={placeholder}
        near={data?.near}
        brand={data?.brand}
        brands={brands ?? []}
      />
      <div className="retailers-status" role="status">
        {data ? <Found data={data} choosesBrand={choosesBrand} top={top} /> : failed}
      </div>
      <div className={mapped ? 'retailers-columns' : undefined}>
        <ul className={mapped ? 'retailers-list' : 'retailers-grid'}>
          {data?.retailers.map((retailer) => (
            <RetailerEntry
              key={retailer.id}
              retailer={retailer}
              level={level}
              id={`${id}-${retailer.id}`}
              isChosen={retailer.id === chosen}
              onChoose={mapped && isPlaced(retailer) ? () => setChosen(retailer.id) : undefined}
            />
          ))}
        </ul>
        {mapped && <LocatedMap id={id} data={mapped} chosen={chosen} onChoose={setChosen} />}
      </div>
    </div>
  );
}

interface FoundProps {
  readonly data: LocatorData;
  readonly choosesBrand: boolean;
  readonly top: string;
}

/** What was found, where else one may have meant, and the way back to all. */
function Found({ data: { status, near, place, others, brand, retailers }, choosesBrand, top }: FoundProps) {
  const texts = useMessages(messages);
  const { locale } = usePageLocale();
  const chosen = choosesBrand && brand !== undefined ? { [BRAND]: brand } : {};
  const addressOf = (query: Readonly<Record<string, string>>) => `?${new URLSearchParams(query)}#${top}`;
  const count = formatCount(retailers.length, texts.count, locale);
  const text = {
    all: count,
    near: fillText(texts.nearest, { place }),
    named: fillText(texts.named, { text: near, count }),
    none: texts.none,
  }[status];
  return (
    <>
      <p className="retailers-found">{text}</p>
      {status !== 'all' && (
        <p className="retailers-others">
          {others.length > 0 && <span>{texts.others}</span>}
          {others.map((other) => (
            <SiteLink key={other} href={addressOf({ [NEAR]: other, ...chosen })}>
              <bdi>{other}</bdi>
            </SiteLink>
          ))}
          <SiteLink href={addressOf(chosen)}>{texts.showAll}</SiteLink>
        </p>
      )}
    </>
  );
}
