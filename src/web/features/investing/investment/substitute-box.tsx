import { useMutation } from 'urql'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { Button } from '../../../ui/button.tsx'
import { DeadlineBox } from '../../../ui/countdown.tsx'
import { DateTime, Money } from '../../../ui/money.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { acceptSubstitutionDocument, leaveSubstitutesDocument, type Investment } from './investment-queries.ts'
import styles from './substitute-box.module.css'

interface BoxProps {
  invest: Investment
  substitute: NonNullable<Investment['substitute']>
  onChanged: () => void
}

/** The place in the line after a lottery's draw: what it means, until when; and where room is kept, taking it or not. */
export function SubstituteBox({ invest, substitute, onChanged }: BoxProps) {
  const toast = useToast()
  const showError = useErrorToast()
  const [{ fetching: accepting }, accept] = useMutation(acceptSubstitutionDocument)
  const [{ fetching: leaving }, leave] = useMutation(leaveSubstitutesDocument)
  const until = substitute.offered_until
  const { judged_at: judgedAt, id: projectId } = invest.project
  const take = async () => {
    const { error } = await accept({ invest_id: invest.id })
    if (error !== undefined) showError(error)
    else toast.success('補欠の案内を承諾しました。契約成立時書面をご確認ください。')
    onChanged()
  }
  const stepBack = async () => {
    const { error } = await leave({ project_id: projectId })
    if (error !== undefined) showError(error)
    else toast.success(until === null ? '補欠を取りやめました。' : '補欠の案内を辞退しました。')
    onChanged()
  }
  if (until === null)
    return (
      <div className={styles.box}>
        <h4>補欠 {substitute.rank}番</h4>
        <p>
          空きが出ると、申し込んだ金額の全額が収まる方に、抽選の順でメールで案内します。
          {judgedAt !== null && (
            <>
              補欠の期間は、
              <DateTime value={judgedAt} />
              までです。
            </>
          )}
        </p>
        <p className="small-text">
          お支払いは発生していません。申し込んだ金額は、補欠の間、投資の上限額に数えます。取りやめると、元の順番には戻れません。
        </p>
        <Button variant="quiet" loading={leaving} onClick={() => void stepBack()}>
          補欠を取りやめる
        </Button>
      </div>
    )
  return (
    <div className={styles.box}>
      <h4>補欠の順番がきました</h4>
      <DeadlineBox label="承諾と入金の期限" until={until} />
      <p>
        <Money yen={invest.amount} />
        の枠を確保しています。承諾すると契約が成立し、期限までに契約成立時書面の確認と入金が必要です。期限を過ぎると、次の方に案内します。
      </p>
      <p className="small-text">元本と分配は保証されません。</p>
      <div className={styles.ways}>
        <Button variant="filled" loading={accepting} onClick={() => void take()}>
          承諾して参加する
        </Button>
        <Button loading={leaving} onClick={() => void stepBack()}>
          辞退する
        </Button>
      </div>
    </div>
  )
}
