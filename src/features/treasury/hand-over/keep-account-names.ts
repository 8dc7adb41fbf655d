import { JOURNAL_LAYOUTS, type JournalProgram } from '../../../domain/treasury/accounting/journal-layouts.ts'
import { outsideShiftJis } from '../../../domain/shift-jis.ts'
import type { Book } from '../../../ledger/chart.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { loadAccountNames, type AccountName, type NamedAccount } from './account-names.ts'

export interface NamesToKeep {
  program: JournalProgram
  book: Book
  /** Kept for this book alone; else for this one and every book that has no name of its own. */
  forBookAlone: boolean
  names: readonly (AccountName & { account: string })[]
}

/**
 * Keeps how the office's program calls accounts of a book. What was said before stays on record; what does not change is not written again. BAD_USER_INPUT by
 * '<account> name', '<account> sub_name' and '<account> tax_class'.
 */
export async function keepAccountNames(
  services: Services,
  viewer: Viewer,
  { program, book, forBookAlone, names }: NamesToKeep,
): Promise<Outcome<{ kept: number }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const known = new Map((await loadAccountNames(transaction, { program, book })).map((each) => [each.account, each]))
    const asked = names.map(trimmed)
    const problems = asked.flatMap((each) => problemsOf(program, each, known.get(each.account)))
    if (problems.length > 0) return badInput(Object.fromEntries(problems))
    const fresh = asked.filter((each) => {
      const { kept = null, isOfBook = false } = known.get(each.account) ?? {}
      return !isSame(kept, each) || isOfBook !== forBookAlone
    })
    if (fresh.length === 0) return success({ kept: 0 })
    await transaction
      .insertInto('accounting_name')
      .values(
        fresh.flatMap(({ account, name, subName, taxClass }) => {
          const isOwn = known.get(account)?.isOfBook ?? false
          // A name of the book's own goes before the common one: what is said for all is said for it as well.
          const books = forBookAlone ? [book] : isOwn ? [null, book] : [null]
          return books.map((of) => ({
            program,
            book: of,
            account,
            name,
            sub_name: subName,
            tax_class: taxClass,
            kept_at: now,
            kept_by: viewer.memberId,
          }))
        }),
      )
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'accounting_names.kept',
      objectType: 'accounting_name',
      objectId: program,
      detail: { method: program, count: fresh.length },
    })
    return success({ kept: fresh.length })
  })
}

type Asked = NamesToKeep['names'][number]

const trimmed = ({ account, name, subName, taxClass }: Asked): Asked => ({
  account,
  name: name.trim(),
  subName: subName.trim(),
  taxClass: taxClass.trim(),
})

const isSame = (kept: AccountName | null, { name, subName, taxClass }: AccountName): boolean =>
  kept !== null && kept.name === name && kept.subName === subName && kept.taxClass === taxClass

function problemsOf(
  program: JournalProgram,
  { account, name, subName, taxClass }: Asked,
  standing: NamedAccount | undefined,
): [string, string][] {
  const { longestName, hasSubAccounts, text } = JOURNAL_LAYOUTS[program]
  const found = (field: string, words: string | null): [string, string][] =>
    words === null ? [] : [[`${account} ${field}`, words]]
  if (standing === undefined) return found('name', 'この帳簿にない科目です')
  return [
    ...found('name', name === '' ? '必須です' : problemOfText(name, longestName)),
    ...found(
      'sub_name',
      subName !== '' && !hasSubAccounts
        ? `${text}の取り込みには補助科目の列がありません`
        : problemOfText(subName, longestName),
    ),
    ...found(
      'tax_class',
      taxClass === '' && !standing.isTaxed
        ? '会計ソフトの税区分を入力してください'
        : problemOfText(taxClass, longestName),
    ),
  ]
}

function problemOfText(text: string, longest: number): string | null {
  if ([...text].length > longest) return `${longest}文字以内で入力してください`
  const lacking = outsideShiftJis(text)
  return lacking.length === 0 ? null : `会計ソフトの文字コードにない文字です（${lacking.join('、')}）`
}
