import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { COMPANY_BANK } from '../../../../domain/treasury/company-bank.ts'
import { ELIGIBILITY } from '../../../../domain/people/eligibility.ts'
import { useSite } from '../../../app/site/site-context.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Rows } from '../../../ui/card.tsx'
import { SectionTitle } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { DateTime, Money } from '../../../ui/money.tsx'
import { IdeaPicture } from './idea-picture.tsx'
import { MoneyApart } from './money-apart.tsx'
import styles from './home-page.module.css'

const steps: readonly { name: string; takes: string; text: string }[] = [
  { name: '会員登録', takes: '約5分', text: 'メールアドレスを確認し、お客さま情報を入力します。' },
  { name: '本人確認', takes: '約5分', text: 'スマートフォンと本人確認書類で、オンラインで行います。' },
  {
    name: 'お申し込み',
    takes: '書面の確認',
    text: '契約成立前書面をお読みのうえ、金額を選びます。先着と抽選があります。',
  },
  {
    name: 'ご契約とご入金',
    takes: '3日以内',
    text: `契約成立時書面をご確認のうえ、${COMPANY_BANK.name}の専用口座へお振り込みください。`,
  },
  {
    name: '分配金のお受け取り',
    takes: '運用終了の翌月末まで',
    text: '運用の報告をお届けし、分配金を登録口座へお支払いします。',
  },
]

function Hero({ isVisitor }: { isVisitor: boolean }) {
  const { brandName } = useSite()
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={`page-width ${styles.heroGrid}`}>
        <div>
          <h1 className={styles.heroTitle} id="hero-title" tabIndex={-1}>
            <span>小さな出資を</span>
            <span>縒り合わせ、</span>
            <span>ひとつの不動産に。</span>
          </h1>
          <p className={styles.lead}>
            {brandName}
            は、10万円から不動産に出資し、賃料と売却の代金から分配金を受け取る、不動産クラウドファンディングです。
          </p>
          <p className={styles.heroActions}>
            {isVisitor && (
              <LinkButton to="/regist" variant="filled" size="large">
                会員登録（無料）
              </LinkButton>
            )}
            <LinkButton to="/projects" variant={isVisitor ? 'outlined' : 'filled'} size="large">
              ファンドを見る
            </LinkButton>
          </p>
          <div className={styles.risk}>
            <p>
              <b>
                <Icon name="alert" size={20} />
                元本は保証されません
              </b>
            </p>
            <p>お申し込みの前に、契約成立前書面のリスクの説明を必ずお読みください。</p>
          </div>
        </div>
        <IdeaPicture />
      </div>
    </section>
  )
}

function Steps() {
  return (
    <div className={`below-fold ${styles.stepsPlace}`}>
      <section className={styles.stepsBand} aria-labelledby="steps-title">
        <div className="page-width">
          <SectionTitle id="steps-title" className={styles.sectionTitle}>
            お申し込みから分配金のお受け取りまで
          </SectionTitle>
          <ol className={styles.steps}>
            {steps.map(({ name, takes, text }, index) => (
              <li key={name}>
                <span className={styles.stepNumber} aria-hidden="true">
                  {index + 1}
                </span>
                <h3>
                  {name}
                  <span className={styles.takes}>{takes}</span>
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <div className={styles.stepsFoot}>
            <p>ご登録いただける方：{ELIGIBILITY}</p>
            <p>会員登録とお申し込みは無料です。ご入金の際の振込手数料は、お客さまのご負担です。</p>
            <p className={styles.stepsLinks}>
              <Link className="tap-link" to="/flow">
                ご利用の流れ
              </Link>
              <Link className="tap-link" to="/list">
                手数料の一覧
              </Link>
            </p>
          </div>
        </div>
      </section>
    </div>
  )
}

function Company() {
  const { companyName, licence, operator } = useSite()
  return (
    <section className={`page-width below-fold ${styles.section}`} aria-labelledby="company-title">
      <SectionTitle id="company-title" className={styles.sectionTitle}>
        運営する会社
      </SectionTitle>
      <Rows
        rows={[
          ['商号', companyName],
          ['登録', licence],
          ['代表者', operator.representative],
          ['業務管理者', operator.businessManager],
          ['資本金', <Money key="capital" yen={operator.capital} />],
          ['設立', <DateTime key="established" value={operator.establishedOn} format="yearDay" />],
        ]}
      />
      <p className={styles.more}>
        <Link to="/company">会社概要を見る</Link>
      </p>
    </section>
  )
}

/** `record`, `funds` and `questions` come from their own features; the page only gives them their place. */
export function HomePage({
  isVisitor,
  record,
  funds,
  questions,
}: {
  isVisitor: boolean
  record: ReactNode
  funds: ReactNode
  questions: ReactNode
}) {
  return (
    <>
      <Hero isVisitor={isVisitor} />
      {record}
      <section className={`page-width ${styles.section}`} aria-labelledby="funds-title">
        {funds}
      </section>
      <Steps />
      <MoneyApart />
      <Company />
      <section className={`page-width below-fold ${styles.section}`} aria-labelledby="questions-title">
        <SectionTitle id="questions-title" className={styles.sectionTitle}>
          よくある質問
        </SectionTitle>
        {questions}
        <p className={styles.more}>
          <Link to="/faq">すべての質問を見る</Link>
        </p>
      </section>
    </>
  )
}
