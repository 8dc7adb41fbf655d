import { Notice } from '../../../../ui/notice.tsx'
import { Panel, TwoColumns } from '../../../ui/admin-page.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { FactStrip } from '../../../ui/facts.tsx'
import { AnswerChart } from './answer-chart.tsx'
import type { ShownReport } from './rehearsal-queries.ts'
import { checkWords, duration } from './rehearsal-words.ts'

/** What was measured, from the verdict to the figures behind it. */
export function RehearsalReport({ report }: { report: ShownReport }) {
  const refused = report.refused.reduce((sum, { count }) => sum + count, 0)
  const found = report.checks.filter((check) => check.found > 0)
  return (
    <>
      {found.length === 0 ? (
        <Notice tone="success" title="超過・二重・食い違いは、ひとつもありませんでした。" />
      ) : (
        <Notice tone="error" title="確認が必要な結果があります。">
          <p>{found.map(({ name }) => checkWords[name]).join('、')}</p>
        </Notice>
      )}
      <FactStrip
        facts={[
          {
            label: '受付',
            value: `${figure(report.accepted)}件`,
            note: `${figure(report.capacity)}円のうち${figure(report.taken)}円`,
          },
          { label: 'お断り', value: `${figure(refused)}件` },
          {
            label: '満額まで',
            value: report.sold_out_after === null ? '満額に届かず' : duration(report.sold_out_after),
          },
          { label: '半数の回答まで', value: duration(report.p50) },
          { label: '99％の回答まで', value: duration(report.p99) },
          { label: '最後の回答', value: duration(report.last_answer), note: `毎秒 ${figure(report.per_second)}件` },
        ]}
      />
      <Panel title="募集開始からの回答" note={`${duration(report.step)}ごとの件数`}>
        <AnswerChart report={report} />
      </Panel>
      <TwoColumns>
        <Panel title="お断りの理由" tight>
          <DataTable
            caption="お断りの理由"
            columns={[
              { name: '画面の文言', cell: ({ message }) => message },
              { name: '件数', align: 'right', cell: ({ count }) => figure(count) },
            ]}
            rows={report.refused}
            rowKey={({ message }) => message}
            empty="お断りはありません。"
          />
        </Panel>
        <Panel title="確かめたこと" tight>
          <DataTable
            caption="確かめたこと"
            columns={[
              { name: '起きてはならないこと', cell: ({ label }) => label },
              { name: '件数', align: 'right', cell: ({ count }) => figure(count) },
            ]}
            rows={[
              ...report.checks.map(({ name, found: count }) => ({ label: checkWords[name], count })),
              {
                label: `2回目のボタンへの違う回答（${figure(report.repeats)}回中）`,
                count: report.repeats - report.repeats_alike,
              },
            ]}
            rowKey={({ label }) => label}
            empty=""
            tone={({ count }) => (count > 0 ? 'refused' : undefined)}
          />
        </Panel>
      </TwoColumns>
    </>
  )
}
