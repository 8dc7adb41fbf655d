import { useState } from 'react'
import { Link } from 'react-router'
import { useQuery } from 'urql'
import { ACCOUNT_PURPOSES, type AccountPurpose } from '../../../../../domain/treasury/company-account.ts'
import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { linkableAccountsDocument, proposeAccountDocument, type FundChoice } from './company-account-queries.ts'
import styles from './company-account.module.css'

const purposes = Object.keys(ACCOUNT_PURPOSES) as AccountPurpose[]

/** Links one of the accounts that the bank lists: nobody types an account's number. */
export function LinkForm({ funds }: { funds: readonly FundChoice[] }) {
  const [{ data, fetching }] = useQuery({ query: linkableAccountsDocument, requestPolicy: 'network-only' })
  const [accountId, setAccountId] = useState('')
  const [purpose, setPurpose] = useState<AccountPurpose>('fund')
  const [fundId, setFundId] = useState('')
  const [proposalId, setProposalId] = useState<string | null>(null)
  const act = useAct(proposeAccountDocument, {
    name: '口座の連携',
    done: '口座の連携を提案しました。ほかの運営者が承認すると、明細の読み取りを始めます。',
    onDone: ({ proposeCompanyAccount: { id } }) => setProposalId(id),
  })
  const accounts = data?.adminLinkableAccounts
  const fields = act.failure?.fields ?? {}
  const notReady =
    accountId === ''
      ? '連携する口座を選んでください。'
      : purpose === 'fund' && fundId === ''
        ? 'この口座を使うファンドを選んでください。'
        : false
  return (
    <Panel title="口座を連携する">
      {proposalId !== null && (
        <p role="status" className={styles.proposed}>
          <Link to={`/itoadmintool/approvals?id=${proposalId}`}>承認待ちの提案を見る</Link>
        </p>
      )}
      {!fetching && accounts === null && (
        <Notice tone="warning" title="銀行に接続できないため、口座を確認できません。" />
      )}
      {accounts?.length === 0 && <p className={styles.text}>連携していない口座は、銀行にありません。</p>}
      {accounts !== null && accounts !== undefined && accounts.length > 0 && (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            const fund = purpose === 'fund' && fundId !== '' ? fundId : null
            if (!act.busy && notReady === false)
              void act.run({ input: { account_id: accountId, purpose, fund_id: fund } })
          }}
        >
          {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
          <Select label="銀行の口座" value={accountId} onChange={({ target }) => setAccountId(target.value)}>
            <option value="">選んでください</option>
            {accounts.map(({ id, written, holder_name: holder }) => (
              <option key={id} value={id}>{`${written}　${holder}`}</option>
            ))}
          </Select>
          <Select
            label="用途"
            value={purpose}
            onChange={({ target }) => setPurpose(purposes.find((each) => each === target.value) ?? 'fund')}
          >
            {purposes.map((each) => (
              <option key={each} value={each}>
                {ACCOUNT_PURPOSES[each]}
              </option>
            ))}
          </Select>
          {purpose === 'fund' && (
            <Select
              label="ファンド"
              value={fundId}
              error={fields['fund_id']}
              onChange={({ target }) => setFundId(target.value)}
            >
              <option value="">選んでください</option>
              {funds.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
          <Button type="submit" variant="filled" loading={act.busy} notReady={notReady}>
            口座の連携を提案する
          </Button>
          {act.dialog}
        </form>
      )}
    </Panel>
  )
}
