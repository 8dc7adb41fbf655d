import { Link } from 'react-router'
import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { toFailure } from '../../../../gql/errors.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { LoadingText } from '../../../../ui/skeleton.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { DottedTrail, type TrailPoint } from '../../../ui/dotted-trail.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import styles from './lotteries.module.css'
import { recheckDocument, requestDrawDocument, type Draw, type Recheck } from './lottery-queries.ts'

function pointsOf(draw: Draw, now: number): TrailPoint[] {
  const mark = (hash: string | null) => (hash === null ? null : <code className={styles.hash}>{hash}</code>)
  return [
    { name: '種のコミット値を公開', when: '公開のとき', children: mark(draw.commitment), isAhead: false },
    {
      name: '名簿を確定し、ハッシュ値を公開',
      when: draw.listed_at === null ? '募集終了のとき' : shortTime(draw.listed_at, now),
      children: mark(draw.list_hash),
      isAhead: draw.listed_at === null,
    },
    {
      name: '公開の乱数',
      when: draw.beacon_at === null ? '使いません' : shortTime(draw.beacon_at, now),
      children: draw.beacon_round === null ? null : `drand quicknet ${draw.beacon_round}回目`,
      isAhead: draw.drawn_at === null,
    },
    {
      name: '抽選と結果の通知',
      when: draw.drawn_at === null ? `${shortTime(draw.draw_at, now)}（予定）` : shortTime(draw.drawn_at, now),
      children: null,
      isAhead: draw.drawn_at === null,
    },
  ]
}

const verdictWords = { right: '一致', wrong: '不一致', open: '—' } as const

function Checks({ checks }: Pick<Recheck, 'checks'>) {
  return (
    <ul className={styles.checks}>
      {checks.map(({ name, verdict, detail }) => (
        <li key={name} data-verdict={verdict}>
          <Icon name={verdict === 'right' ? 'check' : verdict === 'wrong' ? 'error' : 'circle'} size={16} />
          <div>
            <b>{name}</b>
            <small>{detail}</small>
          </div>
          <span>{verdictWords[verdict]}</span>
        </li>
      ))}
    </ul>
  )
}

function Protocol({ steps }: Pick<Recheck, 'steps'>) {
  return (
    <details className={styles.protocol}>
      <summary>抽選の記録（{steps.length}件、抽選の順）</summary>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="抽選の記録">
        <table>
          <thead>
            <tr>
              <th scope="col">順</th>
              <th scope="col">申込番号</th>
              <th scope="col">金額（円）</th>
              <th scope="col">結果</th>
              <th scope="col">残り（円）</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ number, amount, rank, won, left }, index) => (
              <tr key={number} data-won={won || undefined}>
                <td>{index + 1}</td>
                <th scope="row">
                  {number}
                  <code title={rank}>{rank.slice(0, 8)}</code>
                </th>
                <td>{figure(amount)}</td>
                <td>{won ? '当選' : '落選'}</td>
                <td>{figure(left)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

interface DrawPanelProps {
  draw: Draw
  onClose: () => void
  onChange: () => void
}

/** What was promised when, and whether everything comes out the same when it is computed once more. */
export function DrawPanel({ draw, onClose, onChange }: DrawPanelProps) {
  const now = useNow()
  const [{ data, error, fetching }, recheck] = useQuery({
    query: recheckDocument,
    variables: { project_id: draw.project_id },
    requestPolicy: 'network-only',
  })
  const result = data?.adminDrawRecheck
  const wrong = result?.checks.filter(({ verdict }) => verdict === 'wrong') ?? []
  return (
    <SidePanel title={draw.project_name} onClose={onClose} record={`fund:${draw.project_id}`}>
      <FactList
        facts={[
          { label: '申込', value: `${figure(draw.applications)}件　${figure(draw.amount)}円` },
          { label: '募集額', value: `${figure(draw.capacity)}円` },
          ...(draw.winners === null
            ? []
            : [{ label: '当選', value: `${figure(draw.winners)}件　${figure(draw.won ?? 0)}円` }]),
        ]}
      />
      <DottedTrail points={pointsOf(draw, now)} />
      {draw.state === 'late' && (
        <>
          <Notice tone="warning" title="抽選が遅れています">
            <p>
              公開の乱数を取得できないときは、取得できるまで待ちます。自動でも再試行しています。誰が始めても、結果は同じです。
            </p>
          </Notice>
          <AskedAct
            document={requestDrawDocument}
            variables={{ project_id: draw.project_id }}
            words={{ name: '抽選の再実行', done: '抽選を始めました。結果は、まもなく表示されます。', onDone: onChange }}
            button="いま抽選を試みる"
            question="抽選を行いますか"
            facts={[
              {
                label: '対象',
                value: (
                  <>
                    <b>{figure(draw.applications)}人</b>　<b>{figure(draw.amount)}円</b>
                  </>
                ),
              },
              { label: '募集額', value: `${figure(draw.capacity)}円` },
              { label: '知らせる人', value: `当選・落選の${figure(draw.applications)}人にメール` },
            ]}
            confirm="抽選を行う"
          >
            <p>公開の乱数が届いていれば、すぐに結果が決まります。結果は変えられません。</p>
          </AskedAct>
        </>
      )}
      {error !== undefined && <Notice tone="error" title={toFailure(error).message} />}
      {result === undefined && error === undefined && <LoadingText />}
      {result !== undefined && (
        <>
          {wrong.length > 0 && (
            <Notice tone="error" title="検算の結果が合いません" live>
              <p>入金の案内を停止して、原因を調べてください。</p>
            </Notice>
          )}
          <Checks checks={result.checks} />
          {result.steps.length > 0 && <Protocol steps={result.steps} />}
          <Button loading={fetching} onClick={() => recheck({ requestPolicy: 'network-only' })}>
            もう一度検算する
          </Button>
        </>
      )}
      <p className={styles.links}>
        <Link to={`/itoadmintool/applications?fund=${draw.project_id}`}>申込の一覧</Link>
        <a href={`/projects/${draw.project_id}/lottery`} target="_blank" rel="noopener">
          公開している確認ページ<span className="visually-hidden">（新しいタブ）</span>
        </a>
      </p>
    </SidePanel>
  )
}
