import type { Answered } from './listing-figures';
import { mixed } from './listing-questions';

/** Until both processes have compiled what they run over and over. */
const WARM_UP_SECONDS = 4;

/** Asks side by side until the time is over; a process of its own, so that asking takes nothing from answering. */
async function ask(url: string, clients: number, seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  let number = 0;
  async function client(): Promise<void> {
    while (performance.now() < end) {
      const address = `${url}?${encodeURI(mixed(number++))}`;
      const before = performance.now();
      const answer = await fetch(address);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      times.push(performance.now() - before);
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  return times;
}

const [url = '', clients, seconds] = process.argv.slice(2);
const before = await ask(url, Number(clients), WARM_UP_SECONDS);
const times = await ask(url, Number(clients), Number(seconds));
const answered: Answered = { times, count: before.length + times.length };
process.stdout.write(JSON.stringify(answered));
