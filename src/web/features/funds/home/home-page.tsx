import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ELIGIBILITY } from '../../../../domain/eligibility.ts'
import { useSite } from '../../../app/site-context.tsx'
import heroPicture from '../../../assets/hero.svg'
import { LinkButton } from '../../../ui/button.tsx'
import { SectionTitle } from '../../../ui/heading.tsx'
import { Thread } from '../../../ui/thread.tsx'
import { FeatureDrawing, type FeatureDrawingName } from './feature-drawing.tsx'
import { TwistedRope } from './twisted-rope.tsx'
import styles from './home-page.module.css'

const features: readonly { drawing: FeatureDrawingName; title: string; text: string }[] = [
  {
    drawing: 'threads',
    title: '10万円から、100万円まで',
    text: '出資は10万円単位です。お一人さまの上限を100万円とし、ひとつの物件に大きく偏らない投資を前提にしています。',
  },
  {
    drawing: 'layers',
    title: '運営会社も、先に負担する',
    text: '優先劣後のファンドでは運営会社も出資し、損失が出たときは先に負担します。それを超えた損失は、投資家の皆さまの負担です。',
  },
  {
    drawing: 'ledger',
    title: 'お金の流れが、見える',
    text: '入金も分配も1円単位で記録し、予定と実績を並べて公開します。抽選の結果は、どなたでも計算して確かめられます。',
  },
]

const steps = [
  ['会員登録', 'メールアドレスを確認し、お客さま情報を入力します。'],
  ['本人確認', 'スマートフォンと本人確認書類で、オンラインで行います。'],
  ['ファンドの申し込み', '書面を読んで、金額を選びます。先着と抽選があります。'],
  ['契約と入金', '契約成立時書面を確認し、期限までに振り込みます。'],
  ['運用と分配', '運用の報告が届き、分配金を登録口座で受け取ります。'],
] as const

function Hero({ isVisitor }: { isVisitor: boolean }) {
  const { brandName } = useSite()
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={`page-width ${styles.heroGrid}`}>
        <div>
          <h1 className={styles.heroTitle} id="hero-title" tabIndex={-1}>
            <span>一本の糸が、</span>
            <span>街と暮らしを結ぶ。</span>
          </h1>
          <p className={styles.lead}>
            {brandName}
            は、10万円から始める不動産クラウドファンディングです。一人ひとりの小さな出資を縒り合わせて、ひとつの物件を運用します。
          </p>
          <p className={styles.heroActions}>
            {isVisitor && (
              <LinkButton to="/regist" variant="filled" size="large">
                会員登録（無料）
              </LinkButton>
            )}
            <LinkButton to="/projects" variant={isVisitor ? 'quiet' : 'filled'} size="large">
              ファンドを見る
            </LinkButton>
          </p>
          <p className={styles.risk}>
            元本と分配は保証されません。お申し込みの前に、契約成立前書面のリスクの説明を必ずお読みください。
          </p>
        </div>
        <img className={styles.heroPicture} src={heroPicture} alt="" width={1200} height={800} fetchPriority="high" />
      </div>
      <Thread drawn className={styles.heroThread} />
    </section>
  )
}

function Explanation() {
  return (
    <section className={`page-width below-fold ${styles.section} ${styles.explanation}`} aria-labelledby="about-title">
      <div className={styles.about}>
        <div>
          <SectionTitle id="about-title" className={styles.sectionTitle}>
            細い糸を、縒り合わせる
          </SectionTitle>
          <p>
            ひとりでは手の届きにくい不動産も、大勢の小さな出資を合わせれば運用できます。集めた資金で物件を取得し、賃料や売却で得た収益を、出資額に応じて分配します。
          </p>
          <p>
            物件の選定から管理、売却までは運営会社が行い、投資家の皆さまに管理の手間はかかりません。管理などの費用は、賃料や売却の収入から支払います。
          </p>
        </div>
        <TwistedRope />
      </div>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature.title}>
            <FeatureDrawing name={feature.drawing} />
            <h3>{feature.title}</h3>
            <p>{feature.text}</p>
          </li>
        ))}
      </ul>
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
            {steps.map(([name, text], index) => (
              <li key={name}>
                <span className={styles.stepNumber} aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className={styles.more}>
            <Link to="/flow">ご利用の流れをくわしく見る</Link>
          </p>
        </div>
      </section>
    </div>
  )
}

function ClosingCall() {
  return (
    <section className={`page-width below-fold ${styles.section}`} aria-labelledby="closing-title">
      <div className={styles.closing}>
        <SectionTitle id="closing-title">はじめてのご出資へ</SectionTitle>
        <p>
          まずは無料の会員登録から。登録は約5分です。本人確認が完了すると、募集中のファンドにお申し込みいただけます。
        </p>
        <LinkButton to="/regist" variant="filled" size="large">
          会員登録（無料）
        </LinkButton>
        <p className="caption-text">ご登録いただける方：{ELIGIBILITY}元本と分配は保証されません。</p>
      </div>
    </section>
  )
}

/** `funds` and `questions` come from their own features; the page only gives them their place. */
export function HomePage({
  isVisitor,
  funds,
  questions,
}: {
  isVisitor: boolean
  funds: ReactNode
  questions: ReactNode
}) {
  return (
    <>
      <Hero isVisitor={isVisitor} />
      <section className={`page-width ${styles.section}`} aria-labelledby="funds-title">
        <SectionTitle id="funds-title" className={styles.sectionTitle}>
          ファンド
        </SectionTitle>
        {funds}
        <p className={styles.more}>
          <Link to="/projects">すべてのファンドを見る</Link>
        </p>
      </section>
      <Explanation />
      <Steps />
      <section className={`page-width below-fold ${styles.section}`} aria-labelledby="questions-title">
        <SectionTitle id="questions-title" className={styles.sectionTitle}>
          よくある質問
        </SectionTitle>
        {questions}
        <p className={styles.more}>
          <Link to="/faq">すべての質問を見る</Link>
        </p>
      </section>
      {isVisitor && <ClosingCall />}
    </>
  )
}
