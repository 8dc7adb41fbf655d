import { Link } from 'react-router'
import { useNow } from '../../../../app/time/now.tsx'
import { Checkbox } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { chosenDeals, type EntryValues } from './entry.ts'
import type { FundResult, StartDeal } from './fund-result-queries.ts'
import styles from './fund-result.module.css'

interface StartPurchasesProps {
  result: FundResult
  values: EntryValues
  /** Purchases that are recorded and not booked. */
  deals: readonly StartDeal[]
  problem: string | undefined
  onChange: (chosen: readonly string[]) => void
}

/** What the fund buys with its start, against what it is composed of: what two have agreed to, and what of the operator's is chosen here. */
export function StartPurchases({ result, values, deals, problem, onChange }: StartPurchasesProps) {
  const now = useNow()
  const agreed = deals.filter(({ is_agreed: isAgreed }) => isAgreed)
  const offered = deals.filter(({ is_with_operator: isOfOperator, is_agreed: isAgreed }) => isOfOperator && !isAgreed)
  const others = deals.filter(({ is_with_operator: isOfOperator, is_agreed: isAgreed }) => !isOfOperator && !isAgreed)
  const chosen = chosenDeals(values, offered)
  const bought = [...agreed, ...offered.filter(({ id }) => chosen.includes(id))].reduce(
    (sum, { price }) => sum + price,
    0,
  )
  const { composition } = result
  const composed =
    composition === null
      ? null
      : result.invested_amount + composition.subordinated + composition.fill_in + composition.taken_over
  return (
    <fieldset className={styles.purchases}>
      <legend>運用開始とあわせて取得する物件</legend>
      {problem !== undefined && <Notice tone="error" title={problem} live />}
      {agreed.map(({ id, part, other, settled_on: day, price }) => (
        <p key={id} className={styles.purchaseNote}>
          承認済み：{part}　{other}から　{shortDay(day, now)}決済　{figure(price)}円
        </p>
      ))}
      {offered.map(({ id, part, share, settled_on: day, price }) => (
        <Checkbox
          key={id}
          label={`${part}${share === null ? '' : `（持分 ${share}）`}　当社から　${shortDay(day, now)}決済　${figure(price)}円`}
          checked={chosen.includes(id)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))}
        />
      ))}
      {others.length > 0 && (
        <p className={styles.purchaseNote}>
          第三者などからの取得{others.length}件（{others.map(({ part }) => part).join('、')}
          ）は、支払いの明細を「購入代金」として登録し、
          {others.slice(0, 1).map(({ property_id: propertyId }) => (
            <Link key={propertyId} to={`/itoadmintool/properties/${propertyId}`}>
              物件のページ
            </Link>
          ))}
          で二人が承認すると、帳簿に記録されます。
        </p>
      )}
      <dl className={styles.computed}>
        {composed !== null && (
          <div>
            <dt>出資の総額</dt>
            <dd>{figure(composed)}円</dd>
          </div>
        )}
        <div>
          <dt>取得する額</dt>
          <dd>{figure(bought)}円</dd>
        </div>
        {composed !== null && (
          <div>
            <dt>{bought > composed ? '出資の総額を超える額' : '現金のまま残る額'}</dt>
            <dd>{figure(Math.abs(composed - bought))}円</dd>
          </div>
        )}
      </dl>
    </fieldset>
  )
}
