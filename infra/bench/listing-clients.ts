import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import type { Answered } from './listing-figures';
import { mixed } from './listing-questions';

/** Until both processes have compiled what they run over and over. */
const WARM_UP_SECONDS = 4;

/**
 * Asks side by side until the time is over; a process of its own, so that asking takes nothing from
 * answering.
 */
async function ask(url: string, clients: number, seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  let number = 0;
  async function client(): Promise<void> {
    while (performance.now() < end) {
      const address = `${url}?${encodeURI(mixed(number++))}`;
      const before = performance.now();
      const status = await statusOf(address, agent);
      if (status !== 200) throw new Error(`${address} answered ${status}`);
      times.push(performance.now() - before);
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return times;
}

/**
 * Settles with the status when all of the answer is there; plain node:http, which leaves more of
 * the processor to the server than `fetch`.
 */
async function statusOf(address: string, agent: Agent): Promise<number | undefined> {
  const [answer]: IncomingMessage[] = await once(get(address, { agent }), 'response');
  if (!answer) throw new Error(`${address} has not answered`);
  await finished(answer.resume());
  return answer.statusCode;
}

const [url = '', clients, seconds] = process.argv.slice(2);
const before = await ask(url, Number(clients), WARM_UP_SECONDS);
const times = await ask(url, Number(clients), Number(seconds));
const answered: Answered = { times, count: before.length + times.length };
process.stdout.write(JSON.stringify(answered));
