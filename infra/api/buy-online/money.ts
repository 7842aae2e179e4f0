/** Digits after the point by currency; 2 for every other one. */
const EXPONENTS: Readonly<Record<string, number>> = {
  JPY: 0,
  KRW: 0,
  VND: 0,
  CLP: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  OMR: 3,
  TND: 3,
};

/** How many minor units make one major unit, as a power of ten. */
export function exponentOf(currency: string): number {
  return EXPONENTS[currency.toUpperCase()] ?? 2;
}

/** 2000 AED = 200000; the nearest minor unit of what a page shows. */
export function toMinor(amount: number, currency: string): number {
  return Math.round(amount * 10 ** exponentOf(currency));
}

/** 200000 of AED = 2000. */
export function toMajor(minor: number, currency: string): number {
  return minor / 10 ** exponentOf(currency);
}
