import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Answer, addVehicle, type browse } from '../reserve.testing';
import type { Fleet } from './fleet.testing';

type Visitor = ReturnType<typeof browse>;

/**
 * What buyers and the database saw while one of two processes was stopped and started again and
 * again.
 */
export interface Restarts {
  /** Answers by their status. */
  readonly answers: ReadonlyMap<number, number>;
  /** Answers of 5xx, as they were given. */
  readonly failures: readonly string[];
  /** Journeys that ended with an order. */
  readonly orders: number;
  /** Requests that found nobody: a balancer sends none to a process that is not ready. */
  readonly unanswered: number;
  /** Why a start failed, a sentence each. */
  readonly failedStarts: readonly string[];
  readonly deadlocks: number;
}

interface RestartOptions {
  readonly restarts: number;
  readonly buyers: number;
  /** Comes between two lives of the process, with the number of the coming one. */
  readonly before?: (restart: number) => Promise<unknown>;
}

/** The process that stays, and the one that is stopped and started again beside it. */
const [STAYS, RESTARTS] = [0, 1] as const;

/** For the processes: so that a balancer notices that one stops before it takes nothing more. */
export const STOPS_IN_ORDER = { STOP_DELAY: '2000' } as const;
const LOOK_EVERY = 100;

/**
 * Buyers reserve vehicle after vehicle at two processes, while one of these is stopped and started
 * again.
 */
export async function restartUnderLoad(fleet: Fleet, options: RestartOptions): Promise<Restarts> {
  const answers = new Map<number, number>();
  const failures: string[] = [];
  const failedStarts: string[] = [];
  const seen = { orders: 0, unanswered: 0 };
  let isOver = false;
  let isReady = true;

  /** As a balancer does: whoever is not ready is sent nothing. */
  async function look(): Promise<void> {
    while (!isOver) {
      const answer = await fetch(`${fleet.process(RESTARTS).url}/health/ready`).catch(() => undefined);
      isReady = answer?.ok === true;
      await setTimeout(LOOK_EVERY);
    }
  }

  /** One request of a buyer, to either process in turn. */
  let turn = 0;
  async function ask(buyer: string, request: (visitor: Visitor) => Promise<Answer>) {
    turn += 1;
    const answer = await request(fleet.browserAt(isReady && turn % 2 === 0 ? RESTARTS : STAYS, buyer));
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
    if (answer.status >= 500) failures.push(JSON.stringify(answer.body));
    return answer.status < 300 ? answer.body.data : undefined;
  }

  /** Hold, payment, order, card, confirmation; ends early with the first refusal. */
  async function buy(): Promise<void> {
    const vehicle = await addVehicle(fleet.database);
    const buyer = randomUUID();
    const hold = await ask(buyer, (visitor) => visitor.init(vehicle));
    const payment = hold && (await ask(buyer, (visitor) => visitor.payment(vehicle)));
    const order = hold && payment && (await ask(buyer, (visitor) => visitor.order(hold.id)));
    if (!payment || !order) return;
    await fleet.browserAt(STAYS, buyer).card(String(payment.attributes['client_secret']));
    const confirmed = await ask(buyer, (visitor) => visitor.confirm(order.id));
    if (String(confirmed?.attributes['state']) === 'confirmed') seen.orders += 1;
  }

  async function buyOn(): Promise<void> {
    while (!isOver) {
      await buy().catch(() => {
        seen.unanswered += 1;
      });
    }
  }

  async function restart(): Promise<void> {
    await fleet.process(RESTARTS).stop();
    try {
      await fleet.restart(RESTARTS);
    } catch (error) {
      failedStarts.push(String(error));
    }
  }

  const before = await deadlocksOf(fleet);
  const work = [look(), ...Array.from({ length: options.buyers }, buyOn)];
  try {
    for (let number = 1; number <= options.restarts; number += 1) {
      await options.before?.(number);
      await restart();
    }
  } finally {
    isOver = true;
    await Promise.all(work);
  }
  return { ...seen, answers, failures, failedStarts, deadlocks: (await deadlocksOf(fleet)) - before };
}

/** The next start makes all triggers anew, as of a version that changed them. */
export async function dropTriggers({ database }: Pick<Fleet, 'database'>): Promise<void> {
  await database.rows(sql`delete from applied_triggers`);
}

/** PostgreSQL counts here what it writes to its log. */
async function deadlocksOf({ database }: Pick<Fleet, 'database'>): Promise<number> {
  const [row] = await database.rows(sql`select deadlocks from pg_stat_database where datname = current_database()`);
  return Number(row?.['deadlocks']);
}
