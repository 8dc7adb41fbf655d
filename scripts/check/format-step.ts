import { check, type StepResult } from './step.ts'

/** Whether every file is as `npm run format` leaves it. */
export const formatStep = (): Promise<StepResult> =>
  check('format', ['node_modules/oxfmt/bin/oxfmt', '--check', '**/*.{ts,tsx,css}'], { isHeld: true })
