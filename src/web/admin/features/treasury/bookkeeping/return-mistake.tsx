import { TextArea } from '../../../../ui/field.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { withdrawReturnDocument } from './ledger-queries.ts'

/** The line was no payout's return: another operator agrees, the payout is paid as it was, and the line is nobody's. */
export function ReturnMistake({ explanationId, onDone }: { explanationId: string; onDone: () => void }) {
  const form = useActForm(withdrawReturnDocument, {
    initial: { reason: '' },
    name: '返却の登録の取消',
    done: '承認待ちになりました。ほかの運営者が承認すると、支払いは支払い済みに、入金は仮受金に戻ります。',
    onDone,
    variables: ({ reason }) => ({ input: { explanation_id: explanationId, reason } }),
  })
  return (
    <ActForm form={form} button="返却の取消を提案" variant="outlined">
      <h3>返却とした登録を取り消す</h3>
      <p>
        支払いの返却ではなかったときに取り消します。ほかの運営者が承認すると、会員への支払いは支払い済みに戻り、入金は仮受金になります。会員にあらためて送金を依頼したあとは取り消せません。
      </p>
      <TextArea label="取り消す理由" hint="返却ではないと分かった根拠" rows={2} {...form.field('reason')} />
    </ActForm>
  )
}
