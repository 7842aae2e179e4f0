import { sayOnce, untilThere } from './until-there';

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

test('what is away is tried again until it is there, and its reason is said once', async () => {
  const said: string[] = [];
  let attempts = 0;
  const opened = await untilThere(
    async () => {
      attempts += 1;
      if (attempts < 4) throw refused();
      return 'open';
    },
    { onOutage: sayOnce((line) => said.push(line)) },
  );
  expect([opened, attempts, said]).toEqual(['open', 4, ['It is tried again: connect ECONNREFUSED']]);
});

test('a mistake is not tried again', async () => {
  let attempts = 0;
  const opening = untilThere(
    async () => {
      attempts += 1;
      throw new Error('the schema is newer');
    },
    { onOutage: () => {} },
  );
  await expect(opening).rejects.toThrow('the schema is newer');
  expect(attempts).toBe(1);
});

test('who waits can be told to stop', async () => {
  const stopping = new AbortController();
  const opening = untilThere(
    async () => {
      throw refused();
    },
    { onOutage: () => stopping.abort(), signal: stopping.signal },
  );
  await expect(opening).rejects.toThrow(/abort/i);
});
