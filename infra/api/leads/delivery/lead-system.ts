/**
 * How a try to hand something over ended. `refused`: the same would be refused again;
 * `unreachable`: later it may work.
 */
export type Handover =
  | { readonly outcome: 'delivered'; readonly remoteId: string | null; readonly status: number }
  | { readonly outcome: 'refused'; readonly status: number; readonly detail: string }
  | { readonly outcome: 'unreachable'; readonly status: number | null; readonly detail: string };

/**
 * Another system that gets leads. Both ways to write are safe to repeat; no answer of it carries
 * anything of the lead.
 */
export interface LeadSystem {
  put(leadId: string, record: Readonly<Record<string, string | null>>): Promise<Handover>;
  erase(leadId: string): Promise<Handover>;
  verify(): Promise<{ readonly ok: boolean; readonly message: string }>;
}
