import { useQuery } from 'urql'
import { graphql } from '../../../../gql/graphql.ts'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import styles from './contracts.module.css'

const contractsDocument = graphql(`
  query TestableContracts {
    testableContracts { invest_id name }
  }
`)

const openDocument = graphql(`
  mutation InspectContract($input: InvestRefInput!) {
    adminContract(input: $input)
  }
`)

/** The contract documents as they were made, for looking at: nothing is delivered by it, and who looked is noted. */
export function ContractsPage() {
  const [{ data }] = useQuery({ query: contractsDocument, requestPolicy: 'network-only' })
  const contracts = data?.testableContracts
  const form = useActForm(openDocument, {
    initial: { invest_id: '' },
    name: '契約成立時書面のダウンロード',
    done: '契約成立時書面をダウンロードします。監査ログに記録されます。',
    keeps: true,
    onDone: ({ adminContract }) => window.location.assign(`/contract/${adminContract}`),
    notReady: ({ invest_id: id }) => id === '' && 'ファンドを選択してください。',
    variables: (input) => ({ input }),
  })
  return (
    <AdminPage title="契約成立時書面の確認" note="会員への交付にはなりません。ダウンロードは監査ログに記録されます">
      <Panel title="ダウンロード">
        <ActForm form={form} width="narrow" icon="download" button="ダウンロード">
          <Select
            label="ファンドと契約"
            requirement="none"
            hint="新しいものから200件まで。"
            {...form.field('invest_id')}
          >
            <Options nothing="選択してください" of={contracts?.map(({ invest_id: id, name }) => ({ id, name }))} />
          </Select>
          {contracts?.length === 0 && <p className={styles.text}>契約成立時書面は、まだありません。</p>}
        </ActForm>
      </Panel>
    </AdminPage>
  )
}
