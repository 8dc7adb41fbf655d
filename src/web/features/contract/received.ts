interface Transferred {
  amount: number
  transfer_account: { transfers: readonly { amount: number }[] } | null
}

export interface Received {
  /** Yen that have arrived. */
  received: number
  /** Yen that are still to come; zero once the amount is complete. */
  missing: number
  /** Yen beyond the amount: they go back. */
  surplus: number
}

export function receivedOf({ amount, transfer_account }: Transferred): Received {
  const received = transfer_account?.transfers.reduce((sum, transfer) => sum + transfer.amount, 0) ?? 0
  return { received, missing: Math.max(0, amount - received), surplus: Math.max(0, received - amount) }
}
