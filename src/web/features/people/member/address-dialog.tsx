import { useMutation } from 'urql'
import { addressFormSchema } from '../../../../domain/validation/member-schemas.ts'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { useDraftName, useForgetDraft } from '../../../app/forms/use-draft.ts'
import { useForm } from '../../../app/forms/use-form.ts'
import { useViewer } from '../../../app/session/viewer.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { changeAddressDocument } from './member-queries.ts'
import styles from '../../../app/member-page/mypage.module.css'

const draftName = 'address'

interface AddressFormProps {
  onClose: () => void
  onSaved: () => void
}

function AddressForm({ onClose, onSaved }: AddressFormProps) {
  const [, changeAddress] = useMutation(changeAddressDocument)
  const toast = useToast()
  const showError = useErrorToast()
  const { refetch } = useViewer()
  const { field, submit, isSending } = useForm({
    schema: addressFormSchema,
    initial: { zipcode: '', address: '' },
    keptAs: useDraftName(draftName),
    send: async (input) => {
      const { error } = await changeAddress({ input })
      if (error !== undefined) return showError(error).fields
      toast.success('手続きが完了しました。本人確認をお願いします。')
      onClose()
      onSaved()
      refetch()
      return null
    },
  })
  return (
    <form className={styles.dialogForm} noValidate onSubmit={submit}>
      <Notice tone="warning" title="もう一度、本人確認が必要になります">
        新しい住所は、本人確認が終わると切り替わります。それまで新しい申し込みはできません。
      </Notice>
      <TextField
        label="新しい郵便番号"
        hint="7桁。例：1540024"
        width="zip"
        inputMode="numeric"
        autoComplete="postal-code"
        {...field('zipcode')}
      />
      <TextField
        label="新しい住所"
        hint="都道府県から、番地、建物名、部屋番号まで入力してください。"
        autoComplete="street-address"
        {...field('address')}
      />
      <DialogActions>
        <Button type="submit" variant="filled" size="large" full loading={isSending}>
          住所を変更する
        </Button>
        <Button size="large" full onClick={onClose}>
          戻る
        </Button>
      </DialogActions>
    </form>
  )
}

export function AddressDialog({ open, ...form }: { open: boolean } & AddressFormProps) {
  const forget = useForgetDraft(draftName)
  const close = () => {
    forget()
    form.onClose()
  }
  return (
    <Dialog open={open} onClose={close} title="住所の変更">
      <AddressForm {...form} onClose={close} />
    </Dialog>
  )
}
