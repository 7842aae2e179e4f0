import { formatDistance } from '@showroom/contracts/distance-text';
import { fillText } from '@showroom/contracts/fill-text';
import { formatCount } from '@showroom/shared-ui/format-count';
import { onDemand } from '@showroom/shared-ui/on-demand';
import { Link, useLocation, useNavigate } from '@showroom/shared-ui/router';
import { SelectField } from '@showroom/shared-ui/select-field';
import { type ReactNode, Suspense, useState } from 'react';
import { useLanguage, useTextsOf } from '../language/use-language';
import { dealerCodesOf, type PlaceData } from './place-data';
import { placeName, wholeStateText } from './place-name';
import { NO_PLACE, type PlaceQuery, RADII, searchMode, withPlace, withRadius } from './place-query';
import { useLastPlace, useStorePlace } from './stored-place';
import './PlaceSearch.css';

// Whoever looks everywhere pays for neither the form nor the modal.
const PlaceForm = onDemand(() => import('./PlaceForm').then((code) => code.PlaceForm));
const PlaceModal = onDemand(() => import('./PlaceModal').then((code) => code.PlaceModal));

interface PlaceSearchProps {
  readonly data: PlaceData;
  /** Whether there are vehicles on the page. */
  readonly hasList: boolean;
}

/** Where a list looks for vehicles, and the way to look elsewhere; the address has the place. */
export function PlaceSearch({ data, hasList }: PlaceSearchProps) {
  const { place, mode, status, texts } = data;
  const { search } = useLocation();
  const navigate = useNavigate();
  const [formOpen, setFormOpen] = useState(false);
  const [asked, setAsked] = useState<PlaceQuery>();
  const current = new URLSearchParams(search);
  const codes = dealerCodesOf(data);
  const isNowhere = mode !== 'none' && status === 'known' && codes.length === 0;
  useStorePlace(data);

  function goTo(next: PlaceQuery): void {
    setAsked(undefined);
    setFormOpen(false);
    void navigate({ search: withPlace(next, current) });
  }
  function searchFor(next: PlaceQuery): void {
    // Without vehicles there is nothing to narrow to a neighbourhood: the state is looked through
    // as a whole.
    if (searchMode(next) === 'postcodeSearch' && !hasList) goTo({ ...NO_PLACE, state: next.state });
    else setAsked(next);
  }

  const forms = { data, onSearch: searchFor };
  return (
    <section className="search-place" aria-label={texts.label}>
      <Summary data={data} codes={codes.length} current={current}>
        <button
          type="button"
          className="search-place-toggle"
          aria-expanded={formOpen}
          onClick={() => setFormOpen(!formOpen)}
        >
          {mode === 'none' ? texts.open : texts.change}
        </button>
      </Summary>
      <noscript>
        <PlainForm data={data} current={current} />
      </noscript>
      <Suspense fallback={null}>
        {formOpen && <PlaceForm {...forms} />}
        {asked && <PlaceModal {...forms} asked={asked} closable onShow={goTo} onClose={() => setAsked(undefined)} />}
        {isNowhere && !asked && (
          <PlaceModal {...forms} asked={place} closable={false} onShow={goTo} onClose={() => undefined} />
        )}
      </Suspense>
    </section>
  );
}

interface SummaryProps {
  readonly data: PlaceData;
  readonly codes: number;
  /** Query of the list as it is shown. */
  readonly current: URLSearchParams;
  readonly children: ReactNode;
}

function Summary({ data, codes, current, children }: SummaryProps) {
  const { place, mode, status, texts } = data;
  const words = useTextsOf('words');
  const { locale } = useLanguage();
  const last = useLastPlace();
  const name = placeName(place, data);
  const counted = mode === 'stateSearch' ? texts.inState : texts.nearby;
  const reach =
    data.isPlaceKnown && data.radius !== null ? formatDistance(data.radius, words.units[data.unit], locale) : '';
  const wholeState = status === 'known' && codes > 0 ? wholeStateText(place, data) : undefined;
  return (
    <div className="search-place-summary">
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M12 21s7-6.200 7-11.500a7 7 0 1 0-14 0C5 14.800 12 21 12 21ZM12 12a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z" />
      </svg>
      {mode === 'none' && data.from && <p role="status">{fillText(texts.from, { place: data.from })}</p>}
      {mode === 'none' && !data.from && (
        <p>
          <strong>{texts.invite}</strong> <span className="search-place-hint">{texts.inviteText}</span>
        </p>
      )}
      {mode !== 'none' && (
        <p role="status">
          {status === 'failed' && texts.failed}
          {status === 'known' && place.retailer !== '' && fillText(texts.only, { retailer: chosenRetailer(data) })}
          {status === 'known' &&
            place.retailer === '' &&
            (reach
              ? fillText(texts.within, { distance: reach, place: name })
              : fillText(formatCount(codes, counted, locale), { place: name }))}
          {wholeState && <span className="search-place-hint"> {wholeState}</span>}
        </p>
      )}
      {data.isPlaceKnown && place.retailer === '' && <RadiusChoice data={data} current={current} />}
      <p className="search-place-ways">
        {children}
        {mode === 'none' && last && (
          <Link to={{ search: withPlace(last, current) }} className="search-place-everywhere">
            {fillText(texts.again, { place: placeName(last, data) })}
          </Link>
        )}
        {mode !== 'none' && (
          <Link to={{ search: withPlace(NO_PLACE, current) }} className="search-place-everywhere">
            {texts.everywhere}
          </Link>
        )}
      </p>
    </div>
  );
}

/** How far around the place vehicles are looked for. */
function RadiusChoice({ data: { texts, unit, radius }, current }: Pick<SummaryProps, 'data' | 'current'>) {
  const words = useTextsOf('words');
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const write = (distance: number) => formatDistance(distance, words.units[unit], locale);
  return (
    <SelectField
      label={texts.radius}
      hideLabel
      value={radius ?? ''}
      placeholder={texts.anyRadius}
      options={RADII.map((value) => ({
        value: String(value),
        label: fillText(texts.withinDistance, { distance: write(value) }),
      }))}
      onChange={({ currentTarget: { value } }) => {
        const chosen = RADII.find((one) => String(one) === value);
        void navigate({ search: withRadius(chosen, current) });
      }}
      className="search-place-radius"
    />
  );
}

function chosenRetailer({ place, dealers }: PlaceData): string {
  return dealers.find(({ code }) => code === place.retailer)?.name ?? place.retailer;
}

/** The same search where no scripts run. */
function PlainForm({ data, current }: { readonly data: PlaceData; readonly current: URLSearchParams }) {
  const { texts, place, states } = data;
  const others = [...new URLSearchParams(withPlace(NO_PLACE, current))];
  return (
    <form method="get" className="search-place-plain">
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label>
        {texts.state}{' '}
        <select name="state" defaultValue={place.state} required className="ui-field-control">
          <option value="">{texts.chooseState}</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.postcode}{' '}
        <input name="postcode" defaultValue={place.postcode} className="ui-field-control" autoComplete="postal-code" />
      </label>
      <button type="submit" className="ui-button ui-button-secondary ui-button-small">
        {texts.search}
      </button>
    </form>
  );
}
