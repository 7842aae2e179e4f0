import type { createOrder, startPayment } from '@showroom/contracts/calls/buy-online';
import type { CallAnswer } from '@showroom/contracts/calls/call';
import type { Customer, Order } from '@showroom/contracts/entities/order';
import type { FinancingOption } from '@showroom/contracts/entities/vehicle';
import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import type { StoragePort } from '../journey/stored';
import type { OfferedVendor } from './payer';

/** The calls that a reservation makes; see data/order-calls. */
export interface ReservationCalls {
  createOrder(body: OrderBody): Promise<CallAnswer<typeof createOrder>['data']>;
  startPayment(body: PaymentBody): Promise<CallAnswer<typeof startPayment>['data']>;
  confirmOrder(orderNumber: string): Promise<Order>;
}

interface OrderBody {
  readonly idempotency_key: string;
  readonly lock_id: string;
  readonly vehicle_id: string;
  readonly finance_option: FinancingOption;
  readonly payment_vendor: OfferedVendor;
  readonly customer: Customer;
  readonly terms_accepted: true;
  readonly locale: string;
}

interface PaymentBody {
  readonly idempotency_key: string;
  readonly order_number: string;
  readonly vehicle_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly company_uuid: string;
}

export interface ReservationRequest {
  readonly vehicleId: string;
  readonly lockId: string;
  readonly vendor: OfferedVendor;
  readonly financeOption: FinancingOption;
  readonly customer: Customer;
  readonly fee: number;
  readonly currency: string;
  readonly companyUuid: string;
  readonly locale: string;
}

export interface ReservationDeps {
  readonly calls: ReservationCalls;
  readonly storage: StoragePort;
  readonly newKey: () => string;
  /** Told each time the visitor should see another sentence. */
  readonly onStage: (stage: 'placing' | 'charging' | 'settling') => void;
}

export type ReservationEnd =
  | { readonly status: 'done'; readonly orderNumber: string }
  | { readonly status: 'declined'; readonly message: string | undefined }
  | { readonly status: 'invalid'; readonly message: string | undefined }
  /** The charge or its confirmation got no answer: trying again asks the server first. */
  | { readonly status: 'unsettled'; readonly orderNumber: string; readonly message: string | undefined }
  | { readonly status: 'failed'; readonly code: ErrorCode };
