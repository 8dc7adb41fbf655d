import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import { kanaSchema } from '../../../../domain/validation/member-schemas.ts'
import { normaliseTypedKana } from '../../../../domain/validation/normalise.ts'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { useForgetDraft, useKeptForm } from '../../../app/forms/use-kept-form.ts'
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
  const form = useForm({
    resolver: standardSchemaResolver(kanaSchema),
    mode: 'onTouched',
    defaultValues: { sei_kana: me.sei_kana, mei_kana: me.mei_kana },
  })
  useKeptForm(form, draftName)
  const { errors, isSubmitting } = form.formState
  const kana = (name: 'sei_kana' | 'mei_kana') =>
    form.register(name, { onBlur: () => form.setValue(name, normaliseTypedKana(form.getValues(name))) })
  const save = form.handleSubmit(async (input) => {
    const { error } = await updateKana({ input })
    if (error !== undefined) {
      showError(error)
      return
    }
    toast.success('更新しました。')
    onClose()
    onSaved()
  })
  return (
    <form
      className={styles.dialogForm}
      noValidate
      onSubmit={(event) => void (isSubmitting ? event.preventDefault() : save(event))}
    >
      <TextField label="セイ" autoComplete="off" error={errors.sei_kana?.message} {...kana('sei_kana')} />
      <TextField label="メイ" autoComplete="off" error={errors.mei_kana?.message} {...kana('mei_kana')} />
      <DialogActions>
        <Button type="submit" variant="filled" size="large" full loading={isSubmitting}>
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
