import type { ContentOf } from '@showroom/contracts/blocks/template';
import { listOffers } from '@showroom/contracts/calls/showroom';
import { OWN_INPUTS } from '@showroom/shared-ui/form-inputs';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import type { BlockProps, LoadInput } from '@showroom/shared-ui/remote-modules';
import { SelectField } from '@showroom/shared-ui/select-field';
import { useRef } from 'react';
import { FormPlace, hasForm } from '../../kits/form/FormPlace';
import { type BlockForm, loadBlockForm } from '../../kits/form/load-block-form';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import messages from './messages/en.json';
import { flagsOf, type OfferChoice, offeredChoices } from './offered';
import type { template } from './template';
import './OffersCrmForm.css';

type Content = ContentOf<typeof template>;

interface Data extends BlockForm {
  readonly offers: readonly OfferChoice[];
}

/** The form with the offers that can be chosen; a list of offers that is away leaves none. */
export async function load(input: LoadInput<Content>): Promise<Data> {
  const { platform, content, signal } = input;
  const [form, offers] = await Promise.all([
    loadBlockForm(input, content.form_id),
    platform.client.send(listOffers, { query: { market: platform.market.code } }, { signal }).then(
      ({ data }) => data ?? [],
      (cause: unknown) => {
        console.warn('A form for offers has none to choose:', cause);
        return [];
      },
    ),
  ]);
  return { ...form, offers: offeredChoices(offers, content.category, content) };
}

export function Component({ content, data }: BlockProps<Content, Data | undefined>) {
  const { form_title, form_subtile, form_id, has_two_columns, button_position, category } = content;
  const { market } = usePlatform();
  const texts = useMessages(messages);
  const offer = useRef<HTMLSelectElement>(null);
  if (!hasForm(form_id, data)) return null;
  const flags = flagsOf(content);
  const offers = data?.offers ?? [];
  return (
    <Section className="offers-crm-form">
      <SectionTitle title={form_title} title_tag="2" title_size="xl" />
      {form_subtile && <p className="offers-crm-form-subtitle">{form_subtile}</p>}
      <div className="offers-crm-form-place">
        <FormPlace
          id={form_id}
          data={data}
          hidden={{ ...(category && { category }), ...(flags.length > 0 && { flags: flags.join(' ') }) }}
          layout={has_two_columns ? 'double' : 'single'}
          buttonPosition={button_position}
          headingLevel={form_title ? undefined : 2}
          failure={{ title: content.error_text, again: content.error_button_text }}
          send={async (client, id, submission) => {
            const { sendCrmLead } = await import(/* webpackChunkName: "form" */ './send-crm-lead');
            const details = { market: market.code, category, flags, offer: offer.current?.value ?? '' };
            await sendCrmLead(client, id, submission, details);
          }}
        >
          {offers.length > 0 && (
            <SelectField
              ref={offer}
              name={`${OWN_INPUTS.hidden}offer`}
              label={texts.offer}
              placeholder={texts.choose}
              options={offers}
              optional
            />
          )}
        </FormPlace>
      </div>
    </Section>
  );
}
