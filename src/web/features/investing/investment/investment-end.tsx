import { Link } from 'react-router'
import { cancelText } from '../../../../domain/investing/investment-text.ts'
import { useViewer } from '../../../app/session/viewer.tsx'
import { depositSumsOf, instant } from '../../../from-api.ts'
import { formatYen } from '../../../ui/format.ts'
import { DateTime } from '../../../ui/money.tsx'
import type { Investment } from './investment-queries.ts'
import styles from './investment.module.css'

/** Where the money is that had arrived. */
function refundText(invest: Investment): string {
  const { received } = depositSumsOf(invest)
  if (received === 0) return 'お支払いは発生していません。'
  const isPaid = invest.refunds.length > 0 && invest.refunds.every(({ paid_at }) => paid_at !== null)
  return `お預かりした${formatYen(received)}は、登録口座へ全額を返金${isPaid ? 'しました' : 'します'}。`
}

/** What became of a contract that the member has rescinded, refund by refund. */
function CooledOff({ invest }: { invest: Investment }) {
  const { me } = useViewer()
  const isWaiting = invest.refunds.some(({ paid_at }) => paid_at === null)
  return (
    <>
      <p className={styles.end}>{cancelText(invest.cancel_reason, null)}費用はかかりません。</p>
      <div className={styles.ended}>
        <p>
          <b>クーリング・オフ済み</b>
        </p>
        <dl>
          {invest.canceled_at !== null && (
            <div>
              <dt>受け付けた日時</dt>
              <dd>
                <DateTime value={invest.canceled_at} />
              </dd>
            </div>
          )}
          {invest.refunds.length === 0 && (
            <div>
              <dt>返金</dt>
              <dd>入金がなかったため、返金はありません</dd>
            </div>
          )}
          {invest.refunds.map((refund) => (
            <Refund key={refund.id} {...refund} />
          ))}
        </dl>
        {isWaiting && me?.bank_account === null && (
          <p>
            返金には、受取口座の登録が必要です。<Link to="/mypage/info">受取口座を登録する</Link>
          </p>
        )}
      </div>
    </>
  )
}

function Refund({ amount, paid_at: paidAt }: Investment['refunds'][number]) {
  return (
    <div>
      <dt>返金</dt>
      <dd>
        <b>{formatYen(amount)}</b>
        {'　'}
        {paidAt === null ? (
          '登録口座へ返金します（手続き中）'
        ) : (
          <>
            <DateTime value={paidAt} format="date" />
            に返金しました
          </>
        )}
      </dd>
    </div>
  )
}

/** What it means that an application came to nothing. */
export function InvestmentEnd({ invest }: { invest: Investment }) {
  const refund = refundText(invest)
  if (invest.status === 'Lose' && invest.project.performance?.isFail) {
    return <p className={styles.end}>募集金額に達しなかったため、このファンドは成立しませんでした。{refund}</p>
  }
  if (invest.status === 'Lose')
    return (
      <p className={styles.end}>
        今回は落選となりました。申し込んだ{formatYen(invest.amount)}分は、ほかのファンドにお使いいただけます。{refund}
      </p>
    )
  if (invest.cancel_reason === 'cooling_off') return <CooledOff invest={invest} />
  return (
    <p className={styles.end}>
      {cancelText(invest.cancel_reason, invest.transfer_limit_at === null ? null : instant(invest.transfer_limit_at))}
      {refund}
    </p>
  )
}

interface InvestmentResultProps {
  /** The last one. */
  result: NonNullable<Investment['result']>
  /** Of the periods before, oldest first. */
  earlier: Investment['results']
  /** Of income that came in after the last period. */
  supplements: Investment['results']
}

/** The distribution as it was fixed: income, tax and principal told apart, and a loss by its name. Where nothing is left, nothing is called paid. */
export function InvestmentResult({ result, earlier, supplements }: InvestmentResultProps) {
  return (
    <>
      <dl className={styles.result}>
        <Amounts {...result} restored={0} />
        {(result.dividend > 0 || result.sources.length > 1) && (
          <Sources lines={result.sources} linesUrl={result.lines_url} />
        )}
        {earlier.length > 0 && (
          <div className={styles.sources}>
            <dt>これまでの分配金（税引前）</dt>
            {earlier.map(({ id, dividend, tax, paid_at: paidAt }) => (
              <dd key={id}>
                {paidAt === null ? '支払いの準備中' : <DateTime value={paidAt} format="date" />}
                {'　'}
                {formatYen(dividend)}（源泉徴収税 {formatYen(tax)}）
              </dd>
            ))}
            <dd>
              上の分配金を含む合計{' '}
              <b>{formatYen([result, ...earlier].reduce((sum, { dividend }) => sum + dividend, 0))}</b>
            </dd>
          </div>
        )}
      </dl>
      {supplements.map((supplement) => (
        <section key={supplement.id} className={styles.supplement}>
          <h4>追加分配（元本の返還後の収入から）</h4>
          <dl className={styles.result}>
            <Amounts {...supplement} loss={0} principal={0} />
            {supplement.dividend > 0 && <Sources lines={supplement.sources} linesUrl={null} />}
          </dl>
        </section>
      ))}
    </>
  )
}

type AmountsProps = Pick<Investment['results'][number], 'dividend' | 'tax' | 'restored' | 'pay_amount' | 'paid_at'> &
  Pick<NonNullable<Investment['result']>, 'loss' | 'principal'>

/** What is paid, and what it is made of. */
function Amounts({ dividend, tax, loss, principal, restored, pay_amount: paid, paid_at: paidAt }: AmountsProps) {
  const amounts = [
    { label: '分配金（税引前）', yen: dividend },
    { label: '源泉徴収税', yen: -tax },
    ...(loss > 0 ? [{ label: '元本の損失', yen: -loss }] : []),
    ...(principal > 0 ? [{ label: '元本の返還', yen: principal }] : []),
    ...(restored > 0 ? [{ label: '元本の回復（出資の返還）', yen: restored }] : []),
  ]
  return (
    <>
      {amounts.map(({ label, yen }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatYen(yen)}</dd>
        </div>
      ))}
      <div>
        <dt>お支払金額</dt>
        <dd>
          <b>{formatYen(paid)}</b>
        </dd>
      </div>
      <div>
        <dt>{paid === 0 ? '確定日' : 'お支払日'}</dt>
        <dd>{paidAt === null ? '準備中' : <DateTime value={paidAt} format="date" />}</dd>
      </div>
    </>
  )
}

function Sources({ lines, linesUrl }: { lines: readonly string[]; linesUrl: string | null }) {
  return (
    <div className={styles.sources}>
      <dt>配当の原資</dt>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
      {linesUrl !== null && (
        <dd>
          <a className="tap-link" href={linesUrl} download>
            収入と費用の明細（CSV）
          </a>
        </dd>
      )}
    </div>
  )
}
