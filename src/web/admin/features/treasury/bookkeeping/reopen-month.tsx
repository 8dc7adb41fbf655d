import { monthText } from '../../../../../domain/funds/book-month.ts'
import { TextArea } from '../../../../ui/field.tsx'
import { useActForm } from '../../../ui/act-form.tsx'
import { AskedForm } from '../../../ui/asked-act.tsx'
import { proposeReopeningDocument } from './ledger-queries.ts'

/** The month that was closed last is opened again, with a reason that the second operator reads. */
export function ReopenMonth({ month, onDone }: { month: string; onDone: () => void }) {
  const form = useActForm(proposeReopeningDocument, {
    initial: { reason: '' },
    name: '締めの取り消し',
    done: '締めの取り消しを提案しました。ほかの運営者が承認すると、この月をもう一度締められます。',
    onDone,
    check: ({ reason }) => reason.trim() === '' && { reason: '必須です' },
    variables: (values) => ({ month, ...values }),
  })
  return (
    <AskedForm
      form={form}
      button="締めを取り消す"
      question={`${monthText(month)}の締めを取り消しますか？`}
      confirm="取り消しを提案する"
    >
      <p>取り消せるのは、次の月を締める前だけです。もとの締めの記録と理由は残ります。</p>
      <TextArea label="取り消す理由" rows={3} {...form.field('reason')} />
    </AskedForm>
  )
}
