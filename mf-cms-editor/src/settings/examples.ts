import type { EditedSetting } from '@showroom/contracts/calls/settings';

type Attributes = EditedSetting['attributes'];

export const SWITCH = { schema: { type: 'boolean' }, default: false } as const;

/** A setting of text that nobody has changed, unless told otherwise. */
export function exampleSetting(key: string, over: Partial<Attributes> = {}): EditedSetting {
  return {
    id: key,
    type: 'edited_setting',
    attributes: {
      key,
      summary: `What ${key} decides.`,
      readers: ['shell'],
      schema: { type: 'string' },
      is_set: false,
      shown_to: 'everybody',
      default: '',
      revision: 0,
      author: null,
      saved_at: null,
      ...over,
    },
  };
}
