import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { DEALING_DECISIONS, type DealingDecision } from '../../../../../domain/back-office/dealing-watch/rule-words.ts'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { shortTime } from '../../../ui/admin-format.ts'
import { decideFindingDocument, type CaredMember } from './member-queries.ts'
import styles from './members.module.css'

type Finding = CaredMember['findings'][number]

const undecided = { decision: 'dismissed' as DealingDecision, reason: '' }

function Decision({ finding, onChange }: { finding: Finding; onChange: () => void }) {
  const form = useActForm(decideFindingDocument, {
    initial: undecided,
    name: '疑わしい取引の判断',
    done: '判断を記録しました。',
    onDone: onChange,
    variables: (values) => ({ input: { id: finding.id, ...values } }),
  })
  return (
    <details className={styles.more}>
      <summary>判断を記録する</summary>
      <ActForm
        form={form}
        variant="outlined"
        button="疑わしくない"
        after={
          <Button variant="danger" loading={form.busy} onClick={() => void form.send({ decision: 'reported' })}>
            届出をする
          </Button>
        }
      >
        <TextArea
          label="判断の理由"
          hint="届出をする場合は、この文が届出の理由になります。後から変更はできません。"
          rows={2}
          {...form.field('reason')}
        />
      </ActForm>
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
