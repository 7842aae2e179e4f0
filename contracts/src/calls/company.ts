import * as z from 'zod/mini';
import { CONFIG_TYPES, companyConfig } from '../entities/company-config';
import { resource, single } from '../schema/schema';
import { call } from './call';

const language = z.string().check(z.regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/, 'must be a language tag'));
const CONFIG_TYPE_LIST = new RegExp(`^(${CONFIG_TYPES.join('|')})(,(${CONFIG_TYPES.join('|')})){0,20}$`);

/**
 * `name` is `all` or one config type; the showroom's is asked as
 * `all?config_type=additional,cash,lease,subscription`.
 */
export const getCompanyConfig = call({
  method: 'GET',
  path: '/public_api/company_config/:name',
  summary: 'What the pages of a company are configured with.',
  access: 'anyone',
  kept: 'until-changed',
  params: z.object({ name: z.string().check(z.maxLength(64)) }),
  query: z.object({
    /** One comma-separated parameter; every type without it. */
    config_type: z.optional(z.string().check(z.regex(CONFIG_TYPE_LIST, 'must be config types, separated by commas'))),
    /** Language of the texts; the market's first one without it. */
    lang: z.optional(language),
  }),
  headers: z.object({
    /** The company's UUID. */
    'company-config': z.uuid(),
  }),
  answer: single(companyConfig),
});

/**
 * `data.attributes.data` holds the texts by lower-cased language: `data.attributes.data['en-gb']`.
 */
export const getWidgetTranslations = call({
  method: 'GET',
  path: '/public_api/widget_translations_configs/:id',
  summary: "A company's own words in the stock locator, by lower-cased language.",
  access: 'anyone',
  kept: 'until-changed',
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  answer: single(
    resource(
      'widget_translations_config',
      z.string(),
      z.object({ data: z.record(z.string(), z.record(z.string(), z.string())) }),
    ),
  ),
});
