import { fillTemplates, type Plan } from '../change';
import { namesOf } from '../names';

/** An event `owner:what-happened`; without an owner it is the site's. */
export function event(_root: string, name: string): Plan {
  const [first = '', second] = name.split(':');
  const [owner, what] = second === undefined ? ['site', first] : [first, second];
  const names = namesOf(what);
  const path = 'contracts/src/events';
  return {
    changes: fillTemplates('event', path, { ...names, owner: namesOf(owner).kebab }),
    next: `Fill in the detail and the sentence in ${path}/${what}.ts. Done when its test replays it to a late subscriber.`,
  };
}
