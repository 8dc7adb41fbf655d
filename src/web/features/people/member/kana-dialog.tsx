import { useMutation } from 'urql'
import { kanaSchema } from '../../../../domain/validation/member-schemas.ts'
import { normaliseTypedKana } from '../../../../domain/validation/normalise.ts'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { useDraftName, useForgetDraft } from '../../../app/forms/use-draft.ts'
import { useForm } from '../../../app/forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { updateKanaDocument, type MemberInfo } from './member-queries.ts'
import styles from '../../../app/member-page/mypage.module.css'

const draftName = 'kana'

interface KanaFormProps {
  me: MemberInfo
  onClose: () => void
  onSaved: () => void
}

function KanaForm({ me, onClose, onSaved }: KanaFormProps) {
  const [, updateKana] = useMutation(updateKanaDocument)
  const toast = useToast()
  const showError = useErrorToast()
  const { field, submit, isSending } = useForm({
    schema: kanaSchema,
    initial: { sei_kana: me.sei_kana, mei_kana: me.mei_kana },
    normalise: { sei_kana: normaliseTypedKana, mei_kana: normaliseTypedKana },
    keptAs: useDraftName(draftName),
    send: async (input) => {
      const { error } = await updateKana({ input })
      if (error !== undefined) return showError(error).fields
      toast.success('更新しました。')
      onClose()
      onSaved()
      return null
    },
  })
  return (
    <form className={styles.dialogForm} noValidate onSubmit={submit}>
      <TextField label="セイ" autoComplete="off" {...field('sei_kana')} />
      <TextField label="メイ" autoComplete="off" {...field('mei_kana')} />
      <DialogActions>
        <Button type="submit" variant="filled" size="large" full loading={isSending}>
          更新する
        </Button>
        <Button size="large" full onClick={onClose}>
          戻る
        </Button>
      </DialogActions>
    </form>
  )
}

export function KanaDialog({ open, ...form }: { open: boolean } & KanaFormProps) {
  const forget = useForgetDraft(draftName)
  const close = () => {
    forget()
    form.onClose()
  }
  return (
    <Dialog open={open} onClose={close} title="氏名（カナ）の変更">
      <KanaForm {...form} onClose={close} />
    </Dialog>
  )
}
