import { Link } from 'react-router'
import { Checkbox, FieldGroup, RadioRows, TextField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { resolveBatchDocument, type Batch } from './payout-queries.ts'

const untyped = { finding: '' as 'ordered' | 'never' | '', application_number: '', isSure: false }

/** The order got no answer: somebody looks at the bank's own site and says what became of it; that it never was there, two people say. */
export function BatchDoubt({ batch, onChange }: { batch: Batch; onChange: () => void }) {
  const form = useActForm(resolveBatchDocument, {
    initial: untyped,
    name: '送金の結果の登録',
    done: (_, { finding }) =>
      finding === 'ordered'
        ? '送金の結果を登録しました。'
        : '承認待ちになりました。ほかの運営者が承認すると、支払い待ちの一覧に戻ります。',
    onDone: onChange,
    notReady({ finding, isSure }) {
      if (finding === '') return '銀行のサイトで確かめた結果を選んでください。'
      return finding === 'never' && !isSure && '二重の支払いを防ぐため、確認欄にチェックを入れてください。'
    },
    variables: ({ finding, application_number: number }) => ({
      input: {
        id: batch.id,
        was_ordered: finding === 'ordered',
        application_number: finding === 'ordered' ? number : null,
      },
    }),
  })
  const { finding } = form.values
  return (
    <Panel title="送金の結果を登録">
      <ActForm form={form} button={finding === 'never' ? '提案する' : '登録する'}>
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
        <FieldGroup label="確かめた結果">
          <RadioRows
            name="finding"
            chosen={finding}
            onChange={form.field('finding').onChange}
            choices={[
              { value: 'ordered', label: '依頼があった' },
              { value: 'never', label: '依頼はなかった' },
            ]}
          />
        </FieldGroup>
        {finding === 'ordered' && (
          <TextField
            label="受付番号"
            hint="内容がこの支払いと一致するか、銀行に問い合わせて確かめます。"
            name="application_number"
            autoComplete="off"
            {...form.field('application_number')}
          />
        )}
        {finding === 'never' && (
          <Checkbox
            label={`銀行に依頼がないことを確かめました。${figure(batch.total)}円を支払い待ちの一覧に戻すことを提案します。`}
            {...form.checked('isSure')}
          />
        )}
      </ActForm>
    </Panel>
  )
}
