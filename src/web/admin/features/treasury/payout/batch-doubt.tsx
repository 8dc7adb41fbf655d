import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox, FieldGroup, RadioRows, TextField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { useAct } from '../../../ui/use-act.tsx'
import { resolveBatchDocument, type Batch } from './payout-queries.ts'
import styles from './payouts.module.css'

/** The order got no answer: somebody looks at the bank's own site and says what became of it; that it never was there, two people say. */
export function BatchDoubt({ batch, onChange }: { batch: Batch; onChange: () => void }) {
  const [finding, setFinding] = useState<'ordered' | 'never' | ''>('')
  const [number, setNumber] = useState('')
  const [isSure, setSure] = useState(false)
  const wasOrdered = finding === 'ordered'
  const act = useAct(resolveBatchDocument, {
    name: '送金の結果の登録',
    done: wasOrdered
      ? '送金の結果を登録しました。'
      : '承認待ちになりました。ほかの運営者が承認すると、支払い待ちの一覧に戻ります。',
    onDone: onChange,
  })
  const missing =
    finding === ''
      ? '銀行のサイトで確かめた結果を選んでください。'
      : finding === 'never' && !isSure && '二重の支払いを防ぐため、確認欄にチェックを入れてください。'
  return (
    <Panel title="送金の結果を登録">
      <div className={styles.form}>
        <Notice tone="warning" title="銀行が依頼を受け付けたか分かりません">
          自動では送り直しません。銀行のサイトの振込の履歴で、{figure(batch.count)}件、{figure(batch.total)}
          円の依頼があるか確かめてください。
        </Notice>
        {batch.proposal_id !== null && (
          <p>
            <Link to={`/itoadmintool/approvals?id=${batch.proposal_id}`}>
              承認待ちの提案を見る（取り下げ・差し戻し）
            </Link>
          </p>
        )}
        {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
        <FieldGroup label="確かめた結果">
          <RadioRows
            name="finding"
            chosen={finding}
            onChange={({ target }) => setFinding(target.value === 'ordered' ? 'ordered' : 'never')}
            choices={[
              { value: 'ordered', label: '依頼があった' },
              { value: 'never', label: '依頼はなかった' },
            ]}
          />
        </FieldGroup>
        {wasOrdered && (
          <TextField
            label="受付番号"
            hint="内容がこの支払いと一致するか、銀行に問い合わせて確かめます。"
            name="application_number"
            autoComplete="off"
            value={number}
            error={act.failure?.fields['application_number']}
            onChange={({ target }) => setNumber(target.value)}
          />
        )}
        {finding === 'never' && (
          <Checkbox
            label={`銀行に依頼がないことを確かめました。${figure(batch.total)}円を支払い待ちの一覧に戻すことを提案します。`}
            checked={isSure}
            onChange={({ target }) => setSure(target.checked)}
          />
        )}
        <Button
          variant="filled"
          loading={act.busy}
          notReady={missing}
          onClick={() =>
            void act.run({
              input: { id: batch.id, was_ordered: wasOrdered, application_number: wasOrdered ? number : null },
            })
          }
        >
          {finding === 'never' ? '提案する' : '登録する'}
        </Button>
      </div>
      {act.dialog}
    </Panel>
  )
}
