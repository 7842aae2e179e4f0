import { COCKPITS, type CockpitName } from '../../bodies/families';
import type { Interior } from '../../colours';
import { el, group, url } from '../svg';
import { mix } from '../tone';
import { doors, outside, seat } from './cabin';
import { clothOf } from './cockpit';
import { display, gauges, steeringWheel } from './controls';
import { centreConsole, dashboard } from './dashboard';
import { defs } from './defs';

/** The cockpit from between the front seats, in a picture of 1600 by 900. */
export function drawInterior(name: CockpitName, interior: Interior): string {
  const cockpit = COCKPITS[name];
  const cloth = clothOf(interior);
  return [
    defs(cloth, cockpit),
    outside(cloth),
    el('rect', { x: -2400, y: 600, width: 6400, height: 3000, fill: mix(cloth.deep, '#0a0a0b', 0.6) }),
    dashboard(cloth, cockpit),
    doors(cloth),
    group({ transform: 'translate(-16 -6)' }, gauges()),
    display(cockpit),
    centreConsole(cloth),
    seat(cloth),
    group({ transform: 'translate(1600 0) scale(-1 1)' }, seat(cloth)),
    steeringWheel(cloth, cockpit),
    el('rect', { x: -2400, y: -2400, width: 6400, height: 5600, fill: url('vignette') }),
  ].join('');
}
