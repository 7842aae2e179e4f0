import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { testPlatform } from '@showroom/shared-ui/testing';
import { withRetry } from './with-retry';

const missing = new ShowroomError('block.failed', { status: 503 });

function ask(answer: (signal: AbortSignal) => Promise<string>) {
  const lacks = jest.fn();
  const platform = { ...testPlatform(), lacks };
  const controller = new AbortController();
  const asked = withRetry(platform, controller.signal, answer, 'nothing');
  return { asked, lacks, controller };
}

test('what comes in time is part of the page', async () => {
  const { asked, lacks } = ask(async () => 'an extra');
  expect(await asked).toBe('an extra');
  expect(lacks).not.toHaveBeenCalled();
});

test('what fails leaves its place empty, and the page says that it lacks something', async () => {
  const { asked, lacks } = ask(() => Promise.reject(missing));
  expect(await asked).toBe('nothing');
  expect(lacks).toHaveBeenCalledTimes(1);
});

test('what nobody waits for any more is no matter of the page', async () => {
  const { asked, lacks, controller } = ask(
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  controller.abort(new Error('The visitor left'));
  await expect(asked).rejects.toThrow('The visitor left');
  expect(lacks).not.toHaveBeenCalled();
});
