import { getNaasNavigation } from '@showroom/contracts/calls/navigation';
import { MARKET_CODES, MARKETS, type Market, type MarketCode } from '@showroom/contracts/markets';
import { mergeSettings } from '@showroom/contracts/settings/settings';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { settings } from '../../database/schema/content';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import { cachedAnswers } from './cached-answers';
import { askService, type ServedNavigation } from './service';

const SETTING = 'naas_navigation.configuration';
const FOR_EVER = 'public, max-age=31536000, immutable';

const styleQuery = z.object({ market: z.enum(MARKET_CODES), v: z.string().optional() });

interface Wanted {
  readonly market: MarketCode;
  readonly locale: string;
}

/**
 * The navigation of a market's own navigation service: asked with a deadline, cleaned, and kept for
 * when the service is away.
 */
export function naas(api: Api, { config, database }: Context): void {
  const { server } = api;
  const kept = cachedAnswers<ServedNavigation>((key) => {
    const tags = [`navigation:${key.split(' ')[0]}`];
    database.notify('changes', JSON.stringify({ tags })).catch((error: unknown) => server.log.warn(error));
  });
  const timer = setInterval(() => void kept.refresh(), config.NAVIGATION_REFRESH);
  timer.unref();
  server.addHook('onClose', async () => clearInterval(timer));

  async function served({ market, locale }: Wanted): Promise<ServedNavigation> {
    const rows = await database.db
      .select()
      .from(settings)
      .where(and(eq(settings.market, market), eq(settings.key, SETTING)));
    const configuration = mergeSettings(rows).settings[SETTING];
    const { locales }: Market = MARKETS[market];
    if (!configuration || !locales.includes(locale))
      throw new Refusal(404, 'This market has no navigation service in this language.');
    const key = `${market} ${locale} ${JSON.stringify(configuration)}`;
    return kept
      .get(key, () => askService(configuration, locale))
      .catch((cause: unknown) => {
        throw new Refusal(503, 'The navigation service does not answer.', undefined, { cause });
      });
  }

  implement(api, getNaasNavigation, async ({ params: { locale }, query: { market } }) => {
    const { navigation, cssVersion } = await served({ market, locale });
    return { ...navigation, cssLink: `/naas/style.locale=${locale}?v=${cssVersion}` };
  });

  server.get<{ Params: { locale: string } }>('/naas/style.locale=:locale', async (request, reply) => {
    const asked = styleQuery.safeParse(request.query);
    if (!asked.success) throw new Refusal(404, 'There is no such style sheet.');
    const { market, v } = asked.data;
    const { css, cssVersion } = await served({ market, locale: request.params.locale });
    reply.header('cache-control', v === cssVersion ? FOR_EVER : 'no-cache');
    return reply.type('text/css; charset=utf-8').send(css);
  });
}
