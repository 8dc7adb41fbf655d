import { TextArea } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { proposePutBackDocument, type Batch } from './payout-queries.ts'

/** The file never left, and no line of the bank will ever say so: two people put it back on the list. */
export function BatchPutBack({ batch }: { batch: Batch }) {
  const form = useActForm(proposePutBackDocument, {
    initial: { reason: '' },
    name: '支払い待ちに戻す提案',
    done: '支払い待ちに戻すことを提案しました。ほかの運営者が承認すると、一覧に戻ります。',
    check: ({ reason }) => reason.trim() === '' && { reason: '必須です' },
    variables: ({ reason }) => ({ input: { id: batch.id, reason } }),
  })
  return (
    <Panel title="振り込まれていないとき">
      <ActForm form={form} variant="outlined" button="支払い待ちに戻すことを提案">
        <Notice tone="warning" title="二人の運営者が確かめて、支払い待ちに戻します">
          銀行のサイトで、{figure(batch.count)}件、{figure(batch.total)}
          円の振込がないことを確かめてください。実際に振り込まれていると、二重に支払うことになります。
        </Notice>
        <TextArea label="確かめた方法と結果" rows={3} {...form.field('reason')} />
      </ActForm>
    </Panel>
  )
}
