import { TextArea, TextField } from '../../../../ui/field.tsx'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { Proposed } from '../../../ui/record-links.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import { proposeTransferDocument, type CompanyAccount } from './company-account-queries.ts'

/** Moves a book's money from one account to another: whose it is stays as it is. Unassigned money is explained first. */
export function TransferForm({ accounts }: { accounts: readonly CompanyAccount[] }) {
  const sources = accounts.flatMap((account) =>
    account.books
      .filter(({ book, amount: held }) => book !== 'unassigned' && held > 0)
      .map(({ book, name, amount: held }) => ({ key: `${account.id} ${book}`, account, book, name, held })),
  )
  const sourceOf = ({ source }: { source: string }) => sources.find(({ key }) => key === source)
  const form = useActForm(proposeTransferDocument, {
    initial: { source: '', to_account_id: '', amount: '', reason: '' },
    name: '口座の間の振替',
    done: '振替を提案しました。ほかの運営者が承認したら、銀行の画面で振り替えてください。',
    notReady(values) {
      const source = sourceOf(values)
      const yen = typedYen(values.amount) ?? 0
      if (source === undefined) return '振り替えるお金を選んでください。'
      if (values.to_account_id === '') return '振替先の口座を選んでください。'
      return (yen < 1 || yen > source.held) && `振替額は、1円から${figure(source.held)}円までで入力してください。`
    },
    variables({ source, amount, ...values }) {
      const from = sourceOf({ source })
      if (from === undefined) return null
      const fundId = /^fund:(.+)$/.exec(from.book)?.[1] ?? null
      return { input: { ...values, fund_id: fundId, from_account_id: from.account.id, amount: typedYen(amount) ?? 0 } }
    },
  })
  const { field } = form
  const chosen = sourceOf(form.values)
  if (accounts.length < 2) return null
  return (
    <Panel title="口座の間で振り替える">
      <Proposed id={form.answer?.proposeOwnTransfer.id} />
      <ActForm form={form} button="振替を提案する">
        <Select label="振り替えるお金" {...field('source')}>
          <Options
            nothing="選んでください"
            of={sources.map(({ key, account, name, held }) => ({
              id: key,
              name: `${account.written}　${name}　${figure(held)}円`,
            }))}
          />
        </Select>
        <Select label="振替先の口座" {...field('to_account_id')}>
          <Options
            nothing="選んでください"
            of={accounts
              .filter(({ id }) => id !== chosen?.account.id)
              .map(({ id, written, purpose_text: purpose, fund_name: fund }) => ({
                id,
                name: `${written}　${purpose}${fund === null ? '' : `　${fund}`}`,
              }))}
          />
        </Select>
        <TextField label="振替額（円）" width="amount" inputMode="numeric" {...field('amount')} />
        <TextArea label="理由" rows={2} {...field('reason')} />
      </ActForm>
    </Panel>
  )
}
