import { POSTGRES } from '../../../database/testing';
import type { Fate } from '../../testing/database-proxy';
import { type Answer, addVehicle } from '../reserve.testing';
import { damageOf } from './damage.testing';
import { type Fleet, startFleet } from './fleet.testing';

const onServer = POSTGRES === undefined ? describe.skip : describe;

/** More statements than any call makes. */
const MOST = 200;

onServer('the connection to the database is lost (on PostgreSQL)', () => {
  let fleet: Fleet;
  /** Statements until the one that fails, and what becomes of that one. */
  let left = Number.POSITIVE_INFINITY;
  let fate: Fate = 'pass';

  /** Reading twice is reading once: an answer that is lost matters where something was written. */
  const isWrite = (statement: string) => /^\s*(commit|insert|update|delete|with)\b/.test(statement);

  function decide(statement: string): Fate {
    if (fate === 'lose the answer' && !isWrite(statement)) return 'pass';
    left -= 1;
    return left === 0 ? fate : 'pass';
  }

  beforeAll(async () => {
    // Without jobs and webhooks every statement is the call's own.
    fleet = await startFleet(POSTGRES ?? '', {
      size: 1,
      between: { decide },
      hasWebhooks: false,
      environment: { JOBS: 'apart' },
    });
  }, 120_000);
  afterAll(() => fleet?.close());

  type Step = 'init' | 'payment' | 'order' | 'confirm';

  /**
   * Goes the whole way with one statement of one call failing, and repeats that call; whether the
   * call made as many statements.
   */
  async function reserve(failing: Step, index: number, what: Fate): Promise<boolean> {
    const vehicle = await addVehicle(fleet.database);
    const visitor = fleet.browserAt(0);
    let isReached = false;

    async function call(step: Step, work: () => Promise<Answer>): Promise<Answer> {
      if (step === failing) {
        [left, fate] = [index, what];
        const { status } = await work();
        isReached = left <= 0;
        left = Number.POSITIVE_INFINITY;
        expect([200, 201, 500, 502, 503]).toContain(status);
        expect(fleet.process(0).hasEnded()).toBe(false);
      }
      const answer = await work();
      expect([step, index, answer.status]).toEqual([step, index, step === 'order' ? 201 : 200]);
      return answer;
    }

    const hold = await call('init', () => visitor.init(vehicle));
    const started = await call('payment', () => visitor.payment(vehicle));
    const placed = await call('order', () => visitor.order(hold.body.data.id));
    await visitor.card(String(started.body.data.attributes['client_secret']));
    const confirmed = await call('confirm', () => visitor.confirm(placed.body.data.id));
    expect([index, confirmed.body.data.attributes['state']]).toEqual([index, 'confirmed']);
    return isReached;
  }

  const CASES = (['init', 'payment', 'order', 'confirm'] as const).flatMap((step) =>
    (['cut', 'lose the answer'] as const).map((what) => [step, what] as const),
  );

  test.each(CASES)(
    'at any statement of %s (%s): the visitor asks again and has the vehicle, paid once',
    async (step, what) => {
      let index = 1;
      while (index < MOST && (await reserve(step, index, what))) index += 1;
      expect(index).toBeGreaterThan(2);
      expect(index).toBeLessThan(MOST);
      expect(await damageOf(fleet)).toEqual([]);
    },
    300_000,
  );
});
