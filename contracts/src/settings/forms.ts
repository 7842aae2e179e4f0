import * as z from 'zod/mini';
import { fieldName } from '../entities/form';
import { setting } from './setting';

/** How forms are filled in on the pages of a market. */
export const formSettings = [
  setting({
    key: 'forms.query_mapping',
    schema: z.record(z.string().check(z.regex(/^[\w.-]{1,60}$/, 'must be the name of a parameter')), fieldName),
    default: {},
    summary: 'Fields of forms that are filled in from the address, as parameter and name of the field.',
    audience: 'public',
    readers: ['shell', 'mf-blocks'],
  }),
  setting({
    key: 'recaptcha.site_key',
    schema: z.string().check(z.regex(/^[\w-]{0,100}$/, 'must be empty or a site key')),
    default: '',
    summary: 'Site key of reCAPTCHA, with which forms prove that a person sends them; empty for none.',
    audience: 'public',
    readers: ['shell', 'mf-blocks'],
  }),
] as const;
