import { fundDraftProblems, type CompleteFundDraft } from '../../../../../domain/funds/fund-draft.ts'
import { formatYen, yen } from '../../../../../domain/money.ts'
import { simulate } from '../../../../../domain/investing/simulator.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { FundCard } from '../../../../features/funds/fund/fund-card.tsx'
import { FundGallery } from '../../../../features/funds/fund/fund-gallery.tsx'
import { FundInformation } from '../../../../features/funds/fund/fund-information.tsx'
import { FundSchedule } from '../../../../features/funds/fund/fund-schedule-section.tsx'
import { FundSummaryCard } from '../../../../features/funds/fund/fund-summary.tsx'
import { RiskBlock } from '../../../../features/funds/fund/risk-block.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { useFundEditor } from './fund-editor.ts'
import { draftOf } from './fund-form.ts'
import { MailPreview } from './mail-preview.tsx'
import { shownFund } from './shown-fund.ts'
import styles from './fund-edit.module.css'

function Example({ draft }: { draft: CompleteFundDraft }) {
  const { gross, tax, net } = simulate(yen(100_000), draft.plannedRateBp, draft.operationTermMonths).fund
  return (
    <p className={styles.example}>
      10万円の出資で、分配金 {formatYen(gross)}（税引前）、源泉徴収 {formatYen(tax)}、税引後 {formatYen(net)}。
    </p>
  )
}

/** How the public will see it: the site's own components, fed with what is being typed. Links and buttons in it do nothing. */
export function PreviewPanel() {
  const { fund, standing, form } = useFundEditor()
  const now = useNow()
  const draft = draftOf(form)
  const hasProblems = Object.keys(fundDraftProblems(draft)).length > 0
  if (hasProblems)
    return (
      <Panel title="プレビュー">
        <p className={styles.hint}>入力に誤りがあるため、プレビューを表示できません。</p>
      </Panel>
    )
  const shown = shownFund({ fund, standing, draft, now: new Date(now) })
  return (
    <Panel title="プレビュー" note="入力中の内容・いまの募集状況">
      <Tabs
        label="プレビュー"
        tabs={[
          {
            name: '一覧',
            content: (
              <div inert className={styles.preview}>
                <FundCard fund={shown} />
              </div>
            ),
          },
          {
            name: '詳細',
            content: (
              <div inert className={styles.preview}>
                <FundGallery images={[shown.image_main, ...shown.images_sub]} />
                <FundSummaryCard fund={shown} action={null} />
                <RiskBlock fund={shown} />
                <FundSchedule fund={shown} />
                <FundInformation fund={shown} />
              </div>
            ),
          },
          { name: 'メール', content: <MailPreview /> },
        ]}
      />
      <Example draft={draft} />
    </Panel>
  )
}
