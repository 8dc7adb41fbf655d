/** One simulated press and its answer. */
export interface RehearsalAnswer {
  person: number
  /** Whole yen. */
  amount: number
  isRepeat: boolean
  /** Milliseconds from the opening to the answer. */
  at: number
  /** Milliseconds from the press to the answer. */
  took: number
  /** The application's id, or null where it was refused. */
  applicationId: string | null
  /** Why it was refused; empty where it was not. */
  message: string
}

/** What must not happen in an opening. */
export const REHEARSAL_CHECKS = ['oversold', 'doubled', 'over_cap', 'unbalanced', 'lost'] as const
export type RehearsalCheck = (typeof REHEARSAL_CHECKS)[number]

/** What follows from the answers alone. Times are milliseconds. */
export interface RehearsalMeasures {
  accepted: number
  /** Refused by the answer they got, the most frequent first. */
  refused: readonly { message: string; count: number }[]
  /** Second presses of the same button, and how many were answered as the first. */
  repeats: { pressed: number; answeredAlike: number }
  perSecond: number
  p50: number
  p99: number
  /** From the opening to the last answer. */
  lastAnswer: number
  /** From the opening to the answer that took the last place; null while there is room. */
  soldOutAfter: number | null
  /** Whole yen that people were confirmed to have got, and what there was to get. */
  taken: number
  capacity: number
  /** First presses answered in each step from the opening on. */
  series: { stepMilliseconds: number; accepted: readonly number[]; refused: readonly number[] }
}

export interface RehearsalMachine {
  cores: number
  processor: string
  /** A database beside the product's own, or a server of its own where the product's role may not make one. */
  database: 'beside' | 'own_server'
  databaseVersion: string
  /** The most memory that the pressed server had. */
  serverMegabytes: number
}

/** What is kept of a rehearsal. */
export interface RehearsalReport extends RehearsalMeasures {
  /** How often each was found; all 0 where the opening held. */
  checks: Readonly<Record<RehearsalCheck, number>>
  machine: RehearsalMachine
}

const mostSteps = 40
const steps = [50, 100, 200, 500, 1_000, 2_000] as const

/** Adds up the answers of a rehearsal. `capacity` is what investors may take, whole yen. */
export function measureAnswers(answers: readonly RehearsalAnswer[], capacity: number): RehearsalMeasures {
  const first = answers.filter(({ isRepeat }) => !isRepeat)
  const accepted = first.filter(({ applicationId }) => applicationId !== null)
  const taken = accepted.reduce((sum, { amount }) => sum + amount, 0)
  const lastAnswer = Math.max(0, ...answers.map(({ at }) => at))
  const took = answers.map((answer) => answer.took).toSorted((one, other) => one - other)
  const share = (part: number): number =>
    Math.round(took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0)
  return {
    accepted: accepted.length,
    refused: countMessages(first),
    repeats: countRepeats(answers),
    perSecond: lastAnswer === 0 ? 0 : Math.round((answers.length * 1_000) / lastAnswer),
    p50: share(0.5),
    p99: share(0.99),
    lastAnswer: Math.round(lastAnswer),
    soldOutAfter: taken < capacity ? null : Math.round(Math.max(...accepted.map(({ at }) => at))),
    taken,
    capacity,
    series: seriesOf(first, lastAnswer),
  }
}

function countMessages(answers: readonly RehearsalAnswer[]): { message: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { applicationId, message } of answers)
    if (applicationId === null) counts.set(message, (counts.get(message) ?? 0) + 1)
  return [...counts].map(([message, count]) => ({ message, count })).toSorted((one, other) => other.count - one.count)
}

/** A repeat is answered alike where it names the same application, or where both were refused. */
function countRepeats(answers: readonly RehearsalAnswer[]): RehearsalMeasures['repeats'] {
  const firstOf = new Map(answers.filter(({ isRepeat }) => !isRepeat).map((answer) => [answer.person, answer]))
  const repeats = answers.filter(({ isRepeat }) => isRepeat)
  return {
    pressed: repeats.length,
    answeredAlike: repeats.filter(({ person, applicationId }) => firstOf.get(person)?.applicationId === applicationId)
      .length,
  }
}

function seriesOf(answers: readonly RehearsalAnswer[], lastAnswer: number): RehearsalMeasures['series'] {
  const stepMilliseconds = steps.find((step) => lastAnswer / step <= mostSteps) ?? 5_000
  const empty = () => Array.from({ length: Math.floor(lastAnswer / stepMilliseconds) + 1 }, () => 0)
  const series = { stepMilliseconds, accepted: empty(), refused: empty() }
  for (const { at, applicationId } of answers) {
    const counts = applicationId === null ? series.refused : series.accepted
    const step = Math.floor(at / stepMilliseconds)
    counts[step] = (counts[step] ?? 0) + 1
  }
  return series
}
