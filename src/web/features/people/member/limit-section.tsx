import { useState } from 'react'
import { memberAllowance } from '../../../../domain/investing/allowance.ts'
import { yen } from '../../../../domain/money.ts'
import { BigMoney } from '../../../ui/money.tsx'
import { Card } from '../../../ui/card.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TenThreads } from '../../../ui/ten-threads.tsx'
import styles from '../../../app/member-page/mypage.module.css'

export function LimitSection({ investingAmount }: { investingAmount: number }) {
  const [open, setOpen] = useState(false)
  return (
    <Card className={styles.stackCard}>
      <div>
        <p className="caption-text">いま申し込める額</p>
        <p>
          <BigMoney yen={memberAllowance(yen(investingAmount))} />
        </p>
      </div>
      <TenThreads inUse={investingAmount} />
      <p>
        <button type="button" className={styles.linkButton} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          出資上限について
        </button>
      </p>
      <Dialog open={open} onClose={() => setOpen(false)} title="投資可能額の上限について">
        <p>
          当社は小規模不動産特定共同事業の登録を受けて運営しています。この制度では、お一人さまが同時に出資できる額は、すべてのファンドを合わせて
          <span className="no-break">100万円</span>までです。
        </p>
        <p>
          申し込み中の額（抽選待ち・入金待ち）も含めて数えます。落選・取り消し・不成立になった分と、運用が終わって元本が戻った分は、また申し込みに使えます。
        </p>
        <p>上限の範囲であれば、複数のファンドに同時に出資できます。</p>
      </Dialog>
    </Card>
  )
}
