import type { Id } from '../../../domain/id.ts'

/** The session that a simulated member comes with: the word is of the one run, so nobody can guess it. */
export const simulatedSession = (word: string, memberId: Id<'member'>): string => `${word}-${memberId}`
