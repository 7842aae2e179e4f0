import { getCompanyConfig, getWidgetTranslations } from '@showroom/contracts/calls/company';
import { foreignOrigins } from '@showroom/contracts/content/foreign-origins';
import { CONFIG_TYPES, type CompanyConfigs, type ConfigType } from '@showroom/contracts/entities/company-config';
import { MARKETS, type Market } from '@showroom/contracts/markets';
import type { Settings } from '@showroom/contracts/settings/settings';
import { cleanHtml } from '../content/clean-html';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import { inLanguage } from '../market/in-language';
import { marketSettings } from '../market/market-settings';
import { answerFromBase } from './answer-from-base';
import { type Clean, cleanCheckoutPage, cleanPage, cleanPrice, cleanStepsPage } from './clean-content';

function companyOf(uuid: string): Market {
  const market = Object.values<Market>(MARKETS).find(({ companyUuid }) => companyUuid === uuid.toLowerCase());
  if (!market) throw new Refusal(404, 'There is no such company.');
  return market;
}

const isConfigType = (name: string): name is ConfigType => CONFIG_TYPES.some((type) => type === name);

function typesOf(name: string, wanted: string | undefined): ConfigType[] {
  const asked = wanted === undefined ? [...CONFIG_TYPES] : wanted.split(',').filter(isConfigType);
  if (name === 'all') return asked;
  if (!isConfigType(name)) throw new Refusal(404, 'There is no such configuration.');
  return asked.filter((type) => type === name);
}

/** The content of one type in a language, as visitors may see it; `{}` where nothing is stored. */
function configOf(type: ConfigType, settings: Settings, lang: string, fallback: string, clean: Clean): CompanyConfigs {
  const written = <T>(texts: Readonly<Record<string, T>>, cleaned: (content: T) => T): CompanyConfigs => {
    const content = inLanguage(texts, lang, fallback);
    return content === undefined ? {} : { [type]: cleaned(content) };
  };
  switch (type) {
    case 'cash':
    case 'lease':
    case 'subscription':
      return written(settings[`company_config.${type}`], (content) => cleanPrice(content, clean));
    case 'order_online_steps_page':
    case 'config_order_online_steps_page':
      return written(settings[`company_config.${type}`], (content) => cleanStepsPage(content, clean));
    case 'order_online_checkout_page':
    case 'config_order_online_checkout_page':
      return written(settings[`company_config.${type}`], (content) => cleanCheckoutPage(content, clean));
    case 'order_online_success_page':
    case 'config_order_online_success_page':
      return written(settings[`company_config.${type}`], (content) => cleanPage(content, clean));
    case 'order_online_confirmation_error_page':
    case 'order_online_reservation_failure_page':
    case 'config_order_online_confirmation_error_page':
    case 'config_order_online_reservation_failure_page':
      return written(settings[`company_config.${type}`], (content) => cleanPage(content, clean));
    case 'additional':
      return written(settings['company_config.additional'], (content) => content);
    case 'order_online':
    case 'config_order_online':
      return written(settings[`company_config.${type}`], (content) => content);
  }
}

/** Serves what companies are configured with, and their own words. */
export function company(api: Api, context: Context): void {
  const settingsOf = marketSettings(context);
  answerFromBase(api, context, settingsOf);

  implement(api, getCompanyConfig, async ({ params, query, headers }) => {
    const market = companyOf(headers['company-config']);
    const settings = await settingsOf(market.code);
    const [fallback] = market.locales;
    const { frame } = foreignOrigins(settings);
    const clean: Clean = (html) => cleanHtml(html, frame);
    const configs: CompanyConfigs = {};
    for (const type of typesOf(params.name, query.config_type)) {
      Object.assign(configs, configOf(type, settings, query.lang ?? fallback, fallback, clean));
    }
    return {
      data: {
        id: params.name,
        type: 'company_config' as const,
        attributes: {
          company_uuid: market.companyUuid,
          name: market.name,
          market: market.code,
          listing: market.listing,
          currency: market.currency,
          api_base_url: settings['company_config.api_base_url'],
          translations_id: settings['widget_translations.id'] || market.companyUuid,
          configs,
        },
      },
    };
  });

  implement(api, getWidgetTranslations, async ({ params }) => {
    const { companyUuid, code } = companyOf(params.id);
    const texts = (await settingsOf(code))['widget_translations.data'];
    const data = Object.fromEntries(Object.entries(texts).map(([tag, words]) => [tag.toLowerCase(), words]));
    return { data: { id: companyUuid, type: 'widget_translations_config' as const, attributes: { data } } };
  });
}
