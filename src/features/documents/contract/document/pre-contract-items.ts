import type { FactsSection, PrintedFact, PrintedSection } from '../../../../adapters/pdf/printed-document.ts'
import { preContractStatute, type PreContractItem } from '../../../../domain/tables/statutory-items.ts'

/** A line of the pre-contract document and the items of the rule that it answers; empty where its datum is not there yet. */
export type ItemRow = PrintedFact & {
  readonly items?: readonly PreContractItem[]
  /** Its datum is typed in the form of the fund, which asks for it by itself. */
  readonly isOfForm?: boolean
}

/** A part of the pre-contract document; one that is no list of lines answers its items as a whole, and is null where its data are not there yet. */
export type ItemPart =
  | { readonly heading: string; readonly rows: readonly ItemRow[] }
  | { readonly items: readonly PreContractItem[]; readonly section: PrintedSection | null }

/** What is printed: nothing stands for what is not there. */
export function printedParts(parts: readonly ItemPart[]): PrintedSection[] {
  return parts.flatMap((part): PrintedSection[] => {
    if ('section' in part) return part.section === null ? [] : [part.section]
    const rows = part.rows.filter(isWritten).map(({ items: _items, isOfForm: _isOfForm, ...row }) => row)
    return rows.length === 0 ? [] : [{ kind: 'facts', heading: part.heading, rows } satisfies FactsSection]
  })
}

const isWritten = ({ value, figure }: PrintedFact): boolean => value.trim() !== '' || figure !== undefined

export interface MissingItem {
  readonly item: PreContractItem
  /** All that it lacks is typed in the form of the fund. */
  readonly isOfForm: boolean
}

/** The items of the rule that a document with these parts leaves out, in the rule's order: one with several lines needs all of them. */
export function missingItems(parts: readonly ItemPart[]): MissingItem[] {
  const answers = parts.flatMap(answersOf)
  return (Object.keys(preContractStatute) as PreContractItem[]).flatMap((item) => {
    const own = answers.filter((answer) => answer.item === item)
    const lacking = own.filter(({ isThere }) => !isThere)
    return own.length > 0 && lacking.length === 0
      ? []
      : [{ item, isOfForm: lacking.length > 0 && lacking.every(({ isOfForm }) => isOfForm) }]
  })
}

interface Answer extends MissingItem {
  readonly isThere: boolean
}

function answersOf(part: ItemPart): Answer[] {
  if ('section' in part) return part.items.map((item) => ({ item, isThere: part.section !== null, isOfForm: false }))
  return part.rows.flatMap((row) =>
    (row.items ?? []).map((item) => ({ item, isThere: isWritten(row), isOfForm: row.isOfForm ?? false })),
  )
}

/** As messages name an item: `役員の氏名と、ほかの会社の常務または営む事業（施行規則43条1項7号）`. */
export const itemText = (item: PreContractItem): string =>
  `${preContractStatute[item].title}（施行規則${preContractStatute[item].article}）`
