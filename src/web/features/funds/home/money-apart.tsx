import { COMPANY_BANK } from '../../../../domain/treasury/company-bank.ts'
import { SectionTitle } from '../../../ui/heading.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './money-apart.module.css'

export function MoneyApart() {
  return (
    <section className={`page-width below-fold ${styles.section}`} aria-labelledby="money-apart-title">
      <SectionTitle id="money-apart-title" className={styles.title}>
        お金の分け方（分別管理）
      </SectionTitle>
      <MoneyApartPicture />
    </section>
  )
}

/** Whose money lies where; and, as large, that this is no trust. */
export function MoneyApartPicture() {
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        <div className={styles.member}>
          <b>お客さま</b>
          <span>ご本人の口座</span>
        </div>
        <div className={styles.arrow} aria-hidden="true" />
        <div className={styles.funds}>
          <b>出資金の口座</b>
          <Phrases text={COMPANY_BANK.name} />
          <ul>
            <li>ファンドAの帳簿</li>
            <li>ファンドBの帳簿</li>
            <li>ファンドCの帳簿</li>
          </ul>
        </div>
        <p className={styles.wall}>混ざりません</p>
        <div className={styles.company}>
          <b>当社の口座</b>
          <span>当社の経費の支払い</span>
        </div>
      </div>
      <ul className={styles.facts}>
        <li>
          <Icon name="check" size={20} />
          {`出資金は、${COMPANY_BANK.name}の口座に、当社の財産と分けて預け入れ、ファンドごとに帳簿を分けて管理します。`}
        </li>
        <li>
          <Icon name="check" size={20} />
          銀行の明細と帳簿を突き合わせ、1円でも合わないときは、お支払いを止めて原因を確かめます。
        </li>
        <li data-warning="">
          <Icon name="alert" size={20} />
          信託ではないため、当社が破綻したときは、出資金の返還が遅れたり、減ったりすることがあります。
        </li>
      </ul>
    </div>
  )
}
