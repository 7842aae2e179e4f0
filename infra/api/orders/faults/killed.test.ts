import { sql } from 'drizzle-orm';
import { POSTGRES } from '../../../database/testing';
import { settle } from '../../payments/settlement/settle';
import { until } from '../../testing/harness';
import type { HttpProxyOptions } from '../../testing/http-proxy';
import { type Answer, addVehicle, letTimePass } from '../reserve.testing';
import { sweep } from '../sweep';
import { damageOf } from './damage.testing';
import { type Fleet, startFleet } from './fleet.testing';

const onServer = POSTGRES === undefined ? describe.skip : describe;

type ProviderEvent = Parameters<HttpProxyOptions['on']>[0];

onServer('the API is killed between charge and order (on PostgreSQL)', () => {
  let fleet: Fleet;
  /** Whether the process is to be gone at this request to the provider, or at this statement. */
  let isEndAtProvider: (event: ProviderEvent) => boolean = () => false;
  let isEndAtStatement: (statement: string) => boolean = () => false;

  function kill(): void {
    fleet.process(0).kill();
    isEndAtProvider = () => false;
    isEndAtStatement = () => false;
  }

  beforeAll(async () => {
    // Without jobs and webhooks nobody repairs anything but the visitor and the sweeper.
    fleet = await startFleet(POSTGRES ?? '', {
      size: 1,
      hasWebhooks: false,
      environment: { JOBS: 'apart' },
      provider: (event) => {
        if (!isEndAtProvider(event)) return true;
        kill();
        return false;
      },
      between: {
        decide: (statement) => {
          if (!isEndAtStatement(statement)) return 'pass';
          kill();
          return 'cut';
        },
      },
    });
  }, 120_000);
  afterAll(() => fleet?.close());

  const isCapture = ({ method, path }: ProviderEvent) => method === 'POST' && path.endsWith('/capture');

  const POINTS: readonly (readonly [where: string, aim: () => void])[] = [
    ['before the money is taken', () => (isEndAtProvider = (event) => isCapture(event) && event.when === 'asked')],
    [
      'when the money was just taken',
      () => (isEndAtProvider = (event) => isCapture(event) && event.when === 'answered'),
    ],
    [
      'while the order is being confirmed',
      () => (isEndAtStatement = (statement) => /^\s*update vehicles set status/.test(statement)),
    ],
  ];

  /**
   * A visitor whose money is authorised, and whose confirmation dies with the process, which then
   * starts again.
   */
  async function dieAt(aim: () => void) {
    const vehicle = await addVehicle(fleet.database);
    const visitor = fleet.browserAt(0);
    const { number, secret, attempt } = await visitor.upToCard(vehicle);
    await visitor.card(secret);
    aim();
    const answer: Answer | undefined = await visitor.confirm(number).catch(() => undefined);
    expect(answer).toBeUndefined();
    await until(() => fleet.process(0).hasEnded());
    await fleet.restart(0);
    return { vehicle, visitor, number, attempt };
  }

  test.each(POINTS)(
    '%s: the visitor comes back and has the vehicle, paid once',
    async (_where, aim) => {
      const { visitor, number } = await dieAt(aim);
      const again = await visitor.confirm(number);
      expect(again.body.data.attributes['state']).toBe('confirmed');
      expect(await damageOf(fleet)).toEqual([]);
    },
    120_000,
  );

  test('when the money was just taken, and nobody comes back: the sweeper completes the order', async () => {
    const { visitor, number, attempt } = await dieAt(POINTS[1]?.[1] ?? (() => {}));
    await settle(fleet.services, attempt);
    expect((await visitor.read(number)).body.data.attributes['state']).toBe('confirmed');
    expect(await damageOf(fleet)).toEqual([]);
  }, 120_000);

  test('before the money is taken, and the vehicle is sold elsewhere meanwhile: the money is let go', async () => {
    const { vehicle, visitor, number, attempt } = await dieAt(POINTS[0]?.[1] ?? (() => {}));
    await fleet.database.rows(sql`update vehicles set status = 'sold' where id = ${vehicle}`);
    await letTimePass(fleet, vehicle, 21);
    await settle(fleet.services, attempt, true);
    await sweep(fleet.services);
    expect((await visitor.read(number)).body.data.attributes['state']).toBe('failed');
    const { intents } = fleet.sandbox.stripe.state;
    const mine = [...intents.values()].filter(({ metadata }) => metadata['order_number'] === number);
    expect(mine.map(({ status }) => status)).toEqual(['canceled']);
    expect(await damageOf(fleet)).toEqual([]);
  }, 120_000);
});
