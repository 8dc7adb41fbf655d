/** The bank at which the operator keeps its account, and with it every virtual account that members pay into. `code`: four digits of the Japanese Bankers Association. */
export const COMPANY_BANK = { code: '0310', name: 'GMOあおぞらネット銀行' } as const
