import { lackingPictures } from '../../../../../domain/funds/fund-picture.ts'
import { useActForm } from '../../../ui/act-form.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { FormDialog } from '../../../ui/asked-act.tsx'
import { DenseArea } from '../../../ui/dense-field.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { useFundEditor } from './fund-editor.ts'
import { proposePublicationDocument } from './fund-queries.ts'

interface PublishDialogProps {
  open: boolean
  onClose: () => void
  onProposed: () => void
}

/** What publishing means, before another operator is asked for it. */
export function PublishDialog({ open, onClose, onProposed }: PublishDialogProps) {
  const { fund } = useFundEditor()
  const lacking = lackingPictures(fund.content.pictures.map(({ kind }) => kind))
  const form = useActForm(proposePublicationDocument, {
    initial: { few_pictures_reason: '', overdue_advice: '', reason: '' },
    name: '公開の提案',
    done: '公開の承認を依頼しました。',
    onDone: () => {
      onClose()
      onProposed()
    },
    variables: (values) => ({ input: { id: fund.id, version: fund.version, ...values } }),
  })
  const { field } = form
  const overdueFunds = fund.gate.overdue_funds
  const senior = fund.content.price_estate - fund.content.subordination_amount
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      size="normal"
      question="公開の承認を依頼"
      confirm="承認を依頼する"
    >
      <p>
        ほかの運営者が承認すると、「{fund.content.name}
        」が公開ページに表示されます。公開した後の変更は、二人で行います。
      </p>
      <FactList
        facts={[
          { label: '版', value: `第${fund.version}版` },
          { label: '投資家の募集額', value: `${figure(senior)}円` },
          {
            label: '出資総額',
            value: `${figure(fund.gate.entrusted)}円 → ${figure(fund.gate.entrusted + senior)}円（上限 ${figure(fund.gate.ceiling)}円）`,
          },
          ...(fund.content.recruit_type === 'lottery'
            ? [
                {
                  label: '抽選',
                  value: '公開のときに種を作り、その印を公開します。募集終了の日時と方式は変更できなくなります。',
                },
              ]
            : []),
        ]}
      />
      {lacking.length > 0 && (
        <DenseArea
          label="写真がそろっていない理由"
          needed
          hint={`足りない写真：${lacking.join('、')}。理由は記録に残ります。`}
          {...field('few_pictures_reason')}
        />
      )}
      {overdueFunds.length > 0 && (
        <DenseArea
          label="専門家に確かめた内容"
          needed
          hint={`${overdueFunds.join('。')}。投資家がお支払いを待っている間の募集は、法令で制限されることがあります。募集してよいかを弁護士などに確かめ、確かめた日、相手、回答を入力してください。承認する人が読みます。`}
          {...field('overdue_advice')}
        />
      )}
      <DenseArea label="承認する人への連絡" {...field('reason')} />
    </FormDialog>
  )
}
