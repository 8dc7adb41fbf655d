import { addDays, depositDeadlineLottery, japanDateOf, type JapanDate } from '../calendar.ts'
import type { Goal, OfferingMethod } from './fund.ts'

/** Words for a fund's facts, the same on screens, in mails and in documents. */

export const OFFERING_METHOD_LABELS: Record<OfferingMethod, string> = { first_come: '先着方式', lottery: '抽選方式' }
export const GOAL_LABELS: Record<Goal, string> = { all_or_nothing: 'オールオアナッシング', all_in: 'オールイン' }
export const SUBORDINATED_LABEL = '劣後出資'
export const AUTO_RENEWAL_LABEL = '自動継続'

/** "8.2％" from 820 basis points: one decimal, floored, negative ones too (-7.25 % gives −7.3％). */
export function formatRate(rateBp: number): string {
  return `${rateFigure(rateBp)}％`
}

/** "6.4％" from 640, "6.25％" from 625: every basis point, where two versions are held against each other. */
export function exactRate(rateBp: number): string {
  const hundredths = String(rateBp % 100).padStart(2, '0')
  return `${Math.floor(rateBp / 100)}.${hundredths.endsWith('0') ? hundredths[0] : hundredths}％`
}

/** The first form without its unit, where the unit stands small beside a large figure. */
export function rateFigure(rateBp: number): string {
  const tenths = Math.floor(rateBp / 10)
  const absolute = Math.abs(tenths)
  return `${tenths < 0 ? '−' : ''}${Math.floor(absolute / 10)}.${absolute % 10}`
}

/** A name of the form '糸funding 第12号' + blank + title in its two parts; a name of another form stays whole. */
export function splitFundName(name: string): { readonly number: string | null; readonly title: string } {
  const [, number, title] = /^(.*第[0-9０-９]+号)\s+(.+)$/.exec(name) ?? []
  return number === undefined || title === undefined ? { number: null, title: name } : { number, title }
}

// After a blank; before a longer run of katakana; and where kanji begin the next word after kana. At least three characters on either side.
const phraseEnd = /(?<=\s)(?=\S)|(?<=[一-龠]{3}|\S\S[ぁ-ん])(?=[ァ-ー]{3})|(?<=\S\S[ぁ-ん])(?=[一-龠]{2}\S)/

/**
 * A name in the pieces between which a line may end: "第12号 ", "世田谷区三軒茶屋", "レジデンス". Joined they are the name again; blanks stay with the
 * piece before them. No line consists of one or two characters unless a word does.
 */
export const phrasesOf = (name: string): string[] => name.split(phraseEnd)

/** "第12号" of a name that begins with it; a fund named otherwise is called by its name, cut after ten characters. */
export function shortFundName(name: string): string {
  const characters = [...name]
  return /^第\d+号/.exec(name)?.[0] ?? (characters.length > 10 ? `${characters.slice(0, 9).join('')}…` : name)
}

/** Progress codes 00 to 02 wear the primary colour, later ones the warning colour. */
export function progressTone(label: string): 'primary' | 'warning' {
  return label.slice(0, 2) <= '02' ? 'primary' : 'warning'
}

/** "募集中" of "02:募集中". */
export function progressName(label: string): string {
  return label.slice(label.indexOf(':') + 1)
}

/** A lottery's two further days: the result is announced on the day after the end, paid in by three days after that. */
export function lotteryDays(offeringEndAt: Date): { resultOn: JapanDate; depositDeadline: Date } {
  return { resultOn: addDays(japanDateOf(offeringEndAt), 1), depositDeadline: depositDeadlineLottery(offeringEndAt) }
}
