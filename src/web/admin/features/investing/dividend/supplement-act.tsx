import { formatDate, japanDate } from '../../../../../domain/calendar.ts'
import { figure } from '../../../ui/admin-format.ts'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { proposeSupplementDocument, type WindingUp } from './fund-result-queries.ts'

interface SupplementActProps {
  fundId: string
  /** What came in after the last period, less what it cost. */
  late: number
  supplement: NonNullable<WindingUp['supplement']>
  done: string
  onChange: () => void
}

/** Investors come before the operator with what came in after the last period; nobody types a sum. */
export function SupplementAct({ fundId, late, supplement, done, onChange }: SupplementActProps) {
  const { people, lost, restored, dividend, tax, operator_share: operatorShare, payday } = supplement
  return (
    <AskedAct
      document={proposeSupplementDocument}
      variables={{ id: fundId }}
      words={{ name: '追加分配', done, onDone: onChange }}
      button="後からの収入を投資家に分配する"
      question="後からの収入を、投資家に分配することを提案しますか？"
      facts={[
        { label: '収入から費用を引いた額', value: `${figure(late)}円` },
        { label: '分配を受ける人数', value: `${figure(people)}名` },
        ...(lost > 0
          ? [
              { label: '投資家が負担している元本の損失', value: `${figure(lost)}円` },
              { label: '元本の回復（出資の返還）の合計', value: `${figure(restored)}円` },
            ]
          : []),
        { label: '分配金（税引前）の合計', value: `${figure(dividend)}円` },
        { label: '源泉徴収税の合計', value: `${figure(tax)}円` },
        { label: '当社の取り分', value: `${figure(operatorShare)}円` },
        { label: '支払日', value: formatDate(japanDate(payday)) },
      ]}
      confirm="提案する"
    >
      <p>
        {lost > 0
          ? '後からの収入は、まず投資家の元本の回復に充てます（商法第538条）。元本がすべて回復した後に残る額は、運用期間の分配金が契約の上限に届いていなければ、届いていない額まで、出資額に応じて分配します。退会した方も対象です。承認されると、対象の方にメールでお知らせします。'
          : '運用期間の分配金が契約の上限に届いていないため、届いていない額までは、元本の返還を受けた投資家に出資額に応じて分配します。退会した方も対象です。承認されると、対象の方にメールでお知らせします。'}
      </p>
    </AskedAct>
  )
}
