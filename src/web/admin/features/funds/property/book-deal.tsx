import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { DenseArea } from '../../../ui/dense-field.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { proposeHandoverDocument, proposePurchaseDocument, type Part } from './property-queries.ts'
import styles from './property.module.css'

type Deal = Part['deals'][number]

const purchaseWords = {
  name: '取得の記帳の提案',
  done: '提案しました。ほかの運営者が承認すると、取得が帳簿に記録されます。運用の開始前は、開始とともに記録されます。',
  title: 'この取得を帳簿に記録しますか',
}
const saleWords = {
  name: '売却の記帳の提案',
  done: '提案しました。ほかの運営者が承認すると、売却が帳簿に記録されます。',
  title: 'この売却を帳簿に記録しますか',
}

/** What booking it does to the fund's book. */
const effects = {
  purchase:
    '物件を、取引の価格（税込）でファンドの帳簿に加えます。運用の開始前に承認された取得は、運用の開始とともに帳簿に記録されます。',
  sale: '物件を、ファンドの帳簿から取得原価で除きます。売却代金から取得原価と売却の費用を引いた額が、売却の損益になります。',
}

/** Where the price comes from, by what the deal is. */
function priceText({ kind, is_among_own: isAmongOwn }: Deal): string {
  switch (kind) {
    case 'purchase':
      return '代金は、先に口座の明細で「購入代金」として登録します。'
    case 'in_kind':
      return '代金は、帳簿への記録と同時にファンドの資金から当社の資金に移ります。第三者による評価額を超える価格では取得できません。'
    case 'between_funds':
      return '代金は、承認と同時に買主のファンドの資金から移り、買主の帳簿には取得が記録されます。'
    case 'sale':
      return isAmongOwn
        ? '代金は、承認と同時に当社の資金からファンドの資金に移ります。'
        : '代金は、先に口座の明細で「売却代金」として登録します。'
  }
}

/** A fund's recorded purchase or sale comes into its book by two people. @param record the deal, in words that tell it from the others. */
export function BookDeal({ deal, record }: { deal: Deal; record: string }) {
  const { id, kind } = deal
  const isSale = kind === 'sale' || kind === 'between_funds'
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [proposalId, setProposalId] = useState<string | null>(null)
  const { name, done, title } = isSale ? saleWords : purchaseWords
  const onDone = (proposed: string) => {
    setAsking(false)
    setProposalId(proposed)
  }
  const sale = useAct(proposeHandoverDocument, {
    name,
    done,
    onDone: ({ proposePropertyHandover }) => onDone(proposePropertyHandover.id),
  })
  const purchase = useAct(proposePurchaseDocument, {
    name,
    done,
    onDone: ({ proposePropertyPurchase }) => onDone(proposePropertyPurchase.id),
  })
  const act = isSale ? sale : purchase
  if (proposalId !== null) return <Link to={`/itoadmintool/approvals?id=${proposalId}`}>承認待ち</Link>
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        帳簿に記録<span className="visually-hidden">：{record}</span>
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={title} size="narrow" busy={act.busy}>
        <div className={styles.form}>
          <p className={styles.text}>
            <b>{record}</b>
          </p>
          <p className={styles.text}>
            {isSale ? effects.sale : effects.purchase}
            {priceText(deal)}記録には、ほかの運営者の承認が必要です。
          </p>
          {act.failure !== null && Object.keys(act.failure.fields).length === 0 && (
            <Notice tone="error" title={act.failure.message} live />
          )}
          <DenseArea label="確認したこと" rows={3} value={reason} onChange={({ target }) => setReason(target.value)} />
        </div>
        <DialogActions>
          <Button variant="filled" loading={act.busy} onClick={() => void act.run({ deal_id: id, reason })}>
            記録を提案する
          </Button>
          <Button onClick={() => setAsking(false)}>やめる</Button>
        </DialogActions>
      </Dialog>
      {act.dialog}
    </>
  )
}
