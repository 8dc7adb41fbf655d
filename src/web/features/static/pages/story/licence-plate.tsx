import { useSite } from '../../../../app/site/site-context.tsx'
import { DateTime } from '../../../../ui/money.tsx'
import styles from './licence-plate.module.css'

/** What the sign in the office says (act on specified joint real estate ventures, article 16), so that it can be compared with the authority's register. */
export function LicencePlate() {
  const { companyName, licence, operator } = useSite()
  return (
    <section className={styles.plate} aria-labelledby="plate-title">
      <h2 id="plate-title">登録の内容</h2>
      <dl>
        <div>
          <dt>登録</dt>
          <dd>{licence}</dd>
        </div>
        <div>
          <dt>登録の有効期間</dt>
          <dd>
            <DateTime value={operator.licensedOn} format="yearDay" />
            から
            <wbr />
            <DateTime value={operator.licensedUntil} format="yearDay" />
            まで
          </dd>
        </div>
        <div>
          <dt>商号</dt>
          <dd>{companyName}</dd>
        </div>
        <div>
          <dt>代表者</dt>
          <dd>{operator.representative}</dd>
        </div>
        <div>
          <dt>業務管理者</dt>
          <dd>{operator.businessManager}</dd>
        </div>
      </dl>
    </section>
  )
}
