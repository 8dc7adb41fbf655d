import type { ReactNode } from 'react'
import { SectionTitle } from '../../../ui/heading.tsx'
import { DateTime, Money } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { DrawnRow } from './drawn-order.ts'
import { ValueBox } from '../../../ui/hex-value.tsx'
import type { LotteryFund } from './lottery-queries.ts'
import { drawDueAt, lotteryCapacity, roundAppearsAt, type LotteryStage } from './lottery-stage.ts'
import { ClosedList, OpenEnvelope, SealedEnvelope, SortedLots } from './step-drawings.tsx'
import { Instant } from './upcoming.tsx'
import styles from './draw-steps.module.css'

function Step({
  number,
  title,
  when,
  isDone,
  isSewnOn,
  drawing,
  children,
}: {
  number: number
  title: string
  when: ReactNode
  isDone: boolean
  isSewnOn: boolean
  drawing: ReactNode
  children: ReactNode
}) {
  return (
    <li className={styles.step} data-done={isDone || undefined} data-sewn={isSewnOn || undefined}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      {drawing}
      <h3>
        <span className="visually-hidden">手順{number}：</span>
        {title}
        {!isDone && <span className="visually-hidden">（これから）</span>}
      </h3>
      <p className={styles.when}>{when}</p>
      {children}
    </li>
  )
}

function PromisedRound({ round, url }: { round: number; url: string | null }) {
  return (
    <p className={styles.text}>
      あわせて、順番の計算に加える<b>公開の乱数</b>として<b className="no-break">第{round}回</b>
      <span className="no-break">
        （<Instant at={roundAppearsAt(round)} />
      </span>
      ごろに発表）を使うと約束しました。公開の乱数は、当社とは別の発表元が決まった間隔で発表する数字で、発表されるまでだれにも分かりません。
      {url !== null && (
        <>
          発表元：
          <a className={styles.address} href={url} target="_blank" rel="noreferrer">
            {url}
            <span className="visually-hidden">（新しいタブで開く）</span>
          </a>
        </>
      )}
    </p>
  )
}

function WithoutBeacon({ isDrawn }: { isDrawn: boolean }) {
  return (
    <div className={styles.notice}>
      <Notice title={`この抽選では、公開の乱数を${isDrawn ? '使っていません' : '使いません'}`}>
        <p>
          順番は、種と名簿だけで決まります。締め切りのあとに結果を変えられないことは同じように確かめられますが、種を知る立場の者が締め切り前の申し込みを加減していないことまでは、確かめられません。
        </p>
      </Notice>
    </div>
  )
}

function listWords(fund: LotteryFund): ReactNode {
  const { entries } = fund.lottery_proof
  if (entries === null) return '締め切ったときの申し込みを'
  const total = entries.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <>
      締め切ったときの申し込み<span className="no-break">{entries.length}件</span>（合計
      <Money yen={total} unit="manYen" />
      ）を
    </>
  )
}

/** Four steps on the thread, sewn solid as far as the draw has come; each with what was published by it. */
export function DrawSteps({
  fund,
  stage,
  example,
}: {
  fund: LotteryFund
  stage: LotteryStage
  example: { row: DrawnRow; isOwn: boolean } | null
}) {
  const proof = fund.lottery_proof
  const isDrawn = stage === 'drawn'
  const isListed = isDrawn || stage === 'listed'
  const hasBeacon = proof.beacon_round !== null
  const end = <DateTime value={fund.end_at} />
  const draw = (
    <>
      <Instant at={drawDueAt(fund)} />
      {isDrawn ? 'から' : '（予定）'}
    </>
  )
  return (
    <section className={styles.section} aria-labelledby="steps-title">
      <SectionTitle id="steps-title">抽選のしくみ</SectionTitle>
      <p className={styles.lead}>
        種と名簿を別々のときに確定させ、そのつど公開することで、あとから結果を変えられないようにしています。
      </p>
      <ol className={styles.steps}>
        <Step
          number={1}
          title="種を封じて、コミット値を公開する"
          when="募集を公開したとき"
          isDone
          isSewnOn={isListed}
          drawing={<SealedEnvelope />}
        >
          <p className={styles.text}>
            募集を公開するときに、無作為に作った長い数字（種）を封じ、種から計算した「コミット値」だけを公開しました。コミット値から種は分かりません。種を別のものに替えると、値が合わなくなります。
          </p>
          {proof.beacon_round !== null && <PromisedRound round={proof.beacon_round} url={proof.beacon_url} />}
          <ValueBox name="コミット値" technical="種のSHA-256" value={proof.commitment} />
          {!hasBeacon && <WithoutBeacon isDrawn={isDrawn} />}
        </Step>
        <Step
          number={2}
          title="名簿を締め切る"
          when={end}
          isDone={isListed}
          isSewnOn={isDrawn}
          drawing={<ClosedList />}
        >
          <p className={styles.text}>
            {listWords(fund)}、番号と金額だけの名簿にまとめ、名簿のハッシュ値を
            {isListed ? '公開しました' : '公開します'}。<span className="no-break">1件</span>
            でも足したり書き換えたりすると、値が変わります。
          </p>
          <ValueBox
            name="名簿のハッシュ値"
            technical="名簿のSHA-256"
            value={proof.list_hash}
            pending={<>{end}の締め切り後に公開します</>}
          />
        </Step>
        <Step
          number={3}
          title={hasBeacon ? '封を開けて、種と公開の乱数を明かす' : '封を開けて、種を公開する'}
          when={draw}
          isDone={isDrawn}
          isSewnOn={isDrawn}
          drawing={<OpenEnvelope />}
        >
          <p className={styles.text}>
            名簿が決まったあとで種を公開{isDrawn ? 'しました' : 'します'}
            。種からコミット値を計算すると、手順1の値と一致します。
            {hasBeacon &&
              `約束した回の公開の乱数も、ここで加え${isDrawn ? 'ました' : 'ます'}。締め切りのあとに発表される数字なので、種を知る立場の者にも順番は選べません。`}
          </p>
          <ValueBox name="種" technical="32バイト、16進" value={proof.seed} pending={<>抽選のときに公開します</>} />
          {hasBeacon && (
            <ValueBox
              name="公開の乱数"
              technical={`第${proof.beacon_round}回のrandomness`}
              value={proof.beacon}
              pending={<>抽選のときに公開します</>}
            />
          )}
        </Step>
        <Step
          number={4}
          title="順番を決めて、上から当選にする"
          when={draw}
          isDone={isDrawn}
          isSewnOn={false}
          drawing={<SortedLots />}
        >
          <p className={styles.text}>
            種・名簿のハッシュ値・{hasBeacon && '公開の乱数・'}申し込み番号を混ぜ合わせて、
            <span className="no-break">1件</span>
            ごとに「抽選値」を計算し、値の小さい順に並べます。先頭から見て、申し込み額の全額が当選の枠
            <span className="no-break">
              （<Money yen={lotteryCapacity(fund)} unit="manYen" />）
            </span>
            の残りに収まれば当選です。収まらない申し込みは飛ばして、次の申し込みを見ます。
          </p>
          {example !== null && (
            <ValueBox
              name={`${example.isOwn ? 'あなたの' : `${example.row.position}番目の`}抽選値`}
              technical={`申し込み番号${example.row.investId}、HMAC-SHA256`}
              value={example.row.rankHex}
            />
          )}
        </Step>
      </ol>
    </section>
  )
}
