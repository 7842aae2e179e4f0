import { createBus } from '@showroom/contracts/bus';
import { analyticsEvent } from '@showroom/contracts/events/analytics';
import { blockReload } from '@showroom/contracts/events/block-reload';
import { fabContentChanged } from '@showroom/contracts/events/fab-content';
import { modalVideo } from '@showroom/contracts/events/modal-video';
import { createLateEvents } from './late-events';

const FILM = { src: '/media/a.mp4', title: 'A' };

function pageWithReports() {
  const reports: string[] = [];
  return { reports, late: createLateEvents(createBus({ report: (message) => reports.push(message) })) };
}

test.each([
  [modalVideo, FILM],
  [blockReload, { id: 'component-1' }],
  [fabContentChanged, { content: null }],
])('$name waits for whoever hears it, and goes on at once from then on', (event, detail) => {
  const { late } = pageWithReports();
  const heard = jest.fn();
  const held = jest.fn();
  late.onHeld(held);
  late.bus.emit(event, detail);
  late.bus.on(event, heard);
  expect(held).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
  late.deliver();
  late.bus.emit(event, detail);
  expect(heard.mock.calls).toEqual([[detail], [detail]]);
  expect(held).toHaveBeenCalledTimes(1);
});

test('what was held before anybody asked is told at once', () => {
  const { late } = pageWithReports();
  late.bus.emit(modalVideo, FILM);
  const held = jest.fn();
  late.onHeld(held);
  expect(held).toHaveBeenCalledTimes(1);
});

test('other events pass, and a broken detail is dropped as ever', () => {
  const { late, reports } = pageWithReports();
  const heard = jest.fn();
  late.bus.on(analyticsEvent, heard);
  late.bus.emit(analyticsEvent, { event: 'seen', parameters: {}, scope: 'statistic' });
  expect(heard).toHaveBeenCalledTimes(1);
  late.bus.emit(modalVideo, { ...FILM, src: 'javascript:alert(1)' });
  late.deliver();
  expect(reports).toEqual(['Dropped modal:video@1: its detail breaks the schema']);
});
