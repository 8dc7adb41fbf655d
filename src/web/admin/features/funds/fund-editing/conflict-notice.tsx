import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { formLabels, type FundForm } from './fund-form.ts'
import type { EditedFund } from './fund-queries.ts'
import { mergeForms } from './merge-forms.ts'
import { Differences } from './versions-section.tsx'
import styles from './fund-edit.module.css'

interface ConflictNoticeProps {
  /** As I opened it, as I have it now, as a colleague has saved it. */
  base: FundForm
  mine: FundForm
  theirs: FundForm
  latest: EditedFund
  /** The version that I began with. */
  seen: number
  onMerge: (form: FundForm) => void
}

/** A colleague was quicker: what he changed, and a way to go on that loses neither his work nor mine. */
export function ConflictNotice({ base, mine, theirs, latest, seen, onMerge }: ConflictNoticeProps) {
  const later = latest.versions.filter(({ number }) => number > seen)
  const names = [...new Set(later.map(({ saved_by: by }) => by))].join('、')
  const { form, collisions } = mergeForms(base, mine, theirs)
  const takeTheirs = () => onMerge({ ...form, ...Object.fromEntries(collisions.map((name) => [name, theirs[name]])) })
  return (
    <Notice tone="warning" title={`${names}さんが先に保存しました（第${latest.version}版）`} live>
      <p>まだ何も上書きしていません。次の変更を取り込むと、続きを編集できます。</p>
      {later.map((version) => (
        <Differences key={version.number} changes={version.changes} />
      ))}
      {collisions.length > 0 && (
        <p>
          あなたも変更した項目：<b>{collisions.map((name) => formLabels[name]).join('、')}</b>
        </p>
      )}
      <p className={styles.choices}>
        <Button size="small" onClick={() => onMerge(form)}>
          {collisions.length === 0 ? '変更を取り込む' : '取り込む（重なる項目は自分の入力を残す）'}
        </Button>
        {collisions.length > 0 && (
          <Button size="small" onClick={takeTheirs}>
            取り込む（重なる項目は相手の入力にする）
          </Button>
        )}
      </p>
    </Notice>
  )
}
