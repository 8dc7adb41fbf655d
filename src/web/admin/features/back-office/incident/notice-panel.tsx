import { useState } from 'react'
import { useClient } from 'urql'
import { INCIDENT_NOTICES, type IncidentNoticeKind } from '../../../../../domain/back-office/incident.ts'
import { codesOf } from '../../../../../domain/tables/table.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { DenseArea, DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { fieldOfClock } from '../../../ui/japan-time-field.ts'
import { useAct } from '../../../ui/use-act.tsx'
import { draftDocument, proposeNoticeDocument, recordFilingDocument, type Incident } from './incident-queries.ts'
import styles from './incident.module.css'

/** Texts that leave the house: written from what is known, read over, and agreed on by two. */
export function NoticePanel({ incident, onDone }: { incident: Incident; onDone: () => void }) {
  const client = useClient()
  const [kind, setKind] = useState<IncidentNoticeKind>('preliminary')
  const [text, setText] = useState({ subject: '', body: '' })
  const act = useAct(proposeNoticeDocument, {
    name: '文面の提案',
    done:
      kind === 'people'
        ? '通知を提案しました。ほかの運営者が承認すると、対象の会員にメールを送ります。'
        : '報告の文面を提案しました。承認の後、委員会のサイトで提出してください。',
    onDone,
  })
  const draft = async () => {
    const { data } = await client
      .query(draftDocument, { id: incident.id, kind }, { requestPolicy: 'network-only' })
      .toPromise()
    const drafted = data?.adminIncident?.draft
    if (drafted !== undefined) setText(drafted)
  }
  const errors = act.failure?.fields ?? {}
  const reports = incident.agreed.filter((each) => each !== 'people' && !incident.filed.includes(each))
  return (
    <div className={styles.stack}>
      {reports.includes('preliminary') && <FilingForm incident={incident} kind="preliminary" onDone={onDone} />}
      {reports.includes('final') && <FilingForm incident={incident} kind="final" onDone={onDone} />}
      {!incident.is_closed && (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!act.busy) void act.run({ input: { id: incident.id, version: incident.version, kind, ...text } })
          }}
        >
          <DenseSelect
            label="文面"
            value={kind}
            onChange={({ target }) => {
              setKind(codesOf(INCIDENT_NOTICES).find((each) => each === target.value) ?? 'preliminary')
              setText({ subject: '', body: '' })
            }}
          >
            {codesOf(INCIDENT_NOTICES).map((each) => (
              <option key={each} value={each}>
                {INCIDENT_NOTICES[each]}
              </option>
            ))}
          </DenseSelect>
          <div className={styles.buttons}>
            <Button onClick={() => void draft()}>記録から下書きを作成する</Button>
          </div>
          <DenseInput
            label="件名"
            needed
            value={text.subject}
            error={errors['subject']}
            onChange={({ target }) => setText((old) => ({ ...old, subject: target.value }))}
          />
          <DenseArea
            label="本文"
            needed
            rows={14}
            value={text.body}
            error={errors['body']}
            onChange={({ target }) => setText((old) => ({ ...old, body: target.value }))}
          />
          {act.failure !== null && Object.keys(errors).length === 0 && (
            <Notice tone="error" title={act.failure.message} live />
          )}
          <div className={styles.buttons}>
            <Button type="submit" variant="filled" loading={act.busy}>
              {kind === 'people' ? `${figure(incident.untold)}人への通知を提案する` : '報告の文面を提案する'}
            </Button>
            {text.body !== '' && kind !== 'people' && <CopyButton value={text.body} name="本文" />}
          </div>
        </form>
      )}
      {act.dialog}
    </div>
  )
}

/** What was agreed on is filed at the commission's own site; here stands when, and under which number. */
function FilingForm({
  incident,
  kind,
  onDone,
}: {
  incident: Incident
  kind: 'preliminary' | 'final'
  onDone: () => void
}) {
  const now = useNow()
  const [filedOn, setFiledOn] = useState(() => fieldOfClock(now).slice(0, 10))
  const [reference, setReference] = useState('')
  const act = useAct(recordFilingDocument, { name: '提出の記録', done: '提出を記録しました。', onDone })
  const errors = act.failure?.fields ?? {}
  const name = INCIDENT_NOTICES[kind]
  return (
    <form
      className={styles.form}
      aria-label={`${name}の提出`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!act.busy) void act.run({ input: { id: incident.id, kind, filed_on: filedOn, reference } })
      }}
    >
      <p className={styles.text}>{name}の文面は承認済みです。委員会のサイトで提出した後、記録してください。</p>
      <div className={styles.pair}>
        <DenseInput
          label="提出日"
          needed
          type="date"
          value={filedOn}
          error={errors['filed_on']}
          onChange={({ target }) => setFiledOn(target.value)}
        />
        <DenseInput
          label="受付番号"
          value={reference}
          error={errors['reference']}
          onChange={({ target }) => setReference(target.value)}
        />
      </div>
      {act.failure !== null && Object.keys(errors).length === 0 && (
        <Notice tone="error" title={act.failure.message} live />
      )}
      <div className={styles.buttons}>
        <Button type="submit" loading={act.busy}>
          {name}の提出を記録する
        </Button>
      </div>
      {act.dialog}
    </form>
  )
}
