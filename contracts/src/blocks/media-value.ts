/** A picture of the media library in content: by its id, so that a new picture shows everywhere. */
export interface MediaValue {
  readonly media: string;
  /** Instead of the text that the library has for the picture. */
  readonly alt?: string;
  /** Only decorates: people who do not see it are told nothing. */
  readonly decorative?: boolean;
}

/** A film of the media library in content. */
export interface FilmReference {
  readonly media: string;
  readonly kind: 'film';
}

const isAbsentOr = (kind: 'string' | 'boolean', value: unknown) => value === undefined || typeof value === kind;

function isReference(value: unknown): value is { readonly media: string; readonly kind?: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'media' in value &&
    typeof value.media === 'string' &&
    /^[\w-]{1,80}$/.test(value.media)
  );
}

/** Whether a value of an Image field is a picture of the library, and not a path. */
export function isMediaValue(value: unknown): value is MediaValue {
  return (
    isReference(value) &&
    value.kind === undefined &&
    isAbsentOr('string', Reflect.get(value, 'alt')) &&
    isAbsentOr('boolean', Reflect.get(value, 'decorative'))
  );
}

/** Whether a value of a Film field is a film of the library, and not an address. */
export function isFilmReference(value: unknown): value is FilmReference {
  return isReference(value) && value.kind === 'film';
}

/** The ids of all pictures and films of the library that content refers to, however deep. */
export function mediaIdsIn(content: unknown): Readonly<Record<'image' | 'film', ReadonlySet<string>>> {
  const found = { image: new Set<string>(), film: new Set<string>() };
  const waiting: unknown[] = [content];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (isMediaValue(one)) found.image.add(one.media);
    else if (isFilmReference(one)) found.film.add(one.media);
    else if (typeof one === 'object' && one !== null) waiting.push(...Object.values(one));
  }
  return found;
}
