import { japanDate, type JapanDate } from '../../../../domain/calendar.ts'

/**
 * The day from which a version of a form is in use. It is written beside the version once more (`formSince<typeof version>('第3版', …)`), so that whoever
 * raises the version and forgets the day gets an error of types.
 */
export const formSince = <Version extends string>(_version: Version, day: string): JapanDate => japanDate(day)
