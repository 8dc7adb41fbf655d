import { useState } from 'react'
import { useMutation } from 'urql'
import { passkeyNameSchema } from '../../../../domain/validation/member-schemas.ts'
import { makePasskey, usePasskeysWork } from '../../../app/session/passkeys.ts'
import { useForm } from '../../../app/forms/use-form.ts'
import { useFreshLogin } from '../../../app/session/use-fresh-login.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { DateTime } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useToast } from '../../../ui/toast.tsx'
import styles from '../../../app/member-page/mypage.module.css'
import {
  addPasskeyDocument,
  beginRegistrationDocument,
  removePasskeyDocument,
  turnPasswordOffDocument,
  type Passkey,
} from './security-queries.ts'
import security from './security.module.css'

interface ChangeProps {
  onClose: () => void
  onChanged: () => void
}

/** Name first, then the browser's own window; where that is closed nothing has happened. */
function AddForm({ onClose, onChanged }: ChangeProps) {
  const [notice, setNotice] = useState<string | null>(null)
  const [, begin] = useMutation(beginRegistrationDocument)
  const [, add] = useMutation(addPasskeyDocument)
  const toast = useToast()
  const fresh = useFreshLogin('パスキーの追加')
  const { field, submit, isSending } = useForm({
    schema: passkeyNameSchema,
    initial: { name: '' },
    send: async ({ name }, again) => {
      setNotice(null)
      const question = await begin({})
      if (question.error !== undefined) {
        fresh.refused(question.error, again)
        return {}
      }
      const response = await makePasskey(question.data?.beginPasskeyRegistration.json ?? '')
      if (response === null) {
        setNotice(
          'パスキーは追加されませんでした。画面の案内に従って、もう一度お試しください。すでに登録した端末では、追加できません。',
        )
        return {}
      }
      const { error } = await add({ input: { name, response } })
      if (error !== undefined) return fresh.refused(error, again)?.fields ?? {}
      toast.success('パスキーを追加しました。')
      onClose()
      onChanged()
      return null
    },
  })
  return (
    <>
      <form className={styles.dialogForm} noValidate onSubmit={submit}>
        <p className="small-text">
          指紋、顔、端末の暗証番号などで、パスワードを入力せずにログインできるようになります。にせのサイトでは使えないため、安全です。
        </p>
        {notice !== null && <Notice tone="warning" title={notice} live />}
        <TextField
          label="パスキーの名前"
          hint="あとで見分けるための名前です。例：iPhone、会社のパソコン"
          autoComplete="off"
          {...field('name')}
        />
        <DialogActions>
          <Button type="submit" variant="filled" size="large" full icon="key" loading={isSending}>
            追加する
          </Button>
          <Button size="large" full onClick={onClose}>
            戻る
          </Button>
        </DialogActions>
      </form>
      {fresh.dialog}
    </>
  )
}

function RemoveForm({ passkey, onClose, onChanged }: ChangeProps & { passkey: Passkey }) {
  const [{ fetching }, remove] = useMutation(removePasskeyDocument)
  const toast = useToast()
  const fresh = useFreshLogin('パスキーの削除')
  const confirm = async () => {
    const { error } = await remove({ id: passkey.id })
    if (error !== undefined) return void fresh.refused(error, () => void confirm())
    toast.success('パスキーを削除しました。')
    onClose()
    onChanged()
  }
  return (
    <div className={styles.dialogForm}>
      <p>「{passkey.name}」では、ログインできなくなります。ほかの方法でのログインは、これまでどおり使えます。</p>
      <p className="small-text">端末に残ったパスキーは、端末の設定から削除してください。</p>
      <DialogActions>
        <Button variant="danger" size="large" full loading={fetching} onClick={() => void confirm()}>
          削除する
        </Button>
        <Button size="large" full onClick={onClose}>
          戻る
        </Button>
      </DialogActions>
      {fresh.dialog}
    </div>
  )
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  return (
    <li className={security.item}>
      <Icon name="key" size={24} className={security.itemIcon} />
      <div>
        <p className={security.itemName}>{passkey.name}</p>
        <p className="caption-text">
          登録 <DateTime value={passkey.registered_at} />
          {passkey.is_synced && '（同期されるパスキー）'}
        </p>
        <p className="caption-text">
          {passkey.last_used_at === null ? (
            'まだ使われていません'
          ) : (
            <>
              最後の利用 <DateTime value={passkey.last_used_at} />
            </>
          )}
        </p>
      </div>
      <Button size="small" onClick={onRemove}>
        <span className="visually-hidden">パスキー「{passkey.name}」を</span>削除
      </Button>
    </li>
  )
}

/** A password that was given away no longer opens the account; the way back is told before. */
function PasswordOff({ onChanged }: { onChanged: () => void }) {
  const [open, setOpen] = useState(false)
  const [{ fetching }, turnOff] = useMutation(turnPasswordOffDocument)
  const toast = useToast()
  const fresh = useFreshLogin('パスワードを使わない設定')
  const close = () => setOpen(false)
  const confirm = async () => {
    const { error } = await turnOff({})
    if (error !== undefined) return void fresh.refused(error, () => void confirm())
    toast.success('パスキーだけでログインする設定にしました。')
    close()
    onChanged()
  }
  return (
    <>
      <Button full onClick={() => setOpen(true)}>
        パスキーだけでログインする
      </Button>
      <Dialog open={open} onClose={close} title="パスキーだけでログインしますか。" size="narrow">
        <div className={styles.dialogForm}>
          <p>パスワードではログインできなくなります。パスワードを盗まれても、ほかの人はログインできません。</p>
          <p className="small-text">
            この端末のほかは、すべてログアウトします。設定したことを、メールでお知らせします。
          </p>
          <p className="small-text">
            パスキーをなくしたときは「パスワードを忘れた方」からお手続きください。安全のため、新しいパスワードを設定できるのは3日後です。
          </p>
          <p className="small-text">
            端末をなくしたときに備えて、2台以上の端末にパスキーを登録することをおすすめします。
          </p>
          <DialogActions>
            <Button variant="filled" size="large" full icon="key" loading={fetching} onClick={() => void confirm()}>
              設定する
            </Button>
            <Button size="large" full onClick={close}>
              戻る
            </Button>
          </DialogActions>
        </div>
        {fresh.dialog}
      </Dialog>
    </>
  )
}

/** The member's passkeys: what they are, which there are, one more or one fewer. */
export function PasskeySection({
  passkeys,
  passwordOff,
  refetch,
}: {
  passwordOff: boolean
  passkeys: readonly Passkey[]
  refetch: () => void
}) {
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Passkey | null>(null)
  const passkeysWork = usePasskeysWork()
  return (
    <Card className={security.list}>
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
          ))}
        </ul>
      )}
      <div className={security.foot}>
        {passkeys.length > 0 && !passwordOff && <PasswordOff onChanged={refetch} />}
        {passwordOff && (
          <p className="small-text">
            パスキーだけでログインします。パスワードを使う設定に戻すには、「パスワード」を変更してください。
          </p>
        )}
        {passkeys.length === 0 && (
          <p>パスキーは、まだ登録されていません。指紋や顔で、かんたんに安全にログインできます。</p>
        )}
        <Button
          variant={passkeys.length === 0 ? 'filled' : 'outlined'}
          full
          icon="plus"
          notReady={passkeysWork ? undefined : 'このブラウザーまたはこのアドレスでは、パスキーを使えません。'}
          onClick={() => setAdding(true)}
        >
          パスキーを追加する
        </Button>
      </div>
      <Dialog open={adding} onClose={() => setAdding(false)} title="パスキーの追加" size="narrow">
        <AddForm onClose={() => setAdding(false)} onChanged={refetch} />
      </Dialog>
      <Dialog open={removing !== null} onClose={() => setRemoving(null)} title="パスキーを削除しますか。" size="narrow">
        {removing !== null && <RemoveForm passkey={removing} onClose={() => setRemoving(null)} onChanged={refetch} />}
      </Dialog>
    </Card>
  )
}
