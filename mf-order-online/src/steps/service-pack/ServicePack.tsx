import type { ServicePack as Pack } from '@showroom/contracts/entities/order-choices';
import { fillText } from '@showroom/contracts/fill-text';
import { CountedAmount } from '@showroom/shared-ui/counted-amount';
import { Disclosure } from '@showroom/shared-ui/disclosure';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { RadioGroup } from '@showroom/shared-ui/radio-group';
import { useAmount } from '@showroom/shared-ui/use-amount';
import { useDistance } from '@showroom/shared-ui/use-distance';
import { useEffect, useState } from 'react';
import { fetchServicePacks } from '../../data/step-calls';
import { Loaded } from '../Loaded';
import type { StepProps } from '../step';
import { useLoad } from '../use-load';
import { groupsOf, type PackGroup, refreshed, totalsOf, withChoice } from './chosen-packs';
import servicePackMessages from './messages/en.json';
import './ServicePack.css';

const NONE = 'none';

/** What can be added to the vehicle, group by group. */
export function ServicePack({ vehicle, configuration: { type, required }, data, save, report }: StepProps) {
  const platform = usePlatform();
  const texts = useMessages(servicePackMessages);
  const loading = useLoad((signal) => fetchServicePacks(platform, vehicle.id, signal), vehicle.id);
  const [hasChanged, setChanged] = useState(false);
  const { load } = loading;
  const offered = load.status === 'ready' ? load.value.data : undefined;
  const packs = data.servicePackData?.packs;

  // Without anything to choose from the step is done.
  const isGiven = !required || packs !== undefined || offered?.length === 0;
  useEffect(() => report(type, isGiven), [report, type, isGiven]);
  useEffect(() => {
    const now = offered && packs && refreshed(packs, offered);
    if (!now) return;
    save({ servicePackData: { packs: now } });
    setChanged(true);
  }, [offered, packs, save]);

  return (
    <div className="service-pack">
      <Loaded loading={loading}>
        {({ data: all }) => (
          <>
            {hasChanged && <Notice kind="warning">{texts.changed}</Notice>}
            {all.length === 0 && <p>{texts.nothing}</p>}
            {groupsOf(all).map((group) => (
              <Group
                key={group.group}
                group={group}
                chosen={packs && (group.packs.find(({ id }) => packs.some((one) => one.id === id))?.id ?? NONE)}
                onChoose={(id) => save({ servicePackData: { packs: withChoice(packs ?? [], group, id) } })}
              />
            ))}
            {packs && packs.length > 0 && <Total {...totalsOf(packs, all)} />}
          </>
        )}
      </Loaded>
    </div>
  );
}

interface GroupProps {
  readonly group: PackGroup;
  /** Undefined until anything was chosen at all. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

function Group({ group: { group, packs }, chosen, onChoose }: GroupProps) {
  const texts = useMessages(servicePackMessages);
  return (
    <section className="service-pack-group">
      <RadioGroup
        legend={texts[group]}
        name={`service_pack_${group}`}
        look="cards"
        options={[
          ...packs.map((pack) => ({ value: pack.id, label: <PackLabel pack={pack} />, hint: pack.attributes.summary })),
          { value: NONE, label: texts.none },
        ]}
        value={chosen ?? ''}
        onChange={onChoose}
      />
      <Disclosure title={texts.included}>
        <div className="service-pack-details">
          {packs.map((pack) => (
            <PackDetails key={pack.id} pack={pack} />
          ))}
        </div>
      </Disclosure>
    </section>
  );
}

function PackLabel({ pack: { attributes } }: { readonly pack: Pack }) {
  const texts = useMessages(servicePackMessages);
  const amount = useAmount(2);
  const price = amount(attributes.price);
  return (
    <span className="service-pack-label">
      <span>{attributes.name}</span>
      <span className="service-pack-price">
        <bdi>{attributes.period === 'month' ? fillText(texts.monthly, { amount: price }) : price}</bdi>
      </span>
    </span>
  );
}

function PackDetails({ pack: { attributes } }: { readonly pack: Pack }) {
  const texts = useMessages(servicePackMessages);
  const { locale } = usePlatform();
  const distance = useDistance();
  const { name, included, months, mileage } = attributes;
  const lasts = formatCount(months, texts.months, locale);
  return (
    <div>
      <p className="service-pack-name">{name}</p>
      <ul>
        {included.map((one) => (
          <li key={one}>{one}</li>
        ))}
        <li>{mileage === null ? lasts : fillText(texts.lasts, { months: lasts, distance: distance(mileage) })}</li>
      </ul>
    </div>
  );
}

function Total({ month, once }: { readonly month: number; readonly once: number }) {
  const texts = useMessages(servicePackMessages);
  const amount = useAmount(2);
  const monthly = (value: number) => fillText(texts.monthly, { amount: amount(value) });
  return (
    <p role="status" className="service-pack-total">
      <strong>
        {month > 0 && <CountedAmount amount={month} write={monthly} />}
        {month > 0 && once > 0 && ' + '}
        {once > 0 && <CountedAmount amount={once} write={(value) => fillText(texts.once, { amount: amount(value) })} />}
      </strong>
      <span>{texts.paidLater}</span>
    </p>
  );
}
