/** What the parts of the benchmark agree on: who presses, where, and as whom. */

/** The ways to settle an application that are compared. */
export const ways = ['nothing', 'row-lock', 'function', 'batch'] as const
export type Way = (typeof ways)[number]

export interface Contestant {
  name: string
  way: Way
  /** Server processes that share the fund. */
  processes: number
  /** Connections to the database that settle applications; the batches need one. */
  poolSize: number
}

export const nothing: Contestant = { name: 'does nothing', way: 'nothing', processes: 1, poolSize: 1 }
export const rowLock10: Contestant = { name: 'row lock, pool 10', way: 'row-lock', processes: 1, poolSize: 10 }
export const rowLock32: Contestant = { name: 'row lock, pool 32', way: 'row-lock', processes: 1, poolSize: 32 }
export const oneFunction: Contestant = { name: 'one function, 1 conn.', way: 'function', processes: 1, poolSize: 1 }
export const oneProcess: Contestant = { name: 'batches, 1 process', way: 'batch', processes: 1, poolSize: 1 }
export const twoProcesses: Contestant = { name: 'batches, 2 processes', way: 'batch', processes: 2, poolSize: 1 }

/** Funds of the seeded database, by their place. */
export const funds = {
  /** Where the processes get warm. */
  warmUp: 1,
  /** All 2,000 press at once, and there is room for all. */
  openToAll: 2,
  /** All press at once for half as many places, to the law's ceiling of 100,000,000 yen. */
  scarce: 3,
  /** The longer burst, with more room than anybody can fill. */
  burst: 4,
} as const

/** Whole yen; everybody asks for the least. */
export const amount = 100_000
export const scarcePlaces = 1_000

/** The documents of fund n, which every applicant ticks. */
export const documentsOfFund = (fund: number): number[] => [1, 2, 3].map((place) => (fund - 1) * 3 + place)

/** Of this benchmark's throw-away installation only. */
export const secretKey = Buffer.alloc(32, 7)
export const sessionWord = 'bench-session'

export interface Volley {
  kind: 'once'
  fund: number
  /** The first member of those who press; as many as there are connections. */
  firstMember: number
}

export interface Burst {
  kind: 'burst'
  fund: number
  firstMember: number
  lastMember: number
  /** Milliseconds before the first answer is counted: the first of all to press do so at the same moment. */
  uncounted: number
  /** Milliseconds in which answers are counted. */
  counted: number
  /** Whether everybody then still waits for the own answer, or leaves. */
  waitForAll: boolean
}

export interface LoadOrder {
  ports: number[]
  connections: number
  task: Volley | Burst
}

export interface LoadReport {
  /** Of all requests, counted or not. */
  accepted: number
  /** Answers with an error, by its code. */
  refused: Record<string, number>
  /** Of the counted ones. */
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Milliseconds from the first press to the last answer. */
  lastAnswer: number
  /** Seconds of processor that the generator used. */
  processorSeconds: number
}
