import { type Decimal, decimal, power, rounded } from './decimal';

/** A loan to calculate; amounts in major units, `decimals` the digits of the smallest one. */
export interface Loan {
  /** Amount of credit. */
  readonly principal: number;
  /** Nominal yearly rate in percent; a twelfth is due each month. */
  readonly rate: number;
  readonly months: number;
  /** Due together with the last instalment. */
  readonly final_payment?: number | undefined;
  readonly decimals: number;
}

/** What an instalment is made of: `credit * perCredit - final payment * perFinal`. */
export interface InstalmentFactors {
  readonly perCredit: Decimal;
  readonly perFinal: Decimal;
}

/** Interest of one month on an amount of 1. */
export function monthlyRate(rate: number): Decimal {
  return decimal(rate).div(1200);
}

/** What an amount due after so many months is worth today. */
export function discount(monthly: Decimal, months: number): Decimal {
  return decimal(1).div(power(monthly.plus(1), months));
}

/**
 * Instalment = (P - F v^n) i / (1 - v^n) with v = 1 / (1 + i); without interest the credit in equal
 * parts.
 */
export function instalmentFactors(rate: number, months: number): InstalmentFactors {
  const monthly = monthlyRate(rate);
  if (monthly.eq(0)) {
    const part = decimal(1).div(months);
    return { perCredit: part, perFinal: part };
  }
  const last = discount(monthly, months);
  const perCredit = monthly.div(decimal(1).minus(last));
  return { perCredit, perFinal: perCredit.times(last) };
}

/** The monthly instalment of a loan, in the smallest unit of its currency. */
export function instalment({ principal, rate, months, final_payment = 0, decimals }: Loan): number {
  const { perCredit, perFinal } = instalmentFactors(rate, months);
  return rounded(perCredit.times(principal).minus(perFinal.times(final_payment)), decimals);
}

/** One month of a loan; amounts in major units. */
export interface ScheduleRow {
  readonly month: number;
  readonly payment: number;
  readonly interest: number;
  readonly repaid: number;
  /** What is still owed afterwards. */
  readonly balance: number;
}

/**
 * Month by month; every amount is rounded, and the last instalment takes up what the rounding left.
 */
export function schedule(loan: Loan & { readonly instalment?: number }): ScheduleRow[] {
  const { principal, rate, months, final_payment = 0, decimals } = loan;
  const monthly = monthlyRate(rate);
  const regular = loan.instalment ?? instalment(loan);
  const rows: ScheduleRow[] = [];
  let owed = decimal(principal);
  for (let month = 1; month <= months; month++) {
    const interest = decimal(rounded(owed.times(monthly), decimals));
    const payment = month === months ? owed.plus(interest).minus(final_payment) : decimal(regular);
    owed = owed.plus(interest).minus(payment);
    rows.push({
      month,
      payment: payment.toNumber(),
      interest: interest.toNumber(),
      repaid: payment.minus(interest).toNumber(),
      balance: owed.toNumber(),
    });
  }
  return rows;
}
