import { useQuery } from 'urql'
import { ACCOUNT_PURPOSES, type AccountPurpose } from '../../../../../domain/treasury/company-account.ts'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { Proposed } from '../../../ui/record-links.tsx'
import { linkableAccountsDocument, proposeAccountDocument, type FundChoice } from './company-account-queries.ts'
import styles from './company-account.module.css'

const untyped = { account_id: '', purpose: 'fund' as AccountPurpose, fund_id: '' }

/** Links one of the accounts that the bank lists: nobody types an account's number. */
export function LinkForm({ funds }: { funds: readonly FundChoice[] }) {
  const [{ data, fetching }] = useQuery({ query: linkableAccountsDocument, requestPolicy: 'network-only' })
  const form = useActForm(proposeAccountDocument, {
    initial: untyped,
    name: '口座の連携',
    done: '口座の連携を提案しました。ほかの運営者が承認すると、明細の読み取りを始めます。',
    notReady(values) {
      if (values.account_id === '') return '連携する口座を選んでください。'
      return values.purpose === 'fund' && values.fund_id === '' && 'この口座を使うファンドを選んでください。'
    },
    variables: (values) => ({ input: { ...values, fund_id: values.purpose === 'fund' ? values.fund_id : null } }),
  })
  const { field } = form
  const accounts = data?.adminLinkableAccounts
  return (
    <Panel title="口座を連携する">
      <Proposed id={form.answer?.proposeCompanyAccount.id} />
      {!fetching && accounts === null && (
        <Notice tone="warning" title="銀行に接続できないため、口座を確認できません。" />
      )}
      {accounts?.length === 0 && <p className={styles.text}>連携していない口座は、銀行にありません。</p>}
      {accounts !== null && accounts !== undefined && accounts.length > 0 && (
        <ActForm form={form} button="口座の連携を提案する">
          <Select label="銀行の口座" {...field('account_id')}>
            <Options
              nothing="選んでください"
              of={accounts.map(({ id, written, holder_name: holder }) => ({ id, name: `${written}　${holder}` }))}
            />
          </Select>
          <Select label="用途" {...field('purpose')}>
            <Options of={ACCOUNT_PURPOSES} />
          </Select>
          {form.values.purpose === 'fund' && (
            <Select label="ファンド" {...field('fund_id')}>
              <Options nothing="選んでください" of={funds} />
            </Select>
          )}
        </ActForm>
      )}
    </Panel>
  )
}
