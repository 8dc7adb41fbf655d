import { useClient } from 'urql'
import { INCIDENT_NOTICES, type IncidentNoticeKind } from '../../../../../domain/back-office/incident.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Options } from '../../../../ui/options.tsx'
import { ActForm, FieldRow, useActForm } from '../../../ui/act-form.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { DenseArea, DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { fieldOfClock } from '../../../ui/japan-time-field.ts'
import { draftDocument, proposeNoticeDocument, recordFilingDocument, type Incident } from './incident-queries.ts'
import styles from './incident.module.css'

const unwritten = { kind: 'preliminary' as IncidentNoticeKind, subject: '', body: '' }

/** Texts that leave the house: written from what is known, read over, and agreed on by two. */
export function NoticePanel({ incident, onDone }: { incident: Incident; onDone: () => void }) {
  const client = useClient()
  const form = useActForm(proposeNoticeDocument, {
    initial: unwritten,
    name: '文面の提案',
    done: (_, { kind }) =>
      kind === 'people'
        ? '通知を提案しました。ほかの運営者が承認すると、対象の会員にメールを送ります。'
        : '報告の文面を提案しました。承認の後、委員会のサイトで提出してください。',
    onDone,
    variables: (values) => ({ input: { id: incident.id, version: incident.version, ...values } }),
  })
  const { field } = form
  const { kind, body } = form.values
  const draft = async () => {
    const { data } = await client
      .query(draftDocument, { id: incident.id, kind }, { requestPolicy: 'network-only' })
      .toPromise()
    const drafted = data?.adminIncident?.draft
    if (drafted !== undefined) form.set({ subject: drafted.subject, body: drafted.body })
  }
  const reports = incident.agreed.filter((each) => each !== 'people' && !incident.filed.includes(each))
  return (
    <div className={styles.stack}>
      {reports.includes('preliminary') && <FilingForm incident={incident} kind="preliminary" onDone={onDone} />}
      {reports.includes('final') && <FilingForm incident={incident} kind="final" onDone={onDone} />}
      {!incident.is_closed && (
        <ActForm
          form={form}
          width="wide"
          button={kind === 'people' ? `${figure(incident.untold)}人への通知を提案する` : '報告の文面を提案する'}
          after={body !== '' && kind !== 'people' && <CopyButton value={body} name="本文" />}
        >
          <DenseSelect
            label="文面"
            {...field('kind')}
            onChange={({ target }) => form.set({ ...unwritten, kind: target.value as IncidentNoticeKind })}
          >
            <Options of={INCIDENT_NOTICES} />
          </DenseSelect>
          <div>
            <Button onClick={() => void draft()}>記録から下書きを作成する</Button>
          </div>
          <DenseInput label="件名" needed {...field('subject')} />
          <DenseArea label="本文" needed rows={14} {...field('body')} />
        </ActForm>
      )}
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
  const name = INCIDENT_NOTICES[kind]
  const form = useActForm(recordFilingDocument, {
    initial: { filed_on: fieldOfClock(now).slice(0, 10), reference: '' },
    name: '提出の記録',
    done: '提出を記録しました。',
    onDone,
    variables: (values) => ({ input: { id: incident.id, kind, ...values } }),
  })
  return (
    <ActForm form={form} label={`${name}の提出`} width="wide" variant="outlined" button={`${name}の提出を記録する`}>
      <p className={styles.text}>{name}の文面は承認済みです。委員会のサイトで提出した後、記録してください。</p>
      <FieldRow>
        <DenseInput label="提出日" needed type="date" {...form.field('filed_on')} />
        <DenseInput label="受付番号" {...form.field('reference')} />
      </FieldRow>
    </ActForm>
  )
}
