import { settled } from './settled';

test('a promise is marked with what became of it', async () => {
  const kept = settled(Promise.resolve('code'));
  expect(await kept).toBe('code');
  expect(kept).toMatchObject({ status: 'fulfilled', value: 'code' });
  const broken = settled(Promise.reject(new Error('away')));
  await expect(broken).rejects.toThrow('away');
  expect(broken).toMatchObject({ status: 'rejected', reason: new Error('away') });
});

test('a known value is there at once', () => {
  expect(settled(Promise.resolve('code'), 'code')).toMatchObject({ status: 'fulfilled', value: 'code' });
});

test('a failure that nobody waits for ends no process', async () => {
  // Jest fails a test with a rejection that nobody handles.
  void settled(Promise.reject(new Error('away')));
  await new Promise((resolve) => setTimeout(resolve, 1));
});
