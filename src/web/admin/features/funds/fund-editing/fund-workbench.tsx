import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { isGateOpen } from '../../../../../domain/funds/fund-gate.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { AdminPage } from '../../../ui/admin-page.tsx'
import { shortTime } from '../../../ui/admin-format.ts'
import { HistoryPanel } from '../../../ui/record-history.tsx'
import { useLeaveGuard } from '../../../ui/leave-guard.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { BasicsSection } from './basics-section.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { CreateFundDialog } from './create-fund-dialog.tsx'
import { DiscardedNotice, DiscardFund } from './discard-fund.tsx'
import { DisclosureSection } from './disclosure-section.tsx'
import { DocumentsSection } from './documents-section.tsx'
import { FundEditorContext, missingIn } from './fund-editor.ts'
import { formOf, toInput } from './fund-form.ts'
import { saveFundDocument, type EditedFund, type FundStanding, type OpenProposal } from './fund-queries.ts'
import { GatePanel } from './gate-panel.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { PropertySection } from './property-section.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { RelatedPanel } from './related-panel.tsx'
import { ScheduleSection } from './schedule-section.tsx'
import { useFundDraft, useGate } from './use-fund-draft.ts'
import { VersionsSection } from './versions-section.tsx'
import styles from './fund-edit.module.css'

const sections = [
  { id: 'basics', name: '基本情報' },
  { id: 'schedule', name: '日程' },
  { id: 'property', name: '物件' },
  { id: 'disclosure', name: '開示事項' },
  { id: 'pictures', name: '写真' },
  { id: 'documents', name: '書類' },
  { id: 'versions', name: '履歴' },
] as const

function SectionLinks({ counts }: { counts: (id: (typeof sections)[number]['id']) => number }) {
  return (
    <nav className={styles.sections} aria-label="項目">
      {sections.map(({ id, name }) => (
        <a key={id} href={`#${id}`}>
          {name}
          {counts(id) > 0 && <b>未入力 {counts(id)}</b>}
        </a>
      ))}
    </nav>
  )
}

function Waiting({ proposals }: { proposals: readonly OpenProposal[] }) {
  const now = useNow()
  return proposals.map((proposal) => (
    <Notice key={proposal.id} title="承認待ちの提案があります">
      <p>
        <Link to={`/itoadmintool/approvals?id=${proposal.id}`}>{proposal.title}</Link>（{proposal.proposed_by}
        {'　'}
        {shortTime(proposal.proposed_at, now)}）
      </p>
    </Notice>
  ))
}

interface FundWorkbenchProps {
  fund: EditedFund
  standing: FundStanding
  proposals: readonly OpenProposal[]
  reload: () => void
}

/** A reason that locks many fields is told once, above them; null where each field says its own. */
function usualReason(locked: EditedFund['locked']): string | null {
  const reasons = locked.map(({ reason }) => reason)
  return reasons.find((reason) => reasons.filter((each) => each === reason).length > 3) ?? null
}

/** The form on the left, what it still lacks and how the public will see it on the right. */
export function FundWorkbench({ fund, standing, proposals, reload }: FundWorkbenchProps) {
  const now = useNow()
  // Five screens and a page of the site: the first ones are laid out, and then the rest.
  const isWhole = useDeferredValue(true, false)
  const work = useFundDraft(fund)
  const { form, draft, isDirty, isBehind, problems, base } = work
  const gate = useGate(fund, draft)
  const [asking, setAsking] = useState<'publish' | 'change' | 'copy' | null>(null)
  const leave = useLeaveGuard(isDirty)
  const save = useAct(saveFundDocument, {
    name: 'ファンドの保存',
    done: '保存しました。',
    onDone: ({ adminSaveFund }) => {
      work.settle(adminSaveFund.version, form)
      reload()
    },
  })
  const locks = new Map(fund.locked.map(({ field, reason }) => [field, reason]))
  const usual = usualReason(fund.locked)
  const editor = {
    fund,
    standing,
    form,
    set: work.set,
    errorOf: (field: string) => problems[field] ?? save.failure?.fields[field],
    lockOf: (field: string) => (usual !== null && locks.get(field) === usual ? '変更できません。' : locks.get(field)),
    gate,
    reload,
  }
  const submit = async () => {
    if (!work.check()) return
    const saved = await save.run({ input: { id: fund.id, version: base.version, content: toInput(draft) } })
    if (saved === null) reload()
  }
  const latest = fund.versions[0]
  // What is said of publishing comes from the server: first it has to have been read anew.
  const isReady = isGateOpen(gate) && !isDirty && fund.version === base.version
  return (
    <FundEditorContext value={editor}>
      <AdminPage
        title={fund.content.name}
        parent={{ to: '/itoadmintool/funds', name: 'ファンド' }}
        note={
          <>
            <Tag tone={fund.is_published ? 'done' : 'waiting'}>
              {fund.is_published ? '公開中' : fund.is_discarded ? '削除済み' : '下書き'}・第{fund.version}版
            </Tag>
            {'　'}
            {isDirty ? (
              <b className={styles.unsaved}>保存していない変更があります</b>
            ) : (
              latest !== undefined && `${shortTime(latest.saved_at, now)} 保存・${latest.saved_by}`
            )}
          </>
        }
        actions={
          <>
            <Button onClick={() => setAsking('copy')} icon="copy">
              コピーして作る
            </Button>
            {fund.content.recruit_type !== 'lottery' && (
              <LinkButton to={`/itoadmintool/drills?fund=${fund.id}`}>リハーサル</LinkButton>
            )}
            <LinkButton href={`/projects/${fund.id}`} target="_blank" icon="external">
              {fund.is_published ? '公開ページを開く' : '保存した内容でプレビュー'}
            </LinkButton>
            {fund.is_published ? (
              <Button
                variant="filled"
                aria-disabled={!isDirty || isBehind}
                onClick={() => isDirty && !isBehind && work.check() && setAsking('change')}
              >
                変更の承認を依頼
              </Button>
            ) : fund.is_discarded ? null : (
              <>
                {proposals.length === 0 && <DiscardFund fund={fund} />}
                <Button
                  variant={isReady ? 'outlined' : 'filled'}
                  loading={save.busy}
                  aria-disabled={!isDirty || isBehind}
                  onClick={() => isDirty && !isBehind && void submit()}
                >
                  保存する
                </Button>
                <Button
                  variant={isReady ? 'filled' : 'outlined'}
                  aria-disabled={!isReady}
                  aria-describedby="gate-state"
                  onClick={() => isReady && setAsking('publish')}
                >
                  公開の承認を依頼
                </Button>
              </>
            )}
          </>
        }
      >
        <SectionLinks
          counts={(id) => (fund.is_published || id === 'pictures' || id === 'versions' ? 0 : missingIn(gate, id))}
        />
        {isBehind && (
          <ConflictNotice
            base={base.form}
            mine={form}
            theirs={formOf(fund)}
            latest={fund}
            seen={base.version}
            onMerge={work.merge}
          />
        )}
        <Waiting proposals={proposals} />
        {fund.is_discarded && <DiscardedNotice fund={fund} onRestored={reload} />}
        {fund.is_published && (
          <Notice title="公開中のファンドです">
            変更は、理由を添えて提案し、ほかの運営者が承認すると反映されます。
            {fund.applications > 0 &&
              `申込 ${fund.applications}件（${fund.applied.toLocaleString('ja-JP')}円）があります。`}
            {usual !== null && (
              <>
                <br />
                「変更できません」の項目は、{usual}
              </>
            )}
          </Notice>
        )}
        <div className={styles.columns}>
          <div className={styles.form}>
            <BasicsSection />
            <ScheduleSection />
            <PropertySection />
            <DisclosureSection />
            {isWhole && (
              <>
                <PicturesSection />
                <DocumentsSection />
                <VersionsSection />
                <HistoryPanel record={`fund:${fund.id}`} />
              </>
            )}
          </div>
          <div className={styles.side}>
            {fund.is_published && <RelatedPanel fund={fund} />}
            {!fund.is_published && (
              <div className={styles.gateSlot}>
                <GatePanel />
              </div>
            )}
            <div className={styles.previewSlot}>{isWhole && <PreviewPanel />}</div>
          </div>
        </div>
        <PublishDialog open={asking === 'publish'} onClose={() => setAsking(null)} onProposed={reload} />
        <ChangeDialog
          open={asking === 'change'}
          onClose={() => setAsking(null)}
          base={base}
          draft={draft}
          onProposed={() => {
            work.settle(base.version, base.form)
            reload()
          }}
        />
        <CreateFundDialog
          open={asking === 'copy'}
          onClose={() => setAsking(null)}
          copyOf={{ id: fund.id, name: fund.content.name }}
        />
        {save.dialog}
        {leave.dialog}
      </AdminPage>
    </FundEditorContext>
  )
}
