/** The spellings of one name. */
export interface Names {
  /** `route-planner` */
  readonly kebab: string;
  /** `routePlanner` */
  readonly camel: string;
  /** `RoutePlanner` */
  readonly pascal: string;
  /** `Route planner` */
  readonly title: string;
  /** `route planner` */
  readonly words: string;
}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * The spellings of a name such as `route-planner`; a name in another form is refused with a
 * sentence.
 */
export function namesOf(kebab: string): Names {
  if (!KEBAB.test(kebab)) {
    throw new GeneratorError(
      `"${kebab}" is no name: please use small letters, digits and hyphens, as in route-planner.`,
    );
  }
  const words = kebab.replaceAll('-', ' ');
  const camel = kebab.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { kebab, camel, pascal: capital(camel), title: capital(words), words };
}

/** `owner/name` in two parts; without an owner the default stands in, if there is one. */
export function ownedName(text: string, owner?: string): readonly [string, string] {
  const [first = '', second] = text.split('/');
  if (second !== undefined) return [first, second];
  if (owner === undefined)
    throw new GeneratorError(`"${text}" needs an owner in front, as in mf-order-online/trade-in.`);
  return [owner, first];
}

/** What went wrong, in a sentence for whoever typed the command. */
export class GeneratorError extends Error {
  override readonly name = 'GeneratorError';
}
