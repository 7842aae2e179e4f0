import { INTERRUPTED, runCommand } from './command';

test('a command ends with the status that it gives, and one that is not there with 127', async () => {
  const onOutput = () => {};
  expect(await runCommand('sh', ['-c', 'exit 3'], { onOutput })).toBe(3);
  expect(await runCommand('no-such-command-here', [], { onOutput })).toBe(127);
});

test('what runs ends when this process is told to end, and is known to have been interrupted', async () => {
  const running = runCommand('sleep', ['600'], { onOutput: () => {} });
  process.emit('SIGTERM', 'SIGTERM');
  expect(await running).toBe(INTERRUPTED);
});
