/**
 * A programme of the third tier: what takes longer than `npm test` may. Its last words are a line "N passed, N failed", and a line
 * "failed: …" for each failure.
 */
export interface Programme {
  /** What it proves, in a line. */
  proves: string
  /** For Node.js, in the project's folder: with the numbers that an issue is shown with. */
  whole: readonly string[]
  /** With the numbers of CI, which has minutes for all programmes together. Each seed is fixed. */
  reduced: readonly string[]
  /** About how long it takes on two cores with nothing else to do; for the time that is left, never a limit. */
  seconds: { whole: number; reduced: number }
  /** It measures: nothing may run beside it. */
  isAlone?: true
}

const script = (file: string, ...args: string[]): string[] => ['--import', 'tsx', file, ...args]
const project = (name: string, ...files: string[]): string[] => script('scripts/test-project.ts', name, ...files)

/** In the order in which they run: what a change breaks most often comes first. */
export const programmes = {
  screens: {
    proves: 'how every screen looks: key screens as in their pictures, every page as other eyes see it',
    whole: project('screens'),
    reduced: project('screens', '--in-turn', 'as-pictured', 'as-written'),
    seconds: { whole: 180, reduced: 75 },
  },
  whole: {
    proves: 'courses played through as a whole, in browsers, and `npm start` from nothing',
    whole: project('whole'),
    reduced: project('whole', '--plain', 'npm-start'),
    seconds: { whole: 600, reduced: 45 },
  },
  courses: {
    proves: 'courses of life on the moving clock, from the application to the money back, in all their turns',
    whole: script('scripts/test-courses.ts'),
    reduced: script('scripts/test-courses.ts', 'deadlines', 'stories/operation'),
    seconds: { whole: 290, reduced: 35 },
  },
  journeys: {
    proves:
      'courses played at the screens; in whole numbers every story there, and every act of the operators among them',
    whole: script('scripts/test-courses.ts', 'browser', 'all'),
    reduced: script('scripts/test-courses.ts', 'browser', 'sampled'),
    seconds: { whole: 420, reduced: 60 },
  },
  faults: {
    proves: 'each call to the outside under each trouble, and a death at each await of a payout',
    whole: script('scripts/test-faults.ts', '3'),
    reduced: script('scripts/test-faults.ts', 'reduced'),
    seconds: { whole: 420, reduced: 60 },
  },
  model: {
    proves: 'random histories of the running product against a small model of its rules',
    whole: script('tests/model/main.ts', '--seed', '1', '--histories', '500'),
    reduced: script('tests/model/main.ts', '--seed', '1', '--histories', '4'),
    seconds: { whole: 900, reduced: 30 },
  },
  races: {
    proves: '64 connections, two servers, two workers and an auditor at once',
    whole: project('races'),
    reduced: project('races', '--rounds', '1'),
    seconds: { whole: 50, reduced: 35 },
  },
  time: {
    proves: 'a deadline, a midnight and a draw on hosts in four time zones',
    whole: project('time'),
    reduced: project('time'),
    seconds: { whole: 40, reduced: 40 },
  },
  fuzz: {
    proves: 'hostile requests are refused in words, and break nothing',
    whole: script('tests/fuzz/main.ts', '--seed', '1', '--requests', '50000'),
    reduced: script('tests/fuzz/main.ts', '--seed', '1', '--requests', '500'),
    seconds: { whole: 350, reduced: 20 },
  },
  crash: {
    proves: 'processes and PostgreSQL killed under load lose and double nothing',
    whole: script('tests/crash/main.ts', '--kills', '60', '--seed', '1'),
    reduced: script('tests/crash/main.ts', '--kills', '2', '--seed', '1'),
    seconds: { whole: 280, reduced: 25 },
  },
  burst: {
    proves: 'openings at which 300 press and processes are killed in their midst',
    whole: script('tests/crash/main.ts', '--rush', '8', '--seed', '1'),
    reduced: script('tests/crash/main.ts', '--rush', '1', '--seed', '1'),
    seconds: { whole: 120, reduced: 25 },
  },
  stampede: {
    proves: 'the opening second against the designs that were rejected',
    whole: script('scripts/bench-stampede.ts', '--ratios'),
    reduced: script('scripts/bench-stampede.ts', '--small', '--rounds', '1'),
    seconds: { whole: 900, reduced: 40 },
    isAlone: true,
  },
} as const satisfies Record<string, Programme>

export type ProgrammeName = keyof typeof programmes

export const programmeNames = Object.keys(programmes) as ProgrammeName[]

export type Numbers = keyof Programme['seconds']
