import * as z from 'zod/mini';
import { createBus, type DetailOf, event } from './bus';
import { analyticsEvent } from './events/analytics';
import { analyticsEventV1 } from './events/analytics-v1';
import { analyticsEventV2 } from './events/analytics-v2';

const COUNTED = { event: 'header_nav_click', parameters: { label: 'Stock' } };

function busWithReports() {
  const reports: string[] = [];
  return { reports, bus: createBus({ report: (message) => reports.push(message) }) };
}

describe('an event that is spoken in two versions', () => {
  test('is heard by listeners of either, whichever was sent', () => {
    const { bus, reports } = busWithReports();
    const older: unknown[] = [];
    const newer: unknown[] = [];
    bus.on(analyticsEventV1, (detail) => older.push(detail));
    bus.on(analyticsEvent, (detail) => newer.push(detail));
    bus.emit(analyticsEventV1, COUNTED);
    bus.emit(analyticsEvent, { ...COUNTED, scope: 'marketing' });
    expect(older).toEqual([COUNTED, COUNTED]);
    expect(newer).toEqual([
      { ...COUNTED, scope: 'statistic' },
      { ...COUNTED, scope: 'marketing' },
    ]);
    expect(reports).toEqual([]);
  });

  test.each([
    ['necessary', 'obligatory'],
    ['statistics', 'statistic'],
    ['marketing', 'marketing'],
  ] as const)('says by its scope what an older version said by the purpose %s, both ways', (purpose, scope) => {
    const { bus } = busWithReports();
    const heard: unknown[] = [];
    bus.on(analyticsEventV2, (detail) => heard.push(detail));
    bus.on(analyticsEvent, (detail) => heard.push(detail));
    bus.emit(analyticsEventV2, { ...COUNTED, purpose });
    bus.emit(analyticsEvent, { ...COUNTED, scope });
    const [older, newer] = [
      { ...COUNTED, purpose },
      { ...COUNTED, scope },
    ];
    expect(heard).toEqual([older, newer, older, newer]);
  });

  test('is replayed to late listeners of the other version', () => {
    const first = event({
      name: 'test:moved',
      version: 1,
      detail: z.object({ x: z.number() }),
      replay: 'last',
      summary: '',
    });
    const second = event(
      { name: 'test:moved', version: 2, detail: z.object({ at: z.number() }), replay: 'last', summary: '' },
      { from: { 1: ({ x }: DetailOf<typeof first>) => ({ at: x }) }, to: { 1: ({ at }) => ({ x: at }) } },
    );
    const heard: unknown[] = [];
    const early = busWithReports();
    early.bus.emit(first, { x: 4 });
    early.bus.on(second, (detail) => heard.push(detail));
    const late = busWithReports();
    late.bus.emit(second, { at: 5 });
    late.bus.on(first, (detail) => heard.push(detail));
    expect(heard).toEqual([{ at: 4 }, { x: 5 }]);
  });

  test('is dropped and reported for a listener whose version nobody can convert to, and heard by the others', () => {
    const { bus, reports } = busWithReports();
    const fourth = event({ ...analyticsEvent, version: 4 }, {});
    const heard: unknown[] = [];
    bus.on({ ...fourth, from: {} }, () => heard.push('fourth'));
    bus.on(analyticsEvent, () => heard.push('third'));
    bus.emit(analyticsEventV1, COUNTED);
    expect(heard).toEqual(['third']);
    expect(reports).toEqual(['Dropped analytics:event@1 for a listener of analytics:event@4']);
  });

  test.each<[string, () => { at: string }]>([
    [
      'throws',
      () => {
        throw new Error('cannot');
      },
    ],
    ['makes what breaks the schema', () => ({ at: 'nowhere' })],
  ])('is dropped and reported when its converter %s', (_, up) => {
    const { bus, reports } = busWithReports();
    const first = event({ name: 'test:moved', version: 1, detail: z.object({}), replay: 'none', summary: '' });
    const detail = z.object({ at: z.string().check(z.regex(/^here$/)) });
    const second = event({ ...first, version: 2, detail }, { from: { 1: up } });
    const listener = jest.fn();
    bus.on(second, listener);
    bus.emit(first, {});
    expect(listener).not.toHaveBeenCalled();
    expect(reports).toEqual(['Dropped test:moved@1 for a listener of test:moved@2']);
  });
});

test('a detail that breaks its own schema, and a listener that throws, are reported and stop nobody', () => {
  const { bus, reports } = busWithReports();
  const heard = jest.fn();
  bus.on(analyticsEvent, () => {
    throw new Error('broken');
  });
  bus.on(analyticsEvent, heard);
  const untyped: { detail: unknown } & typeof analyticsEvent = analyticsEvent;
  Reflect.apply(bus.emit, bus, [untyped, { event: 4 }]);
  bus.emit(analyticsEvent, { ...COUNTED, scope: 'obligatory' });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(reports).toEqual([
    'Dropped analytics:event@3: its detail breaks the schema',
    'A listener of analytics:event@3 failed',
  ]);
});

test('whoever has stopped listening hears nothing more', () => {
  const { bus } = busWithReports();
  const heard = jest.fn();
  const stop = bus.on(analyticsEvent, heard);
  stop();
  bus.emit(analyticsEvent, { ...COUNTED, scope: 'obligatory' });
  expect(heard).not.toHaveBeenCalled();
});
