import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

const block = {
  title: 'What moves it',
  title_tag: '2',
  title_size: 'xl',
  model_key: 'defender-110',
  additional_model_key: 'range-rover',
  select_model_label: '',
  engine_label: '',
  specification_label: '',
  theme: 'page',
} as const;

export const examples = {
  'two models': block,
  'one model, dark': {
    ...block,
    title: 'Range Rover, engine by engine',
    model_key: 'range-rover',
    additional_model_key: '',
    engine_label: 'Choose an engine',
    theme: 'dark',
  },
} satisfies Examples<typeof template>;
