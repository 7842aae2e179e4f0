import * as z from 'zod/mini';
import { httpUrl } from '../entities/http-url';
import { setting } from './setting';

/** Collections of things that somebody else sells. */
export const collectionSettings = [
  setting({
    key: 'collection.feed_url',
    schema: z.union([z.literal(''), httpUrl]),
    default: '',
    summary: 'The feed that collection sliders without items of their own show; empty for none.',
    audience: 'server',
    readers: ['infra'],
  }),
] as const;
