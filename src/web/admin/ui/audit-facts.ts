import { factsOf, type AuditFact } from '../../../domain/core/audit-facts.ts'
import { figure, shortDay, shortTime } from './admin-format.ts'

/** The facts of a line as the back office writes them. @param detail as the API answers it: JSON. */
export const auditFacts = (detail: string, now: number): AuditFact[] =>
  factsOf(JSON.parse(detail) as Record<string, unknown>, {
    day: (text) => shortDay(text, now),
    time: (text) => shortTime(text, now),
    figure,
  })
