import { withoutPeople } from '@showroom/contracts/http/without-people';

type Parameters = Readonly<Record<string, string | number | boolean>>;

/**
 * Names of parameters that would be of a person: events say what is looked at, never by whom. A
 * vehicle's or an offer's own names are nobody's.
 */
const PERSONAL =
  /^(?:(?:first|last|full|given|family|user|customer)_?name|e_?mail|(?:tele)?phone|mobile|address|street|post_?code|zip|birth\w*|password|token|order_?number|visitor\w*|session\w*)$/i;

/** A path of the site is no address of a person's; what follows in its query may be. */
const withoutQuery = (text: string) => (text.startsWith('/') ? text.replace(/[?#].*$/, '') : withoutPeople(text));

/** Parameters without what tells people apart, whichever remote was careless. */
export function withoutPerson(parameters: Parameters): Parameters {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) => {
      if (PERSONAL.test(name)) return [];
      return [[name, typeof value === 'string' ? withoutQuery(value) : value]];
    }),
  );
}
