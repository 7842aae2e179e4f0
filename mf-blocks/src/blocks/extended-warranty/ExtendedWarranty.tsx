import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { BlockProps, LoadInput } from '@showroom/shared-ui/remote-modules';
import { hasForm } from '../../kits/form/FormPlace';
import { type BlockForm, loadBlockForm } from '../../kits/form/load-block-form';
import { RichText } from '../../kits/rich-text/RichText';
import { WarrantyForm } from '../../kits/warranty/WarrantyForm';
import type { template } from './template';
import './ExtendedWarranty.css';

type Content = ContentOf<typeof template>;

export const load = (input: LoadInput<Content>): Promise<BlockForm> => loadBlockForm(input, input.content.form_id);

export function Component({ content, data }: BlockProps<Content, BlockForm | undefined>) {
  if (content.table_content.trim() === '' && !hasForm(content.form_id, data)) return null;
  return (
    <WarrantyForm className="extended-warranty" content={content} data={data}>
      <div className="extended-warranty-table">
        <RichText html={content.table_content} />
      </div>
    </WarrantyForm>
  );
}
