/** The one source of "now". Everything that needs the time gets it as an argument or from this port. */
export interface Clock {
  now(): Date
}

/** The machine's own clock: production. */
export const systemClock: Clock = { now: () => new Date() }
