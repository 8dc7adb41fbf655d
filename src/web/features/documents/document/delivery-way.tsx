import { useState } from 'react'
import { Link } from 'react-router'
import { useMutation } from 'urql'
import { useMemberQuery } from '../../../app/data/use-member-query.ts'
import { useFreshLogin } from '../../../app/session/use-fresh-login.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { SectionTitle } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { chooseDeliveryDocument, takesPaperDocument } from './document-queries.ts'
import styles from './documents.module.css'

/** How documents reach the member: by the site, or on paper. Either word may be taken back. */
export function DeliveryWay() {
  const { data, refetch } = useMemberQuery({ query: takesPaperDocument })
  const [isAsking, setAsking] = useState(false)
  if (data === undefined) return null
  const isPaper = data.takesPaper
  return (
    <section className={styles.section} aria-labelledby="delivery-title">
      <SectionTitle id="delivery-title">書面のお受け取り方法</SectionTitle>
      <p className={styles.sectionLead}>
        {isPaper
          ? '現在のお受け取り方法：郵送。書面は、紙でご登録の住所へお届けします。新しいお申し込みには、電子交付の承諾が必要です。'
          : '現在のお受け取り方法：電子交付。書面は、このページからダウンロードできます。'}
        <Link to="/electric">電子交付について</Link>
      </p>
      <Button onClick={() => setAsking(true)}>
        {isPaper ? '電子交付をあらためて承諾する' : '電子交付の承諾を取り消す'}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={isPaper ? '電子交付を承諾しますか' : '電子交付の承諾を取り消しますか'}
        size="narrow"
      >
        <Question
          isPaper={isPaper}
          onClose={() => setAsking(false)}
          onChosen={() => {
            setAsking(false)
            refetch()
          }}
        />
      </Dialog>
    </section>
  )
}

function Question({ isPaper, onClose, onChosen }: { isPaper: boolean; onClose: () => void; onChosen: () => void }) {
  const [{ fetching }, choose] = useMutation(chooseDeliveryDocument)
  const [problem, setProblem] = useState<string | null>(null)
  const toast = useToast()
  const fresh = useFreshLogin('書面のお受け取り方法の変更')
  const submit = async (): Promise<void> => {
    setProblem(null)
    const { error } = await choose({ isGiven: isPaper })
    if (error !== undefined) {
      setProblem(fresh.refused(error, () => void submit())?.message ?? null)
      return
    }
    toast.success(isPaper ? '電子交付の承諾を受け付けました。' : '電子交付の承諾の取り消しを受け付けました。')
    onChosen()
  }
  return (
    <>
      <p>
        {isPaper
          ? '以後の書面は、電子ファイルでお渡しします。まだ発送していない書面も、このページからダウンロードできるようになります。'
          : '以後の書面は、紙でご登録の住所へ郵送します。費用はかかりません。すでに電子交付した書面の効力は変わりません。まだダウンロードしていない書面も、郵送でお届けします。'}
      </p>
      {problem !== null && <Notice tone="error" title={problem} live />}
      <DialogActions>
        <Button variant="filled" size="large" full loading={fetching} onClick={() => void submit()}>
          {isPaper ? '承諾する' : '承諾を取り消す'}
        </Button>
        <Button size="large" full onClick={onClose}>
          戻る
        </Button>
      </DialogActions>
      {fresh.dialog}
    </>
  )
}
