import { runSideBySide, type Scheduled } from './schedule';

/** Steps that end when they are told to, and a record of what happened. */
function workshop(failing: readonly string[] = []) {
  const events: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    events,
    leftOut: (step: Scheduled, because: string) => void events.push(`${step.name} left out: ${because}`),
    run: (step: Scheduled) => {
      events.push(`${step.name} starts`);
      return new Promise<boolean>((resolve) => {
        ends.set(step.name, () => resolve(!failing.includes(step.name)));
      });
    },
    async end(name: string): Promise<void> {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('steps run side by side as long as the cores last', async () => {
  const { events, run, leftOut, end } = workshop();
  const steps = ['lint', 'types', 'imports'].map((name) => ({ name, cores: 1 }));
  const done = runSideBySide(steps, 2, run, leftOut);
  expect(events).toEqual(['lint starts', 'types starts']);
  await end('types');
  expect(events).toEqual(['lint starts', 'types starts', 'imports starts']);
  await end('lint');
  await end('imports');
  await done;
});

test('a step that needs all cores is not starved by small ones behind it', async () => {
  const { events, run, leftOut, end } = workshop();
  const steps = [
    { name: 'lint', cores: 1 },
    { name: 'unit', cores: 2 },
    { name: 'types', cores: 1 },
  ];
  const done = runSideBySide(steps, 2, run, leftOut);
  expect(events).toEqual(['lint starts']);
  await end('lint');
  await end('unit');
  await end('types');
  await done;
  expect(events).toEqual(['lint starts', 'unit starts', 'types starts']);
});

test('a step waits for the one that it builds on, and is left out when that failed', async () => {
  const { events, run, leftOut, end } = workshop(['build']);
  const steps = [
    { name: 'build', cores: 1 },
    { name: 'sizes', cores: 1, after: ['build'] },
    { name: 'lint', cores: 1 },
    { name: 'journeys', cores: 2, after: ['sizes'] },
  ];
  const done = runSideBySide(steps, 2, run, leftOut);
  expect(events).toEqual(['build starts', 'lint starts']);
  await end('build');
  await end('lint');
  await done;
  expect(events).toEqual([
    'build starts',
    'lint starts',
    'sizes left out: build failed',
    'journeys left out: sizes failed',
  ]);
});
