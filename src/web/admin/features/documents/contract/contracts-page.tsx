import { useState } from 'react'
import { useQuery } from 'urql'
import { graphql } from '../../../../gql/graphql.ts'
import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { useAct } from '../../../ui/use-act.tsx'
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
  const [chosen, setChosen] = useState('')
  const [{ data }] = useQuery({ query: contractsDocument, requestPolicy: 'network-only' })
  const contracts = data?.testableContracts
  const act = useAct(openDocument, {
    name: '契約成立時書面のダウンロード',
    done: '契約成立時書面をダウンロードします。監査ログに記録されます。',
    onDone: ({ adminContract }) => window.location.assign(`/contract/${adminContract}`),
  })
  return (
    <AdminPage title="契約成立時書面の確認" note="会員への交付にはなりません。ダウンロードは監査ログに記録されます">
      <Panel title="ダウンロード">
        <div className={styles.form}>
          {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
          <Select
            label="ファンドと契約"
            requirement="none"
            hint="新しいものから200件まで。"
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">選択してください</option>
            {contracts?.map(({ invest_id: id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          {contracts?.length === 0 && <p className={styles.text}>契約成立時書面は、まだありません。</p>}
          <Button
            variant="filled"
            icon="download"
            loading={act.busy}
            notReady={chosen === '' && 'ファンドを選択してください。'}
            onClick={() => void act.run({ input: { invest_id: chosen } })}
          >
            ダウンロード
          </Button>
        </div>
        {act.dialog}
      </Panel>
    </AdminPage>
  )
}
