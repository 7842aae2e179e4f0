/** Makes or updates the lead of an order: `{order}`. */
export const ORDER_LEAD_JOB = 'lead.order';
