import type { ShownTerms } from '@showroom/contracts/entities/accepted-terms';
import type { Customer } from '@showroom/contracts/entities/order';
import type { OrderChoices } from '@showroom/contracts/entities/order-choices';
import type { FinancingOption } from '@showroom/contracts/entities/vehicle';
import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import type { PaymentVendor } from '@showroom/contracts/markets';
import type { ReservationCalls } from '../data/order-calls';
import type { StoragePort } from '../data/storage';
import type { OfferedVendor } from './vendors';

/** What is reserved: a vehicle of the stock, or one that the configurator built. */
export type Subject = { readonly vehicle_id: string } | { readonly config_url: string };

export interface ReservationRequest {
  readonly subject: Subject;
  readonly lockId: string;
  readonly orderNumber: string;
  readonly vehicleId: string;
  readonly vendor: OfferedVendor;
  readonly financeOption: FinancingOption;
  readonly customer: Customer;
  readonly fee: number;
  readonly currency: string;
  readonly companyUuid: string;
  readonly locale: string;
  readonly choices: OrderChoices;
  /** Money rests on hold until the retailer takes it. */
  readonly captureOnHold: boolean;
  readonly confirmationByLink: boolean;
  /** What the visitor agreed to, as it was shown. */
  readonly acceptedTerms: readonly ShownTerms[];
  /** What the payment is for, as a vendor's own page shows it. */
  readonly description: string;
  /** Where a vendor's own page leads back to. */
  readonly returnUrl: string;
}

export interface ReservationDeps {
  readonly calls: ReservationCalls;
  readonly storage: StoragePort;
  readonly newKey: () => string;
  /** Called at each new stage, which the visitor sees. */
  readonly onStage: (stage: 'placing' | 'charging' | 'settling') => void;
}

export type ReservationEnd =
  /** The vehicle is theirs; some orders are confirmed by a link that is on its way by e-mail. */
  | { readonly status: 'done'; readonly orderNumber: string; readonly waitsForLink: boolean }
  | { readonly status: 'declined'; readonly message: string | undefined }
  | { readonly status: 'invalid'; readonly message: string | undefined }
  /** The visitor left the vendor's window; nothing was charged. */
  | { readonly status: 'left' }
  /** The charge or its confirmation got no answer: trying again asks the server first. */
  | { readonly status: 'unsettled'; readonly orderNumber: string; readonly message: string | undefined }
  /**
   * Open at its vendor: to be finished there, in another window or the bank's app, or paid here
   * anew.
   */
  | { readonly status: 'open'; readonly vendor: PaymentVendor; readonly message: string | undefined }
  /** It could not be accepted, and its money goes back; the order waits for another one. */
  | { readonly status: 'returned' }
  /** Money came for a vehicle that was gone; it goes back. */
  | { readonly status: 'lost'; readonly orderNumber: string }
  | { readonly status: 'failed'; readonly code: ErrorCode };

export type PaymentState =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly stage: 'placing' | 'charging' | 'settling' }
  /** Another tab of this browser is paying. */
  | { readonly status: 'elsewhere' }
  | ReservationEnd;
