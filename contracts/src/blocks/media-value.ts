/** A picture of the media library in content: by its id, so that a new picture shows everywhere. */
export interface MediaValue {
  readonly media: string;
  /** Instead of the text that the library has for the picture. */
  readonly alt?: string;
  /** Only decorates: people who do not see it are told nothing. */
  readonly decorative?: boolean;
}

const isAbsentOr = (kind: 'string' | 'boolean', value: unknown) => value === undefined || typeof value === kind;

/** Whether a value of an Image field is a picture of the library, and not a path. */
export function isMediaValue(value: unknown): value is MediaValue {
  return (
    typeof value === 'object' &&
    value !== null &&
    'media' in value &&
    typeof value.media === 'string' &&
    /^[\w-]{1,80}$/.test(value.media) &&
    isAbsentOr('string', Reflect.get(value, 'alt')) &&
    isAbsentOr('boolean', Reflect.get(value, 'decorative'))
  );
}

/** The ids of all pictures of the library that content refers to, however deep. */
export function mediaIdsIn(content: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting: unknown[] = [content];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (isMediaValue(one)) found.add(one.media);
    else if (typeof one === 'object' && one !== null) waiting.push(...Object.values(one));
  }
  return found;
}
