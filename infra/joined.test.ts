import { joined } from './joined';

function questions() {
  const asked: { readonly key: string; answer(value: string): void; fail(): void }[] = [];
  const ask = joined(
    (key) =>
      new Promise<string>((resolve, reject) => {
        asked.push({ key, answer: resolve, fail: () => reject(new Error('gone')) });
      }),
  );
  return { asked, ask };
}

test('who asks while an answer is on its way gets the next one, all of them the same', async () => {
  const { asked, ask } = questions();
  const first = ask('a');
  const later = [ask('a'), ask('a')];
  const other = ask('b');
  expect(asked.map(({ key }) => key)).toEqual(['a', 'b']);
  asked[0]?.answer('old');
  asked[1]?.answer('other');
  expect([await first, await other]).toEqual(['old', 'other']);
  expect(asked).toHaveLength(3);
  asked[2]?.answer('new');
  expect(await Promise.all(later)).toEqual(['new', 'new']);
});

test('a failure is told to those who asked for it, and what comes later is asked anew', async () => {
  const { asked, ask } = questions();
  const first = ask('a');
  const second = ask('a');
  asked[0]?.fail();
  await expect(first).rejects.toThrow('gone');
  asked[1]?.answer('there');
  expect(await second).toBe('there');
  const third = ask('a');
  asked[2]?.answer('again');
  expect(await third).toBe('again');
});
