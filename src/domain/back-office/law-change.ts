import type { JapanDate } from '../calendar.ts'
import type { Id } from '../id.ts'

/** Nights in succession without a text before somebody has to look. */
export const NIGHTS_UNTIL_SAID = 3

/** What a change is, in the words of whoever looks at it. */
export const LAW_CHANGE_KINDS = {
  amended: '改正（施行済み）',
  ahead: '施行前の改正',
  renumbered: '条番号の変更',
  gone: '条文の削除',
  title: '題名の変更・廃止',
} as const
export type LawChangeKind = keyof typeof LAW_CHANGE_KINDS

/** first: the watch began with it. changed: in force in place of another. ahead: promulgated, not in force. arrived: what was ahead is in force. */
export type LawTextPhase = 'first' | 'changed' | 'ahead' | 'arrived'

/** A text of an article as it was first seen. */
export interface SeenLawText {
  id: Id<'law_text'>
  law_id: string
  article: string
  phase: LawTextPhase
  digest: string
  enforced_on: JapanDate | null
  found_on: JapanDate
  is_handled: boolean
}

export interface LawChange<Of extends SeenLawText = SeenLawText> {
  changed: Of
  /** What it is compared with; null where the watch never had another text. */
  before: Of | null
}

const isInForce = ({ phase }: SeenLawText): boolean => phase !== 'ahead'
const isHandledOrBase = ({ phase, is_handled: isHandled }: SeenLawText): boolean =>
  phase === 'first' || phase === 'arrived' || isHandled

/** Later than the other, so that it stands in its place: of what is in force the newest; of what is to come the same text with another day. */
const isReplacedBy = (one: SeenLawText, other: SeenLawText): boolean =>
  other.id > one.id &&
  (one.phase === 'changed' ? other.phase !== 'ahead' : other.phase === 'ahead' && other.digest === one.digest)

/** What one article's texts ask of people, one change for each text that stands. @param texts of one article, oldest first. */
export function openLawChanges<Of extends SeenLawText>(texts: readonly Of[]): LawChange<Of>[] {
  const open = texts.filter(
    ({ phase, is_handled: isHandled }) => (phase === 'changed' || phase === 'ahead') && !isHandled,
  )
  return open
    .filter((text) => !open.some((other) => isReplacedBy(text, other)))
    .map((changed) => ({ changed, before: textBefore(texts, changed) }))
}

/** What a change is shown against: the text that stood, or was seen to by somebody, before it. */
export function textBefore<Of extends SeenLawText>(texts: readonly Of[], changed: Of): Of | null {
  const earlier = texts.filter(({ id }) => id < changed.id)
  if (changed.phase === 'changed') return earlier.findLast((text) => isInForce(text) && isHandledOrBase(text)) ?? null
  const isSooner = (text: Of) =>
    isInForce(text) || (text.digest !== changed.digest && (text.enforced_on ?? '') < (changed.enforced_on ?? '9'))
  return earlier.findLast(isSooner) ?? null
}

export interface ReadLawText {
  digest: string
  enforcedOn: JapanDate | null
}

/**
 * What is new about an article that was read: the texts to keep, in their order.
 * @param seen its texts so far, oldest first. @param ahead what is to come, in the order in which it comes into force.
 */
export function newLawTexts<Of extends ReadLawText>(
  seen: readonly SeenLawText[],
  current: Of,
  ahead: readonly Of[],
  today: JapanDate,
): { phase: LawTextPhase; text: Of }[] {
  const last = seen.findLast(isInForce)
  const found: { phase: LawTextPhase; text: Of }[] = []
  if (last === undefined) found.push({ phase: 'first', text: current })
  else if (last.digest !== current.digest)
    found.push({ phase: wasAhead(seen, current.digest, today) ? 'arrived' : 'changed', text: current })
  let before = current.digest
  for (const text of ahead) {
    const isKnown = seen.some(
      ({ phase, digest, enforced_on: enforcedOn }) =>
        phase === 'ahead' && digest === text.digest && enforcedOn === text.enforcedOn,
    )
    if (text.digest !== before && !isKnown) found.push({ phase: 'ahead', text })
    before = text.digest
  }
  return found
}

/** Somebody was asked about this text when it was promulgated; it does not come as a surprise, unless it has come and gone since. */
const wasAhead = (seen: readonly SeenLawText[], digest: string, today: JapanDate): boolean =>
  seen.some(
    (text) =>
      text.phase === 'ahead' &&
      text.digest === digest &&
      (text.enforced_on === null || text.enforced_on <= today) &&
      !seen.some(({ phase, id }) => phase === 'arrived' && id > text.id),
  )
