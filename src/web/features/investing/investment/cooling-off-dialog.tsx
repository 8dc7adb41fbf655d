import { useState } from 'react'
import { useMutation } from 'urql'
import { depositSumsOf } from '../../../from-api.ts'
import { toFailure } from '../../../gql/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { Rows } from '../../../ui/card.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { DateTime, Money } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { declareCoolingOffDocument, type Investment } from './investment-queries.ts'
import styles from './investment.module.css'

interface CoolingOffDialogProps {
  open: boolean
  invest: Investment
  onClose: () => void
  /** The contract has ended: everything that is shown of it is out of date. */
  onDeclared: () => void
}

/** What goes back by the cooling-off itself; a surplus has been on its way before. */
function refundOf(invest: Investment): number {
  return invest.status === 'Paid' ? invest.amount : Math.min(depositSumsOf(invest).received, invest.amount)
}

function WhatHappens({ invest }: { invest: Investment }) {
  const refund = refundOf(invest)
  return (
    <>
      <Rows
        stacking
        rows={[
          ['ファンド', invest.project.name],
          [invest.status === 'Paid' ? '出資額' : '申し込んだ金額', <Money key="amount" yen={invest.amount} />],
          [
            '返金額',
            refund > 0 ? (
              <b key="refund">
                <Money yen={refund} />
              </b>
            ) : (
              'ご入金は確認されていないため、返金はありません'
            ),
          ],
          [
            '申し出の期限',
            invest.cooling_off_until === null ? (
              '書面を受け取った日を含めて8日間'
            ) : (
              <span key="until">
                <DateTime value={invest.cooling_off_until} format="date" /> 23:59
              </span>
            ),
          ],
        ]}
      />
      <ul className={styles.consequences}>
        <li>「契約を解除する」を押した時に、契約は解除されます。理由は問いません。費用や違約金もかかりません。</li>
        {refund > 0 && <li>お預かりした出資金は、全額を登録口座へ返金します。振込手数料は当社が負担します。</li>}
        <li>解除した後に、元へ戻すことはできません。もう一度出資するときは、募集中に新しく申し込んでください。</li>
      </ul>
    </>
  )
}

/** Says calmly what happens before it happens; neither way is pushed. */
export function CoolingOffDialog({ open, invest, onClose, onDeclared }: CoolingOffDialogProps) {
  const [{ fetching }, declare] = useMutation(declareCoolingOffDocument)
  const [failure, setFailure] = useState<string | null>(null)
  const toast = useToast()
  const close = () => {
    setFailure(null)
    onClose()
  }
  const confirm = async () => {
    if (fetching) return
    setFailure(null)
    const { error } = await declare({ input: { invest_id: invest.id } })
    if (error !== undefined) {
      setFailure(toFailure(error).message)
      return
    }
    toast.success('クーリング・オフを受け付けました。確認のメールをお送りします。')
    close()
    onDeclared()
  }
  return (
    <Dialog open={open} onClose={close} busy={fetching} title="この契約を解除しますか？">
      <WhatHappens invest={invest} />
      {failure !== null && (
        <Notice tone="error" title={failure} live>
          契約は解除されていません。
        </Notice>
      )}
      <DialogActions>
        <Button variant="danger" size="large" loading={fetching} onClick={() => void confirm()}>
          契約を解除する
        </Button>
        <Button size="large" onClick={close} aria-disabled={fetching || undefined}>
          解除しない
        </Button>
      </DialogActions>
    </Dialog>
  )
}
