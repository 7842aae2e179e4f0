import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { Dialog } from '@showroom/shared-ui/dialog';
import { Notice } from '@showroom/shared-ui/notice';
import { type Platform, usePlatform } from '@showroom/shared-ui/platform';
import { Spinner } from '@showroom/shared-ui/spinner';
import { useEffect, useState } from 'react';
import { DealerChoice } from './DealerChoice';
import { findDealersFor } from './load-place';
import { PlaceForm } from './PlaceForm';
import type { FoundDealers, PlaceData } from './place-data';
import { placeName, wholeStateText } from './place-name';
import { NO_PLACE, type PlaceQuery, searchMode } from './place-query';
import './PlaceModal.css';

interface PlaceModalProps {
  readonly data: PlaceData;
  /** The place that was asked for. */
  readonly asked: PlaceQuery;
  /**
   * False where the page has nothing to show until a place is chosen, or the search for one given
   * up.
   */
  readonly closable: boolean;
  readonly onShow: (place: PlaceQuery) => void;
  readonly onSearch: (place: PlaceQuery) => void;
  readonly onClose: () => void;
}

type Found =
  | { readonly status: 'looking' }
  | { readonly status: 'failed' }
  | ({ readonly status: 'found' } & FoundDealers);

/**
 * Which retailers a place has, and whose vehicles to show; where there are none, another place can
 * be tried.
 */
export function PlaceModal({ data, asked, closable, onShow, onSearch, onClose }: PlaceModalProps) {
  const { texts } = data;
  const platform = usePlatform();
  const [found, retry] = useFoundDealers(platform, asked, data.wanted);
  const [retailer, setRetailer] = useState(asked.retailer);
  const dealers = found.status === 'found' ? dealersFor(asked, found.dealers) : [];
  const isNowhere = found.status === 'found' && dealers.length === 0;
  const name = placeName(asked, { states: data.states, dealers });

  const wholeState = found.status === 'found' && !isNowhere ? wholeStateText(asked, { ...data, ...found }) : undefined;
  const chosen = dealers.some(({ code }) => code === retailer) ? retailer : '';

  const show = <Button onClick={() => onShow({ ...asked, retailer: chosen })}>{texts.show}</Button>;
  const showAll = (
    <Button kind="secondary" onClick={() => onShow(NO_PLACE)}>
      {texts.showAll}
    </Button>
  );
  return (
    <Dialog
      open
      closable={closable}
      onClose={onClose}
      title={isNowhere ? texts.noneTitle : fillText(titleFor(asked, texts), { place: name })}
      footer={found.status === 'found' && !isNowhere ? show : showAll}
    >
      {found.status === 'looking' && <Spinner label={texts.looking} />}
      {found.status === 'failed' && (
        <Notice
          kind="error"
          actions={
            <Button kind="secondary" size="small" onClick={retry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.lookingFailed}
        </Notice>
      )}
      {isNowhere && (
        <div className="search-place-nowhere">
          <p role="status">{fillText(texts.none, { place: name })}</p>
          <PlaceForm data={data} onSearch={closable ? onSearch : onShow} />
        </div>
      )}
      {wholeState && <p className="search-place-whole">{wholeState}</p>}
      {found.status === 'found' && !isNowhere && (
        <DealerChoice texts={texts} unit={found.unit} dealers={dealers} chosen={chosen} onChoose={setRetailer} />
      )}
    </Dialog>
  );
}

function titleFor(asked: PlaceQuery, texts: PlaceData['texts']): string {
  const mode = searchMode(asked);
  if (mode === 'retailerSearch') return texts.retailerTitle;
  return mode === 'stateSearch' ? texts.stateTitle : texts.nearTitle;
}

/** Who was asked for alone stands alone; otherwise all that the place has. */
function dealersFor(asked: PlaceQuery, dealers: FoundDealers['dealers']): FoundDealers['dealers'] {
  return searchMode(asked) === 'retailerSearch' ? dealers.filter(({ code }) => code === asked.retailer) : dealers;
}

function useFoundDealers(
  platform: Platform,
  asked: PlaceQuery,
  { brand, model }: PlaceData['wanted'],
): readonly [Found, () => void] {
  const [found, setFound] = useState<Found>({ status: 'looking' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    const leaving = new AbortController();
    setFound({ status: 'looking' });
    findDealersFor(platform, { ...asked, brand, model }, leaving.signal).then(
      ({ answered, dealers, unit, isPlaceKnown }) =>
        setFound(answered ? { status: 'found', dealers, unit, isPlaceKnown } : { status: 'failed' }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        if (!(error instanceof ShowroomError)) throw error;
        setFound({ status: 'failed' });
      },
    );
    return () => leaving.abort();
  }, [platform, asked, brand, model, tries]);
  return [found, () => setTries(tries + 1)];
}
