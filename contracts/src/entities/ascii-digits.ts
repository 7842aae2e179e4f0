/** The zeros of the digits that people of our markets write: ASCII, Arabic, Persian, full width. */
const ZEROS = [0x30, 0x660, 0x6f0, 0xff10] as const;

/** Any digits as ASCII ones; other characters stay. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => point >= first && point < first + 10);
    return zero === undefined ? digit : String(point - zero);
  });
}
