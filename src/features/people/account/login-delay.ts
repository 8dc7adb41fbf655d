/** How failures slow further attempts down. Times in seconds. */
export interface DelayPolicy {
  /** So many failures cost nothing. */
  freeFailures: number
  firstDelay: number
  /** The delay doubles up to this and stays there: nobody is locked out for good. */
  longestDelay: number
  /** A quiet time after which earlier failures no longer count. */
  forgottenAfter: number
}

export const accountPolicy: DelayPolicy = { freeFailures: 5, firstDelay: 5, longestDelay: 900, forgottenAfter: 86_400 }

/** Many members may share one network address, so it is given more patience. */
export const networkPolicy: DelayPolicy = { freeFailures: 20, firstDelay: 5, longestDelay: 900, forgottenAfter: 3_600 }

/** Seconds that must pass after the last of `failures` failures before the next attempt. */
export function delayAfter(failures: number, policy: DelayPolicy): number {
  if (failures < policy.freeFailures) return 0
  const doublings = Math.min(failures - policy.freeFailures, 30)
  return Math.min(policy.firstDelay * 2 ** doublings, policy.longestDelay)
}
