import { OFFERING_METHOD_LABELS } from '../../../../../domain/funds/fund-text.ts'
import { offeringMethodOf } from '../../../../from-api.ts'
import { Button } from '../../../../ui/button.tsx'
import { Rows } from '../../../../ui/card.tsx'
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx'
import { formatManYen } from '../../../../ui/format.ts'
import { DateTime, Money } from '../../../../ui/money.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { Fund } from '../fund-queries.ts'

interface ConfirmDialogProps {
  open: boolean
  fund: Fund
  /** Yen. */
  amount: number
  paymentDeadline: Date
  submitting: boolean
  onConfirm: () => void
  onBack: () => void
}

/** Repeats everything that is about to be promised. */
export function ConfirmDialog({
  open,
  fund,
  amount,
  paymentDeadline,
  submitting,
  onConfirm,
  onBack,
}: ConfirmDialogProps) {
  const isLottery = fund.recruit_type === 'lottery'
  return (
    <Dialog open={open} onClose={onBack} busy={submitting} title={`${formatManYen(amount)}で申し込みますか？`}>
      {isLottery && (
        <Notice title="抽選の結果は、募集が終わったあとにお知らせします。">
          当選した場合に、契約と入金の手続きへ進みます。
        </Notice>
      )}
      <Rows
        stacking
        rows={[
          ['ファンド', fund.name],
          [
            '申し込む金額',
            <b key="amount">
              <Money yen={amount} />
            </b>,
          ],
          ['募集方式', OFFERING_METHOD_LABELS[offeringMethodOf(fund.recruit_type)]],
          [isLottery ? '当選した場合の入金期限' : '入金期限', <DateTime key="deadline" value={paymentDeadline} />],
          ['取り消し', '契約成立時書面をダウンロードした日を含めて8日間、クーリング・オフができます'],
        ]}
      />
      <p className="small-text">元本と分配は保証されません。</p>
      <DialogActions>
        <Button variant="filled" size="large" loading={submitting} onClick={onConfirm}>
          申し込む
        </Button>
        <Button size="large" onClick={onBack} aria-disabled={submitting || undefined}>
          戻る
        </Button>
      </DialogActions>
    </Dialog>
  )
}
