import { useMemo } from 'react'
import { Link } from 'react-router'
import { useLogin } from '../../../app/session/login.tsx'
import { useNow } from '../../../app/time/now.tsx'
import { useViewer } from '../../../app/session/viewer.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageTitle, SectionTitle } from '../../../ui/heading.tsx'
import { Money } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { LoadingText, Skeleton } from '../../../ui/skeleton.tsx'
import { FundPicture } from '../../funds/fund/fund-picture.tsx'
import { Tag, type TagTone } from '../../../ui/tag.tsx'
import { BeforeDraw } from './before-draw.tsx'
import type { PublishedDraw } from './check-draw.ts'
import { DrawCheck } from './draw-check.tsx'
import { DrawSteps } from './draw-steps.tsx'
import { DrawnResult } from './drawn-result.tsx'
import type { LotteryFund, LotteryInvest } from './lottery-queries.ts'
import { lotteryCapacity, lotteryStage, publishedDraw } from './lottery-stage.ts'
import { OrderTable, PublishedList } from './order-table.tsx'
import { RecipeCard } from './recipe-card.tsx'
import { SubstituteLog } from './substitute-log.tsx'
import { Upcoming } from './upcoming.tsx'
import { useDrawnRows, type DrawnRowsState } from './use-drawn-rows.ts'
import { WhatItProves } from './what-it-proves.tsx'
import styles from './lottery-page.module.css'

/** How the fund calls itself elsewhere. */
export interface FundWords {
  number: string | null
  title: string
  progress: { label: string; tone: TagTone }
}

export function LotteryPlaceholder() {
  return (
    <div className={`page-width ${styles.placeholder}`} aria-busy="true">
      <LoadingText />
      <Skeleton shape="block" />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="block" />
    </div>
  )
}

export function LotteryFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={`page-width ${styles.placeholder}`}>
      <PageTitle>抽選の確かめ方</PageTitle>
      <Notice tone="error" title="抽選の情報を読み込めませんでした。" live>
        <p>時間をおいて、もう一度お試しください。</p>
        <p>
          <Button size="small" onClick={onRetry}>
            もう一度読み込む
          </Button>
        </p>
      </Notice>
    </div>
  )
}

function FundStrip({ fund, words }: { fund: LotteryFund; words: FundWords }) {
  return (
    <Card className={styles.strip}>
      <FundPicture image={fund.image_main} isDecorative label="below" sizes="132px" />
      <div>
        <p className={styles.stripTags}>
          <Tag tone={words.progress.tone}>{words.progress.label}</Tag>
          <span className="caption-text">{words.number !== null && `${words.number}　`}抽選方式</span>
        </p>
        <Link to={`/projects/${fund.id}`}>{words.title}</Link>
        <p className="caption-text">
          募集総額 <Money yen={fund.price_estate} unit="manYen" />
          （うち抽選で決める当選の枠 <Money yen={lotteryCapacity(fund)} unit="manYen" />）
        </p>
      </div>
    </Card>
  )
}

function VisitorHint() {
  const { me, loading } = useViewer()
  const showLogin = useLogin()
  if (loading || me !== null) return null
  return (
    <div className={styles.hint}>
      <p className="small-text">
        申し込んだ方は、ログインするとご自分の結果をここで確かめられます。番号から探すには、
        <a href="#order">順番の一覧</a>をお使いください。
      </p>
      <Button size="small" onClick={showLogin}>
        ログイン
      </Button>
    </div>
  )
}

/** The way to check it after the draw: by a button here, or with other tools; then the order, row by row. */
function CheckSection({
  fund,
  published,
  rows,
  ownId,
}: {
  fund: LotteryFund
  published: PublishedDraw
  rows: DrawnRowsState
  ownId: string | null
}) {
  const list = typeof rows === 'string' ? null : rows
  const exampleId = ownId ?? list?.[0]?.investId ?? published.entries[0]?.investId ?? null
  return (
    <section className={styles.section} aria-labelledby="check-title">
      <SectionTitle id="check-title">自分で確かめる</SectionTitle>
      <p className={styles.sub}>専門の知識がなくても、ボタン一つで検算できます。</p>
      <div className={styles.checks}>
        <DrawCheck published={published} beaconUrl={fund.lottery_proof.beacon_url} />
        <RecipeCard fund={fund} published={published} exampleId={exampleId} />
      </div>
      {rows === 'insecure' && (
        <div className={styles.insecure}>
          <Notice title="順番を計算できないため、番号順に表示しています">
            <p>ブラウザーは、安全な接続（https）で開いた画面でだけ計算の機能を使えるようにしています。</p>
          </Notice>
        </div>
      )}
      {list !== null && list.length > 0 && <OrderTable rows={list} ownId={ownId} />}
      {(rows === 'insecure' || rows === 'impossible') && <PublishedList entries={published.entries} ownId={ownId} />}
    </section>
  )
}

/** Before the draw there is one thing to do: keep what is published, to compare it afterwards. */
function CheckLater({ isListed, hasRound }: { isListed: boolean; hasRound: boolean }) {
  const values = [
    'コミット値',
    ...(hasRound ? ['約束した公開の乱数の回'] : []),
    ...(isListed ? ['名簿のハッシュ値'] : []),
  ].join('と')
  return (
    <section className={styles.section} aria-labelledby="later-title">
      <SectionTitle id="later-title">自分で確かめる</SectionTitle>
      <p className={styles.sub}>抽選のあと、この画面のボタン一つで検算できます。</p>
      <Card className={styles.knowledge}>
        <h3>いまできること</h3>
        <ul>
          <li>
            {values}
            を書き留めるか、この画面を保存しておくと、抽選のあとで値が変わっていないことを、ご自分の控えと見比べられます
          </li>
          <li>
            申し込んだ方は、申し込み番号を控えておくと、名簿にご自分の申し込みがそのまま載っていることを確かめられます
          </li>
        </ul>
      </Card>
    </section>
  )
}

/** The public page on which anyone can check a draw: own result, how it works, the check, what it proves, how it looked before. */
export function LotteryPage({
  fund,
  words,
  application,
}: {
  fund: LotteryFund
  words: FundWords
  application: LotteryInvest | null
}) {
  const now = useNow()
  const stage = lotteryStage(fund, now)
  const published = useMemo(() => publishedDraw(fund), [fund])
  const rows = useDrawnRows(published)
  const ownId = application?.id ?? null
  const hasBeacon = fund.lottery_proof.beacon_round !== null
  const exampleRow = typeof rows === 'string' ? undefined : (rows.find(({ investId }) => investId === ownId) ?? rows[0])
  return (
    <div className={`page-width ${styles.page}`}>
      <FundStrip fund={fund} words={words} />
      <PageTitle>抽選の確かめ方</PageTitle>
      <p className={styles.lead}>
        当選の順番は、申し込みを締め切る前に封じた「種」{hasBeacon && 'と、締め切りのあとに発表される「公開の乱数」'}
        で決まります。計算の材料はすべて公開{stage === 'drawn' ? 'している' : 'する'}
        ので、どなたでも同じ結果になることを確かめられます。
      </p>
      {stage === 'drawn' ? (
        <DrawnResult fund={fund} rows={rows} application={application} visitorHint={<VisitorHint />} />
      ) : (
        <Upcoming fund={fund} stage={stage} application={application} now={now} />
      )}
      <DrawSteps
        fund={fund}
        stage={stage}
        example={exampleRow === undefined ? null : { row: exampleRow, isOwn: exampleRow.investId === ownId }}
      />
      {published === null ? (
        <CheckLater isListed={stage === 'listed'} hasRound={hasBeacon} />
      ) : (
        <CheckSection fund={fund} published={published} rows={rows} ownId={ownId} />
      )}
      {stage === 'drawn' && <SubstituteLog fund={fund} ownId={ownId} />}
      <WhatItProves hasBeacon={hasBeacon} />
      {stage === 'drawn' && <BeforeDraw fund={fund} />}
    </div>
  )
}
