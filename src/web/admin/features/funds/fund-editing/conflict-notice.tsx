import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { FundForm } from './fund-form.ts'
import type { EditedFund } from './fund-queries.ts'
import { mergeForms } from './merge-forms.ts'
import { Differences } from './versions-section.tsx'
import styles from './fund-edit.module.css'

const fieldWords: Readonly<Record<keyof FundForm, string>> = {
  name: 'ファンド名',
  offeringMethod: '募集方式',
  goal: '成立条件',
  fundTotal: '募集総額',
  subordinatedAmount: '劣後出資',
  minimumAmount: '最低出資額',
  maximumAmount: '最高出資額',
  rate: '予定分配率',
  rateParts: '予定分配率の内訳',
  termMonths: '運用期間',
  autoRenewal: '自動継続',
  hasWaitlist: 'キャンセル待ち',
  start: '募集開始',
  end: '募集終了',
  operationStartOn: '運用開始',
  operationEndOn: '運用終了',
  earlyAccessCode: '優先受付コード',
  facts: '物件の項目',
  remarks: '物件の説明',
  disclosure: '開示事項',
  pictures: '写真',
}

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
          あなたも変更した項目：<b>{collisions.map((name) => fieldWords[name]).join('、')}</b>
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
