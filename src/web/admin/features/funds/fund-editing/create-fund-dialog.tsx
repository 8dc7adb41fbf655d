import { useNavigate } from 'react-router'
import { useActForm } from '../../../ui/act-form.tsx'
import { FormDialog } from '../../../ui/asked-act.tsx'
import { DenseInput } from '../../../ui/dense-field.tsx'
import { createFundDocument } from './fund-queries.ts'

/** A name is enough to begin: everything else is written on the fund's own page. With `copyOf` it begins with what that fund says. */
export function CreateFundDialog({
  open,
  onClose,
  copyOf,
}: {
  open: boolean
  onClose: () => void
  copyOf?: { id: string; name: string }
}) {
  const navigate = useNavigate()
  const form = useActForm(createFundDocument, {
    initial: { name: '' },
    name: 'ファンドの作成',
    done: '下書きを作りました。',
    onDone: ({ adminCreateFund }) => {
      onClose()
      void navigate(`/itoadmintool/funds/${adminCreateFund.id}`)
    },
    variables: ({ name }) => ({ input: { name, copy_of: copyOf?.id ?? null } }),
  })
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      question={copyOf === undefined ? 'ファンドを作る' : 'コピーして作る'}
      confirm="下書きを作る"
    >
      <DenseInput
        label="ファンド名"
        needed
        hint={
          copyOf === undefined
            ? '例：第15号　名古屋白壁アパートメント'
            : `「${copyOf.name}」の内容で始めます。日程、優先受付コード、写真、書類はコピーされません。`
        }
        {...form.field('name')}
      />
    </FormDialog>
  )
}
