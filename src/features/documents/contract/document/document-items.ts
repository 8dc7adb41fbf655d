import type { FactsSection, PrintedFact, PrintedSection } from '../../../../adapters/pdf/printed-document.ts'
import type { PreContractItem, StatutoryItem } from '../../../../domain/tables/statutory-items.ts'

/** A line of a document and the items of the law that it answers; empty where its datum is not there yet. */
export type ItemRow<Item = PreContractItem> = PrintedFact & {
  readonly items?: readonly Item[]
  /** Its datum is typed in the form of the fund, which asks for it by itself. */
  readonly isOfForm?: boolean
}

/** A part of a document; one that is no list of lines answers its items as a whole, and is null where its data are not there yet. */
export type ItemPart<Item = PreContractItem> =
  | { readonly heading: string | null; readonly rows: readonly ItemRow<Item>[] }
  | { readonly items: readonly Item[]; readonly section: PrintedSection | null }

/** What is printed: nothing stands for what is not there. */
export function printedParts(parts: readonly ItemPart<unknown>[]): PrintedSection[] {
  return parts.flatMap((part): PrintedSection[] => {
    if ('section' in part) return part.section === null ? [] : [part.section]
    const rows = part.rows.filter(isWritten).map(withoutItems)
    return rows.length === 0 ? [] : [{ kind: 'facts', heading: part.heading, rows } satisfies FactsSection]
  })
}

/** The line as it is printed. */
export const withoutItems = ({ items: _items, isOfForm: _isOfForm, ...row }: ItemRow<unknown>): PrintedFact => row

export const isWritten = ({ value, figure }: PrintedFact): boolean => value.trim() !== '' || figure !== undefined

export interface MissingItem<Item = PreContractItem> {
  readonly item: Item
  /** All that it lacks is typed in the form of the fund. */
  readonly isOfForm: boolean
}

/** The items of the law that a document with these parts leaves out, in the law's order: one with several lines needs all of them. */
export function missingItems<Item extends string>(
  parts: readonly ItemPart<Item>[],
  statute: Readonly<Record<Item, StatutoryItem>>,
): MissingItem<Item>[] {
  const answers = parts.flatMap((part) => answersOf(part))
  return (Object.keys(statute) as Item[]).flatMap((item) => {
    const own = answers.filter((answer) => answer.item === item)
    const lacking = own.filter(({ isThere }) => !isThere)
    return own.length > 0 && lacking.length === 0
      ? []
      : [{ item, isOfForm: lacking.length > 0 && lacking.every(({ isOfForm }) => isOfForm) }]
  })
}

interface Answer<Item> extends MissingItem<Item> {
  readonly isThere: boolean
}

function answersOf<Item>(part: ItemPart<Item>): Answer<Item>[] {
  if ('section' in part) return part.items.map((item) => ({ item, isThere: part.section !== null, isOfForm: false }))
  return part.rows.flatMap((row) =>
    (row.items ?? []).map((item) => ({ item, isThere: isWritten(row), isOfForm: row.isOfForm ?? false })),
  )
}

/** As messages name an item: `役員の氏名と、ほかの会社の常務または営む事業（施行規則43条1項7号）`. */
export const itemText = ({ title, law, article }: StatutoryItem): string =>
  `${title}（${law === 'act' ? '法' : '施行規則'}${article}）`
