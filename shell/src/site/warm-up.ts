import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import type { Channel } from '@showroom/contracts/remotes/release';
import { localeOf } from '../addresses/locale-of';
import type { RenderRequest } from '../render/protocol';
import type { Generation } from './generation';

const DEADLINE = 8000;

/** What a look at a market's home page shows: all of it, some of it, or no page. */
export type Probe = 'whole' | 'partly' | 'none';

/** Renders the home page of a market for nobody. */
export function lookAt(
  generation: Pick<Generation, 'render'>,
  market: MarketCode,
  channel: Channel,
  id: number,
): Promise<Probe> {
  const request: RenderRequest = {
    id,
    url: 'http://site.invalid/',
    market,
    channel,
    ...localeOf(MARKETS[market], '/'),
    nonce: 'nobody',
    apiHeaders: {},
    person: undefined,
  };
  return new Promise((resolve) => {
    let isPart = false;
    const end = (probe: Probe) => {
      clearTimeout(timer);
      resolve(probe);
    };
    const abort = generation.render(request, {
      head({ status, degraded }) {
        isPart = degraded;
        if (status < 500) return;
        abort();
        end('none');
      },
      chunk: (_bytes, ack) => ack(),
      end: ({ isWhole }) => end(isWhole && !isPart ? 'whole' : 'partly'),
      failed: () => end('none'),
    });
    const timer = setTimeout(() => {
      abort();
      end('none');
    }, DEADLINE);
  });
}
