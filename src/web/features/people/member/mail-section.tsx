import { useState } from 'react'
import { Link } from 'react-router'
import { useMutation } from 'urql'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { RadioRows } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { Fact } from '../../../app/member-page/info-section.tsx'
import { receiveMailDocument } from './member-queries.ts'
import styles from '../../../app/member-page/mypage.module.css'

const choices = [
  { value: 'true', label: '受信する' },
  { value: 'false', label: '受信しない' },
]

interface MailFormProps {
  receives: boolean
  onClose: () => void
  refetch: () => void
}

function MailForm({ receives, onClose, refetch }: MailFormProps) {
  const [chosen, setChosen] = useState(receives)
  const [{ fetching }, receiveForAllMail] = useMutation(receiveMailDocument)
  const toast = useToast()
  const showError = useErrorToast()
  const save = async () => {
    const { error } = await receiveForAllMail({ isReceive: chosen })
    if (error !== undefined) {
      showError(error)
      return
    }
    toast.success('更新しました。')
    onClose()
    refetch()
  }
  return (
    <form
      className={styles.dialogForm}
      onSubmit={(event) => {
        event.preventDefault()
        if (!fetching) void save()
      }}
    >
      <fieldset>
        <legend className="small-text">募集開始やキャンペーンなどのお知らせメール</legend>
        <RadioRows
          name="receive"
          choices={choices}
          chosen={String(chosen)}
          onChange={(event) => setChosen(event.target.value === 'true')}
        />
      </fieldset>
      <DialogActions>
        <Button type="submit" variant="filled" size="large" full loading={fetching}>
          更新する
        </Button>
        <Button size="large" full onClick={onClose}>
          戻る
        </Button>
      </DialogActions>
    </form>
  )
}

export function MailSection({ receives, refetch }: { receives: boolean; refetch: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <Card className={styles.facts}>
      <dl>
        <Fact term="お知らせメール" onChange={() => setOpen(true)}>
          {receives ? '受信する' : '受信しない'}
        </Fact>
        <Fact term="契約・入金・書面・本人確認のメール">
          <span className={styles.locked}>
            <Icon name="lock" size={16} />
            停止できません
          </span>
        </Fact>
      </dl>
      <p className={styles.sectionFoot}>
        <Link to="/mypage/notifications">種類ごとの通知とカレンダー</Link>
        <Link to="/mypage/inbox">お知らせを読む</Link>
      </p>
      <Dialog open={open} onClose={() => setOpen(false)} title="お知らせメールの設定" size="narrow">
        <MailForm receives={receives} onClose={() => setOpen(false)} refetch={refetch} />
      </Dialog>
    </Card>
  )
}
