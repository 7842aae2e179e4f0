import * as z from 'zod/mini';
import { httpUrl } from '../entities/http-url';
import { origins } from './origins';
import { setting } from './setting';

/** Who is told what visitors do, once they agree to it. */
export const analyticsSettings = [
  setting({
    key: 'analytics.tag_manager_id',
    schema: z.string().check(z.regex(/^(GTM-[A-Z0-9]+)?$/, 'must be empty or an id such as GTM-ABC123')),
    default: '',
    summary:
      'Container of Google Tag Manager, whose script is loaded for visitors who agree to statistic; empty is none.',
    audience: 'public',
    readers: ['shell'],
  }),
  setting({
    key: 'analytics.tag_manager_url',
    schema: httpUrl,
    default: 'https://www.googletagmanager.com/gtm.js',
    summary: "Address of the tag manager's script; the sandbox's own in development.",
    audience: 'public',
    readers: ['shell'],
  }),
  setting({
    key: 'analytics.collect_url',
    schema: z.union([z.literal(''), httpUrl]),
    default: '',
    summary: 'Address that plain events are sent to for visitors who agree to statistic; empty is none.',
    audience: 'public',
    readers: ['shell'],
  }),
  setting({
    key: 'analytics.origins',
    schema: origins,
    default: [],
    summary: "Origins that the tag manager's tags load from and send to, beside its own.",
    audience: 'public',
    readers: ['shell'],
  }),
] as const;
