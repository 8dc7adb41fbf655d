import { useState } from 'react'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { DEALING_DECISIONS, type DealingDecision } from '../../../../../domain/back-office/dealing-watch/rule-words.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { shortTime } from '../../../ui/admin-format.ts'
import { useAct } from '../../../ui/use-act.tsx'
import { decideFindingDocument, type CaredMember } from './member-queries.ts'
import styles from './members.module.css'

type Finding = CaredMember['findings'][number]

function Decision({ finding, onChange }: { finding: Finding; onChange: () => void }) {
  const [reason, setReason] = useState('')
  const act = useAct(decideFindingDocument, {
    name: '疑わしい取引の判断',
    done: '判断を記録しました。',
    onDone: onChange,
  })
  const decide = (decision: DealingDecision) => void act.run({ input: { id: finding.id, decision, reason } })
  return (
    <details className={styles.more}>
      <summary>判断を記録する</summary>
      <div className={styles.form}>
        <TextArea
          label="判断の理由"
          hint="届出をする場合は、この文が届出の理由になります。後から変更はできません。"
          rows={2}
          value={reason}
          error={act.failure?.fields['reason']}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className={styles.choices}>
          <Button loading={act.busy} onClick={() => decide('dismissed')}>
            疑わしくない
          </Button>
          <Button variant="danger" loading={act.busy} onClick={() => decide('reported')}>
            届出をする
          </Button>
        </div>
      </div>
      {act.dialog}
    </details>
  )
}

/** What the nightly watch has found suspicious in his dealings, and what was decided about it. */
export function DealingPanel({ member, onChange }: { member: CaredMember; onChange: () => void }) {
  const now = useNow()
  if (member.findings.length === 0) return null
  const open = member.findings.filter(({ decision }) => decision === null)
  return (
    <Panel title="疑わしい取引の確認" note={open.length === 0 ? '確認済み' : `確認待ち${open.length}件`}>
      <div className={styles.stack}>
        <Notice tone="warning" title="会員や関係者に知らせてはいけません">
          届出をすることや、この確認の内容を伝えることは禁止されています（犯収法8条）。お問い合わせの回答やメールにも書かないでください。
        </Notice>
        <ul className={styles.records}>
          {member.findings.map((finding) => (
            <li key={finding.id}>
              <div className={styles.masked}>
                <b>{finding.rule}</b>
                {finding.decision === null ? (
                  <Tag tone="warning">確認待ち</Tag>
                ) : (
                  <Tag tone="done">{DEALING_DECISIONS[finding.decision]}</Tag>
                )}
              </div>
              <p>{finding.words}</p>
              <small>
                検出 <time dateTime={finding.found_at}>{shortTime(finding.found_at, now)}</time>
              </small>
              {finding.decision === null ? (
                <Decision finding={finding} onChange={onChange} />
              ) : (
                <p>
                  {finding.decided_by}　{finding.decided_at !== null && shortTime(finding.decided_at, now)}
                  <br />
                  {finding.reason}
                  {finding.decision === 'reported' && (
                    <>
                      <br />
                      <a href={`/admin/suspicious-dealings/${finding.id}.pdf`}>届出の下書き（PDF）</a>
                    </>
                  )}
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
