import { useNow } from '../../../../app/time/now.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import type { FundResult } from './fund-result-queries.ts'
import styles from './fund-result.module.css'

type Due = NonNullable<FundResult['due_period']>
type Books = NonNullable<Due['books']>

/** The contract's plan, the fund's book and what follows from the two, side by side: what two operators confirm. */
export function PeriodCalculation({ due }: { due: Due }) {
  const now = useNow()
  return (
    <Panel
      title="分配の計算"
      note={`${shortDay(due.start_at, now)}〜${shortDay(due.end_at, now)}${due.is_last ? '（最終）' : `（第${due.number}期）`}`}
    >
      {due.books === null ? (
        <p>
          契約の上限は{figure(due.cap)}
          円です。この期間の収入と費用は、帳簿にまだありません。口座の明細をファンドの収入や費用として登録すると、分配金が計算されます。
        </p>
      ) : (
        <Sides cap={due.cap} books={due.books} />
      )}
    </Panel>
  )
}

function Sides({ cap, books }: { cap: number; books: Books }) {
  const sale = books.sale_proceeds - books.sale_cost
  const rows: { label: string; plan?: number; book?: number; computed?: number }[] = [
    { label: '賃料などの収入', book: books.income },
    ...(books.related_income === 0 ? [] : [{ label: '　うち当社・関係者から', book: books.related_income }]),
    { label: '費用', book: -books.costs },
    ...(books.related_costs === 0 ? [] : [{ label: '　うち当社・関係者への支払い', book: -books.related_costs }]),
    ...(books.accrued_costs === 0
      ? []
      : [{ label: '　うち支払先が記録されていない未払費用', book: -books.accrued_costs }]),
    ...(books.prepaid_costs === 0 ? [] : [{ label: '　うち前払費用から', book: -books.prepaid_costs }]),
    ...(books.sale_cost === 0 ? [] : [{ label: '売却損益', book: sale }]),
    ...(books.sale_expenses === 0 ? [] : [{ label: '　うち売却の費用', book: -books.sale_expenses }]),
    { label: '利益', book: books.profit },
    ...(books.loss_carried === 0 ? [] : [{ label: '前の期間から繰り越した損失', book: -books.loss_carried }]),
    { label: '投資家への分配金（税引前）', plan: cap, computed: books.dividend },
    ...(books.sale_quarter === 0 ? [] : [{ label: '売却益の25%', computed: books.sale_quarter }]),
    { label: '当社の取り分', computed: books.operator_share },
    { label: '分配に使える資金', book: books.free_cash },
    ...(books.prepaid_left === 0 ? [] : [{ label: '前払費用の残り（資金は支払い済み）', book: books.prepaid_left }]),
  ]
  const cell = (amount: number | undefined) => (amount === undefined ? '—' : figure(amount))
  return (
    <table className={styles.sides}>
      <caption>単位：円</caption>
      <thead>
        <tr>
          <th scope="col">項目</th>
          <th scope="col">予定の上限</th>
          <th scope="col">帳簿</th>
          <th scope="col">計算</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, plan, book, computed }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{cell(plan)}</td>
            <td>{cell(book)}</td>
            <td>{cell(computed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
