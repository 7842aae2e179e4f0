import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { template } from './template';

type Content = ContentOf<typeof template>;

/** One model as an editor filled it in. */
export type CarContent = Content['groups'][number];

/** Words of the block that each car shows; empty for the site's own. */
export type Labels = Pick<
  Content,
  'is_toggle' | 'toggle_label' | 'collapse_label' | 'engine_label' | 'accordion_label' | 'additional_label'
>;
