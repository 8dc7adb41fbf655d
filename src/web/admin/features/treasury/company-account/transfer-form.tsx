import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import { useAct } from '../../../ui/use-act.tsx'
import { proposeTransferDocument, type CompanyAccount } from './company-account-queries.ts'
import styles from './company-account.module.css'

/** Moves a book's money from one account to another: whose it is stays as it is. Unassigned money is explained first. */
export function TransferForm({ accounts }: { accounts: readonly CompanyAccount[] }) {
  const [source, setSource] = useState('')
  const [to, setTo] = useState('')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [proposalId, setProposalId] = useState<string | null>(null)
  const act = useAct(proposeTransferDocument, {
    name: '口座の間の振替',
    done: '振替を提案しました。ほかの運営者が承認したら、銀行の画面で振り替えてください。',
    onDone: ({ proposeOwnTransfer: { id } }) => setProposalId(id),
  })
  const fields = act.failure?.fields ?? {}
  const sources = accounts.flatMap((account) =>
    account.books
      .filter(({ book, amount: held }) => book !== 'unassigned' && held > 0)
      .map(({ book, name, amount: held }) => ({ key: `${account.id} ${book}`, account, book, name, held })),
  )
  const chosen = sources.find(({ key }) => key === source)
  const yen = typedYen(amount)
  const notReady =
    chosen === undefined
      ? '振り替えるお金を選んでください。'
      : to === ''
        ? '振替先の口座を選んでください。'
        : yen === null || yen < 1 || yen > chosen.held
          ? `振替額は、1円から${figure(chosen.held)}円までで入力してください。`
          : false
  if (accounts.length < 2) return null
  return (
    <Panel title="口座の間で振り替える">
      {proposalId !== null && (
        <p role="status" className={styles.proposed}>
          <Link to={`/itoadmintool/approvals?id=${proposalId}`}>承認待ちの提案を見る</Link>
        </p>
      )}
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (act.busy || notReady !== false) return
          const fundId = /^fund:(.+)$/.exec(chosen?.book ?? '')?.[1] ?? null
          void act.run({
            input: {
              fund_id: fundId,
              from_account_id: chosen?.account.id ?? '',
              to_account_id: to,
              amount: yen ?? 0,
              reason,
            },
          })
        }}
      >
        {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
        <Select label="振り替えるお金" value={source} onChange={({ target }) => setSource(target.value)}>
          <option value="">選んでください</option>
          {sources.map(({ key, account, name, held }) => (
            <option key={key} value={key}>{`${account.written}　${name}　${figure(held)}円`}</option>
          ))}
        </Select>
        <Select
          label="振替先の口座"
          value={to}
          error={fields['to_account_id']}
          onChange={({ target }) => setTo(target.value)}
        >
          <option value="">選んでください</option>
          {accounts
            .filter(({ id }) => id !== chosen?.account.id)
            .map(({ id, written, purpose_text: purpose, fund_name: fund }) => (
              <option key={id} value={id}>{`${written}　${purpose}${fund === null ? '' : `　${fund}`}`}</option>
            ))}
        </Select>
        <TextField
          label="振替額（円）"
          width="amount"
          inputMode="numeric"
          value={amount}
          error={fields['amount']}
          onChange={({ target }) => setAmount(target.value)}
        />
        <TextArea label="理由" rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
        <Button type="submit" variant="filled" loading={act.busy} notReady={notReady}>
          振替を提案する
        </Button>
        {act.dialog}
      </form>
    </Panel>
  )
}
