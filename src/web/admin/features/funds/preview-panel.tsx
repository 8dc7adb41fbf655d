import { toRfc3339 } from '../../../../domain/calendar.ts'
import { fundDraftProblems, type CompleteFundDraft } from '../../../../domain/fund-draft.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import { simulate } from '../../../../domain/simulator.ts'
import { FundCard } from '../../../features/fund/fund-card.tsx'
import { FundGallery } from '../../../features/fund/fund-gallery.tsx'
import type { Fund } from '../../../features/fund/fund-queries.ts'
import { FundSummaryCard } from '../../../features/fund/fund-summary.tsx'
import { RiskBlock } from '../../../features/fund/risk-block.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { Panel } from '../../ui/admin-page.tsx'
import { useFundEditor } from './fund-editor.ts'
import { draftOf } from './fund-form.ts'
import type { EditedFund } from './fund-queries.ts'
import { pictureUrls } from './picture-urls.ts'
import styles from './fund-edit.module.css'

/** The fund as the site's own queries would answer it, made of what stands in the form. */
function shownFund(fund: EditedFund, draft: CompleteFundDraft): Fund {
  const [main = '', ...others] = pictureUrls(fund, draft.pictures)
  const current = fund.documents.filter(({ replaced_at: replacedAt }) => replacedAt === null)
  return {
    id: fund.id,
    name: draft.name,
    detail: draft.detail,
    start_at: toRfc3339(draft.offeringStartAt),
    end_at: toRfc3339(draft.offeringEndAt),
    price_estate: draft.fundTotal,
    subordination_amount: draft.subordinatedAmount === 0 ? null : draft.subordinatedAmount,
    lower_invest: draft.minimumAmount,
    higher_invest: draft.maximumAmount,
    rimawari: draft.plannedRateBp / 100,
    rimawari_breakdown: draft.rateBreakdown.map(({ label, rateBp }) => ({ label, rate: rateBp / 100 })),
    unyo_term_month: draft.operationTermMonths,
    unyo_start_at: draft.operationStartOn,
    unyo_end_at: draft.operationEndOn,
    goal_type: draft.goal === 'all_in' ? 'Allin' : 'AllOrNothing',
    recruit_type: draft.offeringMethod === 'lottery' ? 'lottery' : 'firstCome',
    is_auto_continue: draft.autoRenewal,
    image_main: { url: main },
    images_sub: others.map((url) => ({ url })),
    stats: { paid_total: draft.subordinatedAmount, invest_total: draft.subordinatedAmount + fund.applied, held_total: 0, is_goaled: false },
    performance: { progress: '01:募集前', start_at: null, end_at: null, unyo_start_at: null, unyo_end_at: null, rimawari: null, payday: null, isFail: false },
    file: current.filter(({ kind }) => kind === 'other'),
    contracts: current.filter(({ kind }) => kind === 'pre_contract'),
    lottery_proof: null,
    schedule_before: null,
  }
}

function Example({ draft }: { draft: CompleteFundDraft }) {
  const { gross, tax, net } = simulate(yen(100_000), draft.plannedRateBp, draft.operationTermMonths).fund
  return <p className={styles.example}>10万円の出資で、分配金 {formatYen(gross)}（税引前）、源泉徴収 {formatYen(tax)}、税引後 {formatYen(net)}。</p>
}

/** How the public will see it: the site's own components, fed with what is being typed. Links and buttons in it do nothing. */
export function PreviewPanel() {
  const { fund, form } = useFundEditor()
  const draft = draftOf(form)
  const hasProblems = Object.keys(fundDraftProblems(draft)).length > 0
  if (hasProblems) return <Panel title="プレビュー"><p className={styles.hint}>入力に誤りがあるため、プレビューを表示できません。</p></Panel>
  const shown = shownFund(fund, draft)
  return (
    <Panel title="プレビュー" note="入力中の内容">
      <Tabs
        label="プレビュー"
        tabs={[
          { name: '一覧', content: <div inert className={styles.preview}><FundCard fund={shown} /></div> },
          {
            name: '詳細',
            content: (
              <div inert className={styles.preview}>
                <FundGallery name={shown.name} urls={pictureUrls(fund, draft.pictures)} />
                <FundSummaryCard fund={shown} action={null} />
                <RiskBlock fund={shown} />
              </div>
            ),
          },
        ]}
      />
      <Example draft={draft} />
    </Panel>
  )
}
