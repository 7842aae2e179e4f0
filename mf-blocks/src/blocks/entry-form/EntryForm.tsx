import type { ContentOf } from '@showroom/contracts/blocks/template';
import { headingLevel } from '@showroom/shared-ui/heading';
import type { BlockProps, LoadInput } from '@showroom/shared-ui/remote-modules';
import { FormPlace, hasForm } from '../../kits/form/FormPlace';
import { type BlockForm, loadBlockForm } from '../../kits/form/load-block-form';
import { Section } from '../../kits/section/Section';
import type { template } from './template';
import './EntryForm.css';

type Content = ContentOf<typeof template>;

/** The form in the language of the page. */
export const load = (input: LoadInput<Content>): Promise<BlockForm> => loadBlockForm(input, input.content.form_id);

export function Component({
  content: { form_id, form_position, title_tag, theme },
  data,
}: BlockProps<Content, BlockForm | undefined>) {
  if (!hasForm(form_id, data)) return null;
  return (
    <Section className="entry-form" theme={theme}>
      <div className={`entry-form-place entry-form-${form_position}`}>
        <FormPlace id={form_id} data={data} headingLevel={headingLevel(title_tag)} />
      </div>
    </Section>
  );
}
