import { useState, type ReactNode } from 'react'
import {
  INCIDENT_DATA,
  INCIDENT_KINDS,
  REPORT_GROUNDS,
  type IncidentData,
  type IncidentKind,
  type ReportGround,
} from '../../../../../domain/back-office/incident.ts'
import { codesOf } from '../../../../../domain/tables/table.ts'
import { useNow } from '../../../../app/time/now.tsx'
import type { Failure } from '../../../../gql/errors.ts'
import type { VariablesOf } from '../../../../gql/graphql.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { DenseArea, DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { fieldOfClock, fieldOfInstant, instantOfField } from '../../../ui/japan-time-field.ts'
import type { Incident, recordIncidentDocument } from './incident-queries.ts'
import styles from './incident.module.css'

type Input = VariablesOf<typeof recordIncidentDocument>['input']

const texts = [
  { name: 'cause', label: '原因' },
  { name: 'further_harm', label: '二次被害またはそのおそれ' },
  { name: 'for_people', label: 'ご本人への対応' },
  { name: 'publication', label: '公表' },
  { name: 'measures', label: '再発防止のための措置' },
] as const

/** All that is known of an incident: the nine items that the commission asks for, each of which may be unknown for now. */
export function IncidentForm({
  incident = null,
  act,
  button,
  onSubmit,
}: {
  incident?: Incident | null
  act: { busy: boolean; failure: Failure | null; dialog: ReactNode }
  button: string
  onSubmit: (input: Input) => void
}) {
  const now = useNow()
  const [values, setValues] = useState(() => ({
    title: incident?.title ?? '',
    noticed_at: incident === null ? fieldOfClock(now) : fieldOfInstant(incident.noticed_at),
    happened_from: fieldOfInstant(incident?.happened_from ?? null),
    happened_until: fieldOfInstant(incident?.happened_until ?? null),
    summary: incident?.summary ?? '',
    people: String(incident?.people ?? ''),
    cause: incident?.cause ?? '',
    further_harm: incident?.further_harm ?? '',
    for_people: incident?.for_people ?? '',
    publication: incident?.publication ?? '',
    measures: incident?.measures ?? '',
  }))
  const [kind, setKind] = useState<IncidentKind>(incident?.kind ?? 'personal_data')
  const [data, setData] = useState<readonly IncidentData[]>(incident?.data ?? [])
  const [grounds, setGrounds] = useState<readonly ReportGround[]>(incident?.grounds ?? [])
  const [isClosed, setClosed] = useState(incident?.is_closed ?? false)
  const errors = act.failure?.fields ?? {}
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setValues((old) => ({ ...old, [name]: target.value })),
  })
  const isPersonal = kind === 'personal_data'
  const people = values.people.trim()
  const isReady = values.noticed_at !== '' && (people === '' || /^\d+$/.test(people))
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const { noticed_at: noticed, happened_from: from, happened_until: until, ...told } = values
        const noticedAt = instantOfField(noticed)
        if (act.busy || !isReady || noticedAt === null) return
        onSubmit({
          ...told,
          kind,
          noticed_at: noticedAt,
          happened_from: instantOfField(from),
          happened_until: instantOfField(until),
          people: people === '' ? null : Number(people),
          data: isPersonal ? [...data] : [],
          grounds: isPersonal ? [...grounds] : [],
          is_closed: isClosed,
        })
      }}
    >
      <div className={styles.pair}>
        <DenseInput label="件名" needed {...field('title')} />
        <DenseSelect
          label="種類"
          needed
          value={kind}
          error={errors['kind']}
          onChange={({ target }) => setKind(codesOf(INCIDENT_KINDS).find((each) => each === target.value) ?? 'other')}
        >
          {codesOf(INCIDENT_KINDS).map((each) => (
            <option key={each} value={each}>
              {INCIDENT_KINDS[each]}
            </option>
          ))}
        </DenseSelect>
      </div>
      <div className={styles.pair}>
        <DenseInput
          label="発覚した日時"
          needed
          type="datetime-local"
          hint="社内のだれかが知った時点。法令の期限は、この日を1日目として数えます。"
          {...field('noticed_at')}
        />
        <DenseInput label="発生（開始）" type="datetime-local" {...field('happened_from')} />
        <DenseInput label="発生（終了）" type="datetime-local" {...field('happened_until')} />
      </div>
      <DenseArea label="概要" needed rows={4} {...field('summary')} />
      {isPersonal && (
        <>
          <Choices
            label="対象の個人データ"
            words={INCIDENT_DATA}
            chosen={data}
            error={errors['data']}
            onChange={setData}
          />
          <Choices
            label="委員会への報告が必要な事由"
            hint="高度な暗号化などの措置を講じた個人データは、いずれにも当たりません（個人情報保護法施行規則7条）。"
            words={REPORT_GROUNDS}
            chosen={grounds}
            error={undefined}
            onChange={setGrounds}
          />
          <DenseInput
            label="本人の数"
            unit="人"
            width="count"
            inputMode="numeric"
            hint="分からない間は空欄にします。"
            {...field('people')}
          />
        </>
      )}
      {texts.map(({ name, label }) => (
        <DenseArea key={name} label={label} rows={2} {...field(name)} />
      ))}
      {incident !== null && (
        <Checkbox
          label="対応を終えたものとする"
          checked={isClosed}
          onChange={({ target }) => setClosed(target.checked)}
        />
      )}
      {act.failure !== null && Object.keys(errors).length === 0 && (
        <Notice tone="error" title={act.failure.message} live />
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="filled"
          loading={act.busy}
          notReady={isReady ? false : '発覚した日時と、本人の数（数字）をご確認ください。'}
        >
          {button}
        </Button>
      </div>
      {act.dialog}
    </form>
  )
}

function Choices<Code extends string>({
  label,
  hint,
  words,
  chosen,
  error,
  onChange,
}: {
  label: string
  hint?: string
  words: Readonly<Record<Code, string>>
  chosen: readonly Code[]
  error: string | undefined
  onChange: (chosen: readonly Code[]) => void
}) {
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {hint !== undefined && <p className={styles.text}>{hint}</p>}
      {codesOf(words).map((code) => (
        <Checkbox
          key={code}
          label={words[code]}
          checked={chosen.includes(code)}
          invalid={error !== undefined}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, code] : chosen.filter((each) => each !== code))
          }
        />
      ))}
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
